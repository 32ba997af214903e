import ScreenModel
import ScreenReader
import Testing

/// Elements that the app changes by the clock, and how VoiceOver keeps up with the focused one.
@Suite struct UpdateTests {
    /// An element `w` that takes these values, and a button `b` behind it.
    private static func values(
        every seconds: Double, _ values: [String],
        _ change: @escaping (inout Element) -> Void = { _ in }
    ) -> [Sketch] {
        [
            Sketch("w") {
                $0.value = "start"
                $0.more { $0.updates = Updates(every: seconds, values: values) }
                change(&$0)
            }, Sketch("b"),
        ]
    }

    static func count(
        every seconds: Double, _ count: Double, _ range: (inout ValueRange) -> Void
    ) -> [Sketch] {
        [
            Sketch("w") {
                $0.more {
                    $0.updates = Updates(every: seconds, count: count)
                    $0.updateRange(range)
                }
            }, Sketch("b"),
        ]
    }

    static let seconds = count(every: 1, 1) { $0.now = 0 }
    private static let abc = values(every: 2, ["a", "b", "c"])
    /// Ten characters are said in 0.6 s.
    private static let slow = values(every: 0.5, (1...9).map { "23456789 \($0)" })
    private static let polled = values(every: 0.5, (1...9).map { "23456789 \($0)" }) {
        $0.traits = .updatesFrequently
    }

    static let walks: [WalkCase] = [
        // The next value each time, the last one stays.
        WalkCase("wait 1.99s", "", on: abc),
        WalkCase("wait 1.99s;wait 0.01s", "value:w:start→a 'a'", on: abc),
        WalkCase("wait 2s", "value:w:start→a 'a'", on: abc),
        WalkCase(
            "wait 9s", "value:w:start→a 'a' value:w:a→b 'b' value:w:b→c 'c'", on: abc),
        WalkCase("wait 9s;wait 9s", "", on: abc),
        WalkCase("wait 1s;wait 0.5s;wait 0.5s;wait 2s", "value:w:a→b 'b'", on: abc),
        WalkCase(
            "wait 0.1s;wait 0.1s;wait 0.1s;wait 0.1s;wait 0.1s;wait 0.1s;wait 0.1s;wait 0.1s;"
                + "wait 0.1s;wait 0.1s", "value:w:0→1 '1'", on: seconds),
        WalkCase("wait 9s", "", on: values(every: 1, [])),
        // Counting.
        WalkCase("wait 2s;wait 1s", "value:w:2→3 '3'", on: seconds),
        WalkCase(
            "wait 1s;wait 1s", "value:w:1:00→1:30 '1:30'",
            on: count(every: 1, 30) {
                $0.now = 30
                $0.format = "{t}"
            }),
        WalkCase(
            "wait 1s;wait 9s", "value:w:2→3 '3'",
            on: count(every: 1, 2) {
                $0.now = 0
                $0.max = 3
            }),
        WalkCase(
            "wait 9s", "value:w:1→0 '0'",
            on: count(every: 1, -1) {
                $0.now = 1
                $0.min = 0
            }),
        WalkCase("wait 9s", "", on: count(every: 1, 0) { $0.now = 0 }),
        WalkCase("wait 9s", "", on: count(every: 1, .nan) { $0.now = 0 }),
        WalkCase("wait 9s", "", on: count(every: 1, 1) { _ in }),
        WalkCase("wait 9s", "", on: [Sketch("w") { $0.more { $0.updates = Updates(every: 1) } }]),
        WalkCase(
            "wait 1s", "value:w:7→8 '8'",
            on: [
                Sketch("w") {
                    $0.value = "7"
                    $0.more { $0.updates = Updates(every: 1, count: 1) }
                }
            ]),
        // Only the focused one is heard.
        WalkCase("swipe right;wait 2s", "value:w:start→a", on: abc),
        WalkCase("swipe right;wait 2s;swipe left", "@w [tick] 'w, a'", on: abc),
        WalkCase("mute;wait 2s", "value:w:start→a", on: abc),
        WalkCase(
            "wait 2s", "value:w:start→a",
            on: values(every: 2, ["a"]) { $0.traits = .startsMediaSession }),
        WalkCase("wait 2s", "", on: values(every: 2, ["start"])),
        // Falling behind: changed at 0.5 and 1.0, heard from 0.5 to 1.1 and from 1.1 on.
        WalkCase(
            "wait 1s", "value:w:start→23456789 1 '23456789 1' value:w:23456789 1→23456789 2 note",
            on: slow),
        WalkCase("wait 1s;wait 0.1s", "'23456789 2'", on: slow),
        WalkCase("wait 4.5s;wait 9s", "'23456789 8' '23456789 9'", on: slow),
        WalkCase("wait 4.5s;swipe right", "@b [tick] 'b' note", on: slow),
        // Polled: the newest at each full second, and never an old one.
        WalkCase(
            "wait 0.5s;wait 0.5s", "value:w:23456789 1→23456789 2 '23456789 2'", on: polled),
        WalkCase("wait 0.5s;wait 0.4s", "", on: polled),
        WalkCase(
            "wait 1s;wait 1s",
            "value:w:23456789 2→23456789 3 value:w:23456789 3→23456789 4 '23456789 4'", on: polled),
        WalkCase("wait 4.5s;wait 0.5s", "'23456789 9'", on: polled),
        WalkCase("wait 5s;wait 9s", "", on: polled),
        // From when the cursor came.
        WalkCase(
            "swipe right;wait 0.7s;swipe left;wait 0.9s",
            "value:w:23456789 1→23456789 2 value:w:23456789 2→23456789 3", on: polled),
        WalkCase(
            "swipe right;wait 0.7s;swipe left;wait 0.9s;wait 0.1s", "'23456789 3'", on: polled),
        WalkCase(
            "wait 0.9s;swipe right;swipe left;wait 0.1s", "value:w:23456789 1→23456789 2",
            on: polled),
    ]

