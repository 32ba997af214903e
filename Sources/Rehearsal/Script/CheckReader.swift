import ScreenModel
import ScreenReader

/// Reads what follows the words of a check, token by token.
struct CheckReader {
    let verb: CheckVerb
    let line: VerbTokens
    var place: Int

    private var token: VerbTokens.Token? {
        line.tokens.indices.contains(place) ? line.tokens[place] : nil
    }

    var isAtEnd: Bool { token == nil }

    func expected(_ what: String) -> VerbError {
        let found = token.map { ", not '\($0.content)'" } ?? ""
        return VerbError(
            what == "nothing more"
                ? "'\(verb.words)' takes nothing more\(found)"
                : "'\(verb.usage)' expects \(what) here\(found)",
            column: line.column(of: place))
    }

    /// `words` could stand here, too.
    mutating func text(or words: [String] = []) throws(VerbError) -> String {
        guard case .text(let text)? = token else {
            let others = words.isEmpty ? "" : ", or " + words.joined(separator: ", ")
            let expected = expected("a text in quotes\(others)")
            let nearest = NearestName.suggestion(for: token?.content ?? "", in: words)
            throw VerbError(expected.description + nearest, column: expected.column)
        }
        place += 1
        return text
    }

    /// One or more texts with commas between them, or the word `none`.
    mutating func texts() throws(VerbError) -> [String] {
        if token == .word("none") {
            place += 1
            return []
        }
        var texts = [try text()]
        while skipComma() { texts.append(try text()) }
        return texts
    }

    mutating func skipComma() -> Bool {
        guard token == .comma else { return false }
        place += 1
        return true
    }

    mutating func skip(_ words: String...) throws(VerbError) {
        guard case .word(let word)? = token, words.contains(word.lowercased()) else {
            throw expected("'\(words[0])'")
        }
        place += 1
    }

    mutating func pattern() throws(VerbError) -> Pattern {
        guard case .pattern(let text)? = token else {
            throw expected("a regular expression between slashes")
        }
        guard !PatternRisk.isRisky(text) else {
            throw VerbError(
                "'\(text)' could be tried for ever: it repeats what ends in a repetition; expected "
                    + "one of the two, or (?>…) around the inner one",
                column: line.column(of: place))
        }
        do {
            let pattern = try Pattern(text)
            place += 1
            return pattern
        } catch {
            throw VerbError(
                "'\(text)' is no regular expression: \(error)", column: line.column(of: place))
        }
    }

    mutating func number() throws(VerbError) -> Int {
        guard case .word(let word)? = token, let number = Int(word), number >= 0 else {
            throw expected("a number")
        }
        place += 1
        return number
    }

    mutating func element() throws(VerbError) -> ElementName {
        for end in [place + 2, place + 1] where end <= line.tokens.count {
            if let name = line.elementName(from: place, to: end) {
                place = end
                return name
            }
        }
        throw expected("an element: #id, @path or \"LABEL\"")
    }

    mutating func sound() throws(VerbError) -> Check {
        switch token {
        case .text(let name)?:
            place += 1
            return .appSound(name)
        case .word(let word)?:
            var name = word.lowercased()
            if name.hasPrefix("["), name.hasSuffix("]") {
                name = String(name.dropFirst().dropLast())
            }
            guard let sound = SoundToken(rawValue: name) else {
                throw VerbError(
                    "no sound is called '\(name)'"
                        + NearestName.suggestion(
                            for: name, in: SoundToken.allCases.map(\.rawValue),
                            orElse: "; one of the app's stands in quotes"),
                    column: line.column(of: place))
            }
            place += 1
            return .sound(sound)
        default: throw expected("the name of a sound")
        }
    }

    mutating func within() throws(VerbError) -> Check {
        let count = try number()
        try skip("gestures", "gesture")
        try skip("reach")
        let element = try element()
        guard !isAtEnd else { return .within(count, element, from: .cursor) }
        try skip("from")
        if token == .word("start") {
            place += 1
            return .within(count, element, from: .start)
        }
        return .within(count, element, from: .element(try self.element()))
    }
}
