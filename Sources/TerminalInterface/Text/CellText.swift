import ScreenReader

/// Text made to fit a number of cells.
struct CellText: Equatable {
    var text: String
    /// In cells.
    var width: Int
    /// Whether a fixed column may follow it on its row: see `DrawnCluster.isCertain`.
    var isCertain: Bool

    /// The longest part that fits `limit` cells, with `…` where something is missing. Never
    /// splits a cluster.
    init(_ text: String, limit: Int, ascii: Bool = false) {
        let text = ascii ? DisplayText.ascii(text) : text
        if DisplayText.isPrintableASCII(text) {
            self.init(printable: text, limit: limit, ascii: ascii)
        } else {
            self.init(clustersOf: DisplayText.safe(text), limit: limit)
        }
    }

    private init(printable text: String, limit: Int, ascii: Bool) {
        let count = text.utf8.count
        isCertain = true
        guard count > limit else {
            self.text = text
            width = count
            return
        }
        let ellipsis = ascii ? "..." : "…"
        let mark = ascii ? 3 : 1
        guard limit >= mark else {
            self.text = String(text.prefix(max(limit, 0)))
            width = max(limit, 0)
            return
        }
        self.text = String(text.prefix(limit - mark)) + ellipsis
        width = limit
    }

    private init(clustersOf text: String, limit: Int) {
        self.text = ""
        width = 0
        isCertain = true
        // What is drawn if the rest does not fit.
        var short = (text: "", width: 0)
        for character in text {
            let drawn = DrawnCluster(character)
            if width + drawn.width > limit {
                self.text = limit > 0 ? short.text + "…" : ""
                width = limit > 0 ? short.width + 1 : 0
                return
            }
            self.text += drawn.text
            width += drawn.width
            isCertain = isCertain && drawn.isCertain
            if width < limit { short = (self.text, width) }
        }
    }

    /// Whether all terminals draw `text` in the same cells.
    static func isCertain(_ text: String) -> Bool {
        DisplayText.isPrintableASCII(text)
            || text.allSatisfy { DrawnCluster($0).isCertain }
    }

    /// The width of the whole text in cells.
    static func width(of text: String) -> Int {
        if DisplayText.isPrintableASCII(text) { return text.utf8.count }
        return DisplayText.safe(text).reduce(0) { $0 + DrawnCluster($1).width }
    }

    /// Lines of at most `width` cells, broken at spaces; a word that is too long is broken
    /// between clusters. Empty text gives no lines; line ends in the text break too.
    static func wrap(_ text: String, width: Int, ascii: Bool = false) -> [String] {
        guard width > 0 else { return [] }
        var lines: [String] = []
        for paragraph in text.split(whereSeparator: \.isNewline) {
            let shown = ascii ? DisplayText.ascii(String(paragraph)) : String(paragraph)
            var wrapper = Wrapper(width: width)
            for word in DisplayText.safe(shown).split(separator: " ") { wrapper.add(word) }
            lines += wrapper.finished
        }
        return lines
    }

    private struct Wrapper {
        let width: Int
        private var lines: [String] = []
        private var line = ""
        private var used = 0

        init(width: Int) {
            self.width = width
        }

        var finished: [String] { line.isEmpty ? lines : lines + [line] }

        mutating func add(_ word: Substring) {
            let cells = CellText.width(of: String(word))
            if !line.isEmpty {
                if used + 1 + cells <= width {
                    line += " "
                    used += 1
                } else {
                    breakLine()
                }
            }
            if cells <= width {
                line += word
                used += cells
                return
            }
            for character in word {
                let drawn = DrawnCluster(character)
                if used + drawn.width > width, !line.isEmpty { breakLine() }
                line.append(character)
                used += drawn.width
            }
        }

        private mutating func breakLine() {
            lines.append(line)
            line = ""
            used = 0
        }
    }
}
