import ScreenModel

extension Session {
    /// The app's actions of the focused element, with those of the parts that it combines.
    public var actions: [CustomAction] {
        cursor.flatMap { reader.scene.element(at: $0).extras.actions } ?? []
    }
}
