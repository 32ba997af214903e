import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

@Suite struct LogTests {
    @Test func marksFitTheirColumnAndDiffer() {
        #expect(Set(LogMark.all.map(\.text)).count == LogMark.all.count)
        #expect(Set(LogMark.all.map(\.ascii)).count == LogMark.all.count)
        for mark in LogMark.all {
            #expect(CellText.width(of: mark.text) < LogPane.markColumns)
            #expect(mark.ascii.utf8.count < LogPane.markColumns)
            #expect(mark.ascii.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        }
    }

    /// A mark that is also a key must belong to what that key does.
    @Test func noMarkIsTheKeyOfSomethingElse() {
        let keymap = Keymap(own: [:])
        for mark in LogMark.all where mark.text.count == 1 {
            guard let character = mark.text.first else { continue }
            #expect(keymap.command(for: Key(.character(character))) == nil, "\(mark.text)")
        }
    }

    @Test func helpExplainsEveryMarkAndSound() throws {
        var app = Samples.app(rows: 400)
        try app.press("?")
        let text = app.view(rows: 400, columns: 160).text
        for mark in LogMark.all { #expect(text.contains(mark.meaning)) }
        for sound in SoundToken.allCases { #expect(text.contains(sound.shown)) }
    }

    @Test func readingAllGivesEachElementARowWithItsSounds() throws {
        var app = Samples.app(rows: 60)
        try app.press("b")
        let lines = app.view(rows: 60, columns: 120).text.split(separator: "\n").map(String.init)
        let read = lines.filter { $0.contains("[tick]") }
        #expect(read.count >= 9)
        #expect(!lines.contains { $0.contains("[tick] [tick]") })
    }

    @Test func aFieldThatIsEditedKeepsItsWord() throws {
        var app = Samples.app()
        try app.command("touch \"Voucher\"")
        try app.press("enter")
        let text = app.view(rows: 24, columns: 80).text
        #expect(text.contains("text field editing"))
    }
}
