extension SoundToken {
    /// Whether the speech that comes with it tells the same: moving and turning the rotor.
    public var isOfMoving: Bool {
        switch self {
        case .tick, .container, .cursor, .rotorNext, .rotorPrevious: true
        default: false
        }
    }
}
