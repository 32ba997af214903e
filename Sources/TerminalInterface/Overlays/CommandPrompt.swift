import ScreenReader

/// The command line: one line of the script language, or words of the interface.
struct CommandPrompt: Sendable {
    /// Why the line that was sent means nothing.
    private(set) var problem: String?
    /// What the line could go on with, after Tab.
    private(set) var candidates: [String] = []
    private var before = ""
    private var after = ""
    private var history: [String]
    /// The place in `history` that is shown; its count for a new line.
    private var place: Int

    /// `text` is there to be gone on with.
    init(history: [String], text: String = "") {
        self.history = history
        place = history.count
        before = text
    }

    var text: String { before + after }

    /// A line that means nothing stays to be edited; the next thing typed replaces it.
    mutating func refuse(_ problem: String, history: [String]) {
        self.problem = problem
        self.history = history
        place = history.count - 1
    }

    mutating func handle(_ key: Key) -> Overlay.Answer {
        let wasRefused = problem != nil
        problem = nil
        candidates = []
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
        case .space: type(" ", replacing: wasRefused)
        case .character("u") where key.modifiers == .control: before = ""
        case .character(let character) where key.modifiers.isEmpty:
            type(String(character), replacing: wasRefused)
        default: break
        }
        return .stay
    }

    private mutating func type(_ text: String, replacing: Bool) {
        if replacing { (before, after) = ("", "") }
        before += text
    }

    mutating func insert(_ text: String) {
        type("", replacing: problem != nil)
        problem = nil
        candidates = []
        for scalar in text.unicodeScalars where !DisplayText.isControl(scalar) {
            before.unicodeScalars.append(scalar)
        }
    }

    /// What the last key led to, for the row above; nil while there is nothing to say.
    func answer(isASCII: Bool) -> (text: String, style: CellGrid.Style)? {
        if let problem { return ("! " + problem, CellGrid.Style(color: .red)) }
        guard !candidates.isEmpty else { return nil }
        let names = candidates.map { $0.last == " " ? String($0.dropLast()) : $0 }
        return (names.joined(separator: isASCII ? " - " : " · "), .plain)
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

    /// Completes to what all verbs that begin so have in common, and lists them where it is more
    /// than one.
    private mutating func complete() {
        let verbs = GestureVerb.all.map { $0.words + ($0.argumentWord.isEmpty ? "" : " ") }
        let found = (verbs + Keymap.interface.keys + SettingVerb.lines)
            .filter { $0.hasPrefix(before) }.sorted()
        guard var common = found.first else { return }
        for candidate in found.dropFirst() {
            while !candidate.hasPrefix(common) { common.removeLast() }
        }
        if common.count > before.count { before = common }
        if found.count > 1 { candidates = found }
    }
}
