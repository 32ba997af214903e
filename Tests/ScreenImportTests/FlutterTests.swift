import ScreenModel
import Testing

@testable import ScreenImport

@Suite struct FlutterTests {
    struct Case: NamedCase {
        var name: String
        var properties: [String]
        var stop: String?
    }

    /// A root over one node with these properties.
    private func dump(_ properties: [String]) throws -> ImportResult {
        try imported(
            "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)\n │\n └─SemanticsNode#1\n"
                + properties.map { "     \($0)\n" }.joined())
    }

    @Test(arguments: [
        Case(name: "a label", properties: ["label: \"a\""], stop: "a"),
        Case(name: "a blank label", properties: ["label: \" \""]),
        Case(name: "a value", properties: ["value: \"1\""], stop: "(none)"),
        Case(name: "a tooltip", properties: ["tooltip: \"t\""], stop: "t"),
        Case(
            name: "a label and a tooltip", properties: ["label: \"a\"", "tooltip: \"t\""],
            stop: "a\nt"),
        Case(name: "an action", properties: ["actions: scrollUp, tap"], stop: "(none)"),
        Case(
            name: "scrolling and notices alone",
            properties: ["actions: scrollLeft, showOnScreen, didLoseAccessibilityFocus"]),
        Case(name: "flags alone", properties: ["flags: isButton"]),
        Case(name: "merged up", properties: ["merged up ⬆️", "label: \"a\""]),
        Case(name: "invisible", properties: ["invisible", "label: \"a\""]),
        Case(
            name: "scrolled away", properties: ["flags: isHidden", "HIDDEN", "label: \"a\""],
            stop: "a"),
        Case(
            name: "a wrapped label", properties: ["label: \"one two", "  three\""],
            stop: "one two three"),
        Case(
            name: "line feeds", properties: ["label:", "  \"one", "  two: \"2\"\""],
            stop: "one\ntwo: \"2\""),
    ])
    func findsStops(_ row: Case) throws {
        // A node that is merged up gives the root its label.
        let names = try dump(row.properties).stopNames.filter { _ in row.name != "merged up" }
        #expect(names == (row.stop.map { [$0] } ?? []))
    }

    struct FlagCase: NamedCase {
        var flags: String
        var traits: Traits
        var value: String?
        var name: String { flags }
    }

    @Test(arguments: [
        FlagCase(flags: "isButton, isSelected, hasCheckedState", traits: [.button, .selected]),
        FlagCase(flags: "hasToggledState", traits: [.button, .toggleButton], value: "0"),
        FlagCase(
            flags: "hasCheckedState, isChecked", traits: [.button, .toggleButton], value: "1"),
        FlagCase(
            flags: "hasCheckedState, isChecked, isInMutuallyExclusiveGroup", traits: .selected),
        FlagCase(flags: "isTextField, isMultiline", traits: [.textEntry, .textArea]),
        FlagCase(flags: "isTextField, isObscured", traits: [.textEntry, .secureTextField]),
        FlagCase(flags: "isLink, isHeader, isImage", traits: [.link, .header, .image]),
        FlagCase(flags: "hasEnabledState", traits: .notEnabled),
    ])
    func readsFlags(_ row: FlagCase) throws {
        let result = try dump(["flags: \(row.flags)", "label: \"a\""])
        let element = try #require(result.element("a"))
        #expect(element.effectiveTraits == row.traits)
        #expect(element.value == row.value)
    }

    @Test func saysWhetherItKnowsThatAnElementIsEnabled() throws {
        #expect(try dump(["label: \"a\""]).screen.unknown.contains(.enabled))
        let result = try dump(["flags: hasEnabledState, isEnabled", "label: \"a\""])
        #expect(result.element("a")?.enabled == true)
        #expect(!result.screen.unknown.contains(.enabled))
    }

    @Test func addsFramesUpAndStartsAgainWhereTheScreenIsScaled() throws {
        let result = try imported(
            """
            SemanticsNode#0
             │ Rect.fromLTRB(0.0, 0.0, 1200.0, 2400.0)
             │
             └─SemanticsNode#1
               │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0) scaled by 3.0x
               │
               └─SemanticsNode#2
                 │ Rect.fromLTRB(10.0, 20.0, 110.0, 120.0)
                 │
                 └─SemanticsNode#3
                     Rect.fromLTRB(1.5, 2.0, 11.5, 12.0)
                     label: "deep"
            """)
        #expect(result.element("deep")?.frame == Rect(x: 11.5, y: 22, width: 10, height: 10))
        #expect(result.screen.size == Size(width: 400, height: 800))
    }
}
