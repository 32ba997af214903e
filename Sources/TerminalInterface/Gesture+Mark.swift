import ScreenReader

/// A gesture's mark in the log, with its meaning for help. Marks are arrows and words, so that
/// none looks like a key that does something else.
struct LogMark: Sendable {
    /// At most `LogPane.markColumns - 1` cells.
    let text: String
    /// The same in ASCII.
    let ascii: String
    let meaning: String

    init(_ text: String, ascii: String? = nil, _ meaning: String) {
        self.text = text
        self.ascii = ascii ?? text
        self.meaning = meaning
    }

    static let right = LogMark("→", ascii: "right", "swipe right")
    static let left = LogMark("←", ascii: "left", "swipe left")
    static let up = LogMark("↑", ascii: "up", "swipe up")
    static let down = LogMark("↓", ascii: "down", "swipe down")
    static let page = LogMark("page", "three-finger swipe: scroll")
    static let first = LogMark("first", "to the first item")
    static let last = LogMark("last", "to the last item")
    static let moveIn = LogMark("in", "into the container")
    static let moveOut = LogMark("out", "out of the container")
    static let above = LogMark("above", "to the item above")
    static let below = LogMark("below", "to the item below")
    static let cell = LogMark("cell", "to another row or column of the table")
    static let area = LogMark("area", "macOS: to what a splitter parts")
    static let skip = LogMark("skip", "macOS: past a group of web content")
    static let find = LogMark("find", "to an item with a text")
    static let toggle = LogMark("open", "macOS: a disclosure triangle opened or closed")
    static let again = LogMark("again", "macOS: what was spoken last")
    static let watch = LogMark("watch", "changes of an item are told from anywhere")
    static let linked = LogMark("link", "to the linked item")
    static let secondary = LogMark("tap4", "quadruple tap: secondary activation")
    static let drag = LogMark("drag", "double tap and hold: the next swipe goes to the app")
    static let label = LogMark("label", "a label of the user's own")
    static let undo = LogMark("undo", "undo or redo in the app")
    static let help = LogMark("help", "gestures are named, not played")
    static let copy = LogMark("copy", "what was spoken last was copied")
    static let direct = LogMark("app", "goes to the app: direct touch")
    static let touch = LogMark("touch", "a finger on the element")
    static let item = LogMark("item", "chosen from the item chooser")
    static let doubleTap = LogMark("⏎", ascii: "enter", "double tap: activate")
    static let action = LogMark("act", "a custom action")
    static let tripleTap = LogMark("hold", "triple tap: long press")
    static let scrub = LogMark("esc", "scrub: go back, dismiss")
    static let magicTap = LogMark("magic", "magic tap")
    static let rotor = LogMark("rotor", "the rotor turned")
    static let next = LogMark("next", "search for the next of a kind")
    static let previous = LogMark("prev", "search for the previous of a kind")
    static let read = LogMark("read", "read all, or a part of the element")
    static let type = LogMark("type", "keys into a text")
    static let delete = LogMark("del", "text deleted")
    static let text = LogMark("text", "through a text")
    static let select = LogMark("sel", "selecting begins or ends")
    static let done = LogMark("done", "editing ends")
    static let wait = LogMark("wait", "time passed")
    static let status = LogMark("bar", "to the status bar")
    static let pause = LogMark("pause", "speech paused or going on")
    static let mute = LogMark("mute", "speech off or on")
    static let menu = LogMark("menu", "macOS: a menu of the rotor or of actions")
    static let keyboard = LogMark("focus", "macOS: cursor to keyboard focus, or focus to cursor")
    static let mode = LogMark("nav", "macOS: Quick Nav or web navigation changed")
    static let curtain = LogMark("dark", "screen curtain on or off")

    static let all = [
        right, left, up, down, page, first, last, moveIn, moveOut, above, below, cell, area, skip,
        find, toggle, again, watch, linked, secondary, drag, label, undo, help, copy, direct, touch,
        item, doubleTap, action, tripleTap, scrub, magicTap, rotor, next, previous, read, type,
        delete, text, select, done, wait, status, pause, mute, curtain, menu, keyboard, mode,
    ]
}

/// Gestures as marks in the log.
extension Gesture {
    var mark: LogMark {
        switch self {
        case .swipe(.right): .right
        case .swipe(.left): .left
        case .swipe(.up): .up
        case .swipe(.down): .down
        case .scroll: .page
        case .firstItem: .first
        case .lastItem: .last
        case .moveIn: .moveIn
        case .moveOut: .moveOut
        case .vertical(.previous): .above
        case .vertical(.next): .below
        case .direct: .direct
        case .topOfContainer: .first
        case .bottomOfContainer: .last
        case .documentEdge(.previous), .windowEdge(.previous), .visibleEdge(.previous): .first
        case .documentEdge(.next), .windowEdge(.next), .visibleEdge(.next): .last
        case .splitArea: .area
        case .skipGroup: .skip
        case .find, .findAgain: .find
        case .toggleDisclosure: .toggle
        case .repeatSpeech: .again
        case .watchItem: .watch
        case .cell: .cell
        case .linkedItem: .linked
        case .quadrupleTap: .secondary
        case .passThrough: .drag
        case .labelItem: .label
        case .undo, .redo: .undo
        case .startHelp: .help
        case .copySpeech: .copy
        case .touch, .tap: .touch
        case .choose: .item
        case .doubleTap: .doubleTap
        case .perform: .action
        case .tripleTap: .tripleTap
        case .scrub: .scrub
        case .magicTap: .magicTap
        case .rotor: .rotor
        case .search(_, .next): .next
        case .search(_, .previous): .previous
        case .readAll, .readFromTop, .readWindow, .read: .read
        case .type, .paste: .type
        case .delete: .delete
        case .moveInText: .text
        case .toggleSelecting: .select
        case .endEditing: .done
        case .wait: .wait
        case .statusBar: .status
        case .pause: .pause
        case .mute: .mute
        case .curtain: .curtain
        case .rotorMenu, .actionsMenu: .menu
        case .cursorToFocus, .focusToCursor: .keyboard
        case .quickNav, .singleKeyQuickNav, .webNavigation: .mode
        }
    }
}
