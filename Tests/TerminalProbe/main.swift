import CursesTerminal
import TerminalInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A list on a terminal and the last key by its name: what the tests of `CursesTerminal` drive.
/// `T` traps, `O` overflows the stack, `E` writes to standard error, `q` leaves.
struct Probe {
    var focus = 0
    var last = "none"
    let count = 1000

    mutating func handle(_ input: TerminalInput) {
        switch input {
        case .key(let key):
            last = name(of: key)
            switch key {
            case Key(.down): focus = min(focus + 1, count - 1)
            case Key(.up): focus = max(focus - 1, 0)
            case Key(.pageDown): focus = min(focus + 20, count - 1)
            case Key(.character("T")): trap()
            case Key(.character("O")): print(overflow(1))
            case Key(.character("E")): fputs("noise from a library\n", stderrStream())
            default: break
            }
        case .paste(let text): last = "paste \(text.debugDescription)"
        case .resize(let rows, let columns): last = "resize \(rows)x\(columns)"
        case .readable(let descriptor): last = "readable \(descriptor)"
        case .timeout: last = "timeout"
        case .endOfInput: last = "end"
        }
    }

    func grid(rows: Int, columns: Int, showsUnicode: Bool) -> CellGrid {
        var grid = CellGrid(rows: rows, columns: columns)
        grid.setLine(0, [run("pid \(getpid()). last: \(last).", width: columns)])
        grid.setLine(1, [run(showsUnicode ? "café ─ 漢 unicode" : "ascii", width: columns)])
        let listRows = max(rows - 3, 0)
        let first = max(0, focus - listRows + 1)
        for row in 0..<listRows {
            let isFocused = first + row == focus
            let style = CellGrid.Style(
                bold: row == 3, reversed: isFocused, color: row == 4 ? .green : nil)
            let text = "\(isFocused ? "> " : "  ")item \(first + row), button"
            grid.setLine(row + 2, [.init(column: 0, text: text, width: text.count, style: style)])
        }
        if rows > 2 { grid.setLine(rows - 1, [run("the last row", width: columns)]) }
        grid.cursor = CellGrid.Position(row: 2 + focus - first, column: 2)
        return grid
    }

    private func run(_ text: String, width: Int) -> CellGrid.Run {
        CellGrid.Run(column: 0, text: text, width: min(text.count, width), style: .plain)
    }

    private func name(of key: Key) -> String {
        let base =
            switch key.base {
            case .character(let character): String(character)
            case .function(let number): "f\(number)"
            default: "\(key.base)"
            }
        let names: [(Key.Modifiers, String)] = [
            (.voiceOver, "vo"), (.command, "cmd"), (.control, "ctrl"), (.shift, "shift"),
        ]
        return (names.filter { key.modifiers.contains($0.0) }.map(\.1) + [base])
            .joined(separator: "-")
    }

    private func trap() {
        let empty: [Int] = []
        print(empty[focus + 7])
    }

    private func overflow(_ depth: Int) -> Int {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 512) { room in
            room.initialize(repeating: depth)
            return overflow(depth + 1) + room[depth % 512]
        }
    }

    private func stderrStream() -> UnsafeMutablePointer<FILE>? {
        fdopen(STDERR_FILENO, "w")
    }
}

func probe() -> Int32 {
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !type.isEmpty, type != "dumb", isatty(STDOUT_FILENO) == 1 else {
        print("plain mode: no full screen here")
        return 2
    }
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    do {
        var terminal = try CursesTerminal(keys: CursesTerminal.openKeys(), usesColor: !noColor)
        var probe = Probe()
        let timeout = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
        while true {
            let size = terminal.size
            terminal.show(
                probe.grid(
                    rows: size.rows, columns: size.columns, showsUnicode: terminal.showsUnicode))
            for input in terminal.nextInputs(timeout: timeout) {
                switch input {
                case .endOfInput: return 129
                case .key(Key(.character("c"), .control)): return 130
                case .key(Key(.character("q"))): return 0
                default: probe.handle(input)
                }
            }
        }
    } catch {
        print("probe: \(error)")
        return 2
    }
}

exit(probe())
