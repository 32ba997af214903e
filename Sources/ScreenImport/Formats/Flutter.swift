import ScreenModel

extension ScreenFormat {
    /// Flutter's own semantics tree, drawn with box characters, in the order of traversal.
    /// (Flutter `SemanticsNode.debugFillProperties`, H)
    static let flutter = ScreenFormat(
        id: "flutter", what: "a Flutter semantics tree", command: "debugDumpSemanticsTree()",
        known: [.label, .value, .hint, .selected, .stops, .order],
        partlyKnown: [
            .traits, .enabled, .frame, .identifier, .actions, .containers, .headingLevel, .language,
        ],
        support: .dump { FlutterReader.read($0) }
    ) { content in
        guard case .text = content.body else { return false }
        return content.lines.contains {
            $0.contains("SemanticsNode#") || FlutterReader.saysNothingWasCollected($0)
        }
    }
}

/// Reads the semantics nodes of a text line by line.
struct FlutterReader {
    /// The nodes in the order of the file; the first stands for the root above them.
    private(set) var nodes = [FlutterNode()]
    private(set) var isCut = false
    /// The nodes around the next one.
    private var open: [Int] = []
    private var property: FlutterProperty?

    static func read(_ content: Content) -> Dump {
        var reader = FlutterReader()
        var offset = 0
        var saysNothing = false
        for line in content.text.allLines {
            reader.read(Array(withoutLogPrefix(line)), at: Int32(offset))
            offset += line.utf8.count + 1
            saysNothing = saysNothing || saysNothingWasCollected(line)
        }
        reader.endProperty(isLast: true)
        var tree = FlutterTree(reader.nodes)
        var dump = tree.makeDump()
        dump.isCut = reader.isCut
        if saysNothing {
            dump.advice = "the app had not collected semantics, turn accessibility on first"
        }
        return dump
    }

    static func saysNothingWasCollected(_ line: some StringProtocol) -> Bool {
        line.contains("Semantics not collected") || line.contains("Semantics not generated")
    }

    /// Drops `flutter: ` and `I/flutter (1234): `, also behind a time stamp.
    private static func withoutLogPrefix(_ line: String) -> Substring {
        guard let name = line.firstRange(of: "flutter") else { return line[...] }
        let before = line[..<name.lowerBound]
        let isLog = before.utf8.count <= 60 && !before.contains { isTree($0) && $0 != " " }
        var rest = line[name.upperBound...]
        if rest.drop(while: { $0 == " " }).hasPrefix("("), let end = rest.firstIndex(of: ")") {
            rest = rest[rest.index(after: end)...]
        }
        guard isLog, rest.hasPrefix(":") else { return line[...] }
        rest = rest.dropFirst()
        return rest.hasPrefix(" ") ? rest.dropFirst() : rest
    }

    /// Whether the character draws the tree, white space counted.
    private static func isTree(_ character: Character) -> Bool {
        " │├└─".contains(character)
    }

    private mutating func read(_ line: [Character], at offset: Int32) {
        let column = line.firstIndex(where: { !FlutterReader.isTree($0) }) ?? line.count
        if startsNode(line, column) {
            endProperty(isLast: false)
            while let last = open.last, nodes[last].column >= column { open.removeLast() }
            var node = FlutterNode()
            node.parent = open.last ?? 0
            node.column = column
            node.offset = offset
            open.append(nodes.count)
            nodes.append(node)
        } else if nodes.count > 1 {
            readProperty(line, column)
        }
    }

    /// Labels may hold a node's name too, but no branch that leads to it.
    private func startsNode(_ line: [Character], _ column: Int) -> Bool {
        let name = line[column...].prefix(FlutterReader.name.count)
        guard name.elementsEqual(FlutterReader.name) else { return false }
        let number = line[(column + name.count)...].prefix { !$0.isWhitespace }
        return number.first?.isNumber == true
            && (column == 0 || line[column - 1] == "─" || nodes.count == 1)
    }

    private static let name = Array("SemanticsNode#")

    /// Properties stand in one column; what stands deeper goes on with the one before.
    private mutating func readProperty(_ line: [Character], _ column: Int) {
        let last = nodes.count - 1
        guard let start = nodes[last].propertyColumn ?? (column < line.count ? column : nil),
            start > nodes[last].column || nodes[last].column == 0
        else { return }
        if column < min(start, line.count) { return }
        if line.count <= start {
            if property?.isOpenBlock == true { property?.lines.append("") }
            return
        }
        if line[start] == " ", property != nil {
            property?.lines.append(String(line[min(start + 2, line.count)...]))
        } else if column == start {
            nodes[last].propertyColumn = start
            endProperty(isLast: false)
            property = FlutterProperty(String(line[start...]), column: start)
        }
    }

    private mutating func endProperty(isLast: Bool) {
        guard let ended = property else { return }
        property = nil
        if isLast, ended.isUnfinished {
            isCut = true
            return
        }
        nodes[nodes.count - 1].take(ended)
    }
}
