import ScreenModel

/// One row of a debug description with the lines that go on with its label:
/// `→Type (Main), 0x…, pid: 9, traits: 1, {{x, y}, {w, h}}, identifier: 'a', label: 'b', Disabled`.
///
/// Nothing is escaped, so quotes decide nothing. Keys come in a fixed order: each text ends where
/// a quote and one of the later keys follow, the last one before the flags at the end.
struct XCUIRow {
    /// What a row says.
    struct Facts {
        var texts: [Key: String] = [:]
        var frame: Rect?
        var traits: UInt64?
        var flags: Set<Flag> = []
        /// Ends inside a frame or a text.
        var isUnfinished = false
        /// The text that has no end.
        var unfinishedKey: Key?
    }

    /// In the order in which they stand.
    enum Key: Int, CaseIterable {
        case identifier, title, label, placeholder, value

        var marker: StaticString {
            switch self {
            case .identifier: "identifier: '"
            case .title: "title: '"
            case .label: "label: '"
            case .placeholder: "placeholderValue: '"
            case .value: "value: "
            }
        }
    }

    enum Flag: CaseIterable {
        case disabled, selected, keyboardFocused, focused

        var word: StaticString {
            switch self {
            case .disabled: "Disabled"
            case .selected: "Selected"
            case .keyboardFocused: "Keyboard Focused"
            case .focused: "Focused"
            }
        }
    }

    let type: String
    let offset: Int
    /// Where the type begins in its line: deeper than that of the row above it.
    let column: Int
    private let bytes: [UInt8]
    private let start: Int
    /// The ends of its first line and of those that may belong to its label.
    private var lineEnds: [Int]

    /// `nil` if the line is no row.
    init?(_ text: SourceText, _ line: Range<Int>) {
        var cursor = ByteCursor(text.bytes, line)
        cursor.skipLogTime()
        cursor.skipIndent()
        var column = cursor.position - line.lowerBound
        let hasArrow = cursor.skip("→") || cursor.skip("↳") || cursor.skip("↪")
        if hasArrow {
            _ = cursor.skip("\u{FE0E}")
            column += 1
        }
        let type = cursor.skip { $0.isLetter || $0.isDigit }
        guard let first = type.first, (0x41...0x5A).contains(text.bytes[first]) else { return nil }
        if cursor.starts(with: " (") {
            cursor.skip { $0 != UInt8(ascii: ")") }
            guard cursor.skip(")") else { return nil }
        }
        guard XCUIRow.beginsFacts(cursor) || hasArrow && cursor.next == nil else { return nil }
        self.type = cursor.text(type)
        self.column = column
        offset = type.lowerBound
        bytes = text.bytes
        start = cursor.position
        lineEnds = [line.upperBound]
    }

    /// Whether what stands here can follow a type.
    private static func beginsFacts(_ cursor: ByteCursor) -> Bool {
        var cursor = cursor
        guard cursor.skip(", ") else { return cursor.starts(with: " 0x") }
        return cursor.starts(with: "0x") || cursor.starts(with: "pid: ")
            || cursor.starts(with: "{{") || cursor.starts(with: "traits: ")
            || Key.allCases.contains { cursor.starts(with: $0.marker) }
    }

    mutating func goOn(to lineEnd: Int) {
        lineEnds.append(lineEnd)
    }

    /// What the row says, with as many of the lines below it as belong to a text.
    func facts() -> Facts {
        guard let first = lineEnds.first, let last = lineEnds.last else { return Facts() }
        let alone = facts(endingAt: first)
        guard first < last, !alone.texts.isEmpty || alone.isUnfinished else { return alone }
        let whole = facts(endingAt: last)
        guard whole.isUnfinished, let end = lastClosedEnd() else { return whole }
        return facts(endingAt: end)
    }

    /// The end of the last line at which a text ends too.
    private func lastClosedEnd() -> Int? {
        var passed = Int.max
        for lineEnd in lineEnds.reversed() where lineEnd < passed {
            let end = endWithoutFlags(from: start, to: lineEnd).end
            if isQuote(before: end) { return lineEnd }
            // The lines up to there hold nothing but flags and spaces.
            passed = end
        }
        return nil
    }

    private func facts(endingAt end: Int) -> Facts {
        var result = Facts()
        var cursor = ByteCursor(bytes, start..<end)
        readHead(&cursor, into: &result)
        let (textEnd, flags) = endWithoutFlags(from: cursor.position, to: end)
        result.flags.formUnion(flags)
        readTexts(from: cursor.position, to: textEnd, into: &result)
        return result
    }

