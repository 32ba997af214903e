import ScreenModel
import ScreenReader
import Testing

/// Reading on, and pages that turn at the end of an element (`causesPageTurn`).
@Suite struct ReadingTests {
    private static func page(_ text: String, _ effects: Effect...) -> Sketch {
        Sketch("page") {
            $0.label = text
            $0.traits = .causesPageTurn
            $0.more { $0.on = [.scroll: effects] }
        }
    }

    private static func turns(to text: String, _ next: Effect...) -> Effect {
        .set("page", [.label, .on]) { element in
            element.label = text
            element.more { $0.on = [.scroll: next] }
        }
    }

    private static func scroll(_ change: @escaping (inout ScrollStatus) -> Void) -> ScrollStatus {
        var status = ScrollStatus()
        change(&status)
        return status
    }

    static let walks: [WalkCase] = [
        WalkCase(
            "read all", "@a 'a' @b [tick] 'b' @c [tick] 'c'",
            on: [Sketch("a"), Sketch("b"), Sketch("c")]),
        WalkCase("last item;read all", "@b 'b'", on: [Sketch("a"), Sketch("b")]),
        WalkCase(
            "last item;read from top", "@a [tick] 'a' @b [tick] 'b'",
            on: [Sketch("a"), Sketch("b")]),
        WalkCase("mute;read all", "@a @b [tick]", on: [Sketch("a"), Sketch("b")]),
        WalkCase("read all", "[none]", on: []),
        // The page turns, and what it says now is read; no page more, no reading more.
        WalkCase(
            "read all", "@page 'one' [scroll] @page 'two' [scroll]",
            on: [page("one", turns(to: "two")), Sketch("z")]),
        WalkCase(
            "read all", "@page 'one' [scroll] @page 'two' [scroll] @page 'three' [scroll]",
            on: [page("one", turns(to: "two", turns(to: "three")))]),
        // Nothing that scrolls, or nothing that changes: the end.
        WalkCase(
            "read all", "@page 'one'",
            on: [
                Sketch("page") {
                    $0.label = "one"
                    $0.traits = .causesPageTurn
                }, Sketch("z"),
            ]),
        WalkCase("read all", "@page 'one' [scroll]", on: [page("one"), Sketch("z")]),
        // Others come: reading goes on behind it.
        WalkCase(
            "read all", "@page 'one' [scroll] @new [tick] 'new'",
            on: [page("one", .insert(Sketch("new").fragment, into: nil, at: nil))]),
        // It goes away: what took its place is read.
        WalkCase(
            "read all", "@page 'one' [scroll] note @z [tick] 'z' @y [tick] 'y'",
            on: [page("one", .remove("page")), Sketch("z"), Sketch("y")]),
        // The app leads elsewhere.
        WalkCase(
            "read all", "@page 'one' [scroll] note @y [tick] 'y'",
            on: [page("one", .layoutChanged("y")), Sketch("z"), Sketch("y"), Sketch("x")]),
        // A scroll view around it turns by itself, as long as it has pages.
        WalkCase(
            "read all", "@page 'one' [scroll]",
            on: [
                Sketch(holding: [
                    Sketch("page") {
                        $0.label = "one"
                        $0.traits = .causesPageTurn
                    }
                ]) { element in
                    element.more { $0.scroll = scroll { $0.pages = 2 } }
                }
            ]),
        // The same words twice are the border.
        WalkCase(
            "scroll down;scroll down", "[scroll] !'end' |> [boundary]",
            on: [Sketch("x") { $0.on(.scroll, .announce("end", priority: nil)) }]),
        WalkCase(
            "scroll down;scroll up", "[scroll] !'end' <| [boundary]",
            on: [Sketch("x") { $0.on(.scroll, .announce("end", priority: nil)) }]),
        WalkCase(
            "scroll down;scroll down", "[scroll] |> [boundary]",
            on: [
                Sketch("x") { element in
                    element.more {
                        $0.scroll = scroll {
                            $0.pages = 9
                            $0.status = "In the middle"
                        }
                    }
                }
            ]),
        WalkCase(
            "scroll down;last item;scroll down", "[scroll] !'end'",
            on: ["x", "y"].map {
                Sketch($0) { $0.on(.scroll, .announce("end", priority: nil)) }
            }),
        // What the app does not say is said of the element.
        WalkCase(
            "scroll down", "[scroll] !'Page 2 of 3'",
            on: [
                Sketch("x") { element in
                    element.on(
                        .scroll,
                        .set("x", [.scroll]) { element in
                            element.more {
                                $0.scroll = scroll {
                                    $0.page = 2
                                    $0.pages = 3
                                }
                            }
                        })
                }
            ]),
        WalkCase("scroll down", "|> [boundary]", on: [Sketch("x") { $0.on(.scroll) }]),
        WalkCase(
            "scroll down", "|> [boundary]", on: [Sketch("x") { $0.on(.scroll) }], ["sounds": "off"]
        ),
    ]

    @Test(arguments: walks)
    func walk(_ row: WalkCase) {
        if row.settings.isEmpty {
            row.check()
        } else {
            var walk = Walk(row.screen, row.settings)
            #expect(walk.play(row.verbs) == "|>")
        }
    }

    @Test func pagesWithoutEndEnd() {
        let endless = Sketch("page") {
            $0.value = "0"
            $0.traits = .causesPageTurn
            $0.on(.scroll, .toggle("page"))
        }
        var walk = Walk([endless])
        #expect(walk.notes("read all").contains { $0.contains("without end") })
        #expect(walk.play("first item").hasPrefix("@page"))
    }
}
