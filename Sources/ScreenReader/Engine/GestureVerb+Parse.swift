import ScreenModel

/// A line with a verb as it is written, before anybody knows the screen.
public enum GestureLine: Sendable, Equatable {
    /// Means the same on every screen.
    case gesture(Gesture)
    case touch(ElementName)
    /// The item chooser's text.
    case choose(String)

    /// The gesture on this screen, or why there is none. Errors have the column 1.
    public func gesture(in session: Session) throws(VerbError) -> Gesture {
        switch self {
        case .gesture(let gesture): return gesture
        case .touch(let name): return .touch(try session.find(name))
        case .choose(let text):
            guard let found = session.stops.first(where: { session.mentions(text, $0) }) else {
                throw VerbError("no item with the text \"\(text)\"")
            }
            return .choose(found)
        }
    }
}

extension GestureVerb {
    private static let byWords = Dictionary(
        all.map { ($0.words, $0) }, uniquingKeysWith: { first, _ in first })
    private static let mostWords =
        all.map { $0.words.split(separator: " ").count }.max() ?? 1
    private static let byGesture = Dictionary(
        all.compactMap { verb in verb.gesture.map { ($0, verb.words) } },
        uniquingKeysWith: { first, _ in first })

    /// The words of the first verb that makes this gesture without an argument.
    static func words(of gesture: Gesture) -> String? { byGesture[gesture] }

    /// Reads one line: a verb with its argument. Elements are looked up in `session`.
    public static func parse(
        _ line: String, in session: Session
    ) throws(VerbError) -> Gesture {
        try read(VerbTokens(line)).gesture(in: session)
    }

    /// Reads a line without a screen. `others` are the first words of lines that the caller
    /// understands beside verbs, for the nearest one.
    public static func read(
        _ line: VerbTokens, others: [String] = SettingVerb.lines
    ) throws(VerbError) -> GestureLine {
        let words = line.leadingWords
        for count in stride(from: min(words.count, mostWords), through: 1, by: -1) {
            let verb = words.prefix(count).joined(separator: " ").lowercased()
            guard let found = byWords[verb] else { continue }
            return try Argumented(verb: found, line: line, first: count).read()
        }
        let typed = words.joined(separator: " ")
        throw VerbError(
            "unknown verb '\(typed)'" + suggestion(for: words, in: all.map(\.words) + others),
            column: line.columns.first ?? 1)
    }

    /// For all words, else for fewer of them: the last ones may be what a verb is followed by.
    private static func suggestion(for words: [String], in names: [String]) -> String {
        let fewer = stride(from: min(words.count - 1, mostWords), through: 1, by: -1)
        for count in [words.count] + fewer {
            let typed = words.prefix(count).joined(separator: " ").lowercased()
            let suggestion = NearestName.suggestion(for: typed, in: names)
            if !suggestion.isEmpty { return suggestion }
        }
        return ""
    }
}

extension VerbTokens {
    /// The words that the line begins with.
    public var leadingWords: [String] {
        tokens.prefix { if case .word = $0 { true } else { false } }.map(\.content)
    }

    /// The element that the tokens from a place on name; nil where they name none.
    public func elementName(from first: Int, to end: Int? = nil) -> ElementName? {
        let rest = tokens[min(first, tokens.count)..<min(end ?? tokens.count, tokens.count)]
        switch (rest.first, rest.dropFirst().first, rest.count) {
        case (.id(let id)?, _, 1): return .id(id)
        case (.text(let label)?, _, 1): return .label(label, 1)
        case (.text(let label)?, .word(let number)?, 2):
            return Int(number).map { .label(label, $0) }
        default: return nil
        }
    }
}

/// A verb whose argument is being read.
private struct Argumented {
    let verb: GestureVerb
    let line: VerbTokens
    /// The place of the argument's first token.
    let first: Int

    private var rest: ArraySlice<VerbTokens.Token> { line.tokens[first...] }

