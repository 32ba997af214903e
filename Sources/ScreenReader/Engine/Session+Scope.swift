import ScreenModel

extension Session {
    /// What was presented over the screen: all that can be walked lies in it. Else the root.
    public var scope: ElementIndex { reader.scene.scope }
}
