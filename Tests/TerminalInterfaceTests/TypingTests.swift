import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

/// Keys while a text is edited.
@Suite struct TypingTests {
    private static let screen = Samples.screen(
        "Form",
        [
            Samples.item(.textField, "Name", id: "name"),
            Samples.item(.textArea, "Note", value: "teh end", id: "note") {
                $0.extras.misspelled = [0..<3]
                $0.extras.actions = [
                    CustomAction(
                        name: "Stamp", category: "edit",
                        effects: [.announce("stamped", priority: nil)])
                ]
            },
            Samples.item(.secureTextField, "PIN", id: "pin"), Samples.item(.heading, "Help"),
        ])

    struct Case: CustomTestStringConvertible {
        let keys: String
        let id: String
        let value: String?
        var testDescription: String { keys }

        init(_ keys: String, _ id: String, _ value: String?) {
            self.keys = keys
            self.id = id
            self.value = value
        }
    }

    static let cases: [Case] = [
        Case("enter \"Ada w q ?\"", "name", "Ada w q ?"), Case("a b", "name", nil),
        Case("enter a b 1 2", "name", "ab12"), Case("enter : ] [ `", "name", ":][`"),
        Case("enter \"ab\" backspace", "name", "a"), Case("enter \"ab\" esc c", "name", "ab"),
        Case("enter \"ab\" [ tab", "name", "ab["),
        Case("enter \"ab\" ] vo-shift-left delete", "name", "ab"),
        Case("enter \"ab\" f2 \"type \\\"c\\\"\" enter", "name", "abc"),
        Case("enter \"ab\" enter \"c\"", "name", "ab"),
        Case("right enter \"!\" enter \"x\"", "note", "teh end!\nx"),
        Case("enter a right left c", "name", "ac"),
        Case("right enter vo-cmd-e \"the\"", "note", "the end"),
        // Enter performs what is highlighted.
        Case("right enter f2 \"rotor edit\" enter down down enter x", "note", "x"),
        Case("right enter f2 \"rotor edit\" enter enter", "note", "teh end\n"),
        Case("right enter f2 \"rotor misspelled words\" enter down enter", "note", "teh end"),
    ]

    @Test(arguments: cases)
    func typed(_ row: Case) throws {
        var app = Samples.app(Self.screen)
        try app.press(row.keys)
        let tree = app.session.screen.tree
        let found = app.session.stops.first { tree.id(of: $0) == row.id }
        #expect(found.map { tree[$0].value } == row.value)
    }

    private func text(_ app: App) -> String { app.shown() }

    @Test func theModeIsShownAndLeftWithoutGoingBack() throws {
        var app = Samples.app(Self.screen)
        #expect(!text(app).contains("typing: Esc ends"))
        try app.press("enter")
        #expect(text(app).contains("typing: Esc ends  f2 command"))
        try app.press("right")
        #expect(!text(app).contains("typing: Esc ends"))
        try app.press("left esc")
        #expect(!text(app).contains("typing: Esc ends"))
        #expect(text(app).contains("editing ends"))
        #expect(!text(app).contains("[none]"))
    }

    @Test func aPasteIsText() throws {
        var app = Samples.app(Self.screen)
        try app.press("right enter")
        _ = app.update(.paste("two\nlines"))
        #expect(text(app).contains("two lines, pasted"))
        try app.press("right enter")
        _ = app.update(.paste("1234"))
        #expect(text(app).contains("4 characters, pasted"))
        #expect(!text(app).contains("1234"))
    }

    @Test func theTextAroundTheInsertionPointIsShown() throws {
        var app = Samples.app(Self.screen)
        try app.press("right enter")
        #expect(text(app).contains("teh end|"))
        try app.press("vo-cmd-e")
        #expect(text(app).contains("[teh] end"))
        try app.press("right enter \"pq\"")
        #expect(text(app).contains("PIN  ••|"))
    }

    @Test func longTextsAreCut() throws {
        let long = String(repeating: "wörter ", count: 50_000)
        var app = Samples.app(
            Samples.screen("Long", [Samples.item(.textArea, "T", value: long, id: "t")]))
        try app.press("enter")
        #expect(text(app).contains("…rter wörter |"))
        try app.press("vo-cmd-shift-a")
        #expect(text(app).contains("|wörter"))
    }
}
