import ScreenModel
import ScreenReader
import Testing

/// What cuts what: within a gesture that takes no time, and while time passes.
@Suite struct SpeechQueueTests {
    private static func say(_ text: String, _ priority: AnnouncementPriority?) -> Effect {
        .announce(text, priority: priority)
    }

    /// A double tap on the first stop runs the effects.
    private static func atOnce(_ effects: Effect...) -> [Sketch] {
        [
            Sketch("x") { $0.more { $0.on = [.activate: effects] } },
            Sketch("y") { $0.value = "1" },
        ]
    }

    private static let toY = Effect.layoutChanged("y")
    private static let change = Effect.set("x", [.value]) { $0.value = "v" }

    /// Each row: what is said in one gesture, and what of it is cut (`…`). Low ones come last.
    static let gestures: [WalkCase] = [
        ("!'a' !'b'", [say("a", .high), say("b", nil)]),
        ("!'a' !'b'", [say("a", .high), say("b", .default)]),
        ("!'a' !'b'", [say("a", .high), say("b", .high)]),
        ("!'a' !'b'… !'c'", [say("a", .high), say("b", .high), say("c", .high)]),
        ("!'a' !'b'… !'c'", [say("a", .high), say("b", .default), say("c", .default)]),
        ("!'a'… !'b'", [say("a", .default), say("b", .high)]),
        ("!'a'… !'b'", [say("a", .default), say("b", .default)]),
        ("!'a'… !'b'", [say("a", nil), say("b", nil)]),
        ("!'a'… !'b'… !'c'", [say("a", nil), say("b", nil), say("c", .high)]),
        ("!'b' !'a'…", [say("a", .low), say("b", .default)]),
        ("!'b' !'a'…", [say("a", .low), say("b", .high)]),
        ("!'b' !'a'…", [say("a", .low), say("b", nil)]),
        ("!'a' !'b'", [say("a", .low), say("b", .low)]),
        ("!'a' !'b'", [say("a", .default), say("b", .low)]),
        ("!'a' !'b' !'c'", [say("a", .high), say("b", .low), say("c", .low)]),
        ("note @y [tick] 'y, 1'… !'a'", [toY, say("a", .high)]),
        ("note @y [tick] 'y, 1'… !'a'", [toY, say("a", .default)]),
        ("note @y [tick] 'y, 1' !'a'…", [toY, say("a", nil)]),
        ("note @y [tick] 'y, 1' !'a'", [toY, say("a", .low)]),
        ("!'a' note @y [tick] 'y, 1'", [say("a", .high), toY]),
        ("!'a'… note @y [tick] 'y, 1'", [say("a", .default), toY]),
        ("!'a'… note @y [tick] 'y, 1'", [say("a", nil), toY]),
        ("note @y [tick] 'y, 1' !'a'…", [say("a", .low), toY]),
        ("!'a' note @y [tick] 'y, 1' !'b'…", [say("a", .high), toY, say("b", nil)]),
        ("!'a' note @y [tick] 'y, 1'… !'b'", [say("a", .high), toY, say("b", .default)]),
        ("value:x:–→v 'v' !'a'…", [change, say("a", nil)]),
        ("value:x:–→v 'v'… !'a'", [change, say("a", .default)]),
        ("!'a' value:x:–→v 'v'", [say("a", nil), change]),
        ("value:x:–→v 'v' !'3 results'", [change, .layoutChanged("3 results")]),
        ("!'3 results'… !'a'", [.layoutChanged("3 results"), say("a", nil)]),
        // A change without words is no speech.
        ("!'a'", [.set("x", [.hint]) { $0.hint = "h" }, say("a", nil)]),
        ("!'a' !''", [say("a", .high), say("", .low)]),
    ].map { marks, effects in
        WalkCase(
            "double tap", "[activate] " + marks,
            on: [
                Sketch("x") { $0.more { $0.on = [.activate: effects] } },
                Sketch("y") { $0.value = "1" },
            ])
    }

    @Test(arguments: gestures)
    func gesture(_ row: WalkCase) { row.check() }

    /// What comes at its own time. A character lasts 0.06 s, so ten of them 0.6 s.
    struct Timed: CustomTestStringConvertible {
        let effects: [(Double, Effect)]
        let verbs: String
        let marks: String
        var testDescription: String { "\(marks) ← \(verbs)" }

        init(_ verbs: String, _ marks: String, _ effects: (Double, Effect)...) {
            self.effects = effects
            self.verbs = verbs
            self.marks = marks
        }

        var walk: Walk {
            let timers = effects.map { Effect.after($0.0, [$0.1]) }
            return Walk(
                Screen([Sketch("x"), Sketch("y") { $0.value = "1" }]) { $0.on = [.appear: timers] })
        }
    }

    private static let ten = "0123456789"

