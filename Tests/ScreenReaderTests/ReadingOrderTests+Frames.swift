import ScreenModel
import ScreenReader

/// What modal elements hide, and what frames decide.
extension ReadingOrderTests {
    static let modals: [OrderCase] = [
        OrderCase(
            "a modal hides its siblings",
            [Sketch("a"), Sketch(holding: [Sketch("m")]) { $0.modal = true }, Sketch("b")], "m"),
        OrderCase(
            "the last of two modals",
            [
                Sketch(holding: [Sketch("m")]) { $0.modal = true },
                Sketch(holding: [Sketch("n")], .sheet),
            ], "n"),
        OrderCase(
            "a hidden modal hides nothing",
            [
                Sketch("a"),
                Sketch(holding: [Sketch("m")], .alert) { $0.hidden = true },
            ], "a"),
        OrderCase(
            "a modal without a stop silences its siblings",
            [Sketch("a"), Sketch(holding: [Sketch("m") { $0.accessible = false }], .alert)], ""),
        OrderCase(
            "modals one level down hide nothing outside",
            [
                Sketch("a"),
                Sketch(holding: [Sketch("b"), Sketch(holding: [Sketch("m")], .sheet)]),
            ], "a m"),
        OrderCase(
            "modalScope=screen: they do",
            [
                Sketch("a"),
                Sketch(holding: [Sketch("b"), Sketch(holding: [Sketch("m")], .sheet)]),
            ], "m", modalScope: .screen),
        OrderCase(
            "an alert that is said to be none",
            [Sketch("a"), Sketch(holding: [Sketch("m")], .alert) { $0.modal = false }], "a m"),
    ]

    private static let quadruple = [
        Sketch("A", at: (0, 8)), Sketch("B", at: (10, 0)), Sketch("C", at: (20, -8)),
        Sketch("D", at: (30, -8)),
    ]
    private static let grid = [
        Sketch("A", at: (0, 0)), Sketch("B", at: (10, 0)), Sketch("C", at: (0, 10)),
        Sketch("D", at: (10, 10)),
    ]

    static let frames: [OrderCase] = [
        OrderCase(
            "phone: 7 points are one line", [Sketch("b", at: (9, 0)), Sketch("a", at: (0, 7))],
            "a b"),
        OrderCase(
            "phone: 8 points are two", [Sketch("b", at: (0, 8)), Sketch("a", at: (9, 0))], "a b"),
        OrderCase(
            "pad: 12 points are one line", [Sketch("b", at: (9, 0)), Sketch("a", at: (0, 12))],
            "a b"
        ) {
            $0.idiom = .pad
        },
        OrderCase(
            "pad: 13 points are two", [Sketch("b", at: (0, 13)), Sketch("a", at: (9, 0))], "a b"
        ) {
            $0.idiom = .pad
        },
        OrderCase(
            "wide screens are pads", [Sketch("b", at: (9, 0)), Sketch("a", at: (0, 12))], "a b"
        ) {
            $0.idiom = nil
            $0.size = Size(width: 600, height: 800)
        },
        OrderCase("the comparator that is not transitive, phone", quadruple, "C D B A"),
        OrderCase("and pad", quadruple, "A B C D") { $0.idiom = .pad },
        OrderCase("grid", grid, "A B C D"),
        OrderCase("grid, right to left", grid, "B A D C") { $0.language = "ar" },
        OrderCase("grid, direction beats language", grid, "A B C D") {
            $0.language = "he"
            $0.direction = .leftToRight
        },
        OrderCase(
            "what has no frame stands with the one before it",
            [Sketch("b", at: (0, 50)), Sketch("c"), Sketch("a", at: (0, 0))], "a b c"),
        OrderCase(
            "first without a frame stays first", [Sketch("c"), Sketch("a", at: (0, 0))], "c a"),
        OrderCase(
            "a frame of no use is none",
            [
                Sketch("b", at: (0, 50)),
                Sketch("c") { $0.frame = Rect(x: .infinity, y: 0, width: 9, height: 9) },
                Sketch("d") { $0.frame = Rect(x: -1, y: -9, width: -1, height: 0) },
                Sketch("a", at: (0, 0)),
            ], "a b c d"),
        OrderCase(
            "equal frames keep document order",
            (0..<70).map { Sketch("\($0)", at: (3, 3)) },
            (0..<70).map(String.init).joined(separator: " ")),
        OrderCase(
            "more than one run of 64",
            (0..<200).map { Sketch("\($0)", at: (0, Double(199 - $0) * 20)) },
            (0..<200).reversed().map(String.init).joined(separator: " ")),
    ]
}
