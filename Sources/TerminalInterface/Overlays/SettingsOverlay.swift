import ScreenReader

/// All settings with their present values, to be changed without typing; what the selected one
/// does stands below the list.
struct SettingsOverlay: Sendable {
    /// As they are now.
    var settings: Settings
    /// The place in `Setting.all`.
    private var selected = 0
    private var top = 0
    private var rows = 1

    init(_ settings: Settings) {
        self.settings = settings
    }

    private static let names = Setting.all.map(\.name)
    /// The column of the values, behind the longest name.
    private static let valueColumn = (names.map(\.count).max() ?? 0) + 2
    /// Below the list: a free line and what the setting does.
    private static let summaryRows = 4
    private static let leastRows = 8

    mutating func handle(_ key: Key) -> Overlay.Answer {
        switch key.base {
        case .escape, .character("q"): return .close
        case .down: selected += 1
        case .up: selected -= 1
        case .tab: selected += key.modifiers.contains(.shift) ? -1 : 1
        case .pageDown: selected += max(rows - 1, 1)
        case .pageUp: selected -= max(rows - 1, 1)
        case .home: selected = 0
        case .end: selected = SettingsOverlay.names.count - 1
        case .enter, .space, .right: return turn(by: 1)
        case .left: return turn(by: -1)
        default: break
        }
        selected = min(max(selected, 0), SettingsOverlay.names.count - 1)
        return .stay
    }

    /// The next or previous value, round and round; where any text goes, the command line.
    private func turn(by step: Int) -> Overlay.Answer {
        guard Setting.all.indices.contains(selected) else { return .stay }
        let setting = Setting.all[selected]
        let count = setting.values.count
        guard count > 0 else { return .edit("set \(setting.name)=") }
        let place = setting.values.firstIndex(of: setting.get(settings)) ?? 0
        return .assign("\(setting.name)=\(setting.values[(place + step + count) % count])")
    }

    mutating func settle(rows: Int) {
        self.rows = listRows(of: rows)
        top = Scroll.top(top, cursor: selected, count: SettingsOverlay.names.count, rows: self.rows)
    }

    /// A small area has room for the list alone.
    private func listRows(of rows: Int) -> Int {
        rows < SettingsOverlay.leastRows ? rows : rows - SettingsOverlay.summaryRows
    }

    func draw(on canvas: inout Canvas, area: Area) {
        let column = area.column + 1
        let listRows = listRows(of: area.rows)
        for line in 0..<max(listRows, 0) {
            guard Setting.all.indices.contains(top + line) else { break }
            let setting = Setting.all[top + line]
            let isSelected = top + line == selected
            let row = area.row + line
            let style = CellGrid.Style(bold: isSelected)
            canvas.put(isSelected ? ">" : "", row: row, column: column, style: style)
            canvas.put(setting.name, row: row, column: column + 2, end: area.end, style: style)
            canvas.put(
                setting.get(settings), row: row,
                column: column + 2 + SettingsOverlay.valueColumn, end: area.end, style: style)
            if isSelected { canvas.cursor = CellGrid.Position(row: row, column: column + 2) }
        }
        guard listRows < area.rows, Setting.all.indices.contains(selected) else { return }
        let lines = CellText.wrap(
            words(of: Setting.all[selected]), width: max(area.columns - 4, 1),
            ascii: canvas.isASCII)
        for (line, text) in lines.prefix(SettingsOverlay.summaryRows - 1).enumerated() {
            canvas.put(
                text, row: area.row + listRows + 1 + line, column: column + 2, end: area.end)
        }
    }

    /// What it does and what it can be, the default first.
    private func words(of setting: Setting) -> String {
        setting.summary
            + (setting.values.isEmpty ? "" : ": " + setting.values.joined(separator: ", "))
    }
}
