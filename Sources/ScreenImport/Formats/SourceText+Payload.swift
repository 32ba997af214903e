extension SourceText {
    var firstByte: UInt8? {
        bytes.first { !$0.isSpaceOrBreak }
    }

    /// The first place at or after `offset` where a line begins with "{", "[" or "<", leading
    /// white space and comments aside.
    func startOfMarkup(from offset: Int) -> Int? {
        var isLineStart = offset == 0
        for index in bytes.indices.dropFirst(offset) {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                isLineStart = true
            } else if isLineStart, !byte.isSpaceOrBreak {
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
                    || byte == UInt8(ascii: "<")
                {
                    return index
                }
                isLineStart = false
            }
        }
        return nil
    }

    /// Where the XML begins: at the first line from `start` on with a well-known beginning, so
    /// that marks such as "<Notice>" before it do not count; else at `start`.
    func startOfXML(from start: Int) -> Int {
        let beginnings = [
            "<?xml", "<AppiumAUT", "<hierarchy", "<XCUIElementType", "<UIA", "<ViewHierarchy",
        ].map {
            Array($0.utf8)
        }
        var candidate: Int? = start
        while let place = candidate {
            let line = bytes[place...].prefix(20)
            if beginnings.contains(where: { line.starts(with: $0) }) { return place }
            candidate = startOfMarkup(from: place + 1)
        }
        return start
    }

    /// What stands between the first line of ``` and the next one; in its lines' places, so that
    /// line numbers stay those of the file.
    var fenced: SourceText? {
        var lineStart = 0
        var opening: Int?
        var linesBefore = 0
        while lineStart < bytes.count {
            let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let isFence = bytes[lineStart..<lineEnd].drop(while: \.isSpaceOrBreak)
                .starts(with: Array("```".utf8))
            if isFence, let opening {
                return SourceText(
                    utf8: padding(linesBefore) + bytes[opening..<lineStart],
                    isUnwrapped: isUnwrapped)
            }
            if opening == nil { linesBefore += 1 }
            if isFence { opening = min(lineEnd + 1, bytes.count) }
            lineStart = lineEnd + 1
        }
        guard let opening, opening < bytes.count else { return nil }
        return SourceText(
            utf8: padding(linesBefore) + bytes[opening...], isUnwrapped: isUnwrapped)
    }

    private func padding(_ lines: Int) -> [UInt8] {
        [UInt8](repeating: UInt8(ascii: "\n"), count: lines)
    }

    /// The names in quotes that a colon follows.
    var quotedKeys: Set<String> {
        var result: Set<String> = []
        var opening: Int?
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") {
            guard let start = opening, index - start <= 40 else {
                opening = index
                continue
            }
            let after = bytes[(index + 1)...].first { !$0.isSpaceOrBreak }
            if after == UInt8(ascii: ":") {
                result.insert(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
                opening = nil
            } else {
                opening = index
            }
        }
        return result
    }

    /// The `info.json` of a VoiceOver Designer package, which holds a picture's scale alone.
    var looksLikePackageInfo: Bool {
        let keys = quotedKeys
        return keys.contains("imageScale") && keys.count <= 3
    }
}
