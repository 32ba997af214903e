import Rehearsal
import ScreenReader
import Testing

/// What a walk meets that it should not meet.
struct WalkCheckTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// Elements of a native file.
        let elements: String
        var more = ""
        var settings: [String: String] = [:]
        /// `kind id`, in the order in which they are told.
        let expected: [String]
        var testDescription: String { name }
    }

    static func led(_ id: String) -> String { #""on": {"focus": [{"layoutChanged": "\#(id)"}]}"# }

    static let ways = [
        Case(
            name: "nothing", elements: #"{"id": "a", "label": "A"}, {"id": "b", "label": "B"}"#,
            expected: []),
        Case(name: "one stop", elements: #"{"id": "a", "label": "A"}"#, expected: []),
        Case(
            name: "the cursor is moved back",
            elements:
                #"{"id": "a", "label": "A"}, {"id": "b", "label": "B", \#(led("a"))}, "#
                + #"{"id": "c", "label": "C"}"#,
            expected: ["order c", "trap a"]),
        Case(
            name: "blur keeps the cursor",
            elements: #"""
                {"id": "a", "label": "A"},
                {"id": "b", "label": "B", "on": {"blur": [{"layoutChanged": "b"}]}},
                {"id": "c", "label": "C"}
                """#, expected: ["order a", "order c", "trap b", "trap b"]),
        Case(
            name: "to and fro without end",
            elements:
                #"{"id": "o", "label": "O"}, {"id": "a", "label": "A", \#(led("b"))}, "#
                + #"{"id": "b", "label": "B", \#(led("a"))}"#,
            expected: ["order o", "order b", "loop o", "loop b"]),
        Case(
            name: "round a group",
            elements:
                #"{"id": "a", "label": "A"}, {"id": "b", "label": "B"}, "#
                + #"{"id": "c", "label": "C"}, {"id": "d", "label": "D", \#(led("b"))}, "#
                + #"{"id": "e", "label": "E"}"#,
            expected: ["order c", "order e", "trap c", "loop b"]),
        Case(
            name: "coming to it presents something",
            elements: #"""
                {"id": "a", "label": "A"},
                {"id": "b", "label": "B", "on": {"focus": [{"present": "s"}]}},
                {"id": "c", "label": "C"},
                {"id": "s", "type": "sheet", "hidden": true, "children": [
                    {"id": "x", "label": "X"}]}
                """#, expected: ["order a", "order c", "trap a", "trap c"]),
        Case(
            name: "an announcement moves nothing",
            elements: #"""
                {"id": "a", "label": "A", "on": {"focus": [{"announce": "hello"}]}},
                {"id": "b", "label": "B", "on": {"blur": [{"set": {"element": "a", "value": "1"}}]}}
                """#, expected: []),
        Case(
            name: "going round at the ends is a setting",
            elements: #"{"id": "a", "label": "A"}, {"id": "b", "label": "B"}"#,
            settings: ["wrap": "on"], expected: []),
        Case(
            name: "text selection in the rotor",
            elements: #"{"id": "a", "label": "A", "selection": [0, 1]}, {"id": "b", "label": "B"}"#,
            settings: ["initialRotor": "Text Selection"], expected: []),
        Case(
            name: "a container of the Mac keeps the cursor",
            elements: #"""
                {"id": "g", "type": "group", "label": "G", "children": [
                    {"id": "a", "type": "text", "label": "A"},
                    {"id": "b", "type": "text", "label": "B", \#(led("a"))},
                    {"id": "c", "type": "text", "label": "C"}]},
                {"id": "d", "type": "button", "label": "D"}
                """#, settings: ["platform": "macos"], expected: ["order c", "trap a"]),
        Case(
            name: "direct touch is no trap",
            elements: #"{"id": "a", "label": "A", "directTouch": {}}, {"id": "b", "label": "B"}"#,
            expected: []),
    ]

    static let modals = [
        Case(
            name: "nothing closes it",
            elements: #"""
                {"id": "m", "modal": true, "children": [{"id": "t", "type": "text", "label": "T"}]}
                """#, expected: ["trap m"]),
        Case(
            name: "a file without effects says nothing of its buttons",
            elements: #"""
                {"id": "m", "type": "alert", "children": [
                    {"id": "t", "type": "heading", "label": "T"},
                    {"id": "ok", "type": "button", "label": "OK"}]}
                """#, expected: []),
        Case(
            name: "in one with effects the button does nothing",
            elements: #"""
                {"id": "m", "type": "alert", "children": [
                    {"id": "ok", "type": "button", "label": "OK",
                     "on": {"activate": [{"announce": "hm"}]}}]}
                """#, expected: ["trap m"]),
        Case(
            name: "a button closes it, later",
            elements: #"""
                {"id": "m", "type": "alert", "children": [
                    {"id": "ok", "type": "button", "label": "OK", "on": {"activate": [
                        {"after": 1, "do": [{"set": {"element": "m", "hidden": true}}]}]}}]}
                """#, expected: []),
        Case(
            name: "an action closes it",
            elements: #"""
                {"id": "m", "type": "sheet", "children": [{"id": "t", "label": "T", "actions": [
                    {"name": "Close", "do": [{"dismiss": "m"}]}]}]}
                """#, expected: []),
        Case(
            name: "escape closes it",
            elements: #"""
                {"id": "m", "type": "sheet", "on": {"escape": [{"dismiss": "m"}]}, "children": [
                    {"id": "t", "label": "T"}]}
                """#, expected: []),
        Case(
            name: "the screen goes back",
            elements: #"{"id": "m", "type": "sheet", "children": [{"id": "t", "label": "T"}]}"#,
            more: #", "on": {"back": [{"pop": true}]}"#, expected: []),
        Case(
            name: "one that is hidden",
            elements: #"""
                {"id": "a", "label": "A"},
                {"id": "m", "type": "sheet", "hidden": true, "children": [
                    {"id": "t", "label": "T"}]}
                """#, expected: []),
        Case(
            name: "what is around its parent can be reached",
            elements: #"""
                {"id": "a", "label": "A"},
                {"id": "w", "children": [{"id": "m", "modal": true, "children": [
                    {"id": "ok", "type": "button", "label": "OK"}]}]}
                """#, expected: ["behind m"]),
        Case(
            name: "unless all outside of a modal is hidden",
            elements: #"""
                {"id": "a", "label": "A"},
                {"id": "w", "children": [{"id": "m", "modal": true, "children": [
                    {"id": "ok", "type": "button", "label": "OK"}]}]}
                """#, settings: ["modalScope": "screen"], expected: []),
        Case(
            name: "it hides everything and holds nothing",
            elements: #"""
                {"id": "s", "children": [{"id": "a", "label": "A"}, {"id": "m", "modal": true, "accessible": false}]},
                {"id": "b", "label": "B"}
                """#, expected: ["behind m"]),
        Case(
            name: "an overlay by its frame",
            elements: #"""
                {"id": "a", "type": "button", "label": "A", "frame": [20, 20, 40, 40]},
                {"id": "b", "type": "button", "label": "B", "frame": [20, 300, 40, 40]},
                {"id": "p", "type": "popover", "frame": [0, 0, 200, 200], "children": [
                    {"id": "x", "type": "button", "label": "X", "frame": [100, 100, 40, 40]}]},
                {"id": "c", "type": "button", "label": "C", "frame": [20, 80, 40, 40]}
                """#, expected: ["behind p"]),
    ]

    @Test(arguments: ways + modals)
    func tells(_ test: Case) throws {
        let session = try WrittenScreen.session(
            #""elements": [\#(test.elements)]"# + test.more, test.settings)
        let problems = WalkCheck(session).problems
        #expect(problems.map { "\($0.kind.rawValue) \($0.id ?? "–")" } == test.expected)
    }

    static let dumps = [
        Case(
            name: "a text that the driver knows to be no element",
            elements: #"""
                <XCUIElementTypeStaticText label="Here" accessible="true" visible="true" x="0" y="20" width="90" height="20"/>
                <XCUIElementTypeStaticText name="lost" label="Lost" accessible="false" visible="true" x="0" y="60" width="90" height="20"/>
                """#, expected: ["jump lost"]),
        Case(
            name: "one that cannot be seen",
            elements: #"""
                <XCUIElementTypeStaticText label="Here" accessible="true" visible="true" x="0" y="20" width="90" height="20"/>
                <XCUIElementTypeStaticText name="lost" label="Lost" accessible="false" visible="false" x="0" y="60" width="90" height="20"/>
                """#, expected: []),
        Case(
            name: "the arrow of a row",
            elements: #"""
                <XCUIElementTypeCell label="Wi-Fi" accessible="true" enabled="true" visible="true" x="0" y="20" width="300" height="40">
                <XCUIElementTypeButton label="chevron" accessible="false" enabled="false" visible="true" x="280" y="30" width="12" height="15"/></XCUIElementTypeCell>
                """#, expected: []),
        Case(
            name: "nothing of modals",
            elements: #"""
                <XCUIElementTypeAlert label="Sure?" accessible="false" visible="true" x="50" y="300" width="290" height="200">
                <XCUIElementTypeButton label="OK" accessible="true" visible="true" x="60" y="400" width="90" height="40"/></XCUIElementTypeAlert>
                """#, expected: []),
    ]

    @Test(arguments: dumps)
    func tellsOfADumpWhatItKnows(_ test: Case) throws {
        let session = try WrittenScreen.opened(
            #"<AppiumAUT><XCUIElementTypeApplication label="App" accessible="false" "#
                + #"visible="true" x="0" y="0" width="390" height="844">"# + test.elements
                + "</XCUIElementTypeApplication></AppiumAUT>")
        let problems = WalkCheck(session).problems
        #expect(problems.map { "\($0.kind.rawValue) \($0.id ?? "–")" } == test.expected)
    }

    @Test func saysWhyInASentence() throws {
        let session = try WrittenScreen.session(
            #""elements": [{"id": "a", "label": "A"}, {"id": "b", "label": "B", "on": {"focus": "#
                + #"[{"layoutChanged": "a"}]}}, {"id": "c", "label": "C", "accessible": false}]"#)
        #expect(
            WalkCheck(session).problems == [
                WalkCheckTests.problem(
                    .trap, "a", "0",
                    "a swipe right does not leave it: 'b', where it leads, moves the cursor back"),
                WalkCheckTests.problem(
                    .jump, "c", "2",
                    "it can be seen, but is passed over: accessible is false"),
            ])
    }

    private static func problem(
        _ kind: WalkProblem.Kind, _ id: String, _ path: String, _ text: String
    ) -> WalkProblem {
        WalkProblem(kind: kind, id: id, path: path, text: text)
    }

    /// What is presented is the whole screen, and the scrub closes it.
    @Test func checksWhatIsPresented() throws {
        var session = try WrittenScreen.session(
            #"""
            "elements": [{"id": "a", "type": "button", "label": "A",
                "on": {"activate": [{"present": "s"}]}},
                {"label": "B", "accessible": false},
                {"id": "s", "type": "sheet", "hidden": true, "children": [
                    {"id": "x", "label": "X"}, {"id": "y", "label": "Y", "accessible": false}]}]
            """#, starts: true)
        _ = session.perform(.doubleTap)
        #expect(session.cursor == session.element(named: .id("x")))
        #expect(WalkCheck(session).problems.map(\.id) == ["y"])
    }
}
