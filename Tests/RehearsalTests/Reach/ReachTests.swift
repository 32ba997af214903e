import ScreenImport
import ScreenModel
import ScreenReader
import Testing

@testable import Rehearsal

/// The path to one element of a small screen.
struct ReachTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        var json: String
        var settings: [String] = []
        /// Lines that are played first.
        var played: [String] = []
        var from = Reach.Start.cursor
        var verbs = Reach.Verbs.gestures
        let to: String
        /// nil where it cannot be reached.
        let path: [String]?
        var swipes: Int?

        var testDescription: String { name }

        var session: Session {
            var chosen = Settings()
            for setting in settings { _ = try? chosen.assign(setting) }
            let text = "{\"earshot\": 1, \(json)}"
            let screen = (try? importScreen(Array(text.utf8)).screen) ?? Screen()
            var session = Session(screen: screen, settings: chosen) { _ in .failure("none") }
            _ = session.start()
            for line in played {
                guard let gesture = try? GestureVerb.parse(line, in: session) else {
                    Issue.record("no verb: \(line)")
                    continue
                }
                _ = session.perform(gesture)
            }
            return session
        }
    }

    private static func texts(_ ids: String, _ more: String = "") -> String {
        let elements = ids.split(separator: " ").map { id in
            let type =
                id.hasPrefix("h")
                ? "heading"
                : id.hasPrefix("l")
                    ? "link"
                    : id.hasPrefix("s") ? "slider" : "text"
            return "{id: '\(id)', label: '\(id)', type: '\(type)'}"
        }
        return "elements: [\(elements.joined(separator: ", "))]\(more)"
    }

    private static let plain: [Case] = [
        Case(name: "the cursor itself", json: texts("a b c"), to: "a", path: [], swipes: 0),
        Case(
            name: "swipes", json: texts("a b c d e"), to: "c",
            path: ["swipe right", "swipe right"], swipes: 2),
        Case(
            name: "swipes are plainer than a jump and a swipe", json: texts("a b c d"), to: "c",
            path: ["swipe right", "swipe right"], swipes: 2),
        Case(
            name: "the end", json: texts("a b c d e"), to: "e", path: ["last item"], swipes: 4),
        Case(
            name: "from the end", json: texts("a b c d e"), to: "d",
            path: ["last item", "swipe left"], swipes: 3),
        Case(
            name: "the rotor starts on headings", json: texts("a b c d h1 e f g i j k"), to: "h1",
            path: ["swipe down"], swipes: 4),
        Case(
            name: "a turn and a step", json: texts("a b c d l1 e f g i h1 j k l2 m n o p q r"),
            to: "l2", path: ["rotor \"Links\"", "swipe down", "swipe down"], swipes: 12),
        Case(
            name: "past a slider, whose own option is not used",
            json: texts("s1 s2 c d e f h1 g h2 i j k h3 m n"), to: "h1",
            path: ["rotor \"Headings\"", "swipe down"], swipes: 6),
        Case(
            name: "from where the cursor is", json: texts("a b c d e f g"), played: ["last item"],
            to: "e", path: ["swipe left", "swipe left"], swipes: 2),
        Case(
            name: "from the start", json: texts("a b c d e f g"), played: ["last item"],
            from: .start, to: "b", path: ["swipe right"], swipes: 1),
        Case(
            name: "with the rotor as it was turned", json: texts("a b l1 c d e f g h1 i j"),
            played: ["rotor \"Links\""], to: "l1", path: ["swipe down"], swipes: 2),
        Case(
            name: "from the start the rotor is fresh",
            json: texts("a b l1 c d e f h1 g i j k m"), played: ["rotor \"Links\""],
            from: .start, to: "h1", path: ["swipe down"], swipes: 7),
        Case(
            name: "round the end", json: texts("a b c d e f g"), settings: ["wrap=on"], to: "f",
            path: ["swipe left", "swipe left"], swipes: 2),
        Case(
            name: "the status bar, where no swipe leads",
            json: "elements: [{id: 'a', label: 'A'}, {type: 'statusBar', children: "
                + "[{id: 'clock', label: '9:41'}, {id: 'net', label: 'Wi-Fi'}]}]",
            to: "net", path: ["status bar", "swipe right"], swipes: nil),
        Case(
            name: "a custom rotor",
            json: texts(
                "a b c d e f g i j",
                ", rotors: [{name: 'Marks', "
                    + "items: ['e', 'a', 'f']}]"),
            to: "e", path: ["rotor \"Marks\"", "swipe up"], swipes: 4),
        Case(
            name: "a name with quotes",
            json: texts(
                "a b c d e f g i j",
                ", rotors: [{name: 'Say \"x\"\\n', items: ['e']}]"),
            to: "e", path: ["rotor \"Say \\\"x\\\"\\n\"", "swipe down"], swipes: 4),
        Case(
            name: "two rotors of one name",
            json: texts(
                "a b c d e f g i j",
                ", rotors: [{name: 'Lines', items: ['e']}]"),
            settings: ["initialRotor=words"], to: "e",
            path: ["rotor \"Containers\"", "rotor next", "swipe down"], swipes: 4),
        Case(
            name: "a linked item",
            json: "elements: [{id: 'a', label: 'A', linked: ['e']}, "
                + "{label: 'B'}, {label: 'C'}, {label: 'D'}, {id: 'e', label: 'E'}, {label: 'F'}, "
                + "{label: 'G'}]",
            to: "e", path: ["linked item"], swipes: 4),
        Case(
            name: "no stop",
            json: "elements: [{id: 'a', label: 'A'}, "
                + "{id: 'gone', label: 'G', hidden: true}]",
            to: "gone", path: nil),
    ]

    private static let sheet =
        "elements: [{id: 'a', label: 'A'}, {id: 'b', label: 'B', on: {focus: "
        + "[{layoutChanged: 'a'}]}}, {id: 'c', label: 'C'}, {id: 'd', label: 'D'}, "
        + "{id: 'e', label: 'E'}, {id: 'f', label: 'F'}, {id: 'g', label: 'G'}]"
    private static let box =
        "platform: 'macos', title: 'W', elements: [{id: 'a', label: 'A'}, {id: 'box', type: "
        + "'group', label: 'Box', children: [{id: 'x', label: 'X'}, {id: 'y', label: 'Y'}, "
        + "{id: 'z', label: 'Z'}]}, {id: 'b', label: 'B'}]"
    private static let lazy =
        "elements: [{id: 'a', label: 'A'}, {id: 'b', label: 'B', on: {focus: [{set: {element: 'late', "
        + "hidden: null}}]}}, {id: 'c', label: 'C'}, {id: 'd', label: 'D'}, {id: 'late', label: 'L', hidden: true}]"

    private static let odd: [Case] = [
        Case(
            name: "behind a trap", json: sheet, to: "c",
            path: ["last item", "swipe left", "swipe left", "swipe left", "swipe left"],
            swipes: nil),
        Case(
            name: "into a group of the Mac", json: box, to: "y",
            path: ["swipe right", "interact", "swipe right"], swipes: nil),
        Case(
            name: "out of a group of the Mac", json: box, played: ["swipe right", "interact"],
            to: "b", path: ["stop interacting", "swipe right"], swipes: nil),
        Case(
            name: "into a group, in the Grouped style",
            json: "elements: [{id: 'a', label: 'A'}, {id: 'box', container: 'semanticGroup', "
                + "label: 'Box', children: [{id: 'x', label: 'X'}, {id: 'y', label: 'Y'}]}, "
                + "{id: 'b', label: 'B'}]",
            settings: ["navigation=grouped"], to: "x", path: ["swipe right", "move in"],
            swipes: nil),
        Case(
            name: "what shows only later", json: lazy, to: "late",
            path: ["swipe right", "last item"]),
        Case(
            name: "the item chooser", json: texts("a b c d e f"), verbs: [.gestures, .itemChooser],
            to: "c", path: ["item chooser \"c\""], swipes: 2),
        Case(
            name: "the item chooser finds the first that mentions it",
            json: texts("a cc b c d e f g"), verbs: [.gestures, .itemChooser], to: "c",
            path: ["item chooser \"b\"", "swipe right"], swipes: 3),
        Case(
            name: "keys", json: texts("a b c l1 d e f l2 g i j h1 m n o"),
            verbs: [.gestures, .keyboard], to: "l2", path: ["next link", "next link"], swipes: 7),
        Case(
            name: "while gestures are only named", json: texts("a b c"), played: ["start help"],
            to: "b", path: nil, swipes: nil),
    ]

    @Test(arguments: plain + odd) func path(row: Case) throws {
        let session = row.session
        let target = try #require(session.element(named: .id(row.to)))
        let expected = row.path.map { Reach.Result.path(GesturePath(verbs: $0)) }
        #expect(
            Reach.cost(to: target, in: session, from: row.from, verbs: row.verbs)
                == expected ?? .unreachable)
        let reach = Reach(in: session, from: row.from, verbs: row.verbs)
        if reach.targets.contains(target) {
            #expect(reach.path(to: target)?.verbs == row.path)
            #expect(reach.swipes(to: target) == row.swipes)
        }
    }

    /// Each element that the cursor comes to adds another one.
    private static let endless =
        "elements: [{id: 'list', children: [{id: 'a', label: 'A', on: {focus: [{insert: "
        + "{label: 'N', on: {focus: [{insert: {label: 'M'}, into: 'list'}]}}, into: 'list'}]}}, "
        + "{id: 'b', label: 'B', on: {focus: [{insert: {label: 'K'}, into: 'list'}]}}, "
        + "{id: 'c', label: 'C'}, {id: 'd', label: 'D'}]}, {id: 'gone', label: 'G', hidden: true}]"

    @Test func givesUpHonestlyWhereTheScreenGrowsWithoutEnd() throws {
        let session = Case(name: "", json: Self.endless, to: "c", path: nil).session
        let reach = Reach(in: session, mostStates: 2_000)
        let last = try #require(session.element(named: .id("d")))
        #expect(reach.path(to: last) != nil)
        let gone = try #require(session.element(named: .id("gone")))
        guard case .notFound(let states) = Reach.cost(to: gone, in: session, mostStates: 2_000)
        else {
            Issue.record("it was found, or said to be out of reach")
            return
        }
        #expect(states >= 2_000)
    }

    @Test func startsASessionThatWasNotStarted() {
        var screen = Screen()
        for label in ["A", "B"] {
            var element = Element()
            element.label = label
            screen.tree.append(element, to: .root)
        }
        let session = Session(screen: screen, settings: Settings()) { _ in .failure("none") }
        let reach = Reach(in: session)
        #expect(reach.start == ElementIndex(1))
        #expect(reach.path(to: ElementIndex(2))?.verbs == ["swipe right"])
    }

    @Test func fromAnElementThatIsNoStopNothingIsReached() throws {
        let session = Case(name: "", json: Self.lazy, to: "", path: nil).session
        let root = Reach(in: session, from: .element(ElementIndex(999)))
        #expect(root.start == nil)
        #expect(root.targets.allSatisfy { root.result(to: $0) == .unreachable })
    }
}
