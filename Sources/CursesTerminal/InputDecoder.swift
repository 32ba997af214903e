import TerminalInterface

/// Turns what curses read into keys and pastes.
///
/// Curses waits 25 ms for the rest of a sequence; a slow connection may split one all the same.
/// So a sequence that cannot be typed by hand is kept until its rest comes, and a paste mark is
/// known even when its beginning was handed out as keys already.
struct InputDecoder {
    enum Raw: Equatable {
        case character(Unicode.Scalar)
        case key(Key)
    }

    /// The beginning of a sequence, and how much of it was handed out as keys.
    private var pending: [Unicode.Scalar] = []
    private var delivered = 0
    /// The text so far, while one is pasted.
    private var paste: String.UnicodeScalarView?
    private var inputs: [TerminalInput] = []

    /// All that was waiting, in order. `isAll` is false when more waits: nothing can be said of
    /// an unfinished sequence then.
    mutating func decode(_ batch: [Raw], isAll: Bool = true) -> [TerminalInput] {
        // The way out when a paste never ends, since its text swallows every key.
        if batch == [.character("\u{3}")] { paste = nil }
        for raw in batch {
            switch raw {
            case .character(let scalar): take(scalar)
            case .key(let key):
                release()
                if paste == nil { inputs.append(.key(key)) }
            }
        }
        if isAll { settle() }
        defer { inputs.removeAll() }
        return inputs
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        guard !pending.isEmpty else {
            begin(scalar)
            return
        }
        pending.append(scalar)
        switch EscapeSequence(pending) {
        case .partial: return
        case .pasteBegin: paste = paste ?? String.UnicodeScalarView()
        case .pasteEnd:
            if let text = paste { inputs.append(.paste(String(text))) }
            paste = nil
        case .key(let key) where delivered == 0:
            if paste == nil { inputs.append(.key(key)) }
        case .unknown where delivered == 0: break
        case .key, .unknown: release()
        case .notASequence:
            pending.removeLast()
            release()
            begin(scalar)
            return
        }
        pending.removeAll()
    }

    private mutating func begin(_ scalar: Unicode.Scalar) {
        if scalar == "\u{1B}" {
            pending = [scalar]
            delivered = 0
        } else {
            deliver(scalar)
        }
    }

    /// What is pending was no sequence.
    private mutating func release() {
        for scalar in pending.dropFirst(delivered) { deliver(scalar) }
        pending.removeAll()
    }

    /// Nothing more waits: Escape is Escape.
    private mutating func settle() {
        let isTyped = delivered > 0 || pending.count <= 2
        guard paste == nil, isTyped else { return }
        for scalar in pending.dropFirst(delivered) { deliver(scalar) }
        delivered = pending.count
    }

    private mutating func deliver(_ scalar: Unicode.Scalar) {
        guard paste != nil else {
            inputs.append(.key(Key(typed: scalar)))
            return
        }
        switch scalar {
        case "\r": paste?.append("\n")
        case "\n", "\t": paste?.append(scalar)
        case "\0"..<" ", "\u{7F}"..."\u{9F}": return
        default: paste?.append(scalar)
        }
    }
}
