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

    /// As many keys as fit `limit` cells.
    func keys(limit: Int, isASCII: Bool) -> String {
        var result = ""
        for (commands, word) in StatusLine.shown {
            let keys = commands.compactMap { keymap.key(for: $0)?.symbol(ascii: isASCII) }
            guard !keys.isEmpty else { continue }
            let separator = isASCII && keys.contains { $0.count > 1 } ? "/" : ""
            let part = keys.joined(separator: separator) + " " + word
            let longer = result.isEmpty ? part : result + "  " + part
            if CellText.width(of: longer) > limit { break }
            result = longer
        }
        return result
    }

    private static let shown: [(commands: [Command], word: String)] = [
        ([.gesture(.swipe(.left)), .gesture(.swipe(.right))], "move"),
        ([.help], "keys"),
        ([.quit], "quit"),
        ([.gesture(.swipe(.up)), .gesture(.swipe(.down))], "rotor item"),
        ([.gesture(.rotor(.previous)), .gesture(.rotor(.next))], "rotor"),
        ([.gesture(.doubleTap)], "activate"),
        ([.commandLine], "command"),
        ([.why], "why"),
        ([.itemChooser], "items"),
    ]
}
