/// Texts as the rules for typeless dumps compare them.
enum TypelessText {
    /// White space collapsed, and without the scroll bars that React Native's labels name:
    /// "Vertical scroll bar, 4 pages".
    static func collapsed(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for word in withoutScrollBars(words(text)) {
            if !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result += word.utf8
        }
        return result
    }

    /// A label without the scroll bars that it names; `nil` for one that names none or nothing
    /// else.
    static func withoutScrollBars(_ label: String) -> String? {
        guard label.contains("scroll bar,") else { return nil }
        let all = words(label)
        let rest = withoutScrollBars(all)
        return rest.isEmpty || rest.count == all.count ? nil : rest.joined(separator: " ")
    }

    private static func words(_ text: String) -> [Substring] {
        text.unicodeScalars.split { $0.properties.isWhitespace }.map { Substring($0) }
    }

    private static func withoutScrollBars(_ words: [Substring]) -> [Substring] {
        var result: [Substring] = []
        var index = 0
        while index < words.count {
            if isScrollBar(words[index...].prefix(5)) {
                index += 5
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    private static func isScrollBar(_ words: ArraySlice<Substring>) -> Bool {
        guard words.count == 5, let direction = words.first, let last = words.last else {
            return false
        }
        let middle = words.dropFirst().dropLast()
        return (direction == "Vertical" || direction == "Horizontal")
            && middle.prefix(2) == ["scroll", "bar,"]
            && middle.suffix(1).allSatisfy { $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
            && (last == "page" || last == "pages")
    }

    /// Whether `piece` stands anywhere in `text`; in time that grows with their lengths alone
    /// (Knuth, Morris and Pratt).
    static func occurs(_ piece: [UInt8], in text: [UInt8]) -> Bool {
        guard piece.count <= text.count else { return false }
        var fallback = [0]
        fallback.reserveCapacity(piece.count)
        var matched = 0
        for index in piece.indices.dropFirst() {
            while matched > 0, piece[matched] != piece[index] { matched = fallback[matched - 1] }
            if piece[matched] == piece[index] { matched += 1 }
            fallback.append(matched)
        }
        matched = 0
        for byte in text {
            while matched > 0, matched == piece.count || piece[matched] != byte {
                matched = fallback[matched - 1]
            }
            if matched < piece.count, piece[matched] == byte { matched += 1 }
            if matched == piece.count { return true }
        }
        return piece.isEmpty
    }
}
