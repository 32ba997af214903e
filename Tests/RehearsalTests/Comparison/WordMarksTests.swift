import Testing

@testable import Rehearsal

struct WordMarksTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        let marked: String
        var testDescription: String { marked }
    }

    static let cases = [
        Case(old: "", new: "", marked: ""),
        Case(old: "Pay", new: "Pay", marked: "Pay"),
        Case(old: "", new: "Pay", marked: "{+Pay+}"),
        Case(old: "Pay", new: "", marked: "[-Pay-]"),
        Case(
            old: "Oat milk, Button", new: "Rice milk, Button",
            marked: "[-Oat-]{+Rice+} milk, Button"),
        Case(old: "Total, $12", new: "Total, $14", marked: "Total, [-$12-]{+$14+}"),
        Case(old: "Pay, Button", new: "Pay now, Button", marked: "Pay{+ now+}, Button"),
        Case(old: "2, Adjustable", new: "2", marked: "2[-, Adjustable-]"),
        Case(old: "a b c d", new: "x y c d", marked: "[-a b-]{+x y+} c d"),
        Case(old: "a, b", new: "x, y", marked: "[-a-]{+x+}, [-b-]{+y+}"),
        Case(old: "1,234.50 €", new: "1,234.60 €", marked: "[-1,234.50-]{+1,234.60+} €"),
        Case(old: "購入する", new: "購読する", marked: "購[-入-]{+読+}する"),
        Case(old: "Ünïted 👨‍👩‍👧", new: "Ünïted 👨‍👩‍👦", marked: "Ünïted [-👨‍👩‍👧-]{+👨‍👩‍👦+}"),
        Case(old: "one two three", new: "one three", marked: "one [-two -]three"),
        Case(old: "Save", new: "Cancel", marked: "[-Save-]{+Cancel+}"),
    ]

    @Test(arguments: cases)
    func marksWords(_ row: Case) {
        let marks = WordMark.marks(row.old, row.new)
        let marked = marks.map { mark in
            switch mark {
            case .same(let text): text
            case .gone(let text): "[-\(text)-]"
            case .new(let text): "{+\(text)+}"
            }
        }
        #expect(marked.joined() == row.marked)
    }

    /// Whatever the texts are, both can be read from the marks.
    @Test func losesNothing() {
        var dice = EditDice(state: 3)
        let pieces = ["a", "b", " ", ", ", ".", "購", "\n", "🎉", "ab", "'"]
        for _ in 0..<500 {
            let old = (0..<dice.roll(8)).map { _ in pieces[dice.roll(pieces.count)] }.joined()
            let new = (0..<dice.roll(8)).map { _ in pieces[dice.roll(pieces.count)] }.joined()
            var (before, after) = ("", "")
            for mark in WordMark.marks(old, new) {
                switch mark {
                case .same(let text): (before, after) = (before + text, after + text)
                case .gone(let text): before += text
                case .new(let text): after += text
                }
            }
            #expect(before == old)
            #expect(after == new)
        }
    }

    @Test func longTextsAreQuick() {
        let old = (0..<20_000).map { "w\($0)" }.joined(separator: " ")
        let new = (0..<20_000).map { "v\($0)" }.joined(separator: " ")
        #expect(WordMark.marks(old, new).count == 2)
    }
}
