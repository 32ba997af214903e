import Rehearsal
import ScreenReader
import Testing

/// What the survey tells of one rotor of a screen.
struct RotorSurveyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let screen: String
        var settings: [String: String] = [:]
        let rotor: String
        /// `KIND at PLACES: ITEMS | FIRST | LAST`, each item as `id=speech`.
        let expected: String
        var problems: [String] = []
        var testDescription: String { name }
    }

    static let list = """
        "elements": [
            {"id": "top", "type": "heading", "label": "Top"},
            {"id": "box", "type": "group", "label": "Box", "rotors": [ROTORS], "children": [
                {"id": "one", "type": "text", "label": "One"},
                {"id": "two", "type": "button", "label": "Two"},
                {"id": "three", "type": "text", "label": "Three"}]},
            {"id": "end", "type": "heading", "label": "End"},
            {"id": "gone", "label": "Gone", "hidden": true}]
        """

    static func list(_ rotors: String) -> String {
        list.split(separator: "ROTORS").joined(separator: rotors)
    }

    static let cases = [
        Case(
            name: "headings", screen: list(""), rotor: "Headings",
            expected: "elements at *: top=Top, Heading; end=End, Heading "
                + "| [none] Heading not found | [none] Heading not found"),
        Case(
            name: "the group that is entered is named", screen: list(""), rotor: "Form Controls",
            expected: "elements at *: two=Box, Two, Button "
                + "| [none] Form control not found | [none] Form control not found"),
        Case(
            name: "silent where nothing is found", screen: list(""),
            settings: ["notFound": "silent"], rotor: "Containers",
            expected: "elements at *: one=Box, One | [none] | [none]"),
        Case(
            name: "words of another language", screen: list(""), settings: ["language": "de"],
            rotor: "Überschriften",
            expected: "elements at *: top=Top, Überschrift; end=End, Überschrift "
                + "| [none] Überschrift nicht gefunden | [none] Überschrift nicht gefunden"),
        Case(
            name: "the Mac goes round", screen: list(""),
            settings: ["platform": "macos", "hints": "off"],
            rotor: "Headings",
            expected: "elements at *: top=Top, heading; end=End, heading | [wrap<] End, heading "
                + "| [wrap>] Top, heading"),
        Case(
            name: "in the app's order", screen: list(#"{"name": "R", "items": ["three", "one"]}"#),
            rotor: "R",
            expected: "custom at one two three: three=Three; one=One | [boundary] | [boundary]"),
        Case(
            name: "an item that is hidden and one that is not there",
            screen: list(#"{"name": "R", "items": ["gone", "two", "nobody"]}"#), rotor: "R",
            expected: "custom at one two three: two=Two, Button | [boundary] | [boundary]",
            problems: [
                "item 1, 'gone', leads nowhere: it is no stop, since it is hidden",
                "item 3, 'nobody', leads nowhere: there is no such element",
            ]),
        Case(
            name: "nothing can be reached", screen: list(#"{"name": "R", "items": ["gone"]}"#),
            rotor: "R", expected: "custom at one two three:  | [boundary] | [boundary]",
            problems: [
                "item 1, 'gone', leads nowhere: it is no stop, since it is hidden",
                "none of its items can be reached",
            ]),
        Case(
            name: "no items", screen: list(#"{"name": "R", "items": []}"#), rotor: "R",
            expected: "custom at one two three:  | [boundary] | [boundary]",
            problems: ["it has no items"]),
        Case(
            name: "out of where it is offered",
            screen: list(#"{"name": "R", "items": ["one", "end", "three"]}"#), rotor: "R",
            expected: "custom at one two three: one=One; end=End, Heading; three=Three | – | –",
            problems: [
                "'end' lies outside of what offers the rotor: once there, a swipe down does not "
                    + "lead on to 'three'"
            ]),
        Case(
            name: "an item twice",
            screen: list(#"{"name": "R", "items": ["one", "two", "one"]}"#), rotor: "R",
            expected: "custom at one two three: one=One; two=Two, Button; one=One "
                + "| [boundary] | [boundary]",
            problems: [
                "items 1 and 3 are both 'one': a walk that comes there may go round and round"
            ]),
        Case(
            name: "every stop is an item",
            screen: list(#"{"name": "R", "items": ["two", "three", "one"]}"#), rotor: "R",
            expected: "custom at one two three: two=Two, Button; three=Three; one=One "
                + "| [boundary] | [boundary]"),
        Case(
            name: "ranges",
            screen: list(
                #"{"name": "R", "items": [{"id": "three", "range": [0, 2]}, "#
                    + #"{"id": "three", "range": [3, 9]}, {"id": "two", "range": [0, 1]}]}"#),
            rotor: "R",
            expected: "custom at one two three: three[0,2]=Th; three[3,9]=Three; two[0,1]=T "
                + "| [boundary] | [boundary]",
            problems: [
                "'two' is no text: VoiceOver takes ranges of text input alone",
                "the range 3–9 is outside the text of 'three'",
            ]),
        Case(
            name: "in place of VoiceOver's own",
            screen: list(#"{"system": "heading", "items": ["two", "top"]}"#),
            rotor: "Headings 2",
            expected: "custom at one two three: two=Two, Button; top=Top, Heading | – | –",
            problems: [
                "'top' lies outside of what offers the rotor: once there, it is not offered any "
                    + "more",
                "it replaces VoiceOver's own search, which would also lead to 'end'",
            ]),
        Case(
            name: "VoiceOver's own elsewhere",
            screen: list(#"{"system": "heading", "items": ["two"]}"#), rotor: "Headings",
            expected: "elements at top end: top=Top, Heading; end=End, Heading "
                + "| [none] Heading not found | [none] Heading not found"),
        Case(
            name: "the same name twice",
            screen: list(
                #"{"name": "R", "items": ["two"]}, {"name": "R", "items": ["one"]}"#),
            rotor: "R 2", expected: "custom at : one=Box, One | – | –",
            problems: [
                "a nearer rotor of the same name stands in its place at 'one', 'two', 'three'"
            ]),
        Case(
            name: "VoiceOver's own name",
            screen: list(#"{"name": "lines", "items": ["two"]}"#), rotor: "lines",
            expected: "custom at one two three: two=Two, Button | [boundary] | [boundary]",
            problems: ["VoiceOver has a rotor of its own with this name"]),
        Case(
            name: "no name", screen: list(#"{"items": ["two"]}"#), rotor: "",
            expected: "custom at : two=Box, Two, Button | – | –",
            problems: ["it has no name, so VoiceOver does not offer it"]),
        Case(
            name: "nobody gets it",
            screen: #"""
                "elements": [{"id": "a", "label": "A"},
                    {"id": "b", "accessible": false, "rotors": [{"name": "R", "items": ["a"]}]}]
                """#, rotor: "R", expected: "custom at : a=A | – | –",
            problems: [
                "it is offered nowhere: 'b', which declares it, is no stop and holds none"
            ]),
        Case(
            name: "the screen's own",
            screen: #"""
                "rotors": [{"name": "R", "items": ["b"]}], "elements": [
                    {"id": "a", "label": "A"}, {"id": "b", "label": "B"}]
                """#, rotor: "R", expected: "custom at *: b=B | [boundary] | [boundary]"),
        Case(
            name: "actions",
            screen: #"""
                "elements": [{"id": "a", "label": "A"}, {"id": "b", "label": "B",
                    "actions": [{"name": "Remove"}, {"name": "Copy", "category": "edit"}]}]
                """#, rotor: "Actions",
            expected: "actions at b: b=Remove; b=Activate, default | [boundary] | [boundary]"),
        Case(
            name: "more content",
            screen: #"""
                "elements": [{"id": "a", "label": "A", "content": [
                    {"label": "Size", "value": "4"}, {"label": "Age"}]}, {"label": "B"}]
                """#, rotor: "More Content",
            expected: "content at a: a=Size, 4; a=Age | [boundary] | [boundary]"),
        Case(
            name: "misspelled words",
            screen: #"""
                "elements": [{"label": "A"}, {"id": "t", "type": "textArea", "label": "Note",
                    "value": "an eror heer", "traits": ["textEntry", "textArea", "isEditing"],
                    "misspelled": [[8, 12], [3, 7]]}]
                """#, rotor: "Misspelled Words",
            expected: "text at t: t[3,7]=eror; t[8,12]=heer "
                + "| [none] Misspelled word not found | [none] Misspelled word not found"),
        Case(
            name: "adjustable",
            screen: #""elements": [{"id": "s", "type": "slider"}, {"label": "B"}]"#,
            rotor: "Adjust Value", expected: "setting at s:  | – | –"),
        Case(
            name: "what is presented is all there is", screen: list(""),
            settings: ["rotorOptions": "buttons"], rotor: "Buttons",
            expected: "elements at *: two=Box, Two, Button "
                + "| [none] Button not found | [none] Button not found"),
    ]

    @Test(arguments: cases)
    func tells(_ test: Case) throws {
        let survey = RotorSurvey(try WrittenScreen.session(test.screen, test.settings))
        let parts = test.rotor.split(separator: " ")
        let number = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
        let name = number == nil ? test.rotor : parts.dropLast().joined(separator: " ")
        let found = survey.rotors.filter { $0.name == name }
        let rotor = try #require(found.dropFirst((number ?? 1) - 1).first)
        #expect(RotorSurveyTests.line(rotor) == test.expected)
        #expect(rotor.problems == test.problems)
    }

    private static func line(_ rotor: RotorSurvey.Rotor) -> String {
        let items = rotor.items.map { item in
            let range = item.range.map { "[\($0.lowerBound),\($0.upperBound)]" } ?? ""
            return "\(item.id)\(range)=\(item.speech)"
        }
        func end(_ boundary: RotorSurvey.Boundary?) -> String {
            guard let boundary else { return "–" }
            return (boundary.sounds.map { "[\($0)]" } + [boundary.speech])
                .filter { !$0.isEmpty }.joined(separator: " ")
        }
        return "\(rotor.kind.rawValue) at \(rotor.offeredAt?.joined(separator: " ") ?? "*"): "
            + "\(items.joined(separator: "; ")) | \(end(rotor.first)) | \(end(rotor.last))"
    }

    @Test func rotorsOfWhatIsHiddenAreNotTold() throws {
        let survey = RotorSurvey(
            try WrittenScreen.session(
                #"""
                "elements": [{"label": "A"}, {"hidden": true, "children": [
                    {"id": "b", "label": "B", "rotors": [{"name": "R", "items": ["b"]}]}]}]
                """#))
        #expect(!survey.rotors.contains { $0.name == "R" })
    }

    /// The rotor goes to Actions by itself, and is turned back.
    @Test func tellsWhereTheRotorTurns() throws {
        let survey = RotorSurvey(
            try WrittenScreen.session(
                #"""
                "elements": [{"label": "A"}, {"type": "slider", "label": "S"},
                    {"type": "button", "label": "B", "actions": [{"name": "x"}]},
                    {"type": "button", "label": "C"}]
                """#))
        let controls = try #require(survey.rotors.first { $0.name == "Form Controls" })
        #expect(controls.items.map(\.turnsTo) == ["Adjust Value", "Actions", nil])
        #expect(controls.problems == [])
    }

    @Test func focusThatLeadsElsewhereIsAProblem() throws {
        let survey = RotorSurvey(
            try WrittenScreen.session(
                #"""
                "elements": [{"id": "h1", "type": "heading", "label": "1"},
                    {"id": "h2", "type": "heading", "label": "2",
                     "on": {"focus": [{"layoutChanged": "t"}]}},
                    {"id": "t", "label": "T"}]
                """#))
        let headings = try #require(survey.rotors.first { $0.name == "Headings" })
        #expect(headings.items.map(\.id) == ["h1", "h2"])
        #expect(headings.problems.first == "from 'h1' a swipe down leads to 't', not to 'h2'")
    }
}