    @Test(arguments: walks)
    func walk(_ row: WalkCase) { row.check() }

    /// Longer than a second: a look while it is said tells nothing.
    @Test func whatTakesLongerThanTheRateIsNeverOld() {
        let long = (1...9).map { "it is now exactly \($0) seconds" }
        var walk = Walk(Self.values(every: 1, long) { $0.traits = .updatesFrequently })
        let heard = walk.heard("wait 9s")
        #expect(heard == [1, 3, 5, 7, 9].map { long[$0 - 1] })
        walk = Walk(Self.values(every: 1, long))
        #expect(walk.heard("wait 9s") == (1...5).map { long[$0 - 1] })
        #expect(walk.heard("wait 9s") == (6...9).map { long[$0 - 1] })
    }

    @Test func aChangeByAGestureIsToldAtOnce() {
        var walk = Walk(
            Self.values(every: 0.5, ["a"]) {
                $0.traits = .updatesFrequently
                $0.on(.activate, .set("w", [.value]) { $0.value = "tapped" })
            })
        #expect(walk.play("wait 0.5s;double tap") == "[activate] value:w:a→tapped 'tapped'")
        #expect(walk.play("wait 9s") == "")
    }

    @Test func nothingWakesUpForNothing() {
        var walk = Walk(Self.abc)
        #expect(walk.session.secondsUntilNextEvent == 2)
        _ = walk.play("wait 0.5s")
        #expect(walk.session.secondsUntilNextEvent == 1.5)
        _ = walk.play("wait 9s")
        #expect(walk.session.secondsUntilNextEvent == nil)
        walk = Walk(Self.polled)
        _ = walk.play("wait 4.5s")
        #expect(walk.session.secondsUntilNextEvent == 0.5, "a look")
        _ = walk.play("wait 0.5s")
        #expect(walk.session.secondsUntilNextEvent == nil, "the end of speech shows nothing")
    }

