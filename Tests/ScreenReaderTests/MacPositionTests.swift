import ScreenModel
import ScreenReader
import Testing

/// "2 of 3" on the Mac: radio buttons, tabs and rows among their like.
@Suite struct MacPositionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let container: ElementType
        let members: [Sketch]
        var isInWeb = false
        var testDescription: String { "\(text) in \(container)" }
    }

    private static func three(_ type: ElementType) -> [Sketch] {
        ["a", "it", "c"].map { Sketch($0, type) }
    }

    static let cases: [Case] = [
        Case(
            text: "it, radio button, 2 of 3", container: .radioGroup,
            members: three(.radioButton)),
        Case(text: "it, radio button, 2 of 3", container: .group, members: three(.radioButton)),
        Case(
            text: "it, radio button, 1 of 1", container: .radioGroup,
            members: [Sketch("it", .radioButton)]),
        Case(
            text: "it, radio button", container: .group, members: [Sketch("it", .radioButton)]),
        Case(text: "it, tab, 2 of 3", container: .tabGroup, members: three(.tab)),
        Case(text: "it, tab, 2 of 3", container: .tabBar, members: three(.tab)),
        Case(
            text: "it, tab, 2 of 3", container: .tabGroup,
            members: [Sketch("x", .button)] + three(.tab)),
        Case(text: "it, outline row, (2 of 3)", container: .outline, members: three(.outlineRow)),
        Case(text: "it, row 2 of 3", container: .table, members: three(.tableRow)),
        Case(text: "it, row 2 of 3", container: .table, members: three(.row)),
        Case(text: "it", container: .list, members: three(.row)),
        Case(text: "it", container: .table, members: three(.tableRow), isInWeb: true),
        Case(text: "it, button", container: .radioGroup, members: three(.button)),
    ]

    @Test(arguments: cases)
    func says(_ row: Case) throws {
        let box = Sketch(holding: row.members, row.container)
        let session = Walk(.mac([row.isInWeb ? Sketch(holding: [box], .webArea) : box])).session
        let index = try #require(session.element(named: .id("it")))
        #expect(session.utterance(of: index).text == row.text)
    }

    /// In web content the group is named behind the position.
    @Test func contextFollowsThePosition() {
        var walk = Walk(
            .mac([
                Sketch(
                    holding: [
                        Sketch("x"),
                        Sketch(
                            holding: [
                                Sketch("Dark", .radioButton) { $0.selected = true },
                                Sketch("Light", .radioButton),
                            ], .radioGroup, { $0.label = "Theme" }),
                    ], .webArea)
            ]))
        _ = walk.play("touch #x")
        #expect(
            walk.play("swipe right")
                == "@Dark [tick] [container] 'Dark, selected, radio button, 1 of 2, Theme, radio group'"
        )
        #expect(walk.play("swipe right") == "@Light [tick] 'Light, radio button, 2 of 2'")
    }
}
