import ScreenModel
import ScreenReader
import Testing

/// What the Mac's VoiceOver says after a pause.
@Suite struct MacHintTests {
    private static let on = "You are currently on"
    private static let click = "To click this button, press Control-Option-Space."
    private static let type = "To enter text in this field, type."
    private static let slide =
        "To start interacting with the slider, press Control-Option-Shift-Down Arrow."
    private static let toolbar =
        "To navigate items on this toolbar, press Control-Option, and then Up Arrow, Down Arrow, "
        + "Left Arrow, or Right Arrow. To exit this toolbar, press Control-Option-Shift-Up Arrow."
    private static let enter = "To enter the web area, press Control-Option-Shift-Down Arrow."
    private static let exit = "To exit this web area, press Control-Option-Shift-Up Arrow."

    struct Case: Sendable, CustomTestStringConvertible {
        let hint: String
        let sketch: Sketch
        var container: Sketch?
        var settings: [String: String] = [:]
        var isInWeb = false

        var testDescription: String { hint }

        init(
            _ hint: String, _ type: ElementType?, in container: ElementType? = nil,
            web: Bool = false, _ settings: [String: String] = [:],
            _ change: (inout Element) -> Void = { _ in }
        ) {
            self.hint = hint
            sketch = Sketch("it", type, change)
            if let container { self.container = Sketch(holding: [sketch], container) }
            self.settings = settings
            isInWeb = web
        }
    }

    static let cases: [Case] = [
        Case("\(on) a button. \(click)", .button),
        Case(
            "\(on) a link. To click this link, press Control-Option-Space.", .link),
        Case("\(on) a text field. \(type)", .textField),
        Case("\(on) a secure text field. \(type)", .secureTextField),
        Case("\(on) a search text field. \(type)", .searchField),
        Case("\(on) an email field. \(type)", .emailField),
        Case("\(on) a text area.", .textArea), Case("\(on) a text area.", .textArea, web: true),
        Case("\(on) a slider. \(slide)", .slider), Case("\(on) a stepper.", .stepper),
        Case("\(on) an image.", .image), Case("\(on) an outline row.", .outlineRow),
        Case("\(on) a selectable text.", .text), Case("\(on) a heading.", .heading),
        Case("\(on) a heading level 4.", .heading) { $0.more { $0.headingLevel = 4 } },
        Case("\(on) a heading level 4.", .heading, web: true) { $0.more { $0.headingLevel = 4 } },
        Case("\(on) a checkbox.", .checkbox), Case("\(on) a pop up button.", .popUpButton),
        Case("\(on) web content. \(enter)", .webArea),
        Case("\(on) a web content. \(enter)", .webArea, ["browser": "chrome"]),
        Case(
            "\(on) a web content, inside of a group. \(enter)", .webArea, in: .group,
            [
                "browser": "chrome"
            ]),
        Case("\(on) web content, inside of a scroll area. \(enter)", .webArea, in: .scrollArea),
        Case("\(on) a button. This item is dimmed.", .button) { $0.enabled = false },
        Case("\(on) a slider. This item is dimmed.", .slider) { $0.enabled = false },
        Case("\(on) a checkbox. This item is dimmed.", .checkbox) {
            $0.traits = [.button, .toggleButton, .notEnabled]
        },
        Case("\(on) a button, inside of a toolbar. \(click) \(toolbar)", .button, in: .toolbar),
        Case(
            "\(on) a menu button, inside of a toolbar. \(toolbar)", .menuButton, in: .toolbar),
        Case(
            "\(on) a button, inside of a toolbar. This item is dimmed. \(toolbar)", .button,
            in: .toolbar
        ) { $0.enabled = false },
        Case("\(on) a button, inside of an outline. \(click)", .button, in: .outline),
        // In web content the containers around are not named.
        Case("\(on) a button. \(click)", .button, web: true),
        Case("\(on) a button. \(click)", .button, in: .list, web: true),
        Case("", .button, ["hints": "off"]), Case("", .ruler),
    ]

    @Test(arguments: cases)
    func says(_ row: Case) throws {
        let top = row.container ?? row.sketch
        let around = row.isInWeb ? Sketch(holding: [top], .webArea) : top
        let session = Walk(.mac([around]), row.settings).session
        let index = try #require(session.element(named: .id("it")))
        #expect(session.utterance(of: index).hint == row.hint)
    }

    /// Help is spoken with the element, never after the pause.
    @Test func helpIsNoHint() throws {
        let session = Walk(.mac([Sketch("it", .button) { $0.hint = "Helps" }])).session
        let index = try #require(session.element(named: .id("it")))
        #expect(session.utterance(of: index).text == "it, Helps, button")
        #expect(session.utterance(of: index).hint == "\(Self.on) a button. \(Self.click)")
    }

    /// Coming into web content names it.
    @Test func comingIntoWebContent() throws {
        var walk = Walk(
            .mac([
                Sketch("before"),
                Sketch(
                    holding: [Sketch("a", .button), Sketch("b", .button)], .webArea,
                    { $0.id = "page" }),
            ]))
        func hint(_ line: String) throws -> String? {
            let events = walk.session.perform(try GestureVerb.parse(line, in: walk.session))
            return events.compactMap {
                if case .speech(let speech) = $0 { speech.utterance.hint } else { nil }
            }.last
        }
        let inside = "\(Self.on) a button, inside of web content. \(Self.click) \(Self.exit)"
        _ = walk.play("touch #page")
        #expect(try hint("interact") == inside)
        #expect(try hint("swipe right") == "\(Self.on) a button. \(Self.click)")
        _ = walk.play("touch #before")
        #expect(try hint("touch #b") == inside)
    }
}
