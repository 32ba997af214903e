import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

@Suite struct AppTests {
    private func text(_ app: App, rows: Int = 24, columns: Int = 80) -> String {
        app.view(rows: rows, columns: columns).text
    }

    /// The row that the terminal's cursor stands on.
    private func cursorLine(_ app: App, rows: Int = 24, columns: Int = 80) -> String {
        let grid = app.view(rows: rows, columns: columns)
        let lines = grid.text.split(separator: "\n", omittingEmptySubsequences: false)
        return String(lines[grid.cursor.row].dropFirst(grid.cursor.column))
    }

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
        #expect(cursorLine(app).hasPrefix("Basket "))
        try app.press("right right")
        #expect(cursorLine(app).hasPrefix("Slices  12 "))
        try app.press("?")
        #expect(cursorLine(app).hasPrefix("Moving"))
        try app.press("esc r")
        #expect(cursorLine(app).hasPrefix("Adjust Value"))
        try app.press("esc :")
        #expect(app.view(rows: 24, columns: 80).cursor == .init(row: 23, column: 1))
    }

    @Test func theFocusedRowReadsAsItsElement() throws {
        var app = Samples.app()
        try app.command("touch \"Today, after six\"")
        let line = text(app).split(separator: "\n")[9]
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
        #expect(text(app).contains("Z is not bound; ? lists keys"))
    }

    @Test func theFirstKeyTakesTheWelcomeAway() throws {
        var app = Samples.app()
        #expect(text(app).contains("moves to the next item"))
        try app.press("right")
        #expect(!text(app).contains("moves to the next item"))
    }

    @Test func statesAreToldApartWithoutColour() throws {
        let lines = text(Samples.app()).split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("│ > Basket ") })
        #expect(lines.contains { $0.hasPrefix("│ * Today") && $0.contains("selected") })
        #expect(lines.contains { $0.hasPrefix("│ x Pay later") && $0.contains("dimmed") })
        #expect(lines.contains { $0.hasPrefix("│   Crumbs") && $0.contains("skipped") })
    }

    @Test func secretsAreShownAsDots() {
        let screen = Samples.screen("Lock", [Samples.item(.secureTextField, "PIN", value: "2468")])
        #expect(text(Samples.app(screen)).contains("PIN  ••••"))
        #expect(!text(Samples.app(screen)).contains("2468"))
    }

    @Test func theSameSilentAnswerIsCounted() throws {
        var app = Samples.app()
        try app.press("end right")
        #expect(text(app).contains("→     [boundary]"))
        try app.press("right right")
        #expect(text(app).contains("→     [boundary] ×3"))
    }

    @Test func skippedElementsCanBeHidden() throws {
        var app = Samples.app()
        try app.press(".")
        #expect(!text(app).contains("Crumbs"))
        try app.press(".")
        #expect(text(app).contains("Crumbs"))
    }

    @Test func aPasteIsTextAndNeverKeys() throws {
        var app = Samples.app()
        #expect(app.update(.paste("qqq")).isEmpty)
        try app.press(":")
        _ = app.update(.paste("swipe\u{1B} right\u{3}\n"))
        try app.press("enter")
        #expect(cursorLine(app).hasPrefix("Rye bread"))
    }

    @Test(arguments: [1, 2, 3, 80])
    func aLongPasteShowsItsEnd(columns: Int) throws {
        var app = Samples.app()
        try app.press(":")
        _ = app.update(.paste(String(repeating: "swipe ", count: 50_000) + "home"))
        let text = text(app, columns: columns)
        #expect(columns < 80 || text.hasSuffix("swipe home"))
    }

    struct Typed: CustomTestStringConvertible {
        let line: String
        let shown: String
        var testDescription: String { line }
    }

    @Test(arguments: [
        Typed(line: "swipe right", shown: "→     Rye bread"),
        Typed(
            line: "swipe rigth", shown: "! unknown verb 'swipe rigth'; did you mean 'swipe right'?"),
        Typed(line: "set hints=off", shown: "hints off"),
        Typed(line: "set hnits=off", shown: "! unknown setting 'hnits'; did you mean 'hints'?"),
        Typed(line: "set hints=maybe", shown: "! hints cannot be 'maybe'; expected on, off"),
        Typed(line: "set hints", shown: "hints=on"),
        Typed(line: "hints off", shown: "hints off"),
        Typed(line: "profile snapshot", shown: "iOS  en  snapshot  hints on"),
        Typed(line: "profile", shown: "! 'profile' is followed by device|snapshot"),
        Typed(line: "profle snapshot", shown: "did you mean 'profile snapshot'?"),
        Typed(line: "language xx", shown: "! language cannot be 'xx'; expected"),
        Typed(line: "settings", shown: "Settings - Esc closes"),
        Typed(line: "help", shown: "Keys - Esc closes"), Typed(line: "why", shown: "why: Basket"),
        Typed(line: ":why", shown: "why: Basket"),
    ])
    func commandLine(_ row: Typed) throws {
        var app = Samples.app()
        try app.command(row.line)
        #expect(text(app).contains(row.shown))
    }

    struct Mended: CustomTestStringConvertible {
        let keys: String
        let focus: String
        var testDescription: String { keys }
    }

    /// After `swipe righ` was refused.
    @Test(arguments: [
        Mended(keys: "end t enter", focus: "Rye bread"),
        Mended(keys: "backspace h t enter", focus: "Rye bread"),
        Mended(keys: "s c r u b enter", focus: "Basket"),
        Mended(keys: "l a s t space i t e m enter", focus: "Pay later"),
        Mended(keys: "esc : up t enter", focus: "Rye bread"),
        Mended(keys: "up t enter", focus: "Rye bread"),
    ])
    func aLineThatIsNotUnderstoodStaysToBeMendedOrReplaced(_ row: Mended) throws {
        var app = Samples.app()
        try app.command("swipe righ")
        try app.press(row.keys)
        #expect(cursorLine(app).hasPrefix(row.focus))
    }

    @Test func theHistoryLastsAsLongAsTheSession() throws {
        var app = Samples.app()
        try app.command("last item")
        try app.command("first item")
        try app.press("right : up up enter")
        #expect(cursorLine(app).hasPrefix("Pay later"))
        try app.press(": up up down enter")
        #expect(cursorLine(app).hasPrefix("Pay later"))
    }

    @Test func tabCompletesAVerb() throws {
        var app = Samples.app()
        try app.press(": s w i p e space r tab enter")
        #expect(cursorLine(app).hasPrefix("Rye bread"))
    }

    @Test func tabListsWhatItCannotTellApart() throws {
        var app = Samples.app()
        try app.press(": s w tab")
        let lines = text(app).split(separator: "\n")
        #expect(
            lines[22].contains("swipe down · swipe left · swipe right · swipe up"), "\(lines[22])")
        #expect(lines[23] == ":swipe")
        try app.press("r")
        #expect(text(app).contains("‹ Headings ›"))
    }

    @Test func listsAreChosenFromByDigitArrowAndText() throws {
        var app = Samples.app()
        try app.press("r 6")
        #expect(text(app).contains("‹ Headings ›"))
        try app.press("I p a y m enter")
        #expect(cursorLine(app).hasPrefix("Payment"))
        try app.press("I home enter")
        #expect(cursorLine(app).hasPrefix("Basket"))
        try app.press("I z z")
        #expect(text(app).contains("nothing matches"))
        try app.press("enter esc")
        #expect(cursorLine(app).hasPrefix("Basket"))
    }

    struct Chosen: CustomTestStringConvertible {
        let keys: String
        let assignment: String
        var testDescription: String { "\(keys): \(assignment)" }
    }

    /// From the top of the list of settings.
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
        #expect(text(app).contains("1 Buy"))
        try app.press("2")
        #expect(app.lastGesture == .perform("Share"))
    }

    @Test(arguments: [
        Chosen(keys: "enter", assignment: "profile=snapshot"),
        Chosen(keys: "space space", assignment: "profile=device"),
        Chosen(keys: "down right", assignment: "snapshotLevel=next"),
        Chosen(keys: "down down down down left", assignment: "traitPosition=none"),
        Chosen(keys: "up up left", assignment: "profile=snapshot"),
        Chosen(keys: "end up up up enter", assignment: "sounds=off"),
        Chosen(keys: "end down up up up space", assignment: "sounds=off"),
        Chosen(keys: "tab tab shift-tab enter", assignment: "snapshotLevel=next"),
        Chosen(keys: "end enter \"70\" enter", assignment: "volume=70"),
        Chosen(keys: "end pageup home enter", assignment: "profile=snapshot"),
    ])
    func settingsAreChosenWithoutTyping(_ row: Chosen) throws {
        var app = Samples.app()
        try app.press("V " + row.keys)
        let parts = row.assignment.split(separator: "=").map(String.init)
        let setting = try #require(Setting.named(parts[0]))
        #expect(setting.get(app.session.settings) == parts[1])
        try app.press("esc")
        #expect(text(app).contains(row.assignment))
    }

    /// The outline shows what is seen, not what is heard of it.
    @Test(arguments: ["profile=snapshot", "speakValue=off", "secureValue=raw"])
    func settingsLeaveTheOutlineAlone(_ setting: String) throws {
        var app = Samples.app()
        let before = text(app).split(separator: "\n").map { $0.prefix(39) }
        try app.command("set \(setting)")
        let after = text(app).split(separator: "\n").map { $0.prefix(39) }
        #expect(after == before)
    }

    @Test func theCursorStandsOnTheSetting() throws {
        var app = Samples.app()
        try app.press("V down down down")
        #expect(cursorLine(app).hasPrefix("hints                on"))
        try app.press("enter")
        #expect(cursorLine(app).hasPrefix("hints                off"))
    }

    @Test func tabCompletesASetting() throws {
        var app = Samples.app()
        try app.press(": \"set traitP\" tab \"none\" enter")
        #expect(app.session.settings.traitPosition == .none)
        try app.press(": \"prof\" tab \"s\" tab enter")
        #expect(app.session.settings.profile == .snapshot)
    }

    @Test func anOwnKeyChangesASetting() throws {
        var app = Samples.app { $0.keys = [Key(.character("ö")): "hints off"] }
        try app.press("ö")
        #expect(text(app).contains("hints=off"))
    }

    @Test func aNumberAndEnterTouchThatStop() throws {
        var app = Samples.app()
        try app.press("9 enter")
        #expect(cursorLine(app).hasPrefix("Pay £4.80"))
        try app.press("1 0")
        #expect(text(app).contains("Screen - touch 10, Enter"))
        try app.press("esc 9 9 enter")
        #expect(text(app).contains("there is no stop 99"))
        try app.press("3 right")
        #expect(cursorLine(app).hasPrefix("Pay later"))
    }

    @Test func aSketchThatCannotBeDrawnSaysWhy() throws {
        var app = Samples.app(Samples.withoutFrames)
        try app.press("z")
        #expect(text(app).contains("no frames to draw"))
        #expect(cursorLine(app).hasPrefix("One"))
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
        #expect(cursorLine(app).hasPrefix("Pay later"))
        try app.press("ä")
        #expect(text(app).contains("! unknown verb"))
        try app.press("?")
        #expect(text(app).contains("ö           last item"))
    }

    @Test func aReloadKeepsTheFocusAndAnErrorStaysUntilMended() throws {
        var app = Samples.app()
        try app.command("touch #pay")
        _ = app.update(.reloaded(.failure("basket.json:14:9: expected ','")))
        #expect(text(app).contains("! basket.json:14:9: expected ','"))
        try app.press("e")
        #expect(cursorLine(app).hasPrefix("Pay £4.80"))
        #expect(text(app).contains("! error"))
        let session = Session(
            screen: Samples.basket, settings: Settings(), loader: { _ in .failure("") })
        _ = app.update(.reloaded(.session(session)))
        #expect(cursorLine(app).hasPrefix("Pay £4.80"))
        #expect(!text(app).contains("! error"))
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
