import ScreenModel
import ScreenReader
import Testing

struct AbsenceCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screen: Screen
    /// Why the element with the id `it` is no stop; nil where it is one.
    let words: String?
    let settings: [String: String]

    init(
        _ name: String, _ sketches: [Sketch], _ words: String?, _ settings: [String: String] = [:],
        _ change: (inout Screen) -> Void = { _ in }
    ) {
        testDescription = name
        screen = Screen(sketches, change)
        self.words = words
        self.settings = settings
    }
}

/// Why an element is no stop, in words that name the element that is the reason.
@Suite struct AbsenceTests {
    private static let zero = Rect(x: 5, y: 5, width: 0, height: 0)
    private static let it = Sketch("it")

    private static func holding(
        _ children: [Sketch], _ type: ElementType? = nil, id: String = "box",
        _ change: (inout Element) -> Void = { _ in }
    ) -> Sketch {
        Sketch(holding: children, type) {
            $0.id = id
            change(&$0)
        }
    }

    static let cases: [AbsenceCase] = [
        AbsenceCase("a stop", [it], nil),
        AbsenceCase("hidden itself", [Sketch("it") { $0.hidden = true }], "it is hidden"),
        AbsenceCase(
            "in something hidden", [holding([it]) { $0.hidden = true }],
            "box, which is around it, is hidden"),
        AbsenceCase(
            "transparent", [Sketch("it") { $0.more { $0.alpha = 0 } }],
            "it is transparent (alpha 0)"),
        AbsenceCase(
            "no size", [Sketch("it") { $0.frame = zero }], "it is 0 points wide and high"),
        AbsenceCase(
            "in a list of no size",
            [
                holding([it]) {
                    $0.frame = zero
                    $0.more { $0.order = ["it"] }
                }
            ], "box, which is around it, is 0 points wide and high"),
        AbsenceCase("in a wrapper of no size", [holding([it]) { $0.frame = zero }], nil),
        AbsenceCase(
            "in a stop", [holding([it], .button)], "box, a stop, speaks for what is inside it"),
        AbsenceCase(
            "two levels down in a stop", [holding([holding([it], id: "inner")], .button)],
            "box, a stop, speaks for what is inside it"),
        AbsenceCase(
            "in what combines",
            [holding([it, Sketch("b")]) { $0.more { $0.childrenBehavior = .combine } }],
            "box, a stop, speaks for what is inside it"),
        AbsenceCase(
            "beside something modal", [it, holding([Sketch("a")], id: "box") { $0.modal = true }],
            "box, which is modal, hides it"),
        AbsenceCase(
            "below what is beside something modal",
            [holding([it], id: "outer"), holding([Sketch("a")]) { $0.modal = true }],
            "box, which is modal, hides it"),
        AbsenceCase(
            "beside something modal that is hidden",
            [
                it,
                holding([Sketch("a")]) {
                    $0.modal = true
                    $0.hidden = true
                },
            ], nil),
        AbsenceCase(
            "elsewhere than something modal",
            [
                holding([it], id: "a"),
                holding([holding([Sketch("b")]) { $0.modal = true }], id: "c"),
            ],
            "box, which is modal, hides it", ["modalScope": "screen"]),
        AbsenceCase(
            "not listed", [holding([it, Sketch("a")]) { $0.more { $0.order = ["a"] } }],
            "box lists its elements, and this is none of them"),
        AbsenceCase(
            "listed from further down, past what is no part of the list",
            [
                holding([holding([it, Sketch("a")], id: "inner")]) {
                    $0.more { $0.order = ["it"] }
                }
            ], nil),
        AbsenceCase(
            "the label of another", [it, Sketch("field") { $0.more { $0.labeledBy = "it" } }],
            "its text is the label of field"),
        AbsenceCase(
            "said to be none", [Sketch("it") { $0.accessible = false }], "accessible is false"),
        AbsenceCase(
            "in a list that the Mac's cursor enters, though it is a stop",
            [holding([Sketch("it") { $0.accessible = false }], .list) { $0.accessible = true }],
            "accessible is false", ["platform": "macos"]),
        AbsenceCase(
            "a container", [holding([Sketch("a")], .group, id: "it")],
            "it holds other elements, and the cursor visits those"),
        AbsenceCase(
            "an empty container", [holding([], .list, id: "it")],
            "it is a container, and holds nothing to visit"),
        AbsenceCase(
            "a container of what is hidden",
            [holding([Sketch("a") { $0.hidden = true }], id: "it")],
            "it is a container, and holds nothing to visit"),
        AbsenceCase(
            "left out by a dump's rules", [it, Sketch("a")],
            "the rules for the format wda-xml make it none"
        ) {
            $0.format = "wda-xml"
            $0.statedOrder = [ElementIndex(2)]
        },
        AbsenceCase(
            "in a stop of a dump", [holding([it])], "box, a stop, speaks for what is inside it"
        ) {
            $0.statedOrder = [ElementIndex(1)]
        },
    ]

    @Test(arguments: cases)
    func saysWhy(_ test: AbsenceCase) throws {
        let session = Walk(test.screen, test.settings, starts: false).session
        let index = try #require(session.element(named: .id("it")))
        #expect(session.absence(of: index)?.words(for: index, in: session) == test.words)
    }

    /// Every element is either a stop or has a reason, on odd screens too.
    @Test(arguments: cases, ["ios", "macos"])
    func hasAReasonForEach(_ test: AbsenceCase, _ platform: String) {
        let settings = test.settings.merging(["platform": platform]) { $1 }
        let session = Walk(test.screen, settings, starts: false).session
        for index in session.screen.tree.descendants(of: .root) {
            let isStop = session.stops.contains(index) || session.sideStops.contains(index)
            #expect((session.absence(of: index) == nil) == isStop)
        }
    }

    @Test func whatIsPresentedHidesTheRest() throws {
        let screen = Screen([
            Sketch("button", .button) { $0.on(.activate, .present("box")) }, Self.it,
            Self.holding([Sketch("a")], .sheet) { $0.hidden = true },
        ])
        var walk = Walk(screen)
        _ = walk.play("double tap")
        let index = try #require(walk.session.element(named: .id("it")))
        #expect(
            walk.session.absence(of: index)?.words(for: index, in: walk.session)
                == "box is presented over it")
    }

    /// The two buttons that a stepper is made of say its label and value, where they are there.
    @Test(arguments: [
        (false, "label: its two buttons have it", "now: the value of its two buttons"),
        (true, "label: nothing is said of what is no stop", "now: not spoken here"),
    ])
    func saysWhatBecomesOfAStepper(_ isHidden: Bool, _ label: String, _ now: String) throws {
        let stepper = Self.holding([Sketch("less"), Sketch("more")], .stepper, id: "it") {
            $0.label = "Tea"
            $0.hidden = isHidden
            $0.more {
                var range = ValueRange()
                range.now = 2
                $0.range = range
            }
        }
        let session = Walk([stepper, Sketch("after")]).session
        let index = try #require(session.element(named: .id("it")))
        let reasons = session.unspoken(ofNoStop: index).map { "\($0.key): \($0.reason)" }
        #expect(reasons.contains(label) && reasons.contains(now))
    }

    @Test func saysWhatBecomesOfAListsLabel() throws {
        let list = Self.holding([Sketch("a")], .list, id: "it") {
            $0.container = .list
            $0.label = "Tea"
        }
        let session = Walk([list]).session
        let index = try #require(session.element(named: .id("it")))
        let reasons = session.unspoken(ofNoStop: index)
        #expect(
            reasons.first { $0.key == .label }?.reason == "the label of a list is not announced")
    }
}
