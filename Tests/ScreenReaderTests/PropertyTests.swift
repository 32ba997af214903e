import ScreenModel
import ScreenReader
import Testing

/// What holds on any screen: random trees, random gestures, the same every time.
@Suite struct PropertyTests {
    private static let verbs = [
        "swipe right", "swipe right", "swipe left", "swipe down", "swipe up", "first item",
        "last item", "double tap", "triple tap", "scrub", "magic tap", "rotor next",
        "rotor previous", "read word", "read summary", "read all", "scroll down", "status bar",
        "next heading", "previous container", "tap at 20,20", "wait 1s", "touch #e3", "touch #e7",
        "wait 0.1s", "wait 3s", "pause", "undo",
        "perform \"a\"", "mute", "item chooser \"one\"",
        "move in", "move in", "move out", "item above", "item below", "find \"two\"",
        "find previous",
        "top of container", "bottom of container", "top of document", "bottom of document",
        "next list", "watch item", "cursor to focus", "read column", "next bold text",
        "rotor \"Navigation Style\"",
    ]

    private static let macVerbs =
        verbs + [
            "interact", "interact", "interact", "stop interacting", "stop interacting",
            "rotor menu", "rotor menu \"R\"", "actions menu", "cursor to focus",
            "focus to cursor", "web navigation", "quick nav", "read item", "read focus",
            "read hint", "area before", "area after", "skip group", "skip group backward",
            "top of window", "bottom of window", "start of visible area", "end of visible area",
            "toggle disclosure", "read window", "repeat speech", "type \"l\"", "delete",
        ]

    @Test(arguments: [
        ("ios", "auto", false), ("ios", "auto", true), ("ios", "grouped", false),
        ("ios", "grouped", true), ("macos", "auto", false), ("macos", "flat", true),
    ])
    func anyGestureOnAnyScreen(platform: String, navigation: String, isLive: Bool) {
        var dice = Dice(state: 2_024)
        let settings = [
            "platform": platform, "navigation": navigation, "rotorOptions": "all",
        ]
        let verbs = platform == "ios" ? Self.verbs : Self.macVerbs
        for _ in 0..<(navigation == "auto" && platform == "ios" ? 100 : 60) {
            let other = Self.screen(&dice)
            var walk = Walk(Self.screen(&dice), settings, files: ["other": other], starts: false)
            walk.session.isLive = isLive
            if dice.roll(9) > 0 { _ = walk.session.start() }
            for _ in 0..<100 {
                let verb = dice.pick(verbs)
                let marks = walk.play(verb)
                if isLive { _ = walk.session.advance(by: Double(dice.roll(20)) / 10) }
                let session = walk.session
                if let cursor = session.cursor {
                    let isStop = session.position(of: cursor) != nil
                    #expect(isStop || session.sideStops.contains(cursor), "\(verb): \(marks)")
                    #expect(session.rotorNames.contains(session.rotorName))
                }
                for (place, stop) in session.stops.enumerated() {
                    #expect(session.position(of: stop) == place)
                }
            }
        }
    }

