/// One property of a semantics node, over one line or several.
struct FlutterProperty {
    /// What stands before the colon; empty for a mark such as "merged up" and the rectangle.
    let name: String
    var lines: [String]
    private let column: Int
    /// The text begins on the line after the name: it has line feeds of its own.
    private let isBlock: Bool

    init(_ line: String, column: Int) {
        self.column = column
        let head = line.prefix { $0.isLetter }
        let rest = line[head.endIndex...]
        if !head.isEmpty, rest.hasPrefix(":") {
            name = String(head)
            let value = String(rest.dropFirst().drop { $0 == " " })
            isBlock = value.isEmpty
            lines = value.isEmpty ? [] : [value]
        } else {
            name = ""
            isBlock = false
            lines = [line]
        }
    }

    /// A block that a blank line does not end.
    var isOpenBlock: Bool {
        isBlock && lines.first?.hasPrefix("\"") == true && !isClosed
    }

    /// A text whose end is missing.
    var isUnfinished: Bool {
        lines.isEmpty || lines.first?.hasPrefix("\"") == true && !isClosed
    }

    private var isClosed: Bool {
        guard let last = lines.last else { return false }
        return last.hasSuffix("\"") && (lines.count > 1 || last.utf8.count > 1)
    }

    /// The text without its quotes. Flutter wraps at 65 columns: a break inside a block is the
    /// text's own where the next word would still have fitted.
    var text: String {
        var result = ""
        for (number, line) in lines.enumerated() {
            if number > 0 { result += isBlock && !isWrapped(before: number) ? "\n" : " " }
            result += line
        }
        if result.hasPrefix("AttributedString('"), let end = result.firstRange(of: "', attributes:")
        {
            return String(result[..<end.lowerBound].dropFirst("AttributedString('".count))
        }
        guard result.hasPrefix("\"") else { return result }
        result.removeFirst()
        if result.hasSuffix("\"") { result.removeLast() }
        return result
    }

    private func isWrapped(before number: Int) -> Bool {
        let word = lines[number].prefix { $0 != " " }
        return !word.isEmpty && column + 2 + lines[number - 1].count + 1 + word.count > 65
    }

    var items: [String] {
        text.split(separator: ",").map { String($0.drop { $0 == " " }).trimmingEnd }
    }
}
