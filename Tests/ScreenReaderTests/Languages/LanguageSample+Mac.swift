import ScreenModel
import ScreenReader

/// What every language is asked to say on the Mac: the verbs that bring it about on one screen.
struct MacLanguageSample: Sendable {
    let name: String
    let verbs: String

    init(_ name: String, _ verbs: String) {
        self.name = name
        self.verbs = verbs
    }

    static let all: [MacLanguageSample] = [
        .init("start", ""), .init("button", "touch #B"), .init("dimmed", "touch #D"),
        .init("checkbox", "touch #C"), .init("slider", "touch #S"), .init("heading", "touch #H"),
        .init("toolbarButton", "touch #T"), .init("textArea", "touch #E"),
        .init("popUp", "touch #P"), .init("interact", "touch #G;interact"),
        .init("stopInteracting", "touch #G;interact;stop interacting"),
        .init("webArea", "touch #W"), .init("webHeading", "touch #W;interact;touch #WH"),
        .init("endOfMain", "touch #WH;swipe right"), .init("actionsMenu", "touch #A;actions menu"),
        .init("rotorMenu", "touch #H;rotor menu"), .init("described", "touch #S;read item"),
        .init("focused", "touch #B;focus to cursor"), .init("quickNav", "quick nav"),
    ]

    /// All that the last verb makes VoiceOver say, each hint behind a bar.
    func spoken(in language: String) -> String {
        var walk = Walk(
            Self.screen, ["language": language, "autoRotor": "off"], starts: !verbs.isEmpty)
        let events = verbs.isEmpty ? walk.session.start() : walk.events(verbs)
        return events.compactMap { event in
            guard case .speech(let speech) = event else { return nil }
            let utterance = speech.utterance
            return utterance.hint.isEmpty ? utterance.text : "\(utterance.text) | \(utterance.hint)"
        }.joined(separator: " · ")
    }

    private static let screen = Screen.mac([
        Sketch("B", .button), Sketch("D", .button) { $0.enabled = false },
        Sketch("C", .checkbox) { $0.value = "1" }, Sketch("S", .slider) { $0.value = "V" },
        Sketch("H", .heading) { $0.more { $0.headingLevel = 2 } },
        Sketch(holding: [Sketch("T", .button)], .toolbar),
        Sketch("E", .textArea) { $0.value = "V" },
        Sketch("P", .button) {
            $0.value = "V"
            $0.expanded = false
            $0.more { $0.popup = .menu }
        },
        Sketch(holding: [Sketch("G1", .image), Sketch("G2", .image)], .group) {
            ($0.id, $0.label) = ("G", "G")
        },
        Sketch("A", .row) {
            $0.more { $0.actions = [CustomAction(name: "A1"), CustomAction(name: "A2")] }
        },
        Sketch(
            holding: [
                Sketch(
                    holding: [Sketch("WH", .heading) { $0.more { $0.headingLevel = 2 } }], .group
                ) { $0.more { $0.landmark = "main" } }, Sketch("WB", .button),
            ], .webArea
        ) { ($0.id, $0.label) = ("W", "W") },
    ]) {
        $0.app = "App"
        $0.title = "Window"
        $0.language = "en"
    }
}
