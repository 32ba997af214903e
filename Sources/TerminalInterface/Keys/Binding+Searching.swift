import ScreenReader

/// Keys that search by kind.
extension Binding {
    static let searching: [Binding] = [
        ("h", RotorOption.headings, "heading"), ("l", .links, "link"),
        ("j", .formControls, "control"), ("g", .images, "image"), ("t", .tables, "table"),
        ("x", .lists, "list"),
    ].flatMap { letter, option, word in
        [
            Binding(
                "\(letter) vo-cmd-\(letter)", .gesture(.search(option, .next)), .searching,
                "next \(word)"),
            Binding(
                "shift-\(letter) vo-cmd-shift-\(letter)", .gesture(.search(option, .previous)),
                .searching, "previous \(word)"),
        ]
    }

    /// Searches whose letters are verbs of their own here: by VoiceOver's chords alone.
    static let chordSearching: [Binding] = [
        ("m", RotorOption.sameHeadingLevel, "same heading"),
        ("v", .visitedLinks, "visited link"), ("s", .sameItem, "same item"),
        ("d", .differentItem, "different item"), ("b", .system("boldText"), "bold text"),
        ("i", .system("italicText"), "italic text"),
        ("u", .system("underlineText"), "underlined text"),
    ].flatMap { letter, option, word in
        [
            Binding(
                "vo-cmd-\(letter)", .gesture(.search(option, .next)), .searching, "next \(word)"),
            Binding(
                "vo-cmd-shift-\(letter)", .gesture(.search(option, .previous)), .searching,
                "previous \(word)"),
        ]
    }
}