    @Test func aCountAtItsLimitRestsUntilItIsMoved() {
        var walk = Walk([
            Sketch("w", .slider) {
                $0.more {
                    $0.updates = Updates(every: 1, count: 1)
                    $0.updateRange {
                        $0.now = 1
                        $0.max = 2
                        $0.step = 1
                    }
                }
            }
        ])
        #expect(walk.play("wait 1s") == "value:w:1→2 '2'")
        #expect(walk.session.secondsUntilNextEvent == nil)
        #expect(walk.play("swipe down") == "value:w:2→1 '1'")
        #expect(walk.session.secondsUntilNextEvent == 1)
        #expect(walk.play("wait 1s") == "value:w:1→2 '2'")
    }

    @Test func effectsStartAndStopThem() {
        let start = Effect.set("w", [.updates]) { element in
            element.more { $0.updates = Updates(every: 1, count: 1) }
        }
        var walk = Walk([
            Sketch("w") { $0.more { $0.updateRange { $0.now = 0 } } },
            Sketch("start") { $0.on(.activate, start) },
            Sketch("stop") { $0.on(.activate, .set("w", [.updates])) },
            Sketch("gone") { $0.on(.activate, .remove("w")) },
        ])
        #expect(walk.play("wait 9s") == "")
        #expect(walk.play("touch #start;wait 0.5s;double tap;wait 0.9s") == "")
        #expect(walk.play("wait 0.1s") == "value:w:0→1")
        #expect(walk.play("double tap;wait 1s") == "value:w:1→2", "the same again changes nothing")
        #expect(walk.play("touch #stop;double tap;wait 9s") == "")
        #expect(walk.session.secondsUntilNextEvent == nil)
        #expect(walk.play("touch #start;double tap;touch #gone;double tap;wait 9s") == "")
        #expect(walk.session.secondsUntilNextEvent == nil)
    }

    @Test func whatIsInsertedChangesFromThenOn() {
        let row = Sketch(holding: Self.abc, .group) { $0.id = "row" }
        var walk = Walk([
            Sketch("x") { $0.on(.activate, .insert(row.fragment, into: nil, at: nil)) }
        ])
        #expect(walk.play("wait 1s;double tap;wait 1.9s") == "")
        #expect(walk.play("wait 0.1s") == "value:w:start→a")
    }

    /// A covered screen is found as it was left; one that is gone stays away.
    @Test func otherScreensStandStill() {
        let other = Screen([Sketch("o")] + Self.values(every: 1, ["1", "2"]))
        let home = Screen(
            [
                Sketch("x") { $0.on(.activate, .push("other")) },
                Sketch("r") { $0.on(.activate, .replace("other")) },
            ] + Self.abc)
        var walk = Walk(home, files: ["other": other])
        #expect(walk.play("wait 0.5s;double tap;wait 1s") == "value:w:start→1")
        #expect(walk.play("scrub;wait 1.4s") == "")
        #expect(walk.play("wait 0.1s") == "value:w:start→a")
        #expect(walk.play("double tap;wait 1s") == "value:w:start→1", "another one each time")
        _ = walk.play("scrub;touch #r;double tap")
        #expect(walk.play("wait 9s") == "value:w:start→1 value:w:1→2")
    }

    /// A part that changes is heard of the element that combines it.
    @Test func partsOfACombinedElement() {
        let row = Sketch(holding: [Sketch("Time")] + Self.values(every: 1, ["9"]).prefix(1)) {
            $0.more { $0.childrenBehavior = .combine }
        }
        var walk = Walk([row])
        let marks = walk.play("wait 1s")
        #expect(marks.hasPrefix("value:w:start→9 '"), "\(marks)")
    }
}

extension Walk {
    /// The words that the last verb of a line brought and that were begun.
    mutating func heard(_ line: String) -> [String] {
        events(line).compactMap {
            guard case .speech(let speech) = $0, !speech.isDropped else { return nil }
            return speech.utterance.text
        }
    }

    /// The number of the first element.
    var value: String? {
        let now = session.screen.tree[ElementIndex(1)].extras.range?.now
        return now.map { ValueText.formatted($0, nil) }
    }
}
