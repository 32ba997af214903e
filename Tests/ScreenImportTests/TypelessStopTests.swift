import ScreenModel
import Testing

@testable import ScreenImport

/// A Maestro hierarchy in a few words: one node a line, indented by two spaces a level, as
/// `label` or `label=value`; "-" has neither.
private func hierarchy(_ outline: String) -> String {
    var text = ""
    var open: [Int] = []
    func close(to level: Int) {
        while let last = open.last, last >= level {
            text += "]}"
            open.removeLast()
        }
    }
    for line in outline.split(separator: "\n") {
        let level = line.prefix { $0 == " " }.count
        close(to: level)
        if text.last == "}" { text += "," }
        let words = line.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        let label = words[0] == "-" ? "" : String(words[0])
        let value = words.count > 1 ? String(words[1]) : ""
        text +=
            "{\"attributes\": {\"bounds\": \"[0,0][9,9]\", \"accessibilityText\": "
            + "\(JSONWriter.quoted(label)), \"value\": \(JSONWriter.quoted(value))}, "
            + "\"children\": ["
        open.append(level)
    }
    close(to: 0)
    return text
}

@Suite struct TypelessStopTests {
    struct Case: NamedCase {
        var name: String
        var outline: String
        var stops: [String]
    }

    @Test(arguments: [
        Case(name: "an application is none", outline: "App", stops: []),
        Case(
            name: "a text wrapped in itself once",
            outline: """
                App
                  Flour
                    -
                      Flour
                        Flour
                """, stops: ["Flour"]),
        Case(
            name: "a wrapper of joined texts is left out",
            outline: """
                App
                  One Two
                    One Two
                      One
                        One
                      Two
                """, stops: ["One", "Two"]),
        Case(
            name: "white space between joined texts does not matter",
            outline: """
                App
                  One   Two
                    One
                    Two
                """, stops: ["One", "Two"]),
        Case(
            name: "a wrapper of two equal texts",
            outline: """
                App
                  Add Add
                    Add
                    Add
                """, stops: ["Add", "Add"]),
        Case(
            name: "texts joined in another order are repeated, not wrapped",
            outline: """
                App
                  Two One
                    One
                    Two
                """, stops: ["Two One"]),
        Case(
            name: "one other text below is covered",
            outline: """
                App
                  Call Anna
                    Anna, mobile
                """, stops: ["Call Anna"]),
        Case(
            name: "two other texts below are not",
            outline: """
                App
                  Card
                    Plot 7
                    Rented
                """, stops: ["Plot 7", "Rented"]),
        Case(
            name: "texts that label and value repeat are covered",
            outline: """
                App
                  Amount, 3 litres=from 1 to 5
                    3 litres
                    from 1
                """, stops: ["Amount, 3 litres"]),
        Case(
            name: "a value is text too",
            outline: """
                App
                  -=250
                  -
                """, stops: ["(none)"]),
        Case(
            name: "scroll bars in disguise are skipped",
            outline: """
                App
                  Barra, 3 páginas=40%
                  Barra, 3 páginas
                """, stops: ["Barra, 3 páginas"]),
        Case(
            name: "scroll bars in a joined text are no text",
            outline: """
                App
                  Show Vertical scroll bar, 4 pages Horizontal scroll bar, 1 page
                    Show
                    Vertical scroll bar, 4 pages
                """, stops: ["Show"]),
        Case(
            name: "an own text below its own wrapper counts",
            outline: """
                App
                  A B
                    A
                    A B
                      B
                """, stops: ["A", "A B"]),
    ])
    func findsTheStops(_ row: Case) throws {
        #expect(try imported(hierarchy(row.outline)).stopNames == row.stops)
    }

    @Test func isLinearInDeepWrappers() throws {
        let levels = 3000
        let wrapper = "{\"attributes\": {\"bounds\": \"\", \"accessibilityText\": \"a b\"}, "
        let leaf = "{\"attributes\": {\"bounds\": \"\", \"accessibilityText\": "
        let text =
            String(repeating: wrapper + "\"children\": [", count: levels) + leaf + "\"a\"}}, "
            + leaf + "\"b\"}}" + String(repeating: "]}", count: levels)
        let result = try imported(text)
        #expect(result.stopNames == ["a", "b"])
        #expect(result.nodeCount == levels + 2)
    }

    @Test(arguments: [
        ("", "", true), ("", "a", true), ("ab", "aab", true), ("aab", "aaab", true),
        ("abcabd", "abcabcabd", true), ("b", "a", false), ("ab", "a", false),
        ("aab", "abaaa", false),
    ])
    func findsAPiece(_ piece: String, _ text: String, _ expected: Bool) {
        #expect(TypelessText.occurs(Array(piece.utf8), in: Array(text.utf8)) == expected)
    }
}
