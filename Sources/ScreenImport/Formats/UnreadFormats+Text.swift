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

    static let maestroCSV = ScreenFormat(
        id: "maestro-csv", what: "a Maestro hierarchy as a table",
        command: "maestro hierarchy --compact", support: .notRead(advice: useTree)
    ) { content in
        guard let first = content.lines.first else { return false }
        return first.hasPrefix("element_num,depth") || first.hasPrefix("id,depth,bounds,text")
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

    static let minddistrict = ScreenFormat(
        id: "minddistrict", what: "an accessibility snapshot of Minddistrict's library",
        command: "a snapshot test", support: .notRead(advice: useTree)
    ) { content in
        let lines = content.lines
        let rows = lines.map { $0.drop(while: \.isWhitespace) }
        return rows.contains { $0.hasPrefix("* ") || $0.hasPrefix("| * ") }
            && rows.contains { $0.hasPrefix("| -") }
    }

    static let axsnapshot = ScreenFormat(
        id: "axsnapshot", what: "an AXSnapshot text", command: "exploreAccessibilityElement()",
        support: .notRead(advice: useTree)
    ) { content in
        content.lines.filter { $0.count == 60 && $0.allSatisfy { $0 == "-" } }.count >= 2
    }

    static let chisel = ScreenFormat(
        id: "chisel", what: "an accessibility tree of Chisel", command: "pa11y (lldb)",
        support: .notRead(advice: useTree)
    ) { content in
        content.lines.contains { $0.contains("(") && $0.contains(" 0x") && $0.contains(" | ") }
    }
}