    /// Address, process, traits and frame, up to the first key.
    private func readHead(_ cursor: inout ByteCursor, into facts: inout Facts) {
        while true {
            cursor.skip { $0.isSpaceOrBreak || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }
            guard cursor.next != nil, key(at: cursor) == nil else { return }
            if cursor.starts(with: "{{") {
                let start = cursor.position
                guard cursor.skip(past: "}}") else {
                    facts.isUnfinished = true
                    cursor.position = cursor.end
                    return
                }
                facts.frame = FrameText.rect(cursor.text(start..<cursor.position))
            } else if cursor.skip("traits: ") {
                facts.traits = UInt64(cursor.text(cursor.skip { $0.isDigit }))
            } else if let flag = Flag.allCases.first(where: { isWhole($0.word, at: cursor) }) {
                facts.flags.insert(flag)
                _ = cursor.skip(flag.word)
            } else {
                cursor.skip { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }
            }
        }
    }

    private func isWhole(_ word: StaticString, at cursor: ByteCursor) -> Bool {
        var cursor = cursor
        return cursor.skip(word) && (cursor.next == nil || cursor.starts(with: ", "))
    }

    private func key(at cursor: ByteCursor) -> Key? {
        Key.allCases.first { cursor.starts(with: $0.marker) }
    }

    private func readTexts(from start: Int, to end: Int, into facts: inout Facts) {
        guard start < end else { return }
        var cursor = ByteCursor(bytes, start..<end)
        while let key = key(at: cursor) {
            _ = cursor.skip(key.marker)
            let start = cursor.position
            guard key != .value else {
                facts.texts[key] = cursor.text(start..<end).trimmingEnd
                return
            }
            while cursor.next != nil, !isEnd(of: key, at: cursor) { cursor.position += 1 }
            if cursor.next == nil {
                readLastText(key, from: start, to: end, into: &facts)
                return
            }
            facts.texts[key] = cursor.text(start..<cursor.position)
            _ = cursor.skip("', ")
        }
    }

    /// The text that no key follows ends with a quote, in a cut file perhaps before the beginning
    /// of a key or flag.
    private func readLastText(
        _ key: Key, from start: Int, to end: Int, into facts: inout Facts
    ) {
        let quote = bytes[start..<end].lastIndex(of: UInt8(ascii: "'"))
        let isClosed = quote == end - 1
        facts.isUnfinished = !isClosed
        if let quote, isClosed || isBeginningOfWord(quote + 1, end) {
            facts.texts[key] = String(decoding: bytes[start..<quote], as: UTF8.self)
        } else {
            facts.texts[key] = String(decoding: bytes[start..<end], as: UTF8.self)
            facts.unfinishedKey = key
        }
    }

    /// Whether a comma and the beginning of a key or flag stand between the two places.
    private func isBeginningOfWord(_ start: Int, _ end: Int) -> Bool {
        let rest = String(decoding: bytes[start..<end], as: UTF8.self)
        let words = Key.allCases.map(\.marker) + Flag.allCases.map(\.word)
        return words.contains { ", \($0)".hasPrefix(rest) }
    }

    /// Whether a quote and a later key stand here.
    private func isEnd(of key: Key, at cursor: ByteCursor) -> Bool {
        guard cursor.next == UInt8(ascii: "'") else { return false }
        var cursor = cursor
        guard cursor.skip("', "), let next = self.key(at: cursor) else { return false }
        return next.rawValue > key.rawValue
    }

    /// Where the texts end, and the flags that stand behind them.
    private func endWithoutFlags(from start: Int, to end: Int) -> (end: Int, flags: [Flag]) {
        var end = end
        var flags: [Flag] = []
        while true {
            while end > start, bytes[end - 1].isSpaceOrBreak { end -= 1 }
            let flag = Flag.allCases.first { flag in
                let place = end - flag.word.utf8CodeUnitCount - 2
                guard place >= start else { return false }
                var cursor = ByteCursor(bytes, place..<end)
                return cursor.skip(", ") && cursor.starts(with: flag.word)
            }
            guard let flag else { return (end, flags) }
            flags.append(flag)
            end -= flag.word.utf8CodeUnitCount + 2
        }
    }

    private func isQuote(before place: Int) -> Bool {
        place > start && bytes[place - 1] == UInt8(ascii: "'")
    }
}

extension ByteCursor {
    /// Spaces, tabs and the no-break spaces of web pages.
    mutating func skipIndent() {
        while skip("\u{A0}") || skip(" ") || skip("\t") {}
    }

    /// The time that test logs put before their lines: `    t =     1.23s `.
    mutating func skipLogTime() {
        var copy = self
        copy.skipIndent()
        guard copy.skip("t =") else { return }
        copy.skipIndent()
        copy.skip { $0.isDigit || $0 == UInt8(ascii: ".") }
        if copy.skip("s ") { self = copy }
    }
}
