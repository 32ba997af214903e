private let useTree = "dump the screen with idb, AXe or Appium: 'earshot formats' has the commands"

extension ScreenFormat {
    static let xcuiText = ScreenFormat(
        id: "xcui-text", what: "a debug description of XCUITest",
        command: "print(app.debugDescription), po app", support: .notRead(advice: useTree)
    ) { content in
        content.lines.contains { line in
            line.contains("Element subtree") || line.contains("Attributes: ") || isSnapshotRow(line)
        }
    }

    /// A row such as `Button, 0x600…, {{8.0, 47.0}, …` or `Window, pid: 12`.
    private static func isSnapshotRow(_ line: Substring) -> Bool {
        let row = line.drop { $0.isWhitespace || $0 == "→" }
        let type = row.prefix { $0.isLetter || $0.isNumber }
        guard type.first?.isUppercase == true else { return false }
        var rest = row.dropFirst(type.count)
        if rest.hasPrefix(" (Main)") { rest = rest.dropFirst(7) }
        return rest.hasPrefix(", 0x") || rest.hasPrefix(", pid: ")
    }
}
