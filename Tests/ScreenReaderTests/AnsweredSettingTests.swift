import ScreenModel
import ScreenReader
import Testing

/// Settings that show only in the answer to a gesture.
@Suite struct AnsweredSettingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var setting: String
        var gesture: Gesture
        var spoken: String
        var testDescription: String { "\(setting): \(spoken)" }
    }

    static let cases = [
        Case(setting: "scrollPhrase=auto", gesture: .scroll(.down), spoken: "Rows 5 to 8"),
        Case(setting: "scrollPhrase=rows", gesture: .scroll(.down), spoken: "Rows 5 to 8"),
        Case(setting: "scrollPhrase=pages", gesture: .scroll(.down), spoken: "Page 2 of 9"),
        Case(setting: "capitals=cap", gesture: .read(.character), spoken: "cap A"),
        Case(setting: "capitals=none", gesture: .read(.character), spoken: "A"),
        Case(setting: "buttonHint=off", gesture: .read(.hint), spoken: ""),
        Case(setting: "buttonHint=on", gesture: .read(.hint), spoken: "Double tap to activate"),
    ]

    @Test(arguments: cases)
    func answers(_ row: Case) throws {
        var element = Element()
        element.label = "Abc"
        element.type = .button
        var scroll = ScrollStatus()
        (scroll.page, scroll.pages, scroll.rows) = (1, 9, [1, 4])
        element.extras.scroll = scroll
        var screen = Screen()
        screen.tree.append(element, to: .root)
        var settings = Settings()
        try settings.assign(row.setting)
        var session = Session(screen: screen, settings: settings) { _ in .failure("none") }
        _ = session.start()
        let spoken = session.perform(row.gesture).compactMap { event in
            if case .speech(let speech) = event { speech.utterance.spoken } else { nil }
        }
        #expect(spoken == [row.spoken])
    }

    /// A wrong assignment says what is expected and changes nothing.
    @Test(arguments: [
        ("hnits=off", "unknown setting 'hnits'; did you mean 'hints'?"),
        ("qqqqq=1", "unknown setting 'qqqqq'; 'earshot help settings' lists them"),
        ("hints", "hints needs a value; expected on, off"),
        ("hints=maybe", "hints cannot be 'maybe'; expected on, off"),
    ])
    func refuses(_ assignment: String, _ message: String) {
        var settings = Settings()
        let error = #expect(throws: SettingError.self) { try settings.assign(assignment) }
        #expect(error?.description == message)
        #expect(settings == Settings())
    }

    @Test func takesSpacesAroundButNotInsideAway() throws {
        var settings = Settings()
        try settings.assign(" initialRotor =  Form Controls ")
        #expect(settings.initialRotor == "Form Controls")
    }
}
