import ScreenModel
import Testing

@testable import ScreenImport

@Suite struct EarlGreyTests {
    struct Case: NamedCase {
        var name: String
        var row: String
        var label: String?
        var value: String?
    }

    @Test(arguments: [
        Case(
            name: "an apostrophe", row: "AX.label='It's on'; AX.value='5'", label: "It's on",
            value: "5"),
        Case(
            name: "a quote and a semicolon", row: "AX.label='a'; b'; AX.value='c'", label: "a'; b",
            value: "c"),
        Case(name: "the last part", row: "AX.label='a'", label: "a"),
        Case(name: "before a word", row: "AX.label='a'; opaque; alpha=1", label: "a"),
        Case(name: "a mark at its end", row: "AX.label='a >'; alpha=1", label: "a >"),
        Case(
            name: "an escape", row: "AX.label='\\Uf0c9 \\Ud83d\\Ude00 \\Ux'",
            label: "\u{F0C9} 😀 \\Ux"),
        Case(name: "half an escape", row: "AX.label='\\Ud83d'", label: "\u{FFFD}"),
        Case(name: "a line feed", row: "AX.label='a\nb'; AX.value='c'", label: "a\nb", value: "c"),
        Case(name: "no end", row: "AX.label='a; alpha=1", label: "a; alpha=1>"),
    ])
    func readsValuesThatAreNotEscaped(_ row: Case) throws {
        let result = try imported("<UIView:0x7f1; AX=Y; \(row.row)>\n")
        let element = result.screen.tree[ElementIndex(1)]
        #expect(element.label == row.label && element.value == row.value)
        #expect(result.nodeCount == 1)
    }

    @Test func stopsAtTheOutermostElement() throws {
        let result = try imported(
            """
            <UIWindow:0x1; AX=N; alpha=1>
              |--<UIView:0x2; AX=Y; AX.label='outer'; alpha=1>
              |  |--<UIView:0x3; AX=Y; AX.label='inner'; alpha=1>
              |--<UIView:0x4; AX=N; AX.label='plain'; hidden; alpha=1>
              |  |--<UIView:0x5; AX=Y; AX.label='behind'; alpha=1>
              |--<UIView:0x6; AX=Y; AX.label='faded'; alpha=0>
              |--<UIView:0x7; AX=Y; AX.label='last'; alpha=0.5>
            """)
        #expect(result.stopNames == ["outer", "last"])
        #expect(result.nodeCount == 7)
        #expect(result.screen.tree.path(of: ElementIndex(3)) == "0/0/0")
    }
}