    /// The answer of an order that changed step by step is that of one built anew.
    @Test func searchesAndSpeechAreThoseOfAFreshScreen() {
        var dice = Dice(state: 7)
        for _ in 0..<60 {
            var walk = Walk(Self.screen(&dice), files: ["other": Self.screen(&dice)])
            for _ in 0..<20 { _ = walk.play(dice.pick(Self.verbs)) }
            _ = walk.play("first item")
            var fresh = walk
            fresh.session.settings.modalScope = .screen
            _ = fresh.play("curtain")
            fresh.session.settings.modalScope = .siblings
            _ = fresh.play("curtain;first item")
            guard fresh.session.stops == walk.session.stops, fresh.cursorID == walk.cursorID else {
                #expect(fresh.session.stops == walk.session.stops)
                continue
            }
            #expect(walk.heard == fresh.heard)
            for kind in ["heading", "button", "image", "control", "link", "text field"] {
                var (a, b) = (walk, fresh)
                for _ in 0..<3 { #expect(a.play("next \(kind)") == b.play("next \(kind)")) }
            }
        }
    }

    /// Going into every container meets every stop once, and each way in leads out again.
    @Test(arguments: [("macos", "dom"), ("macos", "group"), ("ios", "dom")])
    func everyStopIsReachedByInteracting(platform: String, webNav: String) {
        var dice = Dice(state: 77)
        for _ in 0..<100 {
            var screen = Self.screen(&dice)
            for place in 1..<screen.tree.count {
                screen.tree.modify(ElementIndex(place)) { element in element.more { $0.on = nil } }
            }
            screen.on = [:]
            var walk = Walk(
                screen, ["platform": platform, "webNav": webNav, "navigation": "grouped"])
            let stops = walk.session.stops
            var seen: [ElementIndex] = []
            guard let first = stops.first else { continue }
            walk.go(to: first)
            seen.append(first)
            // A walk of the tree by its own commands needs no more of them than this.
            for _ in 0..<(4 * stops.count) {
                guard let here = walk.session.cursor, seen.count < stops.count else { break }
                _ = walk.play("interact")
                if walk.session.cursor != here, let inside = walk.session.cursor {
                    seen.append(inside)
                    _ = walk.play("stop interacting")
                    #expect(walk.session.cursor == here)
                    _ = walk.play("interact")
                    continue
                }
                // A slider that is interacted with is left by going there anew.
                walk.go(to: here)
                var isAtEnd = walk.play("swipe right").contains("[boundary]")
                while isAtEnd, walk.play("stop interacting").hasPrefix("[out]") {
                    isAtEnd = walk.play("swipe right").contains("[boundary]")
                }
                if let next = walk.session.cursor, !isAtEnd { seen.append(next) }
            }
            #expect(seen == stops)
        }
    }

    @Test func swipesGoThereAndBack() {
        var dice = Dice(state: 99)
        for _ in 0..<100 {
            var screen = Self.screen(&dice)
            for place in 1..<screen.tree.count {
                screen.tree.modify(ElementIndex(place)) { element in element.more { $0.on = nil } }
            }
            screen.on = [:]
            var walk = Walk(screen)
            _ = walk.play("first item")
            let stops = walk.session.stops
            var seen = walk.session.cursor.map { [$0] } ?? []
            for _ in stops.dropFirst() {
                _ = walk.play("swipe right")
                let here = walk.session.cursor
                if let here { seen.append(here) }
                _ = walk.play("swipe left;swipe right")
                #expect(walk.session.cursor == here)
                let option = walk.session.rotorName
                _ = walk.play("rotor next;rotor previous")
                #expect(walk.session.rotorName == option)
            }
            #expect(seen == stops, "every stop, in order, from the first")
        }
    }

    /// A search that goes on to the last match meets the same ones on its way back.
    @Test(arguments: [("ios", "flat"), ("ios", "grouped"), ("macos", "grouped")])
    func searchesGoThereAndBack(platform: String, navigation: String) {
        var dice = Dice(state: 13)
        for _ in 0..<40 {
            var screen = Self.screen(&dice)
            for place in 1..<screen.tree.count {
                screen.tree.modify(ElementIndex(place)) { element in
                    element.more {
                        $0.on = nil
                        $0.rotors = nil
                    }
                }
            }
            screen.on = [:]
            let start = Walk(screen, ["platform": platform, "navigation": navigation])
            for kind in ["heading", "button", "control", "container", "list", "image"] {
                var walk = start
                _ = walk.play("first item")
                var there: [ElementIndex?] = []
                while !walk.play("next \(kind)").contains("[none]"), there.count < 99 {
                    there.append(walk.session.cursor)
                }
                var back: [ElementIndex?] = there.isEmpty ? [] : [walk.session.cursor]
                while back.count < there.count {
                    _ = walk.play("previous \(kind)")
                    back.append(walk.session.cursor)
                }
                #expect(there == back.reversed(), "\(kind)")
            }
        }
    }

    /// Time is the sum of its parts: how it is cut makes no difference.
    @Test func timeInPiecesIsTimeInOne() {
        var dice = Dice(state: 31)
        for _ in 0..<100 {
            var walk = Walk(Self.screen(&dice), files: ["other": Self.screen(&dice)])
            for _ in 0..<10 { _ = walk.play(dice.pick(Self.verbs)) }
            _ = walk.play("swipe right")
            var (whole, pieces) = (walk, walk)
            let all = Self.plain(whole.session.advance(by: 6))
            var parts: [String] = []
            for _ in 0..<60 { parts += Self.plain(pieces.session.advance(by: 0.1)) }
            #expect(all == parts)
            #expect(whole.cursorID == pieces.cursorID)
            #expect(whole.session.secondsUntilNextEvent == pieces.session.secondsUntilNextEvent)
        }
    }

    /// Without what is told once for each call.
    private static func plain(_ events: [SessionEvent]) -> [String] {
        events.compactMap { event in
            switch event {
            case .note, .rotor: nil
            case .speech(let speech): speech.isDropped ? nil : speech.utterance.text
            default: Walk.marks([event])
            }
        }
    }

    /// An interface that only wakes up when something is due sees the same.
    @Test func wakingUpWhenSomethingIsDueIsEnough() {
        var dice = Dice(state: 5)
        for _ in 0..<60 {
            var walk = Walk(Self.screen(&dice), files: ["other": Self.screen(&dice)], starts: false)
            walk.session.isLive = true
            _ = walk.session.start()
            for _ in 0..<10 { _ = walk.play(dice.pick(Self.verbs)) }
            _ = walk.play("read all")
            var (whole, waking) = (walk, walk)
            let all = Self.plain(whole.session.advance(by: 5))
            var woken: [String] = []
            var left = 5.0
            while let due = waking.session.secondsUntilNextEvent, due <= left {
                woken += Self.plain(waking.session.advance(by: due))
                left -= due
                if due == 0, woken.count > 10_000 { break }
            }
            woken += Self.plain(waking.session.advance(by: left))
            #expect(all == woken)
        }
    }
}

extension Walk {
    fileprivate mutating func go(to index: ElementIndex) {
        _ = play("touch @\(session.screen.tree.path(of: index))")
    }
}
