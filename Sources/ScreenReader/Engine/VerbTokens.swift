/// A line of the script language cut into its tokens: words, quoted texts, names of elements.
struct VerbTokens {
    enum Token: Equatable {
        case word(String)
        /// In quotes, escapes undone.
        case text(String)
        /// `#id`, `#"any id"`, `@0/3/1` (with the `@`).
        case id(String)
    }

    private(set) var tokens: [Token] = []

    init(_ line: String) throws(VerbError) {
        var rest = Substring(line)
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if first == "\"" {
                tokens.append(.text(try VerbTokens.quoted(&rest)))
            } else if first == "#" {
                rest = rest.dropFirst()
                // A comment: the mark stands alone.
                guard let next = rest.first, !next.isWhitespace else { return }
                let id = next == "\"" ? try VerbTokens.quoted(&rest) : VerbTokens.word(&rest)
                tokens.append(.id(id))
            } else if first == "@" {
                tokens.append(.id(VerbTokens.word(&rest)))
            } else {
                tokens.append(.word(VerbTokens.word(&rest)))
            }
        }
    }

    private static func word(_ rest: inout Substring) -> String {
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    /// Takes `"…"` with `\"`, `\\`, `\n` and `\u{…}` off the front.
    private static func quoted(_ rest: inout Substring) throws(VerbError) -> String {
        rest = rest.dropFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == "\"" { return text }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": text.append("\n")
            case "u": text.append(try scalar(&rest))
            case let other?: text.append(other)
            case nil: break
            }
        }
        throw VerbError(description: "the text has no closing quote")
    }

    private static func scalar(_ rest: inout Substring) throws(VerbError) -> Character {
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard rest.first == "{", let value = UInt32(digits, radix: 16),
            let scalar = Unicode.Scalar(value)
        else { throw VerbError(description: "expected a code point after \\u, such as \\u{2026}") }
        rest = rest.dropFirst(digits.count + 2)
        return Character(scalar)
    }
}
