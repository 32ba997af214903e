import ScreenModel

/// The verbs, in the order of help.
extension GestureVerb {
    public static let all: [GestureVerb] = moving + acting + rotor + reading + text + mac

    private static let moving: [GestureVerb] = [
        GestureVerb("swipe right", .swipe(.right), "next item"),
        GestureVerb("swipe left", .swipe(.left), "previous item"),
        GestureVerb("swipe down", .swipe(.down), "next of what the rotor is on"),
        GestureVerb("swipe up", .swipe(.up), "previous of what the rotor is on; more of a value"),
        GestureVerb("move forward", .swipe(.right), "next item"),
        GestureVerb("move backward", .swipe(.left), "previous item"),
        GestureVerb("move in", .moveIn, "into the container"),
        GestureVerb("move out", .moveOut, "out of the container"),
        GestureVerb("interact", .moveIn, "macOS: into the container, or with the slider"),
        GestureVerb("stop interacting", .moveOut, "macOS: out of the container"),
        GestureVerb(
            "first item", .firstItem, "the first item of the screen; macOS: of the container"),
        GestureVerb("last item", .lastItem, "the last item of the screen; macOS: of the container"),
        GestureVerb("top of container", .topOfContainer, "the first item of the container"),
        GestureVerb("bottom of container", .bottomOfContainer, "the last item of the container"),
        GestureVerb(
            "top of document", .documentEdge(.previous),
            "the first item of the web page, else of the screen"),
        GestureVerb(
            "bottom of document", .documentEdge(.next), "the last item of the web page or screen"),
        GestureVerb("next row", .cell(.row, .next), "the cell below, in a table"),
        GestureVerb("previous row", .cell(.row, .previous), "the cell above, in a table"),
        GestureVerb("next column", .cell(.column, .next), "the cell beside, in a table"),
        GestureVerb("previous column", .cell(.column, .previous), "the cell before, in a table"),
        GestureVerb("linked item", .linkedItem, "the item that this one is linked with"),
        GestureVerb("item above", .vertical(.previous), "the item above"),
        GestureVerb("item below", .vertical(.next), "the item below"),
        GestureVerb(
            "touch", "ELEMENT", .element,
            "a finger on an element: #id, @path, or \"LABEL\" with a number"),
        GestureVerb("tap at", "X,Y", .point { .tap($0) }, "a finger on a point of the screen"),
        GestureVerb(
            "find", "\"TEXT\"", .text { .find($0) }, "the next item whose text holds this"),
        GestureVerb("find next", .findAgain(.next), "the next item with the text"),
        GestureVerb("find previous", .findAgain(.previous), "the item with the text before"),
        GestureVerb(
            "explore", "X,Y", .point { .tap($0) }, "a finger dragged there: what is under it"),
        GestureVerb("status bar", .statusBar, "the first item of the status bar"),
        GestureVerb(
            "cursor to focus", .cursorToFocus, "to what has the keyboard focus, or is edited"),
        GestureVerb("focus to cursor", .focusToCursor, "macOS: the keyboard focus to the cursor"),
        GestureVerb("quick nav", .quickNav, "arrow Quick Nav on or off"),
        GestureVerb("single key quick nav", .singleKeyQuickNav, "its letters on or off"),
    ]

    /// The Mac's own.
    private static let mac: [GestureVerb] = [
        GestureVerb("top of window", .windowEdge(.previous), "macOS: its first item"),
        GestureVerb("bottom of window", .windowEdge(.next), "macOS: its last item"),
        GestureVerb(
            "start of visible area", .visibleEdge(.previous),
            "macOS: the first item in view of the container"),
        GestureVerb(
            "end of visible area", .visibleEdge(.next),
            "macOS: the last item in view of the container"),
        GestureVerb("area before", .splitArea(.previous), "macOS: what lies before the splitter"),
        GestureVerb("area after", .splitArea(.next), "macOS: what lies after the splitter"),
        GestureVerb(
            "skip group", .skipGroup(.next),
            "macOS: past the group in web content; in a text, a character"),
        GestureVerb("skip group backward", .skipGroup(.previous), "macOS: the same, backward"),
        GestureVerb(
            "web navigation", .webNavigation, "macOS: web content by groups or in DOM order"),
        GestureVerb(
            "toggle disclosure", .toggleDisclosure, "macOS: open or close the disclosure triangle"),
        GestureVerb("context menu", .tripleTap, "macOS: the shortcut menu, a long press"),
        GestureVerb("read window", .readWindow, "macOS: the title, then all that is in the window"),
        GestureVerb("read help tag", .read(.helpTag), "macOS: the help text"),
        GestureVerb("window summary", .read(.windowSummary), "macOS: the window's title"),
        GestureVerb(
            "application summary", .read(.applicationSummary), "macOS: the name of the app"),
        GestureVerb("repeat speech", .repeatSpeech, "macOS: what was spoken last, again"),
    ]

