import ScreenModel

extension Session {
    /// The containers of the present scope that mean something to VoiceOver, outer ones first.
    public var containers: [ElementIndex] {
        reader.scene.order.containers.filter(\.isOffered).map(\.element)
    }
}
