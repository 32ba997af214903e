import Testing

@testable import Rehearsal

struct RotorComparisonTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let old: [RotorSurvey.Rotor]
        let new: [RotorSurvey.Rotor]
        let texts: [String]
        var testDescription: String { texts.joined(separator: " | ") }
    }

    /// A rotor with items `a:1` (a range) or `b`, said as their names in capitals.
    static func rotor(
        _ name: String, _ kind: RotorSurvey.Rotor.Kind = .custom, _ items: String = "",
        at stops: [String]? = nil, last: String? = nil, sound: String = "none"
    ) -> RotorSurvey.Rotor {
        var rotor = RotorSurvey.Rotor(name: name, kind: kind, offeredAt: stops)
        rotor.items = items.split(separator: " ").map { text in
            let parts = text.split(separator: ":")
            let start = parts.count > 1 ? Int(parts[1]) : nil
            return RotorSurvey.Item(
                id: String(parts[0]), range: start.map { $0..<($0 + 1) },
                speech: text.uppercased())
        }
        rotor.last = last.map { RotorSurvey.Boundary(sounds: [sound], speech: $0) }
        return rotor
    }

    static let cases = [
        Case(old: [rotor("A", .custom, "a b")], new: [rotor("A", .custom, "a b")], texts: []),
        Case(old: [rotor("A")], new: [], texts: ["rotor \"A\" is gone"]),
        Case(
            old: [], new: [rotor("A", .custom, "a")], texts: ["rotor \"A\" is new, with 1 item"]),
        Case(
            old: [rotor("A", .custom, "a b c")], new: [rotor("B", .custom, "a b c")],
            texts: ["rotor \"B\": was called \"A\""]),
        Case(
            old: [rotor("A", .custom, "a b")], new: [rotor("B", .custom, "c d")],
            texts: ["rotor \"A\" is gone", "rotor \"B\" is new, with 2 items"]),
        Case(
            old: [rotor("A", .custom, "a b c")], new: [rotor("A", .custom, "c a")],
            texts: ["rotor \"A\": 1 item less: \"B\"; its items come in another order"]),
        // What the app lists is told whole: `x` is a new stop, `gone` one that went.
        Case(
            old: [rotor("A", .custom, "a gone")], new: [rotor("A", .custom, "a x")],
            texts: ["rotor \"A\": 1 item more: \"X\"; 1 item less: \"GONE\""]),
        // What follows from stops is not.
        Case(
            old: [rotor("Headings", .elements, "a gone b")],
            new: [rotor("Headings", .elements, "x b a")], texts: []),
        Case(
            old: [rotor("Headings", .elements, "a b")],
            new: [rotor("Headings", .elements, "a c")],
            texts: ["rotor \"Headings\": 1 item more: \"C\"; 1 item less: \"B\""]),
        Case(
            old: [rotor("Actions", .actions, "a gone", at: ["a", "gone"])],
            new: [rotor("Actions", .actions, "a x", at: ["a", "x"])], texts: []),
        // A stop is known by its id on the old screen: `was` is `is` now.
        Case(
            old: [rotor("A", .custom, "was b")], new: [rotor("A", .custom, "is b")], texts: []),
        Case(
            old: [rotor("A", at: ["was"])], new: [rotor("A", at: ["is", "b"])],
            texts: ["rotor \"A\": 1 stop more that offers it: #b"]),
        Case(
            old: [rotor("A")], new: [rotor("A", at: ["b", "c"])],
            texts: ["rotor \"A\": offered at 2 stops, was everywhere"]),
        Case(
            old: [rotor("A", at: ["b"])], new: [rotor("A")],
            texts: ["rotor \"A\": offered everywhere, was at 1 stop"]),
        // Ranges of one text are items of their own.
        Case(
            old: [rotor("A", .custom, "a:1 a:5")], new: [rotor("A", .custom, "a:1 a:7")],
            texts: ["rotor \"A\": 1 item more: \"A:7\"; 1 item less: \"A:5\""]),
        // Two of one name, at different elements.
        Case(
            old: [rotor("A", .custom, "a", at: ["a"]), rotor("A", .custom, "b", at: ["b"])],
            new: [rotor("A", .custom, "b", at: ["b"])],
            texts: ["rotor \"A\" is gone"]),
        Case(
            old: [rotor("A", .custom, "a", last: "End")],
            new: [rotor("A", .custom, "a", last: "Nothing")],
            texts: ["rotor \"A\": below the last item \"Nothing\" [none], was \"End\" [none]"]),
        // Where it goes on from the other end an item is heard, whose words are told elsewhere.
        Case(
            old: [rotor("A", .custom, "a", last: "A", sound: "wrap>")],
            new: [rotor("A", .custom, "a", last: "Other", sound: "wrap>")], texts: []),
        Case(
            old: [rotor("A", .custom, "@0/1 @0/2")], new: [rotor("A", .custom, "@0/1 @0/2")],
            texts: []),
        Case(
            old: [rotor("A", .custom, "a b c d e")], new: [rotor("A", .custom, "")],
            texts: ["rotor \"A\": 5 items less: \"A\", \"B\", \"C\" and 2 others"]),
    ]

    @Test(arguments: cases)
    func tellsWhatChanged(_ row: Case) {
        let (old, new) = (
            ComparisonSketch("#a A, #b B, #c C, #d D, #e E, #gone G, Was").screenAndStops(
                was: "was"),
            ComparisonSketch("#a A, #b B, #c C, #d D, #e E, #x New, Was").screenAndStops(was: "is")
        )
        let pairs = ScreenPairs(old, new)
        let changes = RotorComparison(
            row.old, row.new, StopIDs(old.stops, new.stops, pairs)
        ).changes
        #expect(changes.compactMap(\.text) == row.texts)
        #expect(changes.allSatisfy { $0.kind == .rotor && ($0.before ?? $0.after) != nil })
    }
}

extension ComparisonSketch {
    /// The last stop gets another id on each screen.
    fileprivate func screenAndStops(was id: String) -> ComparedScreen {
        var screen = ComparedScreen(session, leavingOut: [])
        screen.stops[screen.stops.count - 1].id = id
        return screen
    }
}
