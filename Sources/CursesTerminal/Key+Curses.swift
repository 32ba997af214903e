import CNcurses
import TerminalInterface

extension Key {
    /// A key that curses recognised; nil for those that mean nothing here.
    init?(cursesCode code: Int32) {
        switch code {
        case KEY_UP: self.init(.up)
        case KEY_DOWN: self.init(.down)
        case KEY_LEFT: self.init(.left)
        case KEY_RIGHT: self.init(.right)
        case KEY_SR: self.init(.up, .shift)
        case KEY_SF: self.init(.down, .shift)
        case KEY_SLEFT: self.init(.left, .shift)
        case KEY_SRIGHT: self.init(.right, .shift)
        case KEY_HOME, KEY_FIND: self.init(.home)
        case KEY_END, KEY_LL, KEY_SELECT: self.init(.end)
        case KEY_SHOME: self.init(.home, .shift)
        case KEY_SEND: self.init(.end, .shift)
        case KEY_PPAGE: self.init(.pageUp)
        case KEY_NPAGE: self.init(.pageDown)
        case KEY_SPREVIOUS: self.init(.pageUp, .shift)
        case KEY_SNEXT: self.init(.pageDown, .shift)
        case KEY_ENTER: self.init(.enter)
        case KEY_BTAB: self.init(.tab, .shift)
        case KEY_BACKSPACE: self.init(.backspace)
        case KEY_DC: self.init(.delete)
        case KEY_SDC: self.init(.delete, .shift)
        case KEY_F0 + 1...KEY_F0 + 12: self.init(.function(Int(code - KEY_F0)))
        // terminfo counts on: F13 is F1 with Shift, F25 with Control.
        case KEY_F0 + 13...KEY_F0 + 24: self.init(.function(Int(code - KEY_F0) - 12), .shift)
        case KEY_F0 + 25...KEY_F0 + 36: self.init(.function(Int(code - KEY_F0) - 24), .control)
        default:
            guard code > KEY_MAX, let name = keyname(code) else { return nil }
            self.init(extensionName: String(cString: name))
        }
    }

    /// What terminals send beside the one sequence that terminfo knows: a terminal may be in
    /// either cursor key mode whatever it was told, and Home and End have four spellings. Those
    /// with a number are left to `EscapeSequence`.
    static let furtherSequences: [String: Int32] = [
        "\u{1B}[A": KEY_UP, "\u{1B}OA": KEY_UP, "\u{1B}[B": KEY_DOWN, "\u{1B}OB": KEY_DOWN,
        "\u{1B}[C": KEY_RIGHT, "\u{1B}OC": KEY_RIGHT, "\u{1B}[D": KEY_LEFT, "\u{1B}OD": KEY_LEFT,
        "\u{1B}[H": KEY_HOME, "\u{1B}OH": KEY_HOME, "\u{1B}[F": KEY_END, "\u{1B}OF": KEY_END,
        "\u{1B}OP": KEY_F0 + 1, "\u{1B}OQ": KEY_F0 + 2, "\u{1B}OR": KEY_F0 + 3,
        "\u{1B}OS": KEY_F0 + 4, "\u{1B}OM": KEY_ENTER, "\u{1B}[Z": KEY_BTAB,
    ]
}
