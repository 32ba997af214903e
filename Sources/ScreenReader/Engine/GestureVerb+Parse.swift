import ScreenModel

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
        let tokens = try VerbTokens(line).tokens
        let words = tokens.prefix { if case .word = $0 { true } else { false } }.map(text(of:))
        let rest = Array(tokens.dropFirst(words.count))
        for count in stride(from: min(words.count, mostWords), through: 1, by: -1) {
            let verb = words.prefix(count).joined(separator: " ").lowercased()
            guard let found = byWords[verb] else { continue }
            return try found.gesture(
                with: tokens[count..<words.count] + rest, session)
        }
        let typed = words.joined(separator: " ").lowercased()
        throw VerbError(
            description: "unknown verb '\(words.joined(separator: " "))'"
                + NearestName.suggestion(for: typed, in: all.map(\.words) + SettingVerb.lines))
    }

    private func gesture(
        with rest: ArraySlice<VerbTokens.Token>, _ session: Session
    ) throws(VerbError) -> Gesture {
        switch argument {
        case .nothing:
            guard let gesture else { throw expected("a verb") }
            if rest.isEmpty { return gesture }
            return try fingers(gesture, rest)
        case .element(let make):
            return make(try element(rest, session))
        case .stop(let make):
            let text = try text(rest)
            guard let found = session.stops.first(where: { session.mentions(text, $0) }) else {
                throw VerbError(description: "no item with the text \"\(text)\"")
            }
            return make(found)
        case .text(let make):
            return make(try text(rest))
        case .optionalText(let make):
            return make(rest.isEmpty ? nil : try text(rest))
        case .point(let make):
            let numbers = rest.map(GestureVerb.text(of:)).joined().split(separator: ",").map {
                Double($0)
            }
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
                throw expected("a point such as 120,300")
            }
            return make(Point(x: x, y: y))
        case .seconds(let make):
            let text = rest.map(GestureVerb.text(of:)).joined()
            let number = text.hasSuffix("s") ? text.dropLast() : Substring(text)
            guard let seconds = Double(number), seconds.isFinite, seconds >= 0 else {
                throw expected("a time such as 3s")
            }
            return make(seconds)
        }
    }

    /// A text in quotes, or words that stand for themselves.
    private func text(_ rest: ArraySlice<VerbTokens.Token>) throws(VerbError) -> String {
        let isOneText = rest.count == 1
        let isWords = rest.allSatisfy { if case .word = $0 { true } else { false } }
        guard !rest.isEmpty, isOneText || isWords else { throw expected("a text in quotes") }
        return rest.map(GestureVerb.text(of:)).joined(separator: " ")
    }

    private func expected(_ what: String) -> VerbError {
        VerbError(description: "'\(words)' is followed by \(what)")
    }

    /// `with 2 fingers`, `with 3 fingers` behind a swipe.
    private func fingers(
        _ gesture: Gesture, _ rest: ArraySlice<VerbTokens.Token>
    ) throws(VerbError) -> Gesture {
        let words = rest.map(GestureVerb.text(of:))
        guard case .swipe(let direction) = gesture, words.count == 3, words[0] == "with",
            words[2].hasPrefix("finger"), let count = Int(words[1])
        else { throw VerbError(description: "'\(self.words)' takes nothing more") }
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
        default: throw VerbError(description: "swipes take 1, 2 or 3 fingers")
        }
    }

    private func element(
        _ rest: ArraySlice<VerbTokens.Token>, _ session: Session
    ) throws(VerbError) -> ElementIndex {
        let name: ElementName
        switch (rest.first, rest.dropFirst().first, rest.count) {
        case (.id(let id)?, _, 1): name = .id(id)
        case (.text(let label)?, _, 1): name = .label(label, 1)
        case (.text(let label)?, .word(let number)?, 2):
            guard let number = Int(number) else { throw expected("an element") }
            name = .label(label, number)
        default: throw expected("an element: #id, @path or \"LABEL\"")
        }
        guard let found = session.element(named: name) else {
            switch name {
            case .id(let id): throw VerbError(description: session.unknownID(id))
            case .label(let label, let number):
                throw VerbError(description: session.unknownLabel(label, number))
            }
        }
        return found
    }

    private static func text(of token: VerbTokens.Token) -> String {
        switch token {
        case .word(let text), .text(let text), .id(let text): text
        }
    }
}

extension Session {
    /// Whether a stop's own texts hold `text`, without regard to case.
    func mentions(_ text: String, _ index: ElementIndex) -> Bool {
        let spoken = utterance(of: index).text.lowercased()
        return spoken.contains(text.lowercased())
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
