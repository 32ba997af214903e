import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

@Suite struct AppTests {
    struct Asked: CustomTestStringConvertible {
        let keys: String
        let requests: [Request]
        var testDescription: String { keys }
    }

    @Test(arguments: [
        Asked(keys: "q", requests: [.quit(status: 0)]),
        Asked(keys: "ctrl-c", requests: [.quit(status: 130)]),
        Asked(keys: "? ctrl-c", requests: [.quit(status: 130)]),
        Asked(keys: "? q", requests: []), Asked(keys: "? q q", requests: [.quit(status: 0)]),
        Asked(keys: "? esc q", requests: [.quit(status: 0)]),
        Asked(keys: "? ? q", requests: [.quit(status: 0)]),
        Asked(keys: "w w q", requests: [.quit(status: 0)]),
        Asked(keys: ": q", requests: []), Asked(keys: ": q enter", requests: [.quit(status: 0)]),
        Asked(keys: "I q", requests: []),
        Asked(keys: "V q", requests: []), Asked(keys: "V V q", requests: [.quit(status: 0)]),
        Asked(keys: "ctrl-l", requests: [.repaint]), Asked(keys: "I ctrl-l", requests: [.repaint]),
        Asked(keys: "ctrl-z", requests: [.suspend]), Asked(keys: "ctrl-r", requests: [.reload]),
        Asked(keys: "right y", requests: [.copy("Rye bread")]),
        Asked(keys: "ö", requests: []), Asked(keys: "f9", requests: []),
    ])
    func keysAskForWhatOnlyTheOutsideCanDo(_ row: Asked) throws {
        var app = Samples.app()
        #expect(try app.press(row.keys) == row.requests)
    }

    @Test func theCursorStandsOnTheFocus() throws {
        var app = Samples.app()
        #expect(app.cursorLine().hasPrefix("Basket "))
        try app.press("right right")
        #expect(app.cursorLine().hasPrefix("Slices  12 "))
        try app.press("?")
        #expect(app.cursorLine().hasPrefix("Moving"))
        try app.press("esc r")
        #expect(app.cursorLine().hasPrefix("Adjust Value"))
        try app.press("esc :")
        #expect(app.view(rows: 24, columns: 80).cursor == .init(row: 23, column: 1))
    }

    @Test func theFocusedRowReadsAsItsElement() throws {
        var app = Samples.app()
        try app.command("touch \"Today, after six\"")
        let line = app.shown().split(separator: "\n")[9]
        #expect(line.hasPrefix("│ > Today, after six    button selected ├"))
    }

