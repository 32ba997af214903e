import Rehearsal
import ScreenReader
import Testing

/// What a walk passes over although it can be seen.
extension WalkCheckTests {
    static let seen = [
        Case(
            name: "it says of itself that it is no element",
            elements: #"{"label": "A"}, {"id": "b", "label": "B", "accessible": false}"#,
            expected: ["jump b"]),
        Case(
            name: "spoken by the stop beside it",
            elements: #"""
                {"id": "t", "type": "text", "label": "Name", "accessible": false},
                {"type": "textField", "label": "Name"},
                {"type": "text", "label": "Total:", "accessible": false},
                {"type": "text", "label": "Total, 6 pounds"}
                """#, expected: []),
        Case(
            name: "the label of another one",
            elements: #"""
                {"id": "t", "type": "text", "label": "Name"},
                {"type": "textField", "labeledBy": "t"}
                """#, expected: []),
        Case(
            name: "combined",
            elements: #"""
                {"id": "c", "childrenBehavior": "combine", "children": [
                    {"label": "Song"}, {"type": "button", "label": "Play"},
                    {"type": "button", "label": "Delete"}]}
                """#, expected: []),
        Case(
            name: "ignored, with its words",
            elements: #"""
                {"label": "Song by Ann", "childrenBehavior": "ignore", "children": [
                    {"label": "Song"}, {"label": "Ann"}]}
                """#, expected: []),
        Case(
            name: "ignored, without some words",
            elements: #"""
                {"label": "Song", "childrenBehavior": "ignore", "children": [
                    {"label": "Song"}, {"id": "by", "label": "Ann"}]}
                """#, expected: ["jump by"]),
        Case(
            name: "a text in a button",
            elements: #"""
                {"type": "button", "label": "Pay £6.40", "children": [
                    {"type": "text", "label": "Pay"}, {"type": "text", "label": "£6.40"},
                    {"type": "image", "label": "card_icon"}, {"type": "text", "label": "›"}]}
                """#, expected: []),
        Case(
            name: "a button in a cell",
            elements: #"""
                {"type": "cell", "accessible": true, "label": "Song", "children": [
                    {"id": "x", "type": "button", "label": "Delete"}]}
                """#, expected: ["jump x"]),
        Case(
            name: "a button in a cell that has it as an action",
            elements: #"""
                {"type": "cell", "accessible": true, "label": "Song",
                 "actions": [{"name": "Delete"}], "children": [
                    {"type": "button", "label": "Delete"}]}
                """#, expected: []),
        Case(
            name: "left out of a list of elements",
            elements: #"""
                {"order": ["a"], "children": [{"id": "a", "label": "A"},
                    {"id": "b", "children": [{"id": "c", "label": "C"}]}]}
                """#, expected: ["jump c"]),
        Case(
            name: "hidden, transparent, without size, off the screen",
            elements: #"""
                {"label": "A"}, {"label": "B", "accessible": false, "hidden": true},
                {"alpha": 0, "children": [{"label": "C", "accessible": false}]},
                {"label": "D", "accessible": false, "frame": [0, 0, 0, 0]},
                {"label": "E", "accessible": false, "frame": [10, 900, 40, 40]},
                {"type": "scrollArea", "frame": [0, 0, 300, 200], "children": [
                    {"label": "F", "accessible": false, "frame": [10, 300, 40, 40]}]}
                """#, more: #", "size": [390, 844]"#, expected: []),
        Case(
            name: "pictures, symbols and containers",
            elements: #"""
                {"label": "A"}, {"type": "image", "label": "bg", "accessible": false},
                {"label": "•••", "accessible": false}, {"type": "group", "label": "Empty"}
                """#, expected: []),
        Case(
            name: "a control without words",
            elements: #"{"label": "A"}, {"id": "b", "type": "button", "accessible": false}"#,
            expected: ["jump b"]),
        Case(
            name: "behind a modal",
            elements: #"""
                {"label": "A", "accessible": false},
                {"type": "sheet", "on": {"escape": [{"pop": true}]}, "children": [{"label": "B"}]}
                """#, expected: []),
        Case(
            name: "other scripts",
            elements: #"""
                {"label": "東京駅", "type": "button", "children": [{"type": "text", "label": "東京"}]},
                {"id": "x", "type": "text", "label": "大阪", "accessible": false}
                """#, expected: ["jump x"]),
        Case(
            name: "a stepper of the Mac speaks for its buttons",
            elements: #"{"type": "stepper", "id": "s", "label": "Size", "now": 1}"#,
            settings: ["platform": "macos"], expected: []),
    ]

    @Test(arguments: seen)
    func passesOver(_ test: Case) throws {
        let session = try WrittenScreen.session(
            #""elements": [\#(test.elements)]"# + test.more, test.settings)
        let problems = WalkCheck(session, [.jump]).problems
        #expect(problems.map { "\($0.kind.rawValue) \($0.id ?? "–")" } == test.expected)
    }
}
