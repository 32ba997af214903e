/// The place of the cursor among the stops, and the most useful keys as bound now.
struct StatusLine {
    /// From 0; nil where the cursor is on none.
    let position: Int?
    let count: Int
    let parts: [Part]

    /// Keys with their word, as drawn.
    struct Part: Sendable {
        let text: String
        let short: String
        let rank: Int
        let width: Int
        let shortWidth: Int
    }

    /// `4 of 13`, as wide for each position.
    var place: String {
        guard count > 0 else { return "no stops" }
        let total = String(count)
        let number = position.map { String($0 + 1) } ?? "-"
        let padding = String(repeating: " ", count: max(total.count - number.count, 0))
        return "\(padding)\(number) of \(total)"
    }

    /// The parts for keys as bound; made once, since a frame is drawn for every key.
    static func parts(_ keymap: Keymap, isASCII: Bool) -> [Part] {
        shown.compactMap { entry in
            let keys = entry.commands.compactMap { keymap.key(for: $0)?.symbol(ascii: isASCII) }
            guard !keys.isEmpty else { return nil }
            let separator = keys.contains { $0.count > 1 } ? "/" : ""
            let joined = keys.joined(separator: separator) + " "
            let (text, short) = (joined + entry.word, joined + (entry.short ?? entry.word))
            return Part(
                text: text, short: short, rank: entry.rank, width: CellText.width(of: text),
                shortWidth: CellText.width(of: short))
        }
    }

    /// As many keys as fit `limit` cells. Where room is scarce the extras go, then words are
    /// shortened, then the least needed goes.
    func keys(limit: Int) -> String {
        var parts = parts.map { (text: $0.text, width: $0.width, part: $0) }
        func isTooWide() -> Bool {
            parts.reduce(-StatusLine.gap.utf8.count) { $0 + $1.width + StatusLine.gap.utf8.count }
                > limit
        }
        func dropLeastNeeded(above rank: Int) {
            while isTooWide(),
                let worst = parts.indices.max(by: { parts[$0].part.rank < parts[$1].part.rank }),
                parts[worst].part.rank > rank
            {
                parts.remove(at: worst)
            }
        }
        dropLeastNeeded(above: StatusLine.lastEssential)
        for place in parts.indices where isTooWide() {
            parts[place].text = parts[place].part.short
            parts[place].width = parts[place].part.shortWidth
        }
        dropLeastNeeded(above: -1)
        return parts.map(\.text).joined(separator: StatusLine.gap)
    }

    /// What ranks behind it is welcome where there is room.
    private static let lastEssential = 6
    private static let gap = "  "

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