    static let times: [Timed] = [
        Timed("wait 9s", "!'0123456789'… !'b'", (1, say(ten, .default)), (1.5, say("b", .default))),
        Timed("wait 9s", "!'0123456789' !'b'", (1, say(ten, .default)), (1.6, say("b", .default))),
        Timed("wait 9s", "!'0123456789'… !'b'", (1, say(ten, nil)), (1.59, say("b", .high))),
        // High is heard out, and what waits for it comes when it ends.
        Timed("wait 1.5s", "!'0123456789'", (1, say(ten, .high)), (1.1, say("b", .default))),
        Timed("wait 1.6s", "!'0123456789' !'b'", (1, say(ten, .high)), (1.1, say("b", .default))),
        Timed("wait 1.5s;wait 0.1s", "!'b'", (1, say(ten, .high)), (1.1, say("b", .default))),
        Timed(
            "wait 9s", "!'0123456789' ~!'b' !'c'", (1, say(ten, .high)), (1.1, say("b", .high)),
            (1.2, say("c", .high))),
        Timed(
            "wait 9s", "!'0123456789' note @y [tick] 'y, 1'", (1, say(ten, .high)), (1.1, toY)),
        Timed("wait 1.5s", "!'0123456789' note @y [tick]", (1, say(ten, .high)), (1.1, toY)),
        Timed(
            "wait 9s", "!'0123456789' note @y [tick] ~'y, 1' !'b'", (1, say(ten, .high)),
            (1.1, toY), (1.2, say("b", .default))),
        // The cursor moves.
        Timed(
            "wait 9s", "!'0123456789'… note @y [tick] 'y, 1'", (1, say(ten, .default)), (1.5, toY)),
        Timed("wait 9s", "!'0123456789' note @y [tick] 'y, 1'", (1, say(ten, nil)), (1.6, toY)),
        // Without a priority it is lost while focus speech runs (4 characters, 0.24 s).
        Timed("wait 9s", "note @y [tick] 'y, 1' ~!'b'", (1, toY), (1.2, say("b", nil))),
        Timed("wait 9s", "note @y [tick] 'y, 1' !'b'", (1, toY), (1.24, say("b", nil))),
        Timed("wait 9s", "note @y [tick] 'y, 1'… !'b'", (1, toY), (1.2, say("b", .default))),
        Timed("wait 9s", "note @y [tick] 'y, 1' !'b'", (1, toY), (1.2, say("b", .low))),
        // Low waits until nothing else is said, and is dropped by what interrupts.
        Timed("wait 1.5s", "!'0123456789'", (1, say(ten, .default)), (1.1, say("b", .low))),
        Timed("wait 1.6s", "!'0123456789' !'b'", (1, say(ten, .default)), (1.1, say("b", .low))),
        Timed(
            "wait 9s", "!'0123456789'… ~!'b' !'c'", (1, say(ten, .default)), (1.1, say("b", .low)),
            (1.2, say("c", .default))),
        Timed(
            "wait 9s", "!'0123456789' value:x:–→v 'v' !'b'", (1, say(ten, .high)),
            (1.1, say("b", .low)), (1.2, change)),
        // The speech of a gesture takes no time in a script.
        Timed("swipe right;wait 0.01s", "!'b'", (0.01, say("b", nil))),
        // A gesture ends what is said and drops what waits, but for high ones.
        Timed("wait 1.1s;swipe right", "@y [tick] 'y, 1'", (1, say(ten, .default))),
        Timed(
            "wait 1.1s;swipe right", "~!'b' @y [tick] 'y, 1'", (1, say(ten, .default)),
            (1.1, say("b", .low))),
        Timed(
            "wait 1.1s;swipe right", "!'b' @y [tick] 'y, 1'", (1, say(ten, .high)),
            (1.1, say("b", .high))),
        Timed(
            "wait 1.1s;swipe right;wait 9s", "", (1, say(ten, .high)), (1.1, say("b", .high))),
        // Paused speech waits; time and what the app does go on.
        Timed("wait 1.1s;pause;wait 9s", "", (1, say(ten, .high)), (1.1, say("b", .default))),
        Timed(
            "wait 1.1s;pause;wait 9s;pause;wait 0.4s", "", (1, say(ten, .high)),
            (1.1, say("b", .default))),
        Timed(
            "wait 1.1s;pause;wait 9s;pause;wait 0.5s", "!'b'", (1, say(ten, .high)),
            (1.1, say("b", .default))),
        Timed(
            "wait 1.1s;pause;swipe right;wait 9s", "!'c'", (1, say(ten, .default)),
            (5, say("c", nil))),
        // Off is off.
        Timed("wait 1.1s;mute;wait 9s", "", (1, say(ten, .high)), (1.1, say("b", .high))),
        Timed("mute;wait 9s;mute;wait 9s", "", (1, say("a", .low))),
    ]

    @Test(arguments: times)
    func time(_ row: Timed) {
        var walk = row.walk
        #expect(walk.play(row.verbs) == row.marks)
    }

    @Test func aGestureTellsThatItCutWhatWasSaid() {
        var walk = Timed("", "", (1, Self.say(Self.ten, .default))).walk
        _ = walk.play("wait 1.1s")
        #expect(!walk.session.hasCutEarlierSpeech)
        _ = walk.play("swipe right")
        #expect(walk.session.hasCutEarlierSpeech)
        _ = walk.play("swipe left")
        #expect(!walk.session.hasCutEarlierSpeech, "speech of a gesture takes no time")
    }

    @Test func thePriorityAndTheClassAreTold() {
        var walk = Walk(Self.atOnce(Self.say("a", .low), Self.say("b", nil), Self.toY))
        let told = walk.events("double tap").compactMap { event -> String? in
            guard case .speech(let speech) = event else { return nil }
            return "\(speech.speechClass) \(speech.priority ?? "–") \(speech.isCut)"
        }
        #expect(told == ["announce – true", "focus – false", "announce low true"])
    }
}
