import ScreenModel
import ScreenReader

/// Keys for reading, for text, and of the interface itself.
extension Binding {
    static let reading: [Binding] = [
        Binding("a vo-a", .gesture(.readAll), .reading, "read all from here"),
        Binding("b vo-b", .gesture(.readFromTop), .reading, "read all from the top"),
        Binding("p", .gesture(.pause), .reading, "pause or go on speaking"),
        Binding("s vo-s", .gesture(.mute), .reading, "speech off or on"),
        Binding("c vo-f11", .gesture(.curtain), .reading, "screen curtain", on: .iOS),
        Binding("y vo-shift-c", .copySpeech, .reading, "copy what was spoken last"),
        Binding("n", .more, .reading, "more of a long text, then its beginning"),
        Binding("vo-l", .gesture(.read(.line)), .reading, "read the line"),
        Binding("vo-w", .gesture(.read(.word)), .reading, "read the word"),
        Binding("vo-c", .gesture(.read(.character)), .reading, "read the character", on: .iOS),
        Binding(
            "vo-shift-l", .gesture(.read(.description)), .reading, "describe the item", on: .iOS),
        Binding(
            "vo-shift--", .gesture(.watchItem), .reading, "tell the item's changes from anywhere",
            on: .iOS),
        Binding("vo-/", .labelItem, .reading, "a label of your own", on: .iOS),
        Binding("vo-f6", .gesture(.read(.selection)), .reading, "read the selected text"),
        Binding("vo-shift-n", .gesture(.read(.hint)), .reading, "read the hint"),
        Binding("vo-r", .gesture(.read(.rowHeader)), .reading, "read the row's header"),
        Binding("vo-shift-t", .gesture(.read(.rowAndColumn)), .reading, "read row and column"),
        Binding("vo-shift-u", .gesture(.read(.url)), .reading, "read the address"),
        Binding(
            "d vo-f3", .gesture(.read(.summary)), .reading,
            "read the item summary; macOS: what the item is"),
        Binding(
            "D vo-f4", .gesture(.read(.focus)), .reading,
            "what has the keyboard focus, or is edited"),
    ]

    static let text: [Binding] =
        [
            Binding(
                "backspace", .gesture(.delete(.previous)), .text,
                "delete the character before the insertion point"),
            Binding("delete", .gesture(.delete(.next)), .text, "delete the character behind it"),
            Binding(
                "vo-enter", .gesture(.toggleSelecting), .text,
                "begin or end selecting with each step"),
        ]
        + [
            ("vo-shift-right", "vo-shift-left", TextUnit.character, Platform.iOS),
            ("vo-cmd-a", "vo-cmd-shift-a", .word, nil),
            ("vo-cmd-pagedown", "vo-cmd-pageup", .sentence, nil),
            ("vo-shift-pagedown", "vo-shift-pageup", .paragraph, nil),
        ].flatMap { (next: String, previous: String, unit: TextUnit, platform: Platform?) in
            [
                Binding(
                    next, .gesture(.moveInText(unit, .next)), .text, "next \(unit)", on: platform),
                Binding(
                    previous, .gesture(.moveInText(unit, .previous)), .text, "previous \(unit)",
                    on: platform),
            ]
        } + [
            search(.misspelledWords, .next, "vo-cmd-e", .text),
            search(.misspelledWords, .previous, "vo-cmd-shift-e", .text),
        ]

    static let interface: [Binding] = [
        Binding("vo-k", .gesture(.startHelp), .interface, "start help"),
        Binding("? f1", .help, .interface, "these keys"),
        Binding(
            ": f2", .commandLine, .interface,
            "command line: a verb, set NAME=VALUE, a key's words or q"),
        Binding(
            "V vo-v vo-f8", .settings, .interface,
            "verbosity and all settings: Enter, the next value"),
        Binding("w", .why, .interface, "why: where each word comes from"),
        Binding("z", .toggleSketch, .interface, "outline or sketch of the screen"),
        Binding(".", .toggleSkipped, .interface, "show or hide what VoiceOver skips"),
        Binding("C", .toggleCosts, .interface, "costs: how many gestures lead to each stop"),
        Binding("P", .togglePresenter, .interface, "presenter: nothing but the speech, large"),
        Binding("v", .toggleStacked, .interface, "panes side by side or one above the other"),
        Binding("e", .toggleError, .interface, "error of the file; else its warnings and notes"),
        Binding("u", .takeBack, .interface, "take the last gesture back"),
        Binding("U", .takeAgain, .interface, "do what was taken back again"),
        Binding("R", .record, .interface, "record a rehearsal of what is done, or end that"),
        Binding("ctrl-r", .reload, .interface, "read the file again"),
        Binding("ctrl-l", .repaint, .interface, "draw everything again"),
        Binding("ctrl-z", .suspend, .interface, "suspend"),
        Binding("q", .quit, .interface, "quit"),
        Binding("ctrl-c", .interrupt, .interface, "quit with status 130"),
    ]
}
