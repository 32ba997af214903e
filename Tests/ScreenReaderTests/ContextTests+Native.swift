import ScreenModel
import ScreenReader

/// Containers in containers, containers that list their elements, tab bars that hold their
/// buttons twice.
extension ContextTests {
    private static func tab(
        _ label: String, _ change: @escaping (inout Element) -> Void = { _ in }
    ) -> Sketch {
        Sketch(label, .tab, at: nil, change)
    }

    private static func bar(_ children: [Sketch], traits: Traits = .tabBar) -> Sketch {
        Sketch(holding: children) { $0.traits = traits }
    }

    private static func box(
        _ kind: ContainerKind, _ children: [Sketch], order: [String]? = nil, label: String? = nil
    ) -> Sketch {
        Sketch(holding: children) { element in
            element.container = kind
            element.label = label
            if let order { element.more { $0.order = order } }
        }
    }

    static let native: [ContextCase] = [
        ContextCase(
            "a list that lists a container first has no start",
            [
                box(
                    .list,
                    [
                        Sketch(holding: [Sketch("a"), Sketch("b")]) { $0.id = "box" },
                        Sketch("c"), Sketch("d"),
                    ], order: ["box", "c", "d"])
            ], "a", "b", "c", "d, List end"),
        ContextCase(
            "what is listed and hidden counts",
            [
                box(
                    .series, [Sketch("a") { $0.hidden = true }, Sketch("b"), Sketch("c")],
                    order: ["a", "b", "c"])
            ], "b, 2 of 3", "c, 3 of 3"),
        ContextCase(
            "what is listed and nowhere does not",
            [box(.series, [Sketch("a"), Sketch("b")], order: ["x", "a", "b"])],
            "a, 1 of 2", "b, 2 of 2"),
        ContextCase(
            "buttons of a bar that lists others are no tabs",
            [
                Sketch(
                    holding: [
                        Sketch("a", .button),
                        Sketch(holding: [Sketch("b", .button)]) { $0.id = "box" },
                    ]
                ) {
                    $0.traits = .tabBar
                    $0.more { $0.order = ["a", "box"] }
                }
            ], "a, Tab, 1 of 2", "b, Button"),
        ContextCase(
            "all leaves of a tab bar, those that a group lists too",
            [
                bar([
                    Sketch("a"),
                    Sketch(holding: [Sketch("b"), Sketch("c")]) {
                        $0.more { $0.order = ["c", "b"] }
                    },
                ])
            ], "a, Tab, 1 of 3", "c, Tab, 2 of 3", "b, Tab, 3 of 3"),
        ContextCase(
            "a disabled item of the system's tab bar is not dimmed",
            [Sketch(holding: [tab("a"), tab("b") { $0.enabled = false }], .tabBar)],
            "a, Tab, 1 of 2", "b, Tab, 2 of 2"),
        ContextCase(
            "of another tab bar it is",
            [bar([tab("a"), tab("b") { $0.enabled = false }])],
            "a, Tab, 1 of 2", "b, dimmed, Tab, 2 of 2"),
        ContextCase(
            "two sets of tabs are folded",
            [
                Sketch(
                    holding: [
                        Sketch(holding: [tab("a"), tab("b")]),
                        Sketch(holding: [tab("a"), tab("b")]),
                    ], .tabBar)
            ], "a, Tab, 1 of 2", "b, Tab, 2 of 2", "a, Tab, 1 of 2", "b, Tab, 2 of 2"),
        ContextCase(
            "tabs that share a name are not",
            [Sketch(holding: [tab("a"), tab("a"), tab("b"), tab("b")], .tabBar)],
            "a, Tab, 1 of 4", "a, Tab, 2 of 4", "b, Tab, 3 of 4", "b, Tab, 4 of 4"),
        ContextCase(
            "nor tabs without a name",
            [Sketch(holding: [tab(""), tab("")], .tabBar)], "Tab, 1 of 2", "Tab, 2 of 2"),
        ContextCase(
            "half a set is none",
            [Sketch(holding: [tab("a"), tab("b"), tab("a")], .tabBar)],
            "a, Tab, 1 of 3", "b, Tab, 2 of 3", "a, Tab, 3 of 3"),
        ContextCase(
            "a series in a list says nothing",
            [box(.list, [box(.series, [Sketch("a"), Sketch("b")])])],
            "a, List start", "b, List end"),
        ContextCase(
            "a list in a series counts on",
            [box(.series, [list("a", "b"), Sketch("c")])], "a, 1 of 3", "b, 2 of 3", "c, 3 of 3"),
        ContextCase(
            "a tab bar stays one as a list",
            [
                Sketch(holding: [Sketch("a"), Sketch("b")]) {
                    $0.traits = .tabBar
                    $0.container = .list
                }
            ], "a, Tab, 1 of 2", "b, Tab, 2 of 2"),
        ContextCase(
            "a named group in a list is named, the list speaks",
            [box(.list, [box(.semanticGroup, [Sketch("a")], label: "Group"), Sketch("b")])],
            "Group, a, List start", "b, List end"),
        ContextCase(
            "labels of lists, landmarks and series are not spoken",
            [
                box(.list, [Sketch("a")], label: "L"), box(.landmark, [Sketch("b")], label: "M"),
                box(.series, [Sketch("c")], label: "S"), box(.none, [Sketch("d")], label: "N"),
            ], "a, List start", "b, Landmark", "c, 1 of 1", "d"),
        ContextCase(
            "a group holds a series",
            [
                Sketch("before"),
                box(
                    .semanticGroup,
                    [
                        box(
                            .series,
                            [Sketch("Weather", .button) { $0.selected = true }, Sketch("Stocks")])
                    ], label: "Favorite apps"),
            ], "before", "Favorite apps, selected, Weather, Button, 1 of 2", "Stocks, 2 of 2"),
        ContextCase(
            "an unlabelled group says nothing",
            [Sketch("before"), box(.semanticGroup, [Sketch("a")])], "before", "a"),
        ContextCase(
            "a group's value stands for its label",
            [
                Sketch("before"),
                Sketch(holding: [Sketch("a")], .group) { $0.value = "open" },
            ], "before", "open, a"),
        ContextCase(
            "an alert before its title, not before its message",
            [Sketch("x"), Sketch(holding: [Sketch("Title"), Sketch("Message")], .alert)],
            "Alert, Title", "Message"),
        ContextCase(
            "an alert by its trait",
            [Sketch("x"), Sketch(holding: [Sketch("Title")]) { $0.traits = .alert }],
            "x", "Alert, Title"),
        ContextCase(
            "no context", [list("a", "b")], "a", "b", settings: ["containerContext": "off"]),
        ContextCase(
            "no names", [Sketch(holding: [Sketch("a")], .group) { $0.label = "G" }], "a",
            settings: ["containerLabels": "off"]),
    ]
}
