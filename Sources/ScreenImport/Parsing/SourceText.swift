/// A line and a column in a text, both from 1. Columns count characters as a reader sees them.
public struct SourcePlace: Sendable, Hashable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Something to say about one place of a file, without the file's name.
public struct SourceMessage: Sendable, Equatable {
    public var text: String
    public var place: SourcePlace

    /// `FILE:LINE:COLUMN: text`
    public func description(file: String) -> String {
        "\(file):\(place.line):\(place.column): \(text)"
    }
}

/// A file's text as valid UTF-8 whose lines end with a line feed.
public struct SourceText: Sendable {
    public let bytes: [UInt8]
    /// A string of the file held it, with escapes: its lines are not the file's.
    let isUnwrapped: Bool

    init(utf8 bytes: [UInt8], isUnwrapped: Bool = false) {
        self.bytes = bytes
        self.isUnwrapped = isUnwrapped
    }

    /// The place of a byte offset. Takes time in proportion to the offset: for many offsets use
    /// one `PlaceFinder`.
    public func place(at offset: Int) -> SourcePlace {
        var finder = PlaceFinder(self)
        return finder.place(at: offset)
    }
}

/// Turns ascending byte offsets of one text into places in one pass over it.
struct PlaceFinder {
    private let text: SourceText
    private var offset = 0
    private var place = SourcePlace(line: 1, column: 1)

    init(_ text: SourceText) {
        self.text = text
    }

    mutating func place(at target: Int) -> SourcePlace {
        let target = min(max(target, 0), text.bytes.count)
        if target < offset {
            offset = 0
            place = SourcePlace(line: 1, column: 1)
        }
        var lineStart = offset
        for index in offset..<target where text.bytes[index] == UInt8(ascii: "\n") {
            place.line += 1
            place.column = 1
            lineStart = index + 1
        }
        place.column += String(decoding: text.bytes[lineStart..<target], as: UTF8.self).count
        offset = target
        return place
    }
}
