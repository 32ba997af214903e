import ScreenModel
import ScreenReader
import Testing

/// What stands behind the text: segments, the legend, what is said while the cursor stays.
@Suite struct SnapshotSegmentTests {
    @Test func carryTheirTypography() throws {
        let row = SnapshotCase("", "") {
            $0.says("Size", "Large", hint: "Opens")
            $0.element.traits = [.button, .selected, .adjustable]
            $0.isAt(2, of: 5)
            $0.contextID = "sizes"
        }
        let utterance = try row.utterance
        #expect(
            utterance.segments.map(\.text) == [
                "Selected:", "Size:", "Large.", "Button.", "Adjustable.", "2 of 5.", "Opens.",
                SnapshotSpeechTests.adjust,
            ])
        #expect(
            utterance.segments.map(\.kind.rawValue) == [
                "selected", "label", "value", "role", "role", "position", "hint", "hint",
            ])
        #expect(
            utterance.segments.map(\.from) == [
                "traits", "label", "value", "traits", "traits", "sizes", "hint", "traits",
            ])
        #expect(
            utterance.spoken == utterance.text + " " + utterance.hint,
            "one space, whatever 'join' says")
    }

    @Test func headersSayWhoseTheyAre() throws {
        let row = SnapshotCase("", "") {
            $0.cell = CellContext(
                headers: [.init(id: "a", label: "A", value: "B", language: "fr")], column: 0)
        }
        let header = try row.utterance.segments.prefix(2)
        #expect(header.map(\.text) == ["A:", "B."])
        #expect(header.allSatisfy { $0.kind == .header && $0.from == "a" && $0.language == "fr" })
    }

    struct Legend: Sendable {
        var language = "en"
        var lines: [[String]]
    }

    @Test(arguments: [
        Legend(lines: [
            ["Actions Available", "Share", "Delete"],
            ["More Content Available", "Age: 3", "Vaccinated", "tan"],
        ]),
        Legend(
            language: "de",
            lines: [
                ["Aktionen verfügbar", "Share", "Delete"],
                ["Weiterhin inhalte verfügbar", "Age: 3", "Vaccinated", "tan"],
            ]),
        Legend(
            language: "ru",
            lines: [
                ["Доступны действия", "Share", "Delete"],
                ["Доступно больше контента", "Age: 3", "Vaccinated", "tan"],
            ]),
    ])
    func legend(_ expected: Legend) throws {
        let row = SnapshotCase("", "", language: expected.language) {
            $0.element.extras.actions = [CustomAction(name: "Share"), CustomAction(name: "Delete")]
            $0.element.extras.content = [
                CustomContent(label: "Age", value: "3"),
                CustomContent(label: "Vaccinated", value: "", importance: .high),
                CustomContent(label: "", value: "tan"), CustomContent(label: "", value: ""),
            ]
        }
        let legend = try SnapshotCase.session([]).legend(of: row.stop)
        #expect(legend.map { [$0.heading] + $0.entries } == expected.lines)
    }

    @Test func noLegendWithoutEntries() throws {
        let row = SnapshotCase("", "") { $0.element.extras.actions = [] }
        #expect(try SnapshotCase.session([]).legend(of: row.stop) == [])
    }

    /// Only what is new, without the colons and full stops of a whole description.
    @Test(arguments: [
        (ElementType.slider, "3", "4", "4"), (.switch, "0", "1", "On."), (.switch, "1", "x", "x"),
    ])
    func changes(_ type: ElementType, _ old: String, _ new: String, _ spoken: String) throws {
        var element = Element()
        element.id = "it"
        element.label = "L"
        element.type = type
        element.value = old
        var patch = Element()
        patch.value = new
        element.on(.activate, .set(id: "it", ElementPatch(keys: [.value], values: patch)))
        var screen = Screen()
        screen.tree.append(element, to: .root)
        var session = try SnapshotCase.session([], screen)
        _ = session.start()
        let heard = session.perform(.doubleTap).compactMap { event in
            if case .speech(let speech) = event { speech.utterance.spoken } else { nil }
        }
        #expect(heard == [spoken])
    }
}
