import ScreenReader

/// The command line: one line of the script language, or words of the interface.
struct CommandPrompt: Sendable {
    /// Why the line that was sent means nothing.
    var problem: String?
    private var before = ""
    private var after = ""
    private let history: [String]
    /// The place in `history` that is shown; its count for a new line.
    private var place: Int

    init(history: [String]) {
        self.history = history
        place = history.count
    }

    var text: String { before + after }

    mutating func handle(_ key: Key) -> Overlay.Answer {
        problem = nil
        switch key.base {
        case .escape: return .close
        case .enter: return text.isEmpty ? .close : .submit(text)
        case .backspace:
            if text.isEmpty { return .close }
            before = String(before.dropLast())
        case .delete: after = String(after.dropFirst())
        case .left:
            if let last = before.popLast() { after = String(last) + after }
        case .right:
            if let first = after.first {
                before.append(first)
                after = String(after.dropFirst())
            }
        case .home: (before, after) = ("", text)
        case .end: (before, after) = (text, "")
        case .up: recall(place - 1)
        case .down: recall(place + 1)
        case .tab: complete()
        case .space: before += " "
        case .character("u") where key.modifiers == .control: before = ""
        case .character(let character) where key.modifiers.isEmpty: before.append(character)
        default: break
        }
        return .stay
    }

    mutating func insert(_ text: String) {
        for scalar in text.unicodeScalars where !DisplayText.isControl(scalar) {
            before.unicodeScalars.append(scalar)
        }
    }

    /// Draws the prompt on one row, its end in view, the terminal's cursor where text goes in.
    func draw(on canvas: inout Canvas, row: Int) {
        let ascii = canvas.isASCII
        let column = canvas.put(":", row: row, column: 0)
        let room = canvas.columns - 2
        // A pasted line may be a long one: no more of it is measured than fits.
        var shown = String(before.suffix(max(room, 0)))
        while CellText.width(of: shown) > room, !shown.isEmpty { shown.removeFirst() }
        let next = canvas.put(
            CellText(shown, limit: room, ascii: ascii), row: row, column: column)
        canvas.put(after, row: row, column: next)
        canvas.cursor = CellGrid.Position(row: row, column: next)
    }

    private mutating func recall(_ wanted: Int) {
        place = min(max(wanted, 0), history.count)
        before = history.indices.contains(place) ? history[place] : ""
        after = ""
    }

    /// Completes to what all verbs that begin so have in common.
    private mutating func complete() {
        let verbs = GestureVerb.all.map { $0.words + ($0.argumentWord.isEmpty ? "" : " ") }
        let candidates = (verbs + Keymap.interface.keys + ["set "]).filter {
            $0.hasPrefix(before)
        }
        guard var common = candidates.first else { return }
        for candidate in candidates.dropFirst() {
            while !candidate.hasPrefix(common) { common.removeLast() }
        }
        if common.count > before.count { before = common }
    }
}
