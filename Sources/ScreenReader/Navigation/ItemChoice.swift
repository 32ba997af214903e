import ScreenModel

/// One item that the item chooser's list leads to, and the line that goes there.
public struct ItemChoice: Sendable {
    public let element: ElementIndex
    public let verb: String
}

extension ItemChoice {
    /// The stops that a text of theirs leads to: the label, else all that is said. The chooser takes
    /// the first stop that mentions the text.
    static func all(in session: Session) -> [ItemChoice] {
        let stops = session.stops
        let spoken = stops.map { session.utterance(of: $0).text.lowercased() }
        let texts = TextPlaces(spoken)
        return stops.indices.compactMap { place in
            let label = session.stop(at: stops[place], from: stops[place]).element.label ?? ""
            let found = [label, session.utterance(of: stops[place]).text].first {
                !$0.isEmpty && texts.first(mentioning: $0.lowercased()) == place
            }
            return found.map {
                ItemChoice(
                    element: stops[place], verb: "item chooser " + VerbTokens.quoted($0))
            }
        }
    }
}

/// Finds the first of many texts that holds another one, by its rarest three characters.
private struct TextPlaces {
    private let texts: [String]
    private var placesByPart: [String: [Int]] = [:]

    init(_ texts: [String]) {
        self.texts = texts
        for (place, text) in texts.enumerated() {
            for part in TextPlaces.parts(of: text) {
                if placesByPart[part]?.last != place {
                    placesByPart[part, default: []].append(place)
                }
            }
        }
    }

    func first(mentioning text: String) -> Int? {
        let lists = TextPlaces.parts(of: text).map { placesByPart[$0] ?? [] }
        if let rarest = lists.min(by: { $0.count < $1.count }) {
            return rarest.first { texts[$0].contains(text) }
        }
        return texts.firstIndex { $0.contains(text) }
    }

    private static func parts(of text: String) -> [String] {
        let characters = Array(text)
        guard characters.count > 2 else { return [] }
        return (0..<characters.count - 2).map { String(characters[$0..<$0 + 3]) }
    }
}
