import ScreenModel
import ScreenReader
import Testing

/// A session in real time: speech takes its time, and what follows comes with the clock.
@Suite struct LiveSessionTests {
    private struct Live {
        var walk: Walk

        init(_ sketches: [Sketch], _ settings: [String: String] = [:]) {
            walk = Walk(Screen(sketches), settings, starts: false)
            walk.session.isLive = true
            _ = walk.session.start()
        }

        mutating func advance(_ seconds: Double) -> String {
            Walk.marks(walk.session.advance(by: seconds))
        }
    }

    /// Ten characters, 0.6 s each.
    private static let three = [
        Sketch("first ten0"), Sketch("second ten"), Sketch("third ten0"),
    ]

    @Test func readingGoesOnWhenTheElementWasSaid() {
        var live = Live(Self.three)
        #expect(live.walk.play("read all") == "@first ten0 'first ten0'")
        #expect(live.advance(0.5) == "")
        #expect(live.walk.session.secondsUntilNextEvent == 0.1)
        #expect(live.advance(0.1) == "@second ten [tick] 'second ten'")
        #expect(live.walk.cursorID == "second ten")
        #expect(live.advance(9) == "@third ten0 [tick] 'third ten0'")
        #expect(live.walk.session.secondsUntilNextEvent == nil)
    }

    @Test func theNextGestureStopsIt() {
        var live = Live(Self.three)
        _ = live.walk.play("read all")
        _ = live.advance(0.7)
        #expect(live.walk.play("swipe left") == "@first ten0 [tick] 'first ten0'")
        #expect(live.walk.session.hasCutEarlierSpeech)
        #expect(live.advance(9) == "")
        #expect(live.walk.cursorID == "first ten0")
    }

    @Test func aPauseHoldsIt() {
        var live = Live(Self.three)
        _ = live.walk.play("read all")
        _ = live.advance(0.5)
        #expect(live.walk.play("pause") == "note")
        #expect(live.walk.session.secondsUntilNextEvent == nil)
        #expect(live.advance(9) == "")
        #expect(live.walk.play("pause") == "note")
        #expect(live.walk.session.secondsUntilNextEvent == 0.1)
        #expect(live.advance(0.1) == "@second ten [tick] 'second ten'")
    }

    @Test func whileSpeechIsOffItGoesOnInSilence() {
        var live = Live(Self.three)
        #expect(live.walk.play("mute;read all") == "@first ten0")
        #expect(live.advance(0.5) == "")
        #expect(live.advance(0.1) == "@second ten [tick]")
        #expect(live.advance(0.6) == "@third ten0 [tick]")
    }

    @Test func whatLeadsElsewhereEndsIt() {
        var live = Live(
            [
                Sketch("x") { $0.on(.blur, .after(0.1, [.layoutChanged("z")])) },
                Sketch("ten seconds"), Sketch("y"), Sketch("z"),
            ])
        _ = live.walk.play("read all")
        #expect(live.advance(9) == "@ten seconds [tick] 'ten seconds'… note @z [tick] 'z'")
        #expect(live.walk.session.secondsUntilNextEvent == nil)
    }

    @Test func lowAnnouncementsComeWhenNothingElseIsSaid() {
        var live = Live([
            Sketch("x") {
                $0.value = "0"
                $0.on(
                    .activate, .announce("low", priority: .low),
                    .set("x", [.value]) { $0.value = "0123456789" })
            }, Sketch("y"),
        ])
        #expect(live.walk.play("double tap") == "[activate] !'low' value:x:0→0123456789")
        #expect(live.advance(9) == "'0123456789'")
        #expect(live.walk.play("double tap").hasSuffix("!'low'"))
        #expect(live.walk.play("swipe right") == "@y [tick] 'y'")
    }

    @Test func aLowOneThatWaitsIsDroppedByAGesture() {
        var live = Live([
            Sketch("x") {
                $0.on(
                    .activate, .announce("0123456789", priority: .high),
                    .announce("low", priority: .low))
            }, Sketch("y"),
        ])
        #expect(live.walk.play("double tap") == "[activate] !'0123456789'")
        #expect(live.walk.play("swipe right") == "~!'low' @y [tick]", "high goes on")
        #expect(!live.walk.session.hasCutEarlierSpeech)
        #expect(live.advance(0.6) == "'y'")
    }

    /// An announcement right after activation is lost under the focus speech; the customary pause
    /// of a tenth of a second does not help where that speech is longer.
    @Test func anAnnouncementWithoutPriorityIsLost() {
        var live = Live([
            Sketch("x") { $0.on(.activate, .after(0.1, [.announce("Saved", priority: nil)])) },
            Sketch("long name of it") {
                $0.on(.activate, .after(0.1, [.announce("Saved", priority: nil)]))
            },
        ])
        _ = live.walk.play("double tap")
        #expect(live.advance(1) == "!'Saved'")
        _ = live.walk.play("swipe right;double tap")
        #expect(live.advance(1) == "!'Saved'", "the tap ended the speech")
        _ = live.walk.play("swipe right;double tap;first item;last item")
        #expect(live.advance(1) == "~!'Saved'")
    }

    @Test func whatKeepsChangingDoesNotHoldIt() {
        var live = Live([
            Sketch("watch") {
                $0.value = "0 seconds"
                $0.more { $0.updates = Updates(every: 0.1, count: 1) }
                $0.more { $0.updateRange { $0.now = 0 } }
            }, Sketch("y"),
        ])
        _ = live.walk.play("read all")
        #expect(live.advance(0.96).hasSuffix("@y [tick] 'y'"))
    }

    @Test func takingBackIsACopy() {
        var live = Live(Self.three)
        _ = live.walk.play("read all")
        let before = live
        _ = live.advance(0.6)
        live = before
        #expect(live.advance(0.6) == "@second ten [tick] 'second ten'")
    }

    @Test func elementsWithoutWordsDoNotHoldIt() {
        var live = Live(
            (0..<500).map { number in
                Sketch("n\(number)") {
                    $0.label = nil
                    $0.on(.focus, .announce("", priority: .low))
                }
            })
        _ = live.walk.play("read all")
        _ = live.advance(1)
        #expect(live.walk.cursorID == "n499")
    }
}
