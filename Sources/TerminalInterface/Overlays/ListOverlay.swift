/// A list to choose from: all items of the screen, the options of the rotor, actions.
///
/// Digits choose among the rows in view; where the list filters, letters narrow it down, and
/// digits do too once there is something typed.
struct ListOverlay: Sendable {
    struct Item: Sendable, Equatable {
        var text: String
        var command: Command
    }

    let title: String
    let command: Command
    let filters: Bool
    let items: [Item]
    /// For comparing with what is typed.
    private let folded: [String]
    private(set) var typed = ""
    /// The places in `items` of those that match.
    private var matches: [Int]
    /// The place in `matches`.
    private var selected = 0
    private var top = 0
    private var rows = 1

    init(title: String, command: Command, items: [Item], filters: Bool, selected: Int = 0) {
        self.title = title
        self.command = command
        self.items = items
        self.filters = filters
        folded = filters ? items.map { $0.text.lowercased() } : []
        matches = Array(items.indices)
        self.selected = selected
    }

    var heading: String {
        filters ? "\(title): \(typed.isEmpty ? "type to filter" : typed)" : title
    }

    mutating func handle(_ key: Key) -> Overlay.Answer {
        switch key.base {
        case .escape: return .close
        case .tab: selected += key.modifiers.contains(.shift) ? -1 : 1
        case .down: selected += 1
        case .up: selected -= 1
        case .pageDown: selected += max(rows - 1, 1)
        case .pageUp: selected -= max(rows - 1, 1)
        case .home: selected = 0
        case .end: selected = matches.count - 1
        case .enter: return choose(selected)
        case .space where !filters: return choose(selected)
        case .backspace where filters: narrow(String(typed.dropLast()))
        case .space: type(" ")
        case .character(let character) where key.modifiers.isEmpty:
            let digit = typed.isEmpty ? character.wholeNumberValue ?? 0 : 0
            if digit > 0 { return choose(top + digit - 1) }
            if filters { type(String(character)) } else if character == "q" { return .close }
        default: break
        }
        selected = min(max(selected, 0), max(matches.count - 1, 0))
        return .stay
    }

    mutating func type(_ text: String) {
        guard filters else { return }
        narrow(typed + text.filter { !$0.isNewline })
    }

    mutating func settle(rows: Int) {
        self.rows = rows
        top = Scroll.top(top, cursor: selected, count: matches.count, rows: rows)
    }

    func draw(on canvas: inout Canvas, area: Area) {
        let column = area.column + 1
        canvas.cursor = CellGrid.Position(row: area.row, column: column)
        if matches.isEmpty {
            canvas.put("nothing matches", row: area.row, column: column, end: area.end)
        }
        for line in 0..<max(area.rows, 0) {
            guard matches.indices.contains(top + line) else { break }
            let isSelected = top + line == selected
            let row = area.row + line
            let style = CellGrid.Style(bold: isSelected)
            canvas.put(isSelected ? ">" : "", row: row, column: column, style: style)
            if line < 9, typed.isEmpty {
                canvas.put(String(line + 1), row: row, column: column + 2)
            }
            canvas.put(
                items[matches[top + line]].text, row: row, column: column + 4,
                end: area.end - 1, style: style)
            if isSelected {
                canvas.cursor = CellGrid.Position(row: row, column: column + 4)
            }
        }
    }

    private func choose(_ place: Int) -> Overlay.Answer {
        guard matches.indices.contains(place) else { return .stay }
        return .run(items[matches[place]].command)
    }

    private mutating func narrow(_ text: String) {
        let needle = text.lowercased()
        // A longer word can only match less.
        let candidates = needle.hasPrefix(typed.lowercased()) ? matches : Array(items.indices)
        typed = text
        let bytes = Array(needle.utf8)
        matches = candidates.filter { ListOverlay.contains(folded[$0], bytes) }
        selected = 0
        top = 0
    }

    /// Whether `text` holds `needle`, byte by byte.
    private static func contains(_ text: String, _ needle: [UInt8]) -> Bool {
        guard let first = needle.first else { return true }
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: needle) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
