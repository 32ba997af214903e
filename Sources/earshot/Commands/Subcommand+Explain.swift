import ScreenModel
import ScreenReader

extension Subcommand {
    private static let element = Option(
        "--element", value: "ID", "this element alone, also one that is no stop")
    private static let explanationFormat = Option(
        "--format", choices: ["text", "json"], "how it is written")

    static let explain = Subcommand(
        name: "explain", operands: "FILE",
        summary: "for each word its property, rule, source and place in the file",
        options: Option.reader + [element, explanationFormat, output],
        example: "earshot explain Screens/checkout.json --element quantity"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        guard let opened = try OpenedScreen.open(arguments, keepingPlaces: true) else {
            return .input
        }
        let session = opened.session(settings)
        let isJSON = arguments.value(explanationFormat) == "json"
        let explaining = Explaining(opened, session, isJSON: isJSON)
        guard let id = arguments.value(element) else {
            guard !opened.reportsNothingToWalk(session) else { return .input }
            if !arguments.has(.quiet) { opened.printNotes() }
            return OutputFile.deliver(explaining.text, arguments)
        }
        let index = try session.element(withID: id)
        if !arguments.has(.quiet) { opened.printNotes() }
        return OutputFile.deliver(explaining.text(of: index), arguments)
    }
}

/// What `explain` writes: all stops, or one element.
private struct Explaining {
    let opened: OpenedScreen
    let session: Session
    let others: [Session]
    let isJSON: Bool

    init(_ opened: OpenedScreen, _ session: Session, isJSON: Bool) {
        self.opened = opened
        self.session = session
        self.isJSON = isJSON
        others = session.onOtherPlatforms()
    }

    var text: String {
        let transcript = Transcript(session)
        return text(transcript.stops, side: transcript.side)
    }

    func text(of index: ElementIndex) -> String {
        if let absence = session.absence(of: index) {
            let places = SourcePlaces(opened, index, session)
            if isJSON {
                return ExplanationJSON(session: session, others: others, places: places).text(
                    [], noStop: (index, absence))
            }
            return ExplanationText(session: session, others: others, places: places)
                .lines(ofNoStop: index, because: absence).joined(separator: "\n") + "\n"
        }
        let entry = Transcript.entry(index, session)
        return session.position(of: index) == nil
            ? text([], side: [entry]) : text([entry], side: [])
    }

    private func text(_ stops: [Transcript.Entry], side: [Transcript.Entry]) -> String {
        let places = SourcePlaces(opened, session, stops + side)
        if isJSON {
            return ExplanationJSON(session: session, others: others, places: places).text(
                stops, side: side)
        }
        let writer = ExplanationText(session: session, others: others, places: places)
        let main = stops.map { writer.lines($0, of: session.stops.count, in: "stop") }
        let besides = side.map {
            writer.lines($0, of: session.sideStops.count, in: "status bar item")
        }
        return (main + besides).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }
}

extension Session {
    /// The element that a command line names; a `#` before the id does no harm.
    fileprivate func element(withID id: String) throws(UsageError) -> ElementIndex {
        for name in [id, id.hasPrefix("#") ? String(id.dropFirst()) : id] {
            if let index = element(named: .id(name)), index != .root { return index }
        }
        throw UsageError(unknownID(id))
    }
}
