import ScreenReader

/// The keys of one command, and its words: the one table behind input, the help overlay, the
/// bottom line and the documentation.
///
/// To add a key: a line in one of the lists. A test holds that no key is bound twice.
public struct Binding: Sendable {
    /// The sections of the help, by their titles.
    public enum Group: String, Sendable, CaseIterable {
        case moving = "Moving"
        case rotor = "Rotor"
        case acting = "Acting"
        case reading = "Reading and speech"
        case text = "Text"
        case searching = "Next and, with Shift, previous"
        case interface = "earshot itself"
    }

    /// The one to show first.
    public let keys: [Key]
    public let command: Command
    public let group: Group
    public let words: String

    init(_ names: String, _ command: Command, _ group: Group, _ words: String) {
        keys = (try? Key.sequence(names)) ?? []
        self.command = command
        self.group = group
        self.words = words
    }

    /// What the lines of the table cannot say, for help.
    public static let notes = [
        "While a text is edited keys type into it; Esc ends that.",
        "A number and Enter touch the stop of that number.",
        "vo- stands for Control-Option, cmd- for Command.",
        "In --keys a text in double quotes is typed: ': \"touch #pay\" enter'.",
    ]

    public static let all =
        moving + rotor + acting + reading + text + searching + chordSearching + interface

    /// VoiceOver's own chords (Control-Option held) are those of an iPhone's keyboard, read off
    /// iOS 14; plain arrows work as with Quick Nav on.
    private static let moving: [Binding] = [
        Binding("right vo-right", .gesture(.swipe(.right)), .moving, "next item (swipe right)"),
        Binding("left vo-left", .gesture(.swipe(.left)), .moving, "previous item (swipe left)"),
        Binding("home vo-home", .gesture(.firstItem), .moving, "first item"),
        Binding("end vo-end", .gesture(.lastItem), .moving, "last item"),
        Binding(
            "shift-down i vo-shift-down", .gesture(.moveIn), .moving,
            "into the container (macOS: interact)"),
        Binding(
            "shift-up o vo-shift-up", .gesture(.moveOut), .moving,
            "out of the container (macOS: stop interacting)"),
        Binding(
            "pagedown", .gesture(.scroll(.down)), .moving,
            "scroll down (three fingers up)"),
        Binding(
            "pageup", .gesture(.scroll(.up)), .moving, "scroll up (three fingers down)"),
        Binding("<", .gesture(.scroll(.left)), .moving, "scroll left (three fingers right)"),
        Binding(">", .gesture(.scroll(.right)), .moving, "scroll right (three fingers left)"),
        Binding("vo-shift-home", .gesture(.topOfContainer), .moving, "top of the container"),
        Binding("vo-shift-end", .gesture(.bottomOfContainer), .moving, "bottom of the container"),
        Binding("vo-j", .gesture(.linkedItem), .moving, "linked item"),
        Binding("vo-m", .gesture(.statusBar), .moving, "status bar"),
        Binding(
            "k vo-shift-f4", .gesture(.cursorToFocus), .moving, "macOS: cursor to keyboard focus"),
        Binding(
            "K vo-cmd-f4", .gesture(.focusToCursor), .moving, "macOS: keyboard focus to cursor"),
        Binding("Q", .gesture(.quickNav), .moving, "macOS: arrow Quick Nav on or off"),
        Binding("vo-q", .gesture(.singleKeyQuickNav), .moving, "macOS: single-key Quick Nav"),
        Binding(
            "W", .gesture(.webNavigation), .moving, "macOS: web content by groups or in DOM order"),
        Binding("I vo-i", .itemChooser, .moving, "item chooser: a list of all items"),
    ]

    private static let rotor: [Binding] = [
        Binding(
            "down vo-down vo-cmd-down", .gesture(.swipe(.down)), .rotor,
            "next rotor item, or decrement (swipe down)"),
        Binding(
            "up vo-up vo-cmd-up", .gesture(.swipe(.up)), .rotor,
            "previous rotor item, or increment (swipe up)"),
        Binding("] tab vo-cmd-right", .gesture(.rotor(.next)), .rotor, "next rotor option"),
        Binding(
            "[ shift-tab vo-cmd-left", .gesture(.rotor(.previous)), .rotor,
            "previous rotor option"),
        Binding(
            "r vo-u", .rotorMenu, .rotor,
            "rotor: a list of its options; macOS: its menu, with the arrows, enter and esc"),
    ]

    private static let acting: [Binding] = [
        Binding("enter space vo-space", .gesture(.doubleTap), .acting, "activate (double tap)"),
        Binding("m vo--", .gesture(.magicTap), .acting, "magic tap"),
        Binding("esc ` vo-`", .gesture(.scrub), .acting, "go back, dismiss (scrub)"),
        Binding("M vo-shift-m", .gesture(.tripleTap), .acting, "long press (triple tap)"),
        Binding("A vo-cmd-space", .actionsMenu, .acting, "actions: a list of them"),
    ]

