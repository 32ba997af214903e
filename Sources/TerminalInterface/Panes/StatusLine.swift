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

    /// As many keys as fit `limit` cells, the least needed left out first.
    func keys(limit: Int, isASCII: Bool) -> String {
        var parts: [(text: String, rank: Int)] = []
        for (commands, word, rank) in StatusLine.shown {
            let keys = commands.compactMap { keymap.key(for: $0)?.symbol(ascii: isASCII) }
            guard !keys.isEmpty else { continue }
            let separator = keys.contains { $0.count > 1 } ? "/" : ""
            parts.append((keys.joined(separator: separator) + " " + word, rank))
        }
        var width = parts.reduce(-2) { $0 + CellText.width(of: $1.text) + 2 }
        while width > limit, let worst = parts.indices.max(by: { parts[$0].rank < parts[$1].rank })
        {
            width -= CellText.width(of: parts[worst].text) + 2
            parts.remove(at: worst)
        }
        return parts.map(\.text).joined(separator: "  ")
    }

    private static let shown: [(commands: [Command], word: String, rank: Int)] = [
        ([.gesture(.swipe(.left)), .gesture(.swipe(.right))], "move", 1),
        ([.gesture(.swipe(.up)), .gesture(.swipe(.down))], "rotor item", 4),
        ([.gesture(.rotor(.previous)), .gesture(.rotor(.next))], "rotor", 6),
        ([.gesture(.doubleTap)], "activate", 3),
        ([.help], "keys", 0),
        ([.commandLine], "command", 5),
        ([.why], "why", 7),
        ([.itemChooser], "items", 8),
        ([.quit], "quit", 2),
    ]
}