    private static let acting: [GestureVerb] = [
        GestureVerb("double tap", .doubleTap, "activate the focused element"),
        GestureVerb(
            "split tap", .doubleTap, "the same: a finger stays on it, another one taps"),
        GestureVerb("triple tap", .tripleTap, "long press"),
        GestureVerb("quadruple tap", .quadrupleTap, "secondary activation"),
        GestureVerb(
            "double tap and hold", .passThrough, "the next swipe goes to the app: drag"),
        GestureVerb("scrub", .scrub, "escape: dismiss or go back"),
        GestureVerb("magic tap", .magicTap, "the most important action, such as play and pause"),
        GestureVerb(
            "perform", "\"ACTION\"", .text { .perform($0) }, "a custom action by its name"),
        GestureVerb("scroll up", .scroll(.up), "one page up"),
        GestureVerb("scroll down", .scroll(.down), "one page down"),
        GestureVerb("scroll left", .scroll(.left), "one page left"),
        GestureVerb("scroll right", .scroll(.right), "one page right"),
        GestureVerb("undo", .undo, "undo in the app"),
        GestureVerb("redo", .redo, "redo in the app"),
        GestureVerb(
            "label item", "\"TEXT\"", .text { .labelItem($0) },
            "give the focused element a label of your own"),
        GestureVerb("wait", "3s", .seconds { .wait($0) }, "let time pass"),
    ]

    private static let rotor: [GestureVerb] =
        [
            GestureVerb("rotor next", .rotor(.next), "turn the rotor clockwise"),
            GestureVerb("rotor previous", .rotor(.previous), "turn the rotor the other way"),
            GestureVerb(
                "rotor", "\"NAME\"", .text { .rotor(.named($0)) }, "turn until the option is named"),
            GestureVerb(
                "item chooser", "\"TEXT\"", .stop, "go to the item with this text"),
            GestureVerb(
                "rotor menu", "[\"NAME\"]", .optionalText { .rotorMenu($0) },
                "macOS: the rotor's lists: up and down, left and right, double tap, scrub"),
            GestureVerb("actions menu", .actionsMenu, "macOS: the actions, in the same way"),
        ] + searches

    private static let searches: [GestureVerb] = [
        ("heading", RotorOption.headings), ("link", .links), ("control", .formControls),
        ("text field", .textFields), ("search field", .searchFields), ("button", .buttons),
        ("image", .images), ("table", .tables), ("list", .lists), ("landmark", .landmarks),
        ("container", .containers), ("visited link", .visitedLinks),
        ("text", .staticText), ("same item", .sameItem), ("different item", .differentItem),
        ("same heading", .sameHeadingLevel), ("bold text", .system("boldText")),
        ("italic text", .system("italicText")), ("underlined text", .system("underlineText")),
    ].flatMap { (kind, option) in
        [
            GestureVerb("next \(kind)", .search(option, .next), "the next \(kind)"),
            GestureVerb("previous \(kind)", .search(option, .previous), "the \(kind) before"),
        ]
    }

    private static let text: [GestureVerb] =
        [
            GestureVerb(
                "type", "\"TEXT\"", .text { .type($0) }, "keys into the text that is edited"),
            GestureVerb(
                "paste", "\"TEXT\"", .text { .paste($0) }, "text that comes in one go"),
            GestureVerb(
                "delete", .delete(.previous), "take away the character before the insertion point"),
            GestureVerb("delete forward", .delete(.next), "take away the character behind it"),
            GestureVerb("end editing", .endEditing, "put the keyboard away"),
            GestureVerb(
                "toggle selection", .toggleSelecting, "begin or end selecting with each step"),
            GestureVerb("read selection", .read(.selection), "the selected text"),
            GestureVerb(
                "next misspelled word", .search(.misspelledWords, .next),
                "the next misspelled word"),
            GestureVerb(
                "previous misspelled word", .search(.misspelledWords, .previous),
                "the misspelled word before"),
        ]
        + TextUnit.allCases.flatMap { unit in
            [
                GestureVerb("next \(unit)", .moveInText(unit, .next), "the next \(unit)"),
                GestureVerb(
                    "previous \(unit)", .moveInText(unit, .previous), "the \(unit) before"),
            ]
        }

    private static let reading: [GestureVerb] = [
        GestureVerb("read all", .readAll, "read on from here"),
        GestureVerb("read from top", .readFromTop, "read everything"),
        GestureVerb("read line", .read(.line), "the present line again"),
        GestureVerb("read word", .read(.word), "the present word again"),
        GestureVerb("read character", .read(.character), "the present character again"),
        GestureVerb("read hint", .read(.hint), "the hint of the focused element"),
        GestureVerb("read row header", .read(.rowHeader), "the headers of the cell's row"),
        GestureVerb("read column header", .read(.columnHeader), "the headers of its column"),
        GestureVerb("read row and column", .read(.rowAndColumn), "the cell's row and column"),
        GestureVerb("read column", .read(.column), "all cells of the column"),
        GestureVerb("read url", .read(.url), "the address of a link"),
        GestureVerb(
            "read summary", .read(.summary), "the place among the items; macOS: what the item is"),
        GestureVerb("read item", .read(.summary), "the same"),
        GestureVerb("describe item", .read(.description), "macOS: what the item is"),
        GestureVerb("read focus", .read(.focus), "what has the keyboard focus, or is edited"),
        GestureVerb("watch item", .watchItem, "tell its changes from anywhere, until done again"),
        GestureVerb("pause", .pause, "pause speech, or go on"),
        GestureVerb("mute", .mute, "speech off and on"),
        GestureVerb("copy speech", .copySpeech, "copy what was spoken last"),
        GestureVerb("start help", .startHelp, "gestures are named, not played, until a scrub"),
        GestureVerb("help", .startHelp, "the same, in a script"),
        GestureVerb("curtain", .curtain, "hide the screen, or show it"),
    ]
}
