import ScreenModel

extension ScreenFormat {
    /// Chisel's tree of accessibility labels. Only rows with a label have brackets; nothing below
    /// them is printed. Its sister `pa11yi` prints identifiers in the same way. (Chisel, M)
    static let chisel = ScreenFormat(
        id: "chisel", what: "an accessibility tree of Chisel", command: "pa11y (lldb)",
        known: [.label, .stops], partlyKnown: [.type],
        support: .dump { ChiselReader.read($0) }
    ) { content in
        guard case .text = content.body else { return false }
        return content.lines.contains { line in
            line.contains(ChiselReader.indent) && ChiselReader.Row(line) != nil
        }
    }
}

private struct ChiselReader {
    static let indent = "   | "

    /// `   |    | (UIButton 0x7f…) Label`
    struct Row {
        let depth: Int
        let className: String
        var label: String?

        init?(_ line: some StringProtocol) {
            var rest = Substring(line)
            var depth = 0
            while rest.hasPrefix(ChiselReader.indent) {
                rest = rest.dropFirst(ChiselReader.indent.count)
                depth += 1
            }
            self.depth = depth
            let isLabelled = rest.first == "("
            let head = rest.dropFirst(isLabelled ? 1 : 0)
            let name = head.prefix { $0.isLetter || $0.isNumber || "_.$<>".contains($0) }
            let view = head[name.endIndex...]
            // The top view is named by the expression that finds it.
            guard !name.isEmpty, view.hasPrefix(" 0x") || view.hasPrefix(" (id)") else {
                return nil
            }
            className = String(name)
            if isLabelled {
                guard let end = view.firstIndex(of: ")") else { return nil }
                label = String(view[end...].dropFirst().drop { $0 == " " })
            }
        }
    }

    static func read(_ content: Content) -> Dump {
        var dump = Dump()
        dump.rule = .stated
        dump.order = .file
        dump.unknown = Facets.all.subtracting(ScreenFormat.chisel.known).subtracting(.type)
        var above: [(depth: Int, place: Int)] = []
        var last: Row?
        var offset: Int32 = 0
        func finish(_ row: Row?) {
            guard let row else { return }
            while let top = above.last, top.depth >= row.depth { above.removeLast() }
            var element = Element()
            element.label = row.label
            element.sourceOffset = offset
            var facts = DumpFacts()
            facts.type = ViewClasses.type(row.className) ?? .other
            facts.flag = row.label != nil
            let place = dump.add(element, title: nil, facts: facts, to: above.last?.place ?? 0)
            above.append((row.depth, place))
        }
        var nextOffset = 0
        for line in content.text.allLines {
            if let row = Row(line) {
                finish(last)
                last = row
                offset = Int32(nextOffset)
            } else if last?.label != nil, !line.isEmpty {
                // A label with a line feed goes on here.
                last?.label?.append("\n" + line)
            }
            nextOffset += line.utf8.count + 1
        }
        finish(last)
        return dump
    }
}
