/// A line of the script language cut into its tokens: words, quoted texts, names of elements.
public struct VerbTokens: Sendable {
    public enum Token: Sendable, Equatable {
        case word(String)
        /// In quotes, escapes undone.
        case text(String)
        /// `#id`, `#"any id"`, `@0/3/1` (with the `@`).
        case id(String)
        /// `/…/` behind `matching`: a regular expression without its slashes.
        case pattern(String)
        /// Behind a text.
        case comma

        /// The word, the text or the id itself.
        public var content: String {
            switch self {
            case .word(let text), .text(let text), .id(let text), .pattern(let text): text
            case .comma: ","
            }
        }
    }

    public private(set) var tokens: [Token] = []
    /// Where each token begins: characters of the line, from 1.
    public private(set) var columns: [Int] = []
    /// Where each token ends: the column behind it.
    public private(set) var ends: [Int] = []
    /// Where the line ends, without its comment.
    public var endColumn: Int { ends.last ?? 1 }

    public init(_ line: String) throws(VerbError) {
        var reading = Reading(line)
        while let first = reading.rest.first {
            if first.isWhitespace {
                reading.skip()
                continue
            }
            let column = reading.column
            if reading.isAtComment { return }
            switch first {
            case "\"": tokens.append(.text(try reading.quoted()))
            case "," where isBehindText: tokens.append(reading.comma())
            case "#":
                reading.skip()
                let isQuoted = reading.rest.first == "\""
                tokens.append(.id(isQuoted ? try reading.quoted() : reading.word()))
            case "/" where isBehindMatching:
                tokens.append(.pattern(try reading.pattern()))
            case "@": tokens.append(.id(reading.word()))
            case "“", "”", "„", "«":
                throw VerbError("a text stands in straight quotes, \"…\"", column: column)
            default: tokens.append(.word(reading.word()))
            }
            columns.append(column)
            ends.append(reading.column)
        }
    }

    /// Some of the tokens, with the columns that they have in the whole line.
    public func part(_ range: Range<Int>) -> VerbTokens {
        var part = self
        let range = range.clamped(to: tokens.indices)
        part.tokens = Array(tokens[range])
        part.columns = Array(columns[range])
        part.ends = Array(ends[range])
        return part
    }

    private var isBehindMatching: Bool {
        if case .word(let word)? = tokens.last { word.lowercased() == "matching" } else { false }
    }

    private var isBehindText: Bool {
        if case .text? = tokens.last { true } else { false }
    }

    /// A line while it is cut.
    private struct Reading {
        var rest: Substring
        var column = 1

        init(_ line: String) {
            rest = Substring(line)
        }

        /// `#` with a space or nothing behind it.
        var isAtComment: Bool {
            rest.first == "#" && rest.dropFirst().first?.isWhitespace ?? true
        }

        mutating func skip(_ count: Int = 1) {
            rest = rest.dropFirst(count)
            column += count
        }

        private mutating func next() -> Character? {
            column += 1
            return rest.popFirst()
        }

        mutating func comma() -> Token {
            skip()
            return .comma
        }

        /// Up to white space or a comment.
        mutating func word() -> String {
            var word = ""
            while let first = rest.first, !first.isWhitespace, !isAtComment {
                word.append(first)
                skip()
            }
            return word
        }

        /// Takes `"…"` with `\"`, `\\`, `\n` and `\u{…}` off the front.
        mutating func quoted() throws(VerbError) -> String {
            let start = column
            skip()
            var text = ""
            while let character = next() {
                if character == "\"" { return text }
                guard character == "\\" else {
                    text.append(character)
                    continue
                }
                let escape = column - 1
                switch next() {
                case "n": text.append("\n")
                case "u": text.append(try scalar(escape))
                case let other?: text.append(other)
                case nil: break
                }
            }
            throw VerbError("the text has no closing quote", column: start)
        }

        /// Takes `/…/` off the front; `\/` is a slash in it.
        mutating func pattern() throws(VerbError) -> String {
            let start = column
            skip()
            var pattern = ""
            while let character = next() {
                if character == "/" { return pattern }
                if character == "\\", rest.first == "/" {
                    _ = next()
                    pattern.append("/")
                    continue
                }
                pattern.append(character)
                if character == "\\", let escaped = next() { pattern.append(escaped) }
            }
            throw VerbError("the pattern has no closing /", column: start)
        }

        private mutating func scalar(_ escape: Int) throws(VerbError) -> Character {
            let digits = rest.dropFirst().prefix { $0 != "}" }
            guard rest.first == "{", let value = UInt32(digits, radix: 16),
                let scalar = Unicode.Scalar(value)
            else {
                throw VerbError(
                    "expected a code point after \\u, such as \\u{2026}", column: escape)
            }
            skip(digits.count + 2)
            return Character(scalar)
        }
    }
}
