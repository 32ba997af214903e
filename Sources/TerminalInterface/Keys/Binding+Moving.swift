import ScreenReader

/// Keys that move, turn the rotor and act.
extension Binding {
    /// VoiceOver's own chords (Control-Option held) are those of an iPhone's keyboard, read off
    /// iOS 14; plain arrows work as with Quick Nav on.
    static let moving: [Binding] = [
        Binding("right vo-right", .gesture(.swipe(.right)), .moving, "next item (swipe right)"),
        Binding("left vo-left", .gesture(.swipe(.left)), .moving, "previous item (swipe left)"),
        Binding("home vo-home", .gesture(.firstItem), .moving, "first item", on: .iOS),
        Binding("end vo-end", .gesture(.lastItem), .moving, "last item", on: .iOS),
        Binding("ctrl-up", .gesture(.vertical(.previous)), .moving, "item above"),
        Binding("ctrl-down", .gesture(.vertical(.next)), .moving, "item below"),
        Binding(
            ")", .gesture(.search(.containers, .next)), .moving, "next container"),
        Binding("(", .gesture(.search(.containers, .previous)), .moving, "previous container"),
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
        Binding(
            "ctrl-home", .gesture(.documentEdge(.previous)), .moving,
            "top of the web page, else of the screen"),
        Binding(
            "ctrl-end", .gesture(.documentEdge(.next)), .moving,
            "bottom of the web page, else of the screen"),
        Binding("vo-j", .gesture(.linkedItem), .moving, "linked item"),
        Binding("vo-m", .gesture(.statusBar), .moving, "status bar"),
        Binding(
            "k vo-shift-f4", .gesture(.cursorToFocus), .moving,
            "cursor to the keyboard focus, or to what is edited"),
        Binding("Q", .gesture(.quickNav), .moving, "arrow Quick Nav on or off"),
        Binding("vo-q", .gesture(.singleKeyQuickNav), .moving, "single-key Quick Nav on or off"),
        Binding("/ vo-f", .find, .moving, "find an item by its text"),
        Binding("f vo-g", .gesture(.findAgain(.next)), .moving, "next item with that text"),
        Binding(
            "F vo-shift-g", .gesture(.findAgain(.previous)), .moving, "previous item with that text"
        ),
        Binding("I vo-i", .itemChooser, .moving, "item chooser: a list of all items"),
    ]

    static let rotor: [Binding] = [
        Binding(
            "down vo-down vo-cmd-down", .gesture(.swipe(.down)), .rotor,
            "next rotor item, or decrement (swipe down)", on: .iOS),
        Binding(
            "up vo-up vo-cmd-up", .gesture(.swipe(.up)), .rotor,
            "previous rotor item, or increment (swipe up)", on: .iOS),
        Binding("] tab vo-cmd-right", .gesture(.rotor(.next)), .rotor, "next rotor option"),
        Binding(
            "[ shift-tab vo-cmd-left", .gesture(.rotor(.previous)), .rotor,
            "previous rotor option"),
        Binding(
            "r vo-u", .rotorMenu, .rotor,
            "rotor: a list of its options; macOS: its menu, with the arrows, enter and esc"),
    ]

    static let acting: [Binding] = [
        Binding("enter space vo-space", .gesture(.doubleTap), .acting, "activate (double tap)"),
        Binding("m vo--", .gesture(.magicTap), .acting, "magic tap"),
        Binding("esc ` vo-`", .gesture(.scrub), .acting, "go back, dismiss (scrub)"),
        Binding("M vo-shift-m", .gesture(.tripleTap), .acting, "long press (triple tap)"),
        Binding("A vo-cmd-space", .actionsMenu, .acting, "actions: a list of them"),
    ]
}
