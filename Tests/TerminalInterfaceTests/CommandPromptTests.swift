import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

/// Lines of the script language, typed into the interface.
@Suite struct CommandPromptTests {
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
        #expect(app.shown().contains(row.shown))
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
        #expect(app.cursorLine().hasPrefix(row.focus))
    }

    @Test func theHistoryLastsAsLongAsTheSession() throws {
        var app = Samples.app()
        try app.command("last item")
        try app.command("first item")
        try app.press("right : up up enter")
        #expect(app.cursorLine().hasPrefix("Pay later"))
        try app.press(": up up down enter")
        #expect(app.cursorLine().hasPrefix("Pay later"))
    }

    @Test func tabCompletesAVerb() throws {
        var app = Samples.app()
        try app.press(": s w i p e space r tab enter")
        #expect(app.cursorLine().hasPrefix("Rye bread"))
    }

    @Test func tabListsWhatItCannotTellApart() throws {
        var app = Samples.app()
        try app.press(": s w tab")
        let lines = app.shown().split(separator: "\n")
        #expect(
            lines[22].contains("swipe down · swipe left · swipe right · swipe up"), "\(lines[22])")
        #expect(lines[23] == ":swipe")
        try app.press("r")
        #expect(app.shown().contains("‹ Headings ›"))
    }
}
