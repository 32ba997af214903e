import ScreenModel

/// A menu of VoiceOver's on the Mac that is open: the rotor with one of its lists, or the actions
/// of an element.
struct MacMenu: Sendable {
    enum Source: Sendable {
        /// All stops of the screen.
        case stops
        case items([CustomRotor.Item])
        case actions([CustomAction])
    }

    /// The list of the rotor; nil for actions.
    let option: RotorOption?
    let source: Source
    /// The places in the source of all entries.
    private let all: [Int32]
    /// Of those that hold what was typed.
    private(set) var entries: [Int32]
    private(set) var typed = ""
    var place = 0
    /// Of the scene that it was made for.
    let revision: Int

    init(option: RotorOption?, source: Source, entries: [Int32], revision: Int) {
        self.option = option
        self.source = source
        all = entries
        self.entries = entries
        self.revision = revision
    }

    /// Leaves the entries that `holds` finds the text in. False where there is none: then nothing
    /// changes.
    mutating func narrow(to text: String, _ holds: (Int32) -> Bool) -> Bool {
        // A longer text can only match less.
        let candidates = text.hasPrefix(typed) ? entries : all
        let found = text.isEmpty ? all : candidates.filter(holds)
        guard !found.isEmpty else { return false }
        entries = found
        typed = text
        place = 0
        return true
    }
}
