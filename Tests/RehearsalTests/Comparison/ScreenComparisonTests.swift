import Testing

@testable import Rehearsal

/// What became of stops, as marks.
struct ScreenComparisonTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        let marks: String
        var testDescription: String { "\(old) → \(new)" }

        init(_ old: String, _ new: String, _ marks: String) {
            self.old = old
            self.new = new
            self.marks = marks
        }
    }

    static let cases = [
        Case("A, B, C", "A, B, C", ""),
        // Came and went, with and without ids: what stands behind has not moved.
        Case("A, B, C", "A, X, B, C", "+2 X"),
        Case("A, B, C", "X, A, B, C", "+1 X"),
        Case("A, B, C", "A, C", "-2 B"),
        Case("A, B, C", "B, C", "-1 A"),
        Case("#a A, #b B, #c C", "#x X, #a A, #c C", "+1 X; -2 B"),
        // Moved.
        Case("A, B, C, D, E", "A, E, B, C, D", ">5→2 E"),
        Case("#a A, #b B, #c C, #d D", "#b B, #c C, #d D, #a A", ">1→4 A"),
        // An id is stronger than words.
        Case("#a A, #b B, #c C", "#a A, #b Other words, #c C", "~2 B/Other words"),
        Case("#a A, #b A, #c C", "#b A, #c C", "-1 A"),
        Case("#a A, #b B, #c C, #d D", "#d New, #a A, #b B, #c C", ">4→1 D/New"),
        // One went, another came at its place: ids say so.
        Case("#a A, #b Buy, #c C", "#a A, #z Sell, #c C", "-2 Buy; +2 Sell"),
        // Doubled ids, and those that name a place, are none.
        Case("#r A, #r B, #r C", "#r X, #r A, #r B, #r C", "+1 X"),
        Case("#@0 A, #@1 B, #@2 C", "#@0 X, #@1 A, #@2 B, #@3 C", "+1 X"),
        // Ids that number places name the neighbour now, and say nothing of who it is.
        Case(
            "#r0 Milk, #r1 Bread, #r2 Salt, #r3 Tea",
            "#r0 Egg, #r1 Milk, #r2 Bread, #r3 Salt, #r4 Tea",
            "+1 Egg"),
        Case("#r0 A, #r1 B, #r2 C, #r3 D", "#r0 B, #r1 C, #r2 D", "-1 A"),
        Case("#r0 A, #r1 B, #r2 C", "#r0 B, #r1 A, #r2 C", "~1 A/B; ~2 B/A"),
        Case(
            "#r0 A, #r1 B, #r2 C, #r3 D", "#r3 D, #r0 A, #r1 X, #r2 C",
            ">4→1 D; ~3 B/X"),
        // A generated id that is another one is no other element.
        Case(
            "A, #3f2a77b0-11 Buy=button, C", "A, #9c01d4e2-11 Purchase=button, C",
            "~2 Buy, Button/Purchase, Button"),
        // Another id with the same words between the same neighbours is nothing that is heard.
        Case("#a A, #b B, #c C", "#a A, #b2 B, #c C", ""),
        // Words that changed in their place.
        Case("A, Pay 5 now, C", "A, Pay 7 now, C", "~2 Pay 5 now/Pay 7 now"),
        Case("A, Buy=button, C", "A, Purchase=button, C", "~2 Buy, Button/Purchase, Button"),
        Case("A, Buy=button, C", "A, Terms=link, C", "-2 Buy, Button; +2 Terms, Link"),
        Case("A, Buy=button, C", "A, Buy=link, C", "~2 Buy, Button/Buy, Link"),
        Case("A, One, Two, C", "A, Un, Deux, C", "~2 One/Un; ~3 Two/Deux"),
        Case(
            "A, Oat milk, C", "A, Fresh oat milk, Rye bread, C",
            "~2 Oat milk/Fresh oat milk; +3 Rye bread"),
        // Moved and reworded is one change, also without ids.
        Case(
            "Send the order now=button, B, C, D, E", "B, C, D, E, Send your order now=button",
            ">1→5 Send the order now, Button/Send your order now, Button"),
        // Rows that share most of their words are not one that moved.
        Case(
            "Add oat to cart, Add rye to cart, Add tea to cart, Add nut to cart, Add fig to cart",
            "Add rye to cart, Add tea to cart, Add nut to cart, Add fig to cart, Add egg to cart",
            "-1 Add oat to cart; +5 Add egg to cart"),
        // Equal buttons stay with their rows.
        Case("A, Del, B, Del, C, Del", "B, Del, C, Del", "-1 A; -2 Del"),
        Case("A, Del, B, Del, C, Del", "A, Del, C, Del", "-3 B; -4 Del"),
        Case("A, Del, B, Del, C, Del", "A, Del, B, Del, C, Del, D, Del", "+7 D; +8 Del"),
        Case(
            "A, Del, B, Del, C, Del, D, Del", "D, Del, A, Del, B, Del, C, Del", ">7→1 D; >8→2 Del"),
        Case("X, X, X, X", "X, X, X", "-4 X"),
        // A single one of several equal ones that moved.
        Case("A, X, B, X, C, D, E", "A, B, X, C, D, X, E", ">2→6 X"),
        // The whole order.
        Case("A, B, C, D", "D, C, B, A", "the order of the 4 stops that stay is reversed"),
        Case(
            "A, B, C, D, E, F", "C, B, A, F, E, D",
            "4 of the 6 stops that stay come in another order"),
        Case("A, B", "B, A", ">1→2 A"),
        Case(
            "#a A, #b B, #c C", "#c C, #b X, #a A",
            "~2 B/X; the order of the 3 stops that stay is reversed"),
        // Hints count, positions are respoken.
        Case("A !Do it, B", "A !Do that, B", "~1 A/A"),
        Case("A, B !Do it", "A, B", "~2 B/B"),
        // The status bar.
        Case("A, |9:41, 80 percent", "A, |9:42, 80 percent", "~S1 9:41/9:42"),
        Case("A, |Clock, Battery", "A, |Battery", "-S1 Clock"),
        Case("A, B, #d Done", "A, B, |#d Done", ">3→S1 Done"),
        Case("A, |Clock", "A, B, |Clock", "+2 B"),
        Case("A, B, |Clock", "A, |Clock", "-2 B"),
        // Nothing on one side.
        Case("|Clock", "A", "+1 A; -S1 Clock"),
        Case("A, A, A", "B, C", "-1 A; -2 A; -3 A; +1 B; +2 C"),
        // Containers.
        Case("#l Cart(A, B, C)", "#l Basket(A, B, C)", "c list \"Cart\" is list \"Basket\" now"),
        Case(
            "A, B, C", "A, Cart=semanticGroup(B, C)",
            "~2(surroundings) B/Cart, B; c group \"Cart\" is new"),
        Case(
            "A, (B, C)", "A, B, C",
            "~2(surroundings) B, List start/B; ~3(surroundings) C, List end/C; c list is gone"),
        Case(
            "#k K(A, B), #l L(C, D)", "#k K(A), #l L(B, C, D)",
            "c2 B, List start; ~3(surroundings) C, List start/C"),
        Case(
            "#k K(A, B, C), #l L(D, E, F)", "#k K(B, C), #l L(D, E, F, A)",
            "~1(surroundings) B/B, List start; ~5(surroundings) F, List end/F; "
                + ">1→6 A, List start/A, List end"),
        Case(
            "=series(A, B, C)", "=series(X, A, B, C)",
            "+1 X, 1 of 4; ~2(place) A, 1 of 3/A, 2 of 4; ~3(place) B, 2 of 3/B, 3 of 4; "
                + "~4(place) C, 3 of 3/C, 4 of 4"),
    ]

    @Test(arguments: cases)
    func tellsWhatChanged(_ row: Case) {
        #expect(ScreenComparison(row.old, row.new).marks == row.marks)
    }
}