    @Test func everyKeyAnswers() throws {
        for binding in Binding.all {
            for key in binding.keys {
                var app = Samples.app()
                try app.press("right")
                let before = app.view(rows: 24, columns: 80)
                let requests = app.update(.key(key))
                #expect(
                    !requests.isEmpty || app.view(rows: 24, columns: 80) != before,
                    "\(key.name) is silent")
            }
        }
    }

    @Test func aKeyThatMeansNothingSaysSo() throws {
        var app = Samples.app()
        try app.press("Z")
        #expect(app.shown().contains("Z is not bound; ? lists keys"))
    }

    @Test func theFirstKeyTakesTheWelcomeAway() throws {
        var app = Samples.app()
        #expect(app.shown().contains("moves to the next item"))
        try app.press("right")
        #expect(!app.shown().contains("moves to the next item"))
    }

    @Test func statesAreToldApartWithoutColour() throws {
        let lines = Samples.app().shown().split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("│ > Basket ") })
        #expect(lines.contains { $0.hasPrefix("│ * Today") && $0.contains("selected") })
        #expect(lines.contains { $0.hasPrefix("│ x Pay later") && $0.contains("dimmed") })
        #expect(lines.contains { $0.hasPrefix("│   Crumbs") && $0.contains("skipped") })
    }

    @Test func secretsAreShownAsDots() {
        let screen = Samples.screen("Lock", [Samples.item(.secureTextField, "PIN", value: "2468")])
        #expect(Samples.app(screen).shown().contains("PIN  ••••"))
        #expect(!Samples.app(screen).shown().contains("2468"))
    }

    @Test(arguments: [("0", "off"), ("1", "on"), ("2", "mixed"), ("half", "half")])
    func switchesShowTheirState(_ value: String, _ word: String) {
        let screen = Samples.screen("Light", [Samples.item(.switch, "Lamp", value: value)])
        #expect(Samples.app(screen).shown().contains("> Lamp  \(word) "))
    }

    @Test func theSameSilentAnswerIsCounted() throws {
        var app = Samples.app()
        try app.press("end right")
        #expect(app.shown().contains("→     [boundary]"))
        try app.press("right right")
        #expect(app.shown().contains("→     [boundary] ×3"))
    }

    @Test func skippedElementsCanBeHidden() throws {
        var app = Samples.app()
        try app.press(".")
        #expect(!app.shown().contains("Crumbs"))
        try app.press(".")
        #expect(app.shown().contains("Crumbs"))
    }

    @Test func aPasteIsTextAndNeverKeys() throws {
        var app = Samples.app()
        #expect(app.update(.paste("qqq")).isEmpty)
        try app.press(":")
        _ = app.update(.paste("swipe\u{1B} right\u{3}\n"))
        try app.press("enter")
        #expect(app.cursorLine().hasPrefix("Rye bread"))
    }

    @Test(arguments: [1, 2, 3, 80])
    func aLongPasteShowsItsEnd(columns: Int) throws {
        var app = Samples.app()
        try app.press(":")
        _ = app.update(.paste(String(repeating: "swipe ", count: 50_000) + "home"))
        let text = app.shown(columns: columns)
        #expect(columns < 80 || text.hasSuffix("swipe home"))
    }

    @Test func listsAreChosenFromByDigitArrowAndText() throws {
        var app = Samples.app()
        try app.press("r 6")
        #expect(app.shown().contains("‹ Headings ›"))
        try app.press("I p a y m enter")
        #expect(app.cursorLine().hasPrefix("Payment"))
        try app.press("I home enter")
        #expect(app.cursorLine().hasPrefix("Basket"))
        try app.press("I z z")
        #expect(app.shown().contains("nothing matches"))
        try app.press("enter esc")
        #expect(app.cursorLine().hasPrefix("Basket"))
    }

    /// Buttons that are combined into one stop are its actions.
    @Test func actionsOfACombinedElementAreListed() throws {
        let card = Samples.item(
            nil, nil,
            [
                Samples.item(.text, "Rye bread"), Samples.item(.button, "Buy"),
                Samples.item(.button, "Share"),
            ]
        ) { $0.extras.childrenBehavior = .combine }
        var app = Samples.app(Samples.screen("Shop", [card]))
        try app.press("A")
        #expect(app.shown().contains("1 Buy"))
        try app.press("2")
        #expect(app.lastGesture == .perform("Share"))
    }

    @Test func aNumberAndEnterTouchThatStop() throws {
        var app = Samples.app()
        try app.press("9 enter")
        #expect(app.cursorLine().hasPrefix("Pay £4.80"))
        try app.press("1 0")
        #expect(app.shown().contains("Screen - touch 10, Enter"))
        try app.press("esc 9 9 enter")
        #expect(app.shown().contains("there is no stop 99"))
        try app.press("3 right")
        #expect(app.cursorLine().hasPrefix("Pay later"))
    }

    @Test func aSketchThatCannotBeDrawnSaysWhy() throws {
        var app = Samples.app(Samples.withoutFrames)
        try app.press("z")
        #expect(app.shown().contains("no frames to draw"))
        #expect(app.cursorLine().hasPrefix("One"))
        var small = Samples.app(rows: 16, columns: 40)
        try small.press("z")
        let grid = small.view(rows: 16, columns: 40).text
        #expect(grid.contains("too small for a sketch"))
    }

    @Test func ownKeysRunLinesAndAreListed() throws {
        var app = Samples.app {
            $0.keys = [Key(.character("ö")): "last item", Key(.character("ä")): "no such verb"]
        }
        try app.press("ö")
        #expect(app.cursorLine().hasPrefix("Pay later"))
        try app.press("ä")
        #expect(app.shown().contains("! unknown verb"))
        try app.press("?")
        #expect(app.shown().contains("ö           last item"))
    }

    @Test func aReloadKeepsTheFocusAndAnErrorStaysUntilMended() throws {
        var app = Samples.app()
        try app.command("touch #pay")
        _ = app.update(.reloaded(.failure("basket.json:14:9: expected ','")))
        #expect(app.shown().contains("! basket.json:14:9: expected ','"))
        try app.press("e")
        #expect(app.cursorLine().hasPrefix("Pay £4.80"))
        #expect(app.shown().contains("! error"))
        let session = Session(
            screen: Samples.basket, settings: Settings(), loader: { _ in .failure("") })
        _ = app.update(.reloaded(.session(session)))
        #expect(app.cursorLine().hasPrefix("Pay £4.80"))
        #expect(!app.shown().contains("! error"))
    }

    @Test func aScreenWithoutStopsIsNoTrap() throws {
        for rows in [5, 12, 24] {
            for columns in [20, 40, 80] {
                var app = Samples.app(Screen(), rows: rows, columns: columns)
                for binding in Binding.all {
                    for key in binding.keys { _ = app.update(.key(key)) }
                    _ = app.view(rows: rows, columns: columns)
                }
            }
        }
    }
}
