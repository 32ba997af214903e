/// A key as the interface knows it, however the terminal spelled it.
public struct Key: Hashable, Sendable {
    /// What is pressed, whatever is held with it.
    public enum Base: Hashable, Sendable {
        case character(Character)
        case right, left, up, down
        case enter, space, tab, escape, home, end, pageUp, pageDown, backspace, delete
        /// 1 to 12.
        case function(Int)
    }

    /// What is held with it.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let shift = Modifiers(rawValue: 1)
        public static let control = Modifiers(rawValue: 2)
        /// VoiceOver's own modifier: Control and Option held.
        public static let voiceOver = Modifiers(rawValue: 4)
        public static let command = Modifiers(rawValue: 8)
    }

    public var base: Base
    public var modifiers: Modifiers

    public init(_ base: Base, _ modifiers: Modifiers = []) {
        self.base = base
        self.modifiers = modifiers
    }
}
