import Rehearsal
import ScreenModel
import ScreenReader

extension Subcommand {
    private static let to = Option(
        "--to", value: "ID", "the way to this element; without it a table of all stops")
    private static let from = Option(
        "--from", value: "ID", "where the ways begin, else where VoiceOver comes to the screen")
    private static let budget = Option(
        "--budget", value: "[ID=]N",
        "more gestures than this fail; with ID= for one element, as often as wanted")
    private static let format = Option(
        "--format", choices: ["text", "json"], "how it is written")
    private static let keyboard = Option(
        "--keyboard", "also what only a keyboard has: next heading, item above, next row")
    private static let itemChooser = Option(
        "--item-chooser", "also the item chooser, to a text")

    static let reach = Subcommand(
        name: "reach", operands: "FILE",
        summary: "the cheapest gesture path to an element, or a table of all stops",
        options: [to, from, budget, format, output, keyboard, itemChooser] + Option.reader,
        notes: [
            ("", "A gesture is one line of a script and costs 1. A path only moves the cursor:"),
            ("", "swipes, the rotor, first and last item, containers, linked items."),
            ("exit", "0 within the budget, 1 over it or out of reach, 3 unreadable"),
        ],
        example: "earshot reach Screens/checkout.json --to pay"
    ) { arguments throws(UsageError) in
        let settings = try arguments.settings()
        let budgets = try Budgets(arguments.values(budget))
        guard let opened = try OpenedScreen.open(arguments) else { return .input }
        var session = opened.session(settings)
        guard !opened.reportsNothingToWalk(session) else { return .input }
        _ = session.start()
        if !arguments.has(.quiet) { opened.printNotes() }
        var verbs = Reach.Verbs.gestures
        if arguments.has(keyboard) { verbs.insert(.keyboard) }
        if arguments.has(itemChooser) { verbs.insert(.itemChooser) }
        let start = try arguments.value(from).map { id throws(UsageError) in
            Reach.Start.element(try session.stop(named: id))
        }
        for id in budgets.ids { _ = try session.stop(named: id) }
        let target = try arguments.value(to).map { id throws(UsageError) in
            try session.stop(named: id)
        }
        let table = ReachTable(
            Reach(in: session, from: start ?? .cursor, verbs: verbs), session, target: target,
            from: arguments.value(from), budgets: budgets)
        let text = arguments.value(format) == "json" ? table.json : table.text
        let written = OutputFile.deliver(text, arguments)
        return written == .fine && table.isOverBudget ? .failed : written
    }
}

/// How many gestures may lead to an element: a number for all, others for some.
struct Budgets {
    private(set) var all: Int?
    private var own: [String: Int] = [:]

    init(_ values: [String]) throws(UsageError) {
        for value in values {
            let mark = value.lastIndex(of: "=")
            let number = mark.map { value[value.index(after: $0)...] } ?? value[...]
            guard let count = Int(number), count >= 0 else {
                throw UsageError(
                    "--budget cannot be '\(value)'; expected a number of gestures, or ID=NUMBER")
            }
            if let mark { own[String(value[..<mark])] = count } else { all = count }
        }
    }

    var ids: [String] { own.keys.sorted() }
    var isEmpty: Bool { all == nil && own.isEmpty }

    /// Nil where there is none for it.
    func budget(of id: String) -> Int? { own[id] ?? all }
}

extension Session {
    /// The stop with this id, or the one that stands for the element with it.
    fileprivate func stop(named id: String) throws(UsageError) -> ElementIndex {
        let id = id.hasPrefix("#") ? String(id.dropFirst()) : id
        do throws(VerbError) {
            return try find(.id(id))
        } catch {
            throw UsageError(error.description)
        }
    }
}