    private static let reading: [Binding] = [
        Binding("a vo-a", .gesture(.readAll), .reading, "read all from here"),
        Binding("b vo-b", .gesture(.readFromTop), .reading, "read all from the top"),
        Binding("p", .gesture(.pause), .reading, "pause or go on speaking"),
        Binding("s vo-s", .gesture(.mute), .reading, "speech off or on"),
        Binding("c vo-f11", .gesture(.curtain), .reading, "screen curtain"),
        Binding("y vo-shift-c", .copySpeech, .reading, "copy what was spoken last"),
        Binding("n", .more, .reading, "more of a long text, then its beginning"),
        Binding("vo-l", .gesture(.read(.line)), .reading, "read the line"),
        Binding("vo-w", .gesture(.read(.word)), .reading, "read the word"),
        Binding("vo-c", .gesture(.read(.character)), .reading, "read the character"),
        Binding("vo-f6", .gesture(.read(.selection)), .reading, "read the selected text"),
        Binding("vo-shift-n", .gesture(.read(.hint)), .reading, "read the hint"),
        Binding("vo-r", .gesture(.read(.rowHeader)), .reading, "read the row's header"),
        Binding("vo-shift-t", .gesture(.read(.rowAndColumn)), .reading, "read row and column"),
        Binding("vo-shift-u", .gesture(.read(.url)), .reading, "read the address"),
        Binding(
            "d vo-f3", .gesture(.read(.summary)), .reading,
            "read the item summary; macOS: what the item is"),
        Binding(
            "D vo-f4", .gesture(.read(.focus)), .reading, "macOS: what has the keyboard focus"),
    ]

    private static let text: [Binding] =
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
            ("vo-shift-right", "vo-shift-left", TextUnit.character),
            ("vo-cmd-a", "vo-cmd-shift-a", .word),
            ("vo-cmd-pagedown", "vo-cmd-pageup", .sentence),
            ("vo-shift-pagedown", "vo-shift-pageup", .paragraph),
        ].flatMap { next, previous, unit in
            [
                Binding(next, .gesture(.moveInText(unit, .next)), .text, "next \(unit)"),
                Binding(
                    previous, .gesture(.moveInText(unit, .previous)), .text, "previous \(unit)"),
            ]
        } + [
            search(.misspelledWords, .next, "vo-cmd-e", .text),
            search(.misspelledWords, .previous, "vo-cmd-shift-e", .text),
        ]

    private static let searching: [Binding] = [
        ("h", RotorOption.headings), ("l", .links), ("j", .formControls), ("g", .images),
        ("t", .tables), ("x", .lists),
    ].flatMap { letter, option in
        [
            search(option, .next, "\(letter) vo-cmd-\(letter)"),
            search(option, .previous, "shift-\(letter) vo-cmd-shift-\(letter)"),
        ]
    }

    /// Searches whose letters are verbs of their own here: by VoiceOver's chords alone.
    private static let chordSearching: [Binding] = [
        ("m", RotorOption.sameHeadingLevel), ("v", .visitedLinks), ("s", .sameItem),
        ("d", .differentItem),
    ].flatMap { letter, option in
        [
            search(option, .next, "vo-cmd-\(letter)"),
            search(option, .previous, "vo-cmd-shift-\(letter)"),
        ]
    }

    private static func search(
        _ option: RotorOption, _ direction: SearchDirection, _ keys: String,
        _ group: Group = .searching
    ) -> Binding {
        let gesture = Gesture.search(option, direction)
        return Binding(keys, .gesture(gesture), group, gesture.name)
    }

    private static let interface: [Binding] = [
        Binding("vo-k", .gesture(.startHelp), .interface, "start help"),
        Binding("? f1", .help, .interface, "these keys"),
        Binding(
            ": f2", .commandLine, .interface,
            "command line: a verb, set NAME=VALUE, a key's words or q"),
        Binding(
            "V vo-v", .settings, .interface, "verbosity and all settings: Enter, the next value"),
        Binding("w", .why, .interface, "why: where each word comes from"),
        Binding("z", .toggleSketch, .interface, "outline or sketch of the screen"),
        Binding(".", .toggleSkipped, .interface, "show or hide what VoiceOver skips"),
        Binding("P", .togglePresenter, .interface, "presenter: nothing but the speech, large"),
        Binding("v", .toggleStacked, .interface, "panes side by side or one above the other"),
        Binding("e", .toggleError, .interface, "error of the file; else its warnings and notes"),
        Binding("u", .takeBack, .interface, "take the last gesture back"),
        Binding("U", .takeAgain, .interface, "do what was taken back again"),
        Binding("ctrl-r", .reload, .interface, "read the file again"),
        Binding("ctrl-l", .repaint, .interface, "draw everything again"),
        Binding("ctrl-z", .suspend, .interface, "suspend"),
        Binding("q", .quit, .interface, "quit"),
        Binding("ctrl-c", .interrupt, .interface, "quit with status 130"),
    ]
}
