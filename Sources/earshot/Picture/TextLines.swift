import ScreenReader
import TerminalInterface

/// Text in lines of a width, broken at blanks, between ideographs, and inside words that are
/// longer than a line.
struct TextLines {
    typealias Line = [SpokenRun]

    private(set) var lines: [Line] = []
    private var line: [(character: Character, run: Int)] = []
    private var width = 0.0
    /// Where the line can end: so many of its characters, and their width.
    private var end: (count: Int, width: Double)?

    /// `room` in parts of the font's size.
    static func wrap(_ runs: [SpokenRun], room: Double) -> [Line] {
        var text = TextLines()
        for (number, run) in runs.enumerated() {
            for character in Markup.shown(run.text) {
                text.add(character, number, room: room, runs)
            }
        }
        text.finish(text.line.count, runs)
        return text.lines
    }

    static func wrap(_ text: String, room: Double) -> [String] {
        wrap([SpokenRun(text: text, language: "")], room: room).map { line in
            line.map(\.text).joined()
        }
    }

    private mutating func add(
        _ character: Character, _ run: Int, room: Double, _ runs: [SpokenRun]
    ) {
        let isBlank = character == " "
        if isBlank, line.isEmpty { return }
        if isBlank || isBreakable(before: character) { end = (line.count, width) }
        let own = TextMeasure.width(of: character)
        if width + own > room, !isBlank, !line.isEmpty {
            let cut = end ?? (line.count, width)
            let count = cut.count > 0 ? cut.count : line.count
            finish(count, runs)
        }
        if isBlank, line.isEmpty { return }
        line.append((character, run))
        width += own
    }

    private func isBreakable(before character: Character) -> Bool {
        isIdeograph(character) || line.last.map { isIdeograph($0.character) } ?? false
    }

    private func isIdeograph(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { CellWidth.of($0) == 2 } ?? false
    }

    /// Ends the line after so many characters; the others begin the next one.
    private mutating func finish(_ count: Int, _ runs: [SpokenRun]) {
        var result: Line = []
        var last = -1
        var kept = count
        while kept > 0, line[kept - 1].character == " " { kept -= 1 }
        for (character, run) in line.prefix(kept) {
            if run == last {
                result[result.count - 1].text.append(character)
            } else {
                result.append(
                    SpokenRun(text: String(character), language: runs[run].language))
                last = run
            }
        }
        if !result.isEmpty { lines.append(result) }
        line = Array(line.dropFirst(count).drop { $0.character == " " })
        width = line.reduce(0) { $0 + TextMeasure.width(of: $1.character) }
        end = nil
    }
}