    func read() throws(VerbError) -> GestureLine {
        switch verb.argument {
        case .nothing:
            guard let gesture = verb.gesture else { throw expected("a verb") }
            return .gesture(rest.isEmpty ? gesture : try fingers(gesture))
        case .element:
            guard let name = line.elementName(from: first) else {
                throw expected("an element: #id, @path or \"LABEL\"")
            }
            return .touch(name)
        case .stop: return .choose(try text())
        case .text(let make): return .gesture(make(try text()))
        case .optionalText(let make): return .gesture(make(rest.isEmpty ? nil : try text()))
        case .point(let make):
            let numbers = rest.map(\.content).joined().split(separator: ",").map { Double($0) }
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
                throw expected("a point such as 120,300")
            }
            return .gesture(make(Point(x: x, y: y)))
        case .seconds(let make):
            let text = rest.map(\.content).joined()
            let number = text.hasSuffix("s") ? text.dropLast() : Substring(text)
            guard let seconds = Double(number), seconds.isFinite, seconds >= 0 else {
                throw expected("a time such as 3s")
            }
            return .gesture(make(seconds))
        }
    }

    /// A text in quotes, or words that stand for themselves.
    private func text() throws(VerbError) -> String {
        let isWords = rest.allSatisfy { if case .word = $0 { true } else { false } }
        guard let only = rest.first, isWords || rest.count == 1, only != .comma else {
            throw expected("a text in quotes")
        }
        return rest.map(\.content).joined(separator: " ")
    }

    private func expected(_ what: String) -> VerbError {
        error("'\(verb.words)' is followed by \(what)")
    }

    private func error(_ description: String) -> VerbError {
        VerbError(
            description,
            column: line.columns.indices.contains(first) ? line.columns[first] : line.endColumn)
    }

    /// `with 2 fingers`, `with 3 fingers` behind a swipe.
    private func fingers(_ gesture: Gesture) throws(VerbError) -> Gesture {
        let words = rest.map(\.content)
        guard case .swipe(let direction) = gesture, words.count == 3, words[0] == "with",
            words[2].hasPrefix("finger"), let count = Int(words[1])
        else { throw error("'\(verb.words)' takes nothing more") }
        switch (count, direction) {
        case (1, _): return gesture
        case (2, .up): return .readFromTop
        case (2, .down): return .readAll
        case (2, .right): return .moveIn
        case (2, .left): return .moveOut
        // The content moves opposite to the fingers.
        case (3, .up): return .scroll(.down)
        case (3, .down): return .scroll(.up)
        case (3, .left): return .scroll(.right)
        case (3, .right): return .scroll(.left)
        default: throw error("swipes take 1, 2 or 3 fingers")
        }
    }
}

extension Session {
    /// Whether a stop's own texts hold `text`, without regard to case.
    func mentions(_ text: String, _ index: ElementIndex) -> Bool {
        let spoken = utterance(of: index).text.lowercased()
        return spoken.contains(text.lowercased())
    }

    /// The element that a line names, or why there is none, with the nearest name.
    public func find(_ name: ElementName) throws(VerbError) -> ElementIndex {
        if let found = element(named: name) { return found }
        switch name {
        case .id(let id): throw VerbError(unknownID(id))
        case .label(let label, let number): throw VerbError(unknownLabel(label, number))
        }
    }

    /// The message for a label that no stop has, or that too few have, with the nearest one.
    func unknownLabel(_ label: String, _ number: Int) -> String {
        let labels = stops.lazy.compactMap { screen.tree[$0].label }
        if number != 1, labels.contains(label) {
            return "no stop \(number) with the label \"\(label)\""
        }
        return "no stop with the label \"\(label)\""
            + NearestName.suggestion(for: label, in: Set(labels).sorted())
    }

    /// The message for an id that no element has, with the nearest one.
    public func unknownID(_ id: String) -> String {
        let tree = screen.tree
        let ids = tree.descendants(of: .root).lazy.compactMap { tree[$0].id }
        return "no element has the id '\(id)'" + NearestName.suggestion(for: id, in: ids)
    }
}
