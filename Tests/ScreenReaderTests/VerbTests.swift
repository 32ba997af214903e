import ScreenModel
import ScreenReader
import Testing

/// The words of the script language.
@Suite struct VerbTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let line: String
        let gesture: Gesture?
        let message: String
        var testDescription: String { line }

        init(_ line: String, _ gesture: Gesture) {
            self.line = line
            self.gesture = gesture
            message = ""
        }

        init(_ line: String, _ message: String) {
            self.line = line
            self.message = message
            gesture = nil
        }
    }

    private static let a = ElementIndex(1)
    private static let second = ElementIndex(2)
    private static let merged = ElementIndex(3)

    private static let session = Walk([
        Sketch("a"), Sketch("a") { $0.id = "Click Me" },
        Sketch(holding: [Sketch("x"), Sketch("y")]) { $0.more { $0.childrenBehavior = .combine } },
    ]).session

    static let cases: [Case] = [
        Case("swipe right", .swipe(.right)),
        Case("  Swipe   RIGHT  # on", .swipe(.right)),
        Case("swipe left with 1 finger", .swipe(.left)),
        Case("swipe up with 2 fingers", .readFromTop),
        Case("swipe down with 2 fingers", .readAll),
        Case("swipe up with 3 fingers", .scroll(.down)),
        Case("swipe left with 3 fingers", .scroll(.right)),
        Case("swipe left with 4 fingers", "swipes take 1, 2 or 3 fingers"),
        Case("swipe left with two fingers", "'swipe left' takes nothing more"),
        Case("double tap now", "'double tap' takes nothing more"),
        Case("touch #a", .touch(a)),
        Case("touch #\"Click Me\"", .touch(second)),
        Case("touch @1", .touch(second)),
        Case("touch \"a\"", .touch(a)),
        Case("touch \"a\" 2", .touch(second)),
        Case("touch \"x, y\"", .touch(merged)),
        Case("touch \"a\" 3", "no stop 3 with the label \"a\""),
        Case("touch \"a\" 0", "no stop 0 with the label \"a\""),
        Case("touch #b", "no element has the id 'b'; did you mean 'a'?"),
        Case("touch", "'touch' is followed by an element: #id, @path or \"LABEL\""),
        Case("touch \"a", "the text has no closing quote"),
        Case("tap at 12.5,-3", .tap(Point(x: 12.5, y: -3))),
        Case("tap at 1, 2", .tap(Point(x: 1, y: 2))),
        Case("tap at 1", "'tap at' is followed by a point such as 120,300"),
        Case("wait 1.5s", .wait(1.5)),
        Case("wait 2", .wait(2)),
        Case("wait nan", "'wait' is followed by a time such as 3s"),
        Case("wait infs", "'wait' is followed by a time such as 3s"),
        Case("wait -1s", "'wait' is followed by a time such as 3s"),
        Case("rotor next", .rotor(.next)),
        Case("rotor \"Headings\"", .rotor(.named("Headings"))),
        Case("rotor Headings", .rotor(.named("Headings"))),
        Case("rotor text fields", .rotor(.named("text fields"))),
        Case("rotor", "'rotor' is followed by a text in quotes"),
        Case("perform \"Say \\\"hi\\\"\\n\\u{2026}\\\\\"", .perform("Say \"hi\"\n…\\")),
        Case("perform \"\\u2026\"", "expected a code point after \\u, such as \\u{2026}"),
        Case("perform \"\\u{D800}\"", "expected a code point after \\u, such as \\u{2026}"),
        Case("item chooser \"Y\"", .choose(merged)),
        Case("item chooser \"nobody\"", "no item with the text \"nobody\""),
        Case("next heading", .search(.headings, .next)),
        Case("previous text field", .search(.textFields, .previous)),
        Case("swipe rihgt", "unknown verb 'swipe rihgt'; did you mean 'swipe right'?"),
        Case("jump", "unknown verb 'jump'"),
        Case("", "unknown verb ''"),
        Case("# only a comment", "unknown verb ''"),
    ]

    @Test(arguments: cases)
    func parse(_ row: Case) {
        do {
            #expect(try GestureVerb.parse(row.line, in: Self.session) == row.gesture)
        } catch {
            #expect("\(error)" == row.message)
        }
    }

    @Test func everyVerbHasItsOwnWords() {
        #expect(Set(GestureVerb.all.map(\.words)).count == GestureVerb.all.count)
        for verb in GestureVerb.all {
            #expect(verb.words == verb.words.lowercased())
            #expect(!verb.summary.isEmpty)
        }
    }

    @Test func keysThatAreNotHeardAreNamed() {
        let session = Walk([
            Sketch("L", .switch) {
                $0.value = "1"
                $0.hint = ""
                $0.placeholder = "P"
                $0.more {
                    $0.headingLevel = 2
                    $0.actions = [CustomAction(name: "a")]
                }
            }
        ]).session
        let unspoken = session.stops.map { session.unspoken(of: session.stop(at: $0)) }
        #expect(unspoken == [[.id, .placeholder, .headingLevel]])
    }
}
