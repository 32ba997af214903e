import ScreenModel
import ScreenReader

/// What stops say, each put together when it is first asked for.
struct SpokenTexts {
    private let session: Session
    private var known: [ElementIndex: SpokenWords] = [:]
    /// The texts that some stop has as its label or value, in lower case.
    private let whole: Set<String>

    init(_ session: Session) {
        self.session = session
        var whole: Set<String> = []
        for stop in session.stops + session.sideStops {
            let element = session.stop(at: stop, from: stop).element
            for text in [element.label, element.value, element.placeholder] {
                if let text, !text.isEmpty { whole.insert(text.lowercased()) }
            }
        }
        self.whole = whole
    }

    mutating func words(of stop: ElementIndex) -> SpokenWords {
        if let found = known[stop] { return found }
        let words = SpokenWords(session.stop(at: stop))
        known[stop] = words
        return words
    }

    /// Whether the texts of an element are a stop's own texts, or are said by a stop beside it.
    mutating func areHeard(_ texts: [String], near index: ElementIndex) -> Bool {
        guard !texts.isEmpty else { return false }
        if texts.allSatisfy({ whole.contains($0.lowercased()) }) { return true }
        let links = session.screen.tree[index].links
        for neighbour in [links.previous, links.next] {
            guard !neighbour.isNone, session.position(of: neighbour) != nil else { continue }
            let words = words(of: neighbour)
            if texts.allSatisfy(words.hold) { return true }
        }
        return false
    }
}
