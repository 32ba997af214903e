/// The place of the cursor among the stops, and the most useful keys as bound now.
struct StatusLine {
    /// From 0; nil where the cursor is on none.
    let position: Int?
    let count: Int
    let keymap: Keymap

    /// `4 of 13`, as wide for each position.
    var place: String {
        guard count > 0 else { return "no stops" }
        let total = String(count)
        let number = position.map { String($0 + 1) } ?? "-"
        let padding = String(repeating: " ", count: max(total.count - number.count, 0))
        return "\(padding)\(number) of \(total)"
    }

    /// As many keys as fit `limit` cells. Where room is scarce the extras go, then words are
    /// shortened, then the least needed goes.
    func keys(limit: Int, isASCII: Bool) -> String {
        var parts: [(text: String, short: String, rank: Int)] = []
        for entry in StatusLine.shown {
            let keys = entry.commands.compactMap { keymap.key(for: $0)?.symbol(ascii: isASCII) }
            guard !keys.isEmpty else { continue }
            let separator = keys.contains { $0.count > 1 } ? "/" : ""
            let joined = keys.joined(separator: separator) + " "
            parts.append((joined + entry.word, joined + (entry.short ?? entry.word), entry.rank))
        }
        func isTooWide() -> Bool { StatusLine.width(of: parts.map(\.text)) > limit }
        func dropLeastNeeded(above rank: Int) {
            while isTooWide(),
                let worst = parts.indices.max(by: { parts[$0].rank < parts[$1].rank }),
                parts[worst].rank > rank
            {
                parts.remove(at: worst)
            }
        }
        dropLeastNeeded(above: StatusLine.lastEssential)
        for place in parts.indices where isTooWide() { parts[place].text = parts[place].short }
        dropLeastNeeded(above: -1)
        return parts.map(\.text).joined(separator: StatusLine.gap)
    }

    /// What ranks behind it is welcome where there is room.
    private static let lastEssential = 6
    private static let gap = "  "

    private static func width(of texts: [String]) -> Int {
        texts.reduce(-gap.utf8.count) { $0 + CellText.width(of: $1) + gap.utf8.count }
    }

    private struct Entry {
        let commands: [Command]
        let word: String
        var short: String?
        /// The lowest stays longest.
        let rank: Int
    }

    private static let shown: [Entry] = [
        Entry(
            commands: [.gesture(.swipe(.left)), .gesture(.swipe(.right))], word: "move", rank: 1),
        Entry(
            commands: [.gesture(.rotor(.previous)), .gesture(.rotor(.next))], word: "rotor",
            rank: 3),
        Entry(
            commands: [.gesture(.swipe(.up)), .gesture(.swipe(.down))], word: "rotor item",
            short: "item", rank: 4),
        Entry(commands: [.gesture(.doubleTap)], word: "activate", short: "act", rank: 5),
        Entry(commands: [.help], word: "keys", rank: 0),
        Entry(commands: [.commandLine], word: "command", short: "verbs", rank: 6),
        Entry(commands: [.why], word: "why", rank: 7),
        Entry(commands: [.itemChooser], word: "items", rank: 8),
        Entry(commands: [.quit], word: "quit", rank: 2),
    ]
}
