import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

/// The interface while time passes, and gestures that are taken back.
@Suite struct LiveTests {
    private func live(_ screen: Screen = Samples.basket) -> App {
        Samples.app(screen) { $0.isLive = true }
    }

    private func rows(_ app: App) -> [String] {
        (0..<app.log.count).compactMap { app.log[$0] }.map { entry in
            entry.text + (entry.isCut ? " (cut)" : "")
        }
    }

    @Test func readingFollowsTheVoice() throws {
        var app = live()
        try app.press("b")
        #expect(app.caption?.text == "Basket, Heading")
        let due = app.secondsUntilTick
        #expect(due == 0.9)
        _ = app.update(.tick(0.5))
        #expect(app.caption?.text == "Basket, Heading")
        _ = app.update(.tick(0.4))
        #expect(app.caption?.text == "Rye bread")
        try app.press("p")
        #expect(app.secondsUntilTick == nil, "paused")
        try app.press("p left")
        #expect(app.caption?.text == "Basket, Heading")
        _ = app.update(.tick(60))
        #expect(app.caption?.text == "Basket, Heading", "the gesture stopped it")
        #expect(app.secondsUntilTick == nil)
    }

    @Test func theLogMarksWhatWasCut() throws {
        var app = live()
        _ = app.update(.tick(9))
        try app.press("right")
        _ = app.update(.tick(0.1))
        try app.press("right")
        _ = app.update(.tick(9))
        try app.press("left")
        let last = rows(app).suffix(4)
        #expect(Array(last.prefix(2)) == ["Basket, Heading", "Rye bread (cut)"])
        #expect(last.suffix(2).allSatisfy { !$0.hasSuffix("(cut)") })
        let text = app.shown()
        #expect(text.contains("Rye bread          [tick] cut │"), "\(text)")
    }

    /// Keys without a clock are a script: nothing is cut by the next one.
    @Test func withoutTimeNothingIsCut() throws {
        var app = Samples.app()
        try app.press("right right left b")
        #expect(!rows(app).contains { $0.hasSuffix("(cut)") })
        #expect(app.secondsUntilTick == nil)
    }

    @Test func aDroppedAnnouncementIsNoCaption() throws {
        let screen = Samples.screen(
            "Sale",
            [
                Samples.item(.button, "Buy") {
                    $0.extras.on = [
                        .activate: [
                            .announce("Bought, thank you", priority: .high),
                            .announce("Have a nice day", priority: .low),
                        ]
                    ]
                }, Samples.item(.text, "Terms"),
            ])
        var app = live(screen)
        try app.press("enter right")
        #expect(app.caption?.text == "Bought, thank you", "it goes on")
        #expect(rows(app).contains("not heard: Have a nice day"))
        _ = app.update(.tick(9))
        #expect(app.caption?.text == "Terms")
    }

    @Test func changesByThemselvesAreShownAndHeard() {
        var updates = Updates(every: 0.000_001, count: 1)
        let screen = { (updates: Updates) in
            Samples.screen(
                "Watch",
                [
                    Samples.item(.stopwatch, "Elapsed") {
                        $0.extras.updates = updates
                        $0.extras.updateRange { $0.now = 0 }
                    }
                ])
        }
        var app = live(screen(updates))
        #expect(app.secondsUntilTick == 0.05, "no faster than it can be followed")
        _ = app.update(.tick(0.05))
        #expect(app.shown().contains("50000"))
        updates.every = 2
        app = live(screen(updates))
        #expect(app.secondsUntilTick == 2)
        _ = app.update(.tick(2))
        #expect(app.caption?.text == "1")
    }

    /// What changes elsewhere leaves the reader of a long text where he is.
    @Test func silentChangesLeaveTheCaption() throws {
        var screen = Samples.leaflet
        screen.tree.append(
            Samples.item(.timer, "Closes in") {
                $0.extras.updates = Updates(every: 1, values: ["9", "8", "7"])
            }.element, to: .root)
        var app = Samples.app(screen, rows: 12, columns: 30) { $0.isLive = true }
        try app.press("right n")
        let part = app.captionPart
        #expect(part > 0)
        _ = app.update(.tick(1))
        #expect(app.captionPart == part)
        #expect(app.session.screen.tree[ElementIndex(4)].value == "9")
    }

    @Test func aGestureIsTakenBack() throws {
        var app = live()
        try app.press("u")
        #expect(rows(app).last == "no gesture to take back")
        try app.press("U")
        #expect(rows(app).last == "no gesture was taken back")
        try app.press("right right up")
        #expect(app.caption?.text == "13")
        try app.press("u")
        #expect(rows(app).last == "taken back: swipe up")
        #expect(app.caption?.text == "Slices, 12, Adjustable")
        #expect(app.shown().contains("Slices  12"))
        try app.press("u u")
        #expect(app.caption?.text == "Basket, Heading")
        try app.press("U U U")
        #expect(rows(app).last == "taken again: swipe up")
        #expect(app.caption?.text == "13")
        #expect(app.shown().contains("Slices  13"))
        try app.press("u left U")
        #expect(rows(app).last == "no gesture was taken back", "another one was made")
    }

    /// What the user set stays; what a gesture set goes back, and nothing else with it.
    @Test func settingsAreNoGestures() throws {
        var app = live()
        try app.press("right")
        try app.command("set rotorOptions=all")
        try app.press("u")
        #expect(app.session.settings.rotorOptions.text == "all")
        for (option, name) in [("Speaking Rate", "speakingRate"), ("Hints", "hints")] {
            let setting = try #require(Setting.named(name))
            try app.command("rotor \"\(option)\"")
            let before = setting.get(app.session.settings)
            try app.press("up")
            #expect(setting.get(app.session.settings) != before)
            try app.command("set wrap=on")
            try app.press("u")
            #expect(setting.get(app.session.settings) == before)
            #expect(app.session.settings.wrap == .on)
            try app.press("U")
            #expect(setting.get(app.session.settings) != before)
            #expect(app.session.settings.wrap == .on)
            try app.command("set wrap=off")
            try app.press("u")
        }
    }

    @Test func onlyTheLastGesturesAreKept() throws {
        var app = live()
        let capacity = GestureHistory<App.Moment>.capacity
        for _ in 0..<capacity + 9 { try app.press("c") }
        for _ in 0..<capacity { try app.press("u") }
        #expect(rows(app).last == "taken back: curtain")
        try app.press("u")
        #expect(rows(app).last == "no gesture to take back")
        _ = app.update(
            .reloaded(
                .session(
                    Session(
                        screen: Samples.basket, settings: Settings(), loader: { _ in .failure("") })
                )))
        try app.press("U")
        #expect(rows(app).last == "no gesture was taken back", "of another reading of the file")
        #expect(app.session.isLive)
    }
}
