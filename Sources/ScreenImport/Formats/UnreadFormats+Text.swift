private let useTree = "dump the screen with idb, AXe or Appium: 'earshot formats' has the commands"

extension ScreenFormat {
    static let rnJSX = ScreenFormat(
        id: "rn-jsx", what: "the output of React Native Testing Library",
        command: "screen.debug()", support: .notRead(advice: useTree)
    ) { content in
        guard case .text = content.body, let first = content.lines.first else { return false }
        let line = first.drop(while: \.isWhitespace)
        guard line.hasPrefix("<") else { return false }
        if line.hasPrefix("<>") { return true }
        let name = line.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return ["View", "Text", "TextInput", "Image", "ScrollView", "Modal", "SafeAreaView"]
            .contains { name == $0 || name.hasPrefix("RCT") || name.hasSuffix($0) }
    }

    static let flutter = ScreenFormat(
        id: "flutter", what: "a Flutter semantics tree", command: "debugDumpSemanticsTree()",
        support: .notRead(advice: useTree)
    ) { $0.lines.contains { $0.contains("SemanticsNode#") } }

    static let earlgrey = ScreenFormat(
        id: "earlgrey", what: "an EarlGrey hierarchy",
        command: "the error text of an EarlGrey test",
        support: .notRead(advice: useTree)
    ) { content in
        content.lines.contains { line in
            ["AX=Y", "AX=N", "AX.label=", "isAccessible=Y"].contains { line.contains($0) }
                || line.drop(while: { " |-".contains($0) }).hasPrefix("<") && line.contains(":0x")
        }
    }

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

    static let baepsae = ScreenFormat(
        id: "baepsae", what: "an outline of baepsae", command: "baepsae",
        support: .notRead(advice: useTree)
    ) { $0.lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("- role=AX") } }

    static let outline = ScreenFormat(
        id: "outline", what: "a text outline of sim-use or a similar tool",
        command: "sim-use snapshot", support: .notRead(advice: "take the JSON output of the tool")
    ) { content in
        content.lines.contains { line in
            let row = line.drop(while: \.isWhitespace)
            guard row.hasPrefix("@"), row.contains("\"") else { return false }
            let mark = row.dropFirst().prefix { !$0.isWhitespace }
            let number = mark.hasPrefix("e") ? mark.dropFirst() : mark
            return !number.isEmpty && number.allSatisfy(\.isNumber)
        }
    }

    static let chisel = ScreenFormat(
        id: "chisel", what: "an accessibility tree of Chisel", command: "pa11y (lldb)",
        support: .notRead(advice: useTree)
    ) { content in
        content.lines.contains { $0.contains("(") && $0.contains(" 0x") && $0.contains(" | ") }
    }
}
