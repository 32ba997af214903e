import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

/// A key means what it means on the platform that plays.
@Suite struct PlatformKeyTests {
    private static let table = Samples.screen(
        "Stock",
        [
            Samples.item(.table, "Stock") {
                $0.container = .dataTable
                $0.extras.headers = TableHeaders(columns: [0: ["head"]])
            }
        ].map { table in
            var table = table
            table.children = [
                Samples.item(.text, "Kind", id: "head") {
                    $0.extras.cell = TableCell(row: 0, column: 0)
                },
                Samples.item(.text, "Oats") { $0.extras.cell = TableCell(row: 1, column: 0) },
            ]
            return table
        })

    private static func onMac(_ screen: Screen) -> Screen {
        var screen = screen
        screen.platform = .macOS
        return screen
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let keys: String
        let platform: Platform
        let gesture: Gesture?
        var testDescription: String { "\(keys) on \(platform.name)" }

        init(_ keys: String, _ platform: Platform, _ gesture: Gesture?) {
            self.keys = keys
            self.platform = platform
            self.gesture = gesture
        }
    }

    @Test(arguments: [
        Case("vo-down", .iOS, .swipe(.down)), Case("vo-down", .macOS, .vertical(.next)),
        Case("vo-home", .iOS, .firstItem), Case("vo-home", .macOS, .visibleEdge(.previous)),
        Case("vo-cmd-end", .macOS, .windowEdge(.next)), Case("vo-cmd-end", .iOS, nil),
        Case("vo-shift-right", .iOS, .moveInText(.character, .next)),
        Case("vo-shift-right", .macOS, .skipGroup(.next)),
        Case("vo-c", .iOS, .read(.character)), Case("vo-c", .macOS, .read(.columnHeader)),
        Case("vo-c vo-c", .macOS, .read(.column)),
        Case("vo-c vo-r vo-c", .macOS, .read(.columnHeader)),
        Case("vo-[", .macOS, .splitArea(.previous)), Case("vo-\\", .macOS, .toggleDisclosure),
        Case("vo-j", .iOS, .linkedItem), Case("vo-j", .macOS, .linkedItem),
        Case("vo-shift--", .iOS, .watchItem), Case("vo-z", .macOS, .repeatSpeech),
        Case("ctrl-end", .iOS, .documentEdge(.next)), Case(")", .iOS, .search(.containers, .next)),
        Case("f", .macOS, .findAgain(.next)),
    ])
    func means(_ row: Case) throws {
        let keymap = Keymap(own: [:])
        var last: Key?
        var command: Command?
        for key in try Key.sequence(row.keys) {
            command = keymap.command(for: key, on: row.platform, isAgain: key == last)
            last = key
        }
        #expect(command == row.gesture.map(Command.gesture))
    }

    @Test func theSameKeyTwiceReadsTheColumn() throws {
        var app = Samples.app(Self.onMac(Self.table))
        try app.press("i right vo-c")
        #expect(app.shown().contains("Kind"))
        try app.press("vo-c")
        #expect(app.lastGesture == .read(.column))
    }

    @Test func aKeyOfTheOtherPlatformIsExplained() throws {
        var app = Samples.app()
        try app.press("vo-z")
        #expect(app.shown().contains("vo-z is a key of macOS"))
    }

    /// Help shows the keys of the platform that plays.
    @Test(arguments: [(Platform.iOS, "describe the item"), (.macOS, "read the help tag")])
    func helpIsOfThePlatform(_ platform: Platform, _ words: String) throws {
        var desk = Samples.desk
        desk.platform = platform
        var app = Samples.app(desk, rows: 500)
        try app.press("?")
        let text = app.shown(rows: 500, columns: 160)
        #expect(text.contains(words))
        #expect(text.contains("area before the splitter") == (platform == .macOS))
    }

    @Test func findBeginsACommand() throws {
        var app = Samples.app()
        try app.press("/ \"pay\" enter")
        #expect(app.cursorLine().hasPrefix("Payment"))
        try app.press("f")
        #expect(app.cursorLine().hasPrefix("Pay £4.80"))
        try app.press("F")
        #expect(app.cursorLine().hasPrefix("Payment"))
        try app.press("vo-/ \"mine\" enter")
        #expect(app.shown().contains("labelled by you: mine"))
    }

    /// What is typed while a menu of the Mac is open filters it.
    @Test func typingFiltersTheMenu() throws {
        var app = Samples.app(Samples.desk)
        try app.press("i A")
        try app.command("touch \"To the bank\"")
        try app.press("A \"bu\"")
        #expect(app.shown().contains("Actions menu, 1 item: bu"))
        #expect(app.cursorLine().hasPrefix("Burn"))
        try app.press("backspace backspace")
        #expect(app.cursorLine().hasPrefix("Open"))
        try app.press("\"b\" enter")
        #expect(!app.session.isInMenu)
        try app.press("A : \"curtain\" enter")
        #expect(app.session.isCurtainOn)
    }

    @Test func theHeaderSaysThatContainersAreEntered() throws {
        var app = Samples.app()
        #expect(!app.shown().contains("grouped"))
        try app.command("navigation grouped")
        #expect(app.shown().split(separator: "\n")[0].contains("grouped"))
    }
}
