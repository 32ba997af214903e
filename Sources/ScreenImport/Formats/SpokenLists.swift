import ScreenModel

// What a real device said, stop by stop: results and not a tree. All that is known is the text,
// in which label, value, role and the rest are one.

extension ScreenFormat {
    /// The list that pymobiledevice3 prints (M).
    static let pymobiledevice3 = ScreenFormat(
        id: "pymobiledevice3", what: "what a device spoke, as pymobiledevice3 lists it",
        command: "pymobiledevice3 developer accessibility list-items",
        known: [.stops, .order], partlyKnown: .label,
        support: .dump { SpokenLists.read($0, ["spoken_description", "caption"]) }
    ) { $0.hasKeys("caption", "spoken_description") }

    /// One object for each step of go-ios, often one a line (M).
    static let goIOS = ScreenFormat(
        id: "go-ios", what: "what a device spoke, as go-ios lists it", command: "ios ax",
        known: [.stops, .order], partlyKnown: .label,
        support: .dump { SpokenLists.read($0, ["spokenDescription"]) }
    ) { $0.hasKeys("platformElementValue", "spokenDescription") }
}

private enum SpokenLists {
    /// The first of `names` that says something is the text of a stop.
    static func read(_ content: Content, _ names: [String]) -> Dump {
        var dump = Dump()
        dump.rule = .stated
        dump.order = .file
        dump.unknown = Facets.all.subtracting([.label, .stops, .order])
        var next = content.json
        while let json = next {
            if json.isCut { dump.isCut = true }
            json.walk { place, _ in
                let texts = names.compactMap { json.member($0, of: place) }
                guard !texts.isEmpty else { return (place, 0) }
                var element = Element()
                element.sourceOffset = Int32(json.offset(place))
                element.label = texts.compactMap(json.string).first { !TextTests.isBlank($0) }
                element.traits = []
                var facts = DumpFacts()
                facts.flag = true
                _ = dump.add(element, title: nil, facts: facts, to: 0)
                return nil
            }
            next = document(in: content.text, after: json.end, with: names)
        }
        return dump
    }

    /// The next document with one of `names`; a log may stand between two.
    private static func document(
        in text: SourceText, after end: Int, with names: [String]
    ) -> JSONDocument? {
        var from = end
        while let start = text.startOfMarkup(from: from) {
            do throws(JSONFault) {
                let json = try JSONScanner.parse(text, from: start, repairing: true)
                if json.names.names.contains(where: names.contains) { return json }
                from = max(start + 1, json.end)
            } catch {
                from = max(start + 1, error.offset)
            }
        }
        return nil
    }
}
