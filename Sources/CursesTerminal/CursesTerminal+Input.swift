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

extension CursesTerminal {
    /// Enough for typing ahead, and a bound for a flood.
    private static let batchLimit = 4096

    /// Sleeps until something happens and gives all that is there, in order. Empty when it was
    /// nothing for the interface: Control-Z, Control-L and the signals that end, stop or
    /// continue the process are dealt with here. Control-C is a key.
    ///
    /// Show one frame for the whole batch. `timeout` is in milliseconds; without one the
    /// process sleeps for as long as nothing happens.
    public mutating func nextInputs(
        timeout: Int? = nil, watching descriptors: [Int32] = []
    ) -> [TerminalInput] {
        var ready = Array(repeating: false, count: descriptors.count)
        let limit = mayHaveMore ? 0 : timeout.map { Int32(clamping: max($0, 0)) } ?? -1
        let event = terminal_guard_wait(limit, descriptors, &ready, Int32(descriptors.count))
        if event.timed_out, !mayHaveMore { return [.timeout] }
        obeySignals()
        var inputs = readKeys()
        if inputs.isEmpty, event.keys, terminal_guard_input_ended() {
            inputs.append(.endOfInput)
        }
        inputs += zip(descriptors, ready).filter(\.1).map { .readable($0.0) }
        if needsRepaint { repaint() }
        return inputs
    }

    private mutating func readKeys() -> [TerminalInput] {
        var batch: [InputDecoder.Raw] = []
        var isResized = false
        mayHaveMore = true
        while batch.count < Self.batchLimit {
            let read = curses_read_key(keyWindow)
            if read.kind == CURSES_NO_KEY {
                mayHaveMore = false
                break
            }
            if read.kind == CURSES_BYTE {
                batch += characters.take(UInt8(truncatingIfNeeded: read.value)).map {
                    .character($0)
                }
            } else if read.value == UInt32(KEY_RESIZE) {
                isResized = true
            } else if let key = Key(cursesCode: Int32(clamping: read.value)) {
                batch.append(.key(key))
            }
        }
        var inputs = decoder.decode(batch, isAll: !mayHaveMore).filter { !obeys($0) }
        if isResized {
            adoptSize()
            needsRepaint = false
            inputs.append(.resize(rows: size.rows, columns: size.columns))
        }
        return inputs
    }

    /// Control-Z and Control-L, which no interface has to know.
    private mutating func obeys(_ input: TerminalInput) -> Bool {
        switch input {
        // By way of the handler, so that the keys before it are shown first; and a parent
        // without job control, which has it ignored, is not left with a stopped child.
        case .key(Key(.character("z"), .control)): raise(SIGTSTP)
        case .key(Key(.character("l"), .control)): needsRepaint = true
        default: return false
        }
        return true
    }

    private mutating func obeySignals() {
        while true {
            switch terminal_guard_next_signal() {
            case 0: return
            case SIGTSTP: suspend()
            // After a stop that nobody could see coming.
            case SIGCONT: enterAgain()
            case let number: die(of: number)
            }
        }
    }

    /// Gives the terminal back and ends as the signal would have ended the process.
    private mutating func die(of number: Int32) -> Never {
        leave()
        terminal_guard_die(number)
    }

    /// Gives the terminal back to the shell and stops; goes on when the shell says so.
    private mutating func suspend() {
        Self.write(TerminalMode.allOff)
        endwin()
        isFullScreen = false
        terminal_guard_stop()
        while true {
            let number = terminal_guard_next_signal()
            if number == 0 { break }
            // Killed while stopped: without entering the terminal again.
            if number != SIGTSTP, number != SIGCONT { die(of: number) }
        }
        enterAgain()
    }

    /// The size may be another one; curses knows how the user wants that found out. So it is
    /// told to look, and what it finds comes as a key.
    private mutating func enterAgain() {
        isFullScreen = true
        reset_prog_mode()
        Self.write(TerminalMode.allOn)
        curses_mark_for_repaint()
        needsRepaint = true
        terminal_guard_signal_size()
    }
}
