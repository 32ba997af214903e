import CNcurses
import CTerminalGuard
import TerminalInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal in full screen: shows cell grids, gives keys, and gives itself back however the
/// process ends. One at a time.
///
/// `exit()` runs no `deinit`: call `leave()` before it.
public struct CursesTerminal: ~Copyable {
    /// False when text has to be ASCII, by the user's locale: grids must hold nothing else then.
    public let showsUnicode: Bool
    let usesColor: Bool
    let screen: CursesWindow
    /// One row on which text is laid out before it goes to the screen: what is too long ends
    /// there instead of running into the next row.
    var scratch: CursesWindow
    /// Keys are read through a window of their own: reading from the screen's would draw it.
    let keyWindow: CursesWindow
    /// Else the shell has the terminal.
    var isFullScreen = true
    var shown: CellGrid?
    var characters = CharacterBytes()
    var decoder = InputDecoder()
    var needsRepaint = false
    /// Keys beyond a batch may wait in curses, where `select` cannot see them.
    var mayHaveMore = false

    /// The descriptor of a terminal to read keys from: standard input, else the terminal that
    /// standard output or standard error is on, so that a screen can come through a pipe.
    public static func openKeys() throws(TerminalError) -> Int32 {
        if isatty(STDIN_FILENO) == 1 { return STDIN_FILENO }
        // The device by its own name: macOS cannot wait for /dev/tty.
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            guard let name = ttyname(descriptor) else { continue }
            let opened = open(name, O_RDWR | O_CLOEXEC)
            if opened >= 0 { return opened }
        }
        throw .noTerminal
    }

    /// Enters the full screen on standard output. `keys` is a terminal's descriptor. The
    /// caller decides on colour, by its options and NO_COLOR.
    public init(keys: Int32, usesColor: Bool) throws(TerminalError) {
        setlocale(LC_ALL, "")
        (screen, keyWindow, scratch) = try Self.start(keys: keys)
        showsUnicode = curses_codeset_is_utf8()
        self.usesColor = usesColor && Self.startColors()
        Self.prepareKeys(keyWindow)
        // After newterm(), whose handlers of INT, TERM and TSTP these replace.
        terminal_guard_install()
        Self.write(TerminalMode.allOn)
    }

    deinit {
        giveBack()
    }

    /// In cells.
    public var size: (rows: Int, columns: Int) {
        (Int(max(getmaxy(screen), 0)), Int(max(getmaxx(screen), 0)))
    }

    /// Gives the terminal back and prints nothing. A second call does nothing.
    public mutating func leave() {
        giveBack()
        isFullScreen = false
    }

    private func giveBack() {
        guard isFullScreen else { return }
        Self.write(TerminalMode.allOff)
        endwin()
        terminal_guard_release()
    }

    /// Past curses' own buffer, which is empty between frames.
    static func write(_ text: String) {
        terminal_guard_write(text, text.utf8.count)
    }

    private static func start(
        keys: Int32
    ) throws(TerminalError) -> (screen: CursesWindow, keys: CursesWindow, scratch: CursesWindow) {
        let type = getenv("TERM").map { String(cString: $0) } ?? ""
        // initscr() would print a message and exit.
        guard !type.isEmpty, curses_knows_type(STDOUT_FILENO) else { throw .unknownType(type) }
        guard terminal_guard_save(keys, STDOUT_FILENO) else { throw .noTerminal }
        let restoring = TerminalMode.restoring { name in
            curses_capability(name).map { String(cString: $0) }
        }
        guard curses_capability("cup") != nil,
            terminal_guard_set_restore(restoring, restoring.utf8.count)
        else { throw .poorType(type) }
        guard let output = fdopen(STDOUT_FILENO, "w"), let input = fdopen(keys, "r") else {
            throw .noTerminal
        }
        guard newterm(nil, output, input) != nil else { throw .poorType(type) }
        guard let screen = curses_screen(), let keyWindow = newpad(1, 1),
            let scratch = newpad(1, max(getmaxx(screen), 1))
        else {
            endwin()
            throw .poorType(type)
        }
        return (screen, keyWindow, scratch)
    }

    /// The six colours on the user's own background; false where that cannot be had.
    private static func startColors() -> Bool {
        guard has_colors(), start_color() == OK, use_default_colors() == OK else { return false }
        for color in CellGrid.Style.Color.allCases {
            init_pair(Int16(color.rawValue), Int16(color.rawValue), -1)
        }
        return true
    }

    private static func prepareKeys(_ window: CursesWindow) {
        // Control-C, -Z, -S, -Q and -\ are keys, and Enter is not Control-J.
        raw()
        noecho()
        nonl()
        keypad(window, true)
        nodelay(window, true)
        if getenv("ESCDELAY") == nil { set_escdelay(25) }
        for (sequence, code) in Key.furtherSequences { define_key(sequence, code) }
    }
}
