/// A text with the places of its characters, counted as far as somebody asked: ranges of a screen
/// file count characters (grapheme clusters), of which a string does not know the number.
///
/// The place of every 256th one is kept, so that a step in a text of a megabyte counts no more.
struct TextOffsets: Sendable {
    private(set) var text: String
    /// Bytes before character 0, 256, 512 and so on.
    private var marks = [0]
    /// All characters, once the end was reached.
    private var total: Int?

    private static let stride = 256

    init(_ text: String) {
        self.text = text
    }

    /// Goes on with another text, unless it is the same.
    mutating func take(_ text: String) {
        if self.text != text { self = TextOffsets(text) }
    }

    var count: Int {
        mutating get {
            mark(through: .max)
            return total ?? 0
        }
    }

    /// The place of a character; the end for those behind it.
    mutating func index(at offset: Int) -> String.Index {
        let offset = max(offset, 0)
        let wanted = offset / TextOffsets.stride
        mark(through: wanted)
        if let total, offset >= total { return text.endIndex }
        guard marks.indices.contains(wanted) else { return text.endIndex }
        return text.index(
            index(ofMark: wanted), offsetBy: offset - wanted * TextOffsets.stride,
            limitedBy: text.endIndex) ?? text.endIndex
    }

    /// How many characters stand before a place.
    mutating func offset(of index: String.Index) -> Int {
        let bytes = byte(of: index)
        while total == nil, let last = marks.last, last <= bytes { mark(through: marks.count) }
        let place = marks.partitionPoint { $0 > bytes } - 1
        return place * TextOffsets.stride
            + text.distance(from: self.index(ofMark: place), to: index)
    }

    /// An offset held inside the text.
    mutating func clamped(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        mark(through: offset / TextOffsets.stride + 1)
        return total.map { min($0, offset) } ?? offset
    }

    mutating func clamped(_ range: Range<Int>) -> Range<Int> {
        let (lower, upper) = (clamped(range.lowerBound), clamped(range.upperBound))
        return min(lower, upper)..<upper
    }

    mutating func indices(of range: Range<Int>) -> Range<String.Index> {
        let lower = index(at: range.lowerBound)
        return lower..<max(lower, index(at: range.upperBound))
    }

    private func index(ofMark place: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: marks[place])
    }

    func byte(of index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }

    /// Changes the text; what was counted before `start`, in bytes, stays so.
    mutating func change(
        _ range: Range<String.Index>, to new: String, start: Int
    ) {
        text.replaceSubrange(range, with: new)
        let kept = marks.partitionPoint { $0 >= start }
        marks.removeSubrange(max(kept, 1)...)
        total = nil
    }

    /// Counts until there is a mark with this number, or the end.
    private mutating func mark(through wanted: Int) {
        while marks.count <= wanted, total == nil, let last = marks.indices.last {
            let start = index(ofMark: last)
            if let next = text.index(
                start, offsetBy: TextOffsets.stride, limitedBy: text.endIndex)
            {
                marks.append(byte(of: next))
            } else {
                total =
                    last * TextOffsets.stride + text.distance(from: start, to: text.endIndex)
            }
        }
    }
}
