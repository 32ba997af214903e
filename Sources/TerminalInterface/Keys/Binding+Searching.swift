import ScreenReader

/// Keys that search by kind.
extension Binding {
    static let searching: [Binding] = [
        ("h", RotorOption.headings), ("l", .links), ("j", .formControls), ("g", .images),
        ("t", .tables), ("x", .lists),
    ].flatMap { letter, option in
        [
            search(option, .next, "\(letter) vo-cmd-\(letter)"),
            search(option, .previous, "shift-\(letter) vo-cmd-shift-\(letter)"),
        ]
    }

    /// Searches whose letters are verbs of their own here: by VoiceOver's chords alone.
    static let chordSearching: [Binding] = [
        ("m", RotorOption.sameHeadingLevel), ("v", .visitedLinks), ("s", .sameItem),
        ("d", .differentItem), ("b", .system("boldText")), ("i", .system("italicText")),
        ("u", .system("underlineText")),
    ].flatMap { letter, option in
        [
            search(option, .next, "vo-cmd-\(letter)"),
            search(option, .previous, "vo-cmd-shift-\(letter)"),
        ]
    }

    static func search(
        _ option: RotorOption, _ direction: SearchDirection, _ keys: String,
        _ group: Group = .searching
    ) -> Binding {
        let gesture = Gesture.search(option, direction)
        return Binding(keys, .gesture(gesture), group, gesture.name)
    }
}
