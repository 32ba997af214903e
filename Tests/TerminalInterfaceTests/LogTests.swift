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

    /// Help lists each mark that a key can bring.
    @Test func marksOfKeysAreListed() {
        let listed = Set(LogMark.all.map(\.text))
        for binding in Binding.all {
            guard case .gesture(let gesture) = binding.command else { continue }
            #expect(listed.contains(gesture.mark.text), "\(gesture)")
        }
    }

    /// A mark that is also a key must belong to what that key does.
    @Test func noMarkIsTheKeyOfSomethingElse() {
        let keymap = Keymap(own: [:])
        for mark in LogMark.all where mark.text.count == 1 {
            guard let character = mark.text.first else { continue }
            #expect(
                keymap.command(for: Key(.character(character)), on: .iOS) == nil, "\(mark.text)")
        }
    }

    @Test func helpExplainsEveryMarkAndSound() throws {
        var app = Samples.app(rows: 500)
        try app.press("?")
        let text = app.view(rows: 500, columns: 160).text
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
        let text = app.shown()
        #expect(text.contains("text field editing"))
    }

    private static let long =
        "/tmp/x/live.json:6:38: warning: unknown key 'lable'; did you mean 'label'?"

    private func app(_ notices: [String]) -> App {
        var options = InterfaceOptions()
        options.notices = notices
        let session = Session(
            screen: Samples.basket, settings: Settings(), loader: { _ in .failure("") })
        var app = App(session: session, name: "/tmp/x/live.json", options: options)
        _ = app.update(.resized(rows: 24, columns: 80))
        app.start()
        return app
    }

    @Test func noticesAreShownWholeAndNameTheFileAlone() {
        let text = app([LogTests.long]).shown()
        #expect(text.contains("live.json:6:38: warning:"))
        #expect(text.contains("'label'?"))
        #expect(!text.contains("/tmp/x/live.json:6"))
    }

    @Test func theFilesWarningsCanBeListed() throws {
        var app = app([LogTests.long, "other: a note"])
        try app.press("e")
        let text = app.shown()
        #expect(text.contains("Of the file - Esc closes"))
        #expect(text.contains("2   other: a note"))
        try app.press("e")
        #expect(!app.shown().contains("Of the file"))
    }

    @Test func aFileWithoutWarningsSaysSo() throws {
        var app = app([])
        try app.press("e")
        #expect(app.shown().contains("no error and no warning"))
    }

    @Test func wrappingFollowsTheWidth() {
        var log = Log()
        log.note("one two three four")
        #expect(log.count == 1)
        log.fit(width: 9, isASCII: false)
        #expect((0..<log.count).map { log[$0]?.text } == ["one two", "three", "four"])
        log.note("five")
        log.fit(width: 13, isASCII: false)
        #expect((0..<log.count).map { log[$0]?.text } == ["one two three", "four", "five"])
        for _ in 0..<3 * Log.capacity { log.note("a long line of words") }
        #expect(log[log.count - 1]?.text == "of words")
        #expect(log[0] == nil)
    }
}
