import Rehearsal
import ScreenImport
import ScreenModel
import ScreenReader

/// The ways to the stops of a screen, the worst first.
struct ReachTable {
    struct Row {
        let id: String
        let path: String
        let index: ElementIndex
        let cost: Int?
        let swipes: Int?
        let speech: String
        let budget: Int?

        /// More than all costs where nothing leads there.
        var rank: Int { cost ?? .max }

        var isOverBudget: Bool { budget.map { rank > $0 } ?? false }
    }

    private let from: String
    private let isOne: Bool
    private let hasBudget: Bool
    private let reach: Reach
    let rows: [Row]

    /// `from` is the id that the user named.
    init(
        _ reach: Reach, _ session: Session, target: ElementIndex?, from: String?, budgets: Budgets
    ) {
        let tree = session.screen.tree
        self.from = from ?? "start"
        isOne = target != nil
        hasBudget = !budgets.isEmpty
        self.reach = reach
        let rows = (target.map { [$0] } ?? reach.targets).map { index in
            Row(
                id: tree.id(of: index), path: tree.path(of: index),
                index: index, cost: reach.cost(to: index), swipes: reach.swipes(to: index),
                speech: session.utterance(of: index).text,
                budget: budgets.budget(of: tree.id(of: index)))
        }
        // Equal ones stay in reading order.
        self.rows = rows.enumerated().sorted {
            ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
        }.map(\.element)
    }

    var isOverBudget: Bool { rows.contains(where: \.isOverBudget) }

    var text: String {
        (isOne ? lines : table).map { DisplayText.safe($0) + "\n" }.joined()
    }

    /// One element: a gesture a line.
    private var lines: [String] {
        guard let row = rows.first else { return [] }
        let name = "\(row.id): \(row.speech)"
        var lines: [String]
        switch reach.result(to: row.index) {
        case .path(let path):
            lines =
                ["\(name)"] + path.verbs.enumerated().map { "  \($0.offset + 1). \($0.element)" }
                + ["\(counted(path.cost)) from \(from); \(swipes(row))"]
        case .unreachable: lines = [name, "no gesture path leads there; \(swipes(row))"]
        case .notFound(let states): lines = [name, "no path found among \(states) states"]
        }
        if let budget = row.budget {
            lines.append(
                row.isOverBudget ? "OVER the budget of \(budget)" : "within the budget of \(budget)"
            )
        }
        return lines
    }

    private func swipes(_ row: Row) -> String {
        row.swipes.map { "\($0) by swipes alone" } ?? "not by swipes alone"
    }

    private func counted(_ count: Int) -> String {
        "\(count) \(count == 1 ? "gesture" : "gestures")"
    }

    private var table: [String] {
        let head = ["cost", "swipes"]
        let costs = rows.map { $0.cost.map(String.init) ?? "-" }
        let swipes = rows.map { $0.swipes.map(String.init) ?? "-" }
        let width = min(max(rows.map(\.id.count).max() ?? 2, 2), ReachTable.longestID)
        var lines = ["\(head[0])  \(head[1])  \(padded("id", width))  what is said; the way"]
        for (place, row) in rows.enumerated() {
            let way = way(row)
            let mark = row.isOverBudget ? "  OVER \(row.budget.map(String.init) ?? "")" : ""
            lines.append(
                "\(aligned(costs[place], 4))  \(aligned(swipes[place], 6))  "
                    + "\(padded(row.id, width))  \(row.speech): \(way)\(mark)")
        }
        let reached = rows.compactMap(\.cost)
        let most = reached.max() ?? 0
        let sum = reached.reduce(0, +)
        let average = reached.isEmpty ? 0 : (10 * sum + reached.count / 2) / reached.count
        lines += [
            "",
            "\(rows.count) \(rows.count == 1 ? "stop" : "stops") from \(from): at most "
                + "\(counted(most)), \(average / 10).\(average % 10) on average"
                + (reached.count < rows.count
                    ? ", \(rows.count - reached.count) out of reach" : ""),
        ]
        if hasBudget {
            let over = rows.filter(\.isOverBudget)
            let names = over.map(\.id).prefix(ReachTable.mostNamed).joined(separator: ", ")
            let more = over.count > ReachTable.mostNamed ? ", …" : ""
            lines.append(
                over.isEmpty
                    ? "all within the budget" : "\(over.count) over the budget: \(names)\(more)")
        }
        return lines
    }

    private func way(_ row: Row) -> String {
        if let cost = row.cost, cost > ReachTable.longestWay { return "a long way: --to lists it" }
        return switch reach.result(to: row.index) {
        case .path(let path): path.cost == 0 ? "here" : ReachTable.shortened(path.verbs)
        case .unreachable: "out of reach"
        case .notFound(let states): "not found among \(states) states"
        }
    }

    /// Gestures that a line of the table has room for.
    private static let longestWay = 100
    private static let mostNamed = 20
    private static let longestID = 32

    /// `swipe right ×3, rotor "Links"`.
    static func shortened(_ verbs: [String]) -> String {
        var runs: [(verb: String, count: Int)] = []
        for verb in verbs {
            if runs.last?.verb == verb {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((verb, 1))
            }
        }
        return runs.map { $0.count == 1 ? $0.verb : "\($0.verb) ×\($0.count)" }
            .joined(separator: ", ")
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }

    private func aligned(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }

    var json: String {
        var json = JSONWriter()
        json.beginObject()
        json.field("from", from)
        json.key("targets")
        json.beginArray()
        for row in rows {
            json.beginObject()
            json.field("id", row.id)
            json.field("path", row.path)
            json.key("gestures")
            if let path = reach.path(to: row.index) {
                json.beginArray()
                for verb in path.verbs { json.string(verb) }
                json.endArray()
            } else {
                json.null()
            }
            json.count("cost", row.cost)
            json.count("swipes", row.swipes)
            json.count("budget", row.budget)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        return json.text() + "\n"
    }
}

extension JSONWriter {
    fileprivate mutating func count(_ name: String, _ value: Int?) {
        key(name)
        if let value { integer(value) } else { null() }
    }
}
