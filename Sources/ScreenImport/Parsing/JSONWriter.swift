/// Writes plain JSON piece by piece. Small objects and lists stand on one line, so that a person
/// can edit the result.
public struct JSONWriter: Sendable {
    private struct Piece {
        var text: String
        /// Of a container: the number of pieces up to and with its end.
        var length = 1
        var opens = false
        var closes = false
        var isKey = false
        /// Characters on one line, members included.
        var width: Int
    }

    private var pieces: [Piece] = []
    private var open: [Int] = []

    var isEmpty: Bool { pieces.isEmpty }

    public init() {}

    public mutating func beginObject() { begin("{") }
    public mutating func beginArray() { begin("[") }
    public mutating func endObject() { end("}") }
    public mutating func endArray() { end("]") }

    public mutating func key(_ name: String) {
        add(JSONWriter.quoted(name) + ": ", isKey: true)
    }

    /// A text member, null where there is none.
    public mutating func field(_ name: String, _ text: String?) {
        key(name)
        if let text { string(text) } else { null() }
    }

    public mutating func string(_ text: String) { add(JSONWriter.quoted(text)) }
    public mutating func bool(_ value: Bool) { add(value ? "true" : "false") }
    public mutating func null() { add("null") }
    public mutating func integer(_ value: Int) { add(String(value)) }

    /// JSON has no infinite numbers: they become null.
    public mutating func number(_ value: Double) {
        add(value.isFinite ? NumberText.text(value) : "null")
    }

    private mutating func begin(_ bracket: String) {
        open.append(pieces.count)
        pieces.append(Piece(text: bracket, opens: true, width: 1))
    }

    private mutating func end(_ bracket: String) {
        guard let start = open.popLast() else { return }
        pieces.append(Piece(text: bracket, closes: true, width: 1))
        pieces[start].length = pieces.count - start
        pieces[start].width += 1
        if let outer = open.last { pieces[outer].width += pieces[start].width + 2 }
    }

    private mutating func add(_ text: String, isKey: Bool = false) {
        let width = text.utf8.count
        pieces.append(Piece(text: text, isKey: isKey, width: width))
        if let outer = open.last { pieces[outer].width += width + (isKey ? 0 : 2) }
    }

    /// The document. A container of up to `lineWidth` bytes stands on one line; 0 gives a line to
    /// each value, `Int.max` gives one line without any break.
    public func text(lineWidth: Int = 100) -> String {
        var result = ""
        var depth = 0
        var inlineEnd = 0
        var needsComma = false
        var followsKey = false
        for (index, piece) in pieces.enumerated() {
            let isInline = index < inlineEnd
            if piece.closes {
                if !isInline {
                    depth -= 1
                    if needsComma { JSONWriter.breakLine(&result, depth) }
                }
                result += piece.text
                needsComma = true
                continue
            }
            if needsComma { result += isInline ? ", " : "," }
            let isFirst = index == 0 || followsKey
            if !isInline, !isFirst { JSONWriter.breakLine(&result, depth) }
            result += piece.text
            followsKey = piece.isKey
            needsComma = !piece.isKey && !piece.opens
            if piece.opens, !isInline {
                if piece.width <= lineWidth {
                    inlineEnd = index + piece.length
                } else {
                    depth += 1
                }
            }
        }
        return result
    }

    /// Very deep levels are not indented further: the text would grow with the square of the depth.
    private static func breakLine(_ text: inout String, _ depth: Int) {
        text += "\n"
        text += String(repeating: "  ", count: min(depth, 60))
    }

    /// `text` as a JSON string with its quotes.
    public static func quoted(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // All that a terminal obeys, or that turns the text around it: JSON ends up there too.
            case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}",
                "\u{2066}"..."\u{2069}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// ASCII that stands in a string as it is.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}
