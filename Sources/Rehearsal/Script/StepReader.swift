import ScreenModel
import ScreenReader

/// One line of a script: the steps that stand in it, which is one but for blocks in a line.
struct StepReader {
    enum Part {
        case open(String)
        case use(String)
        case repetition(Int)
        case repetitionEnd
        case step(Script.Action)
    }

    /// What stands at a place of the line.
    struct Entry {
        let part: Part
        let column: Int
        let text: String
    }

    private(set) var entries: [Entry] = []
    private let line: String
    private let tokens: VerbTokens

    init(_ line: String) throws(VerbError) {
        self.line = line
        tokens = try VerbTokens(line)
        var place = 0
        while place < tokens.tokens.count { try take(from: &place) }
    }

    private mutating func take(from place: inout Int) throws(VerbError) {
        if tokens.tokens[place] == .word("}") {
            add(.repetitionEnd, place..<place + 1)
            place += 1
        } else if isBlock(at: place) {
            let count = tokens.part(place + 1..<place + 2).leadingWords.first.flatMap { Int($0) }
            guard let count, count >= 0,
                tokens.part(place + 2..<place + 3).tokens == [.word("{")]
            else {
                throw VerbError(
                    "'repeat' is followed by a number and {, such as 'repeat 3 {'",
                    column: tokens.columns[place])
            }
            add(.repetition(count), place..<place + 3)
            place += 3
        } else {
            let end = tokens.tokens[place...].firstIndex(of: .word("}")) ?? tokens.tokens.count
            let step = tokens.part(place..<end)
            add(try StepReader.part(step, text(of: place..<end)), place..<end)
            place = end
        }
    }

    /// `repeat`, but for the verb that says again what was spoken.
    private func isBlock(at place: Int) -> Bool {
        let words = tokens.part(place..<place + 2).leadingWords.map { $0.lowercased() }
        return words.first == "repeat" && words != ["repeat", "speech"]
    }

    private mutating func add(_ part: Part, _ range: Range<Int>) {
        entries.append(
            Entry(part: part, column: tokens.columns[range.lowerBound], text: text(of: range)))
    }

    private func text(of range: Range<Int>) -> String {
        guard let first = tokens.part(range).columns.first else { return "" }
        return String(line.dropFirst(first - 1).prefix(tokens.part(range).endColumn - first))
    }

    /// What one step says.
    private static func part(_ step: VerbTokens, _ text: String) throws(VerbError) -> Part {
        let words = step.leadingWords.map { $0.lowercased() }
        switch words.first {
        case "open": return .open(try file(step))
        case "use": return .use(try file(step))
        case "walk":
            if words.count == 2, step.tokens.count == 2 {
                if words[1] == "forward" { return .step(.walk(.next)) }
                if words[1] == "backward" { return .step(.walk(.previous)) }
            }
            throw VerbError(
                "'walk' is followed by forward or backward", column: step.column(of: 1))
        case let word? where SettingVerb.all.contains { $0.word == word }:
            var settings = Settings()
            do throws(SettingError) {
                _ = try SettingVerb.obey(text, in: &settings)
            } catch {
                throw VerbError(error.description, column: step.column(of: 1))
            }
            return .step(.setting(text))
        default: break
        }
        if let check = try CheckVerb.read(step) { return .step(.check(check)) }
        return .step(.gesture(try GestureVerb.read(step, others: others)))
    }

    /// What lines can begin with beside gestures.
    private static let others =
        SettingVerb.lines + CheckVerb.all.map(\.words)
        + ["open", "use", "repeat", "walk forward", "walk backward"]

    private static func file(_ step: VerbTokens) throws(VerbError) -> String {
        let word = step.tokens[0].content
        guard step.tokens.count == 2, let path = step.tokens.last?.content, !path.isEmpty else {
            throw VerbError(
                "'\(word)' is followed by a file, in quotes where its name has spaces",
                column: step.column(of: 1))
        }
        return path
    }
}

extension VerbTokens {
    /// Where a token stands, or would stand.
    func column(of place: Int) -> Int {
        columns.indices.contains(place) ? columns[place] : endColumn
    }
}
