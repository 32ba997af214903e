import ScreenModel
import Testing

@testable import ScreenImport

@Suite struct ReactNativeTests {
    struct Case: NamedCase {
        var name: String
        var text: String
        var stops: [String]
        var nodes: Int
    }

    @Test(arguments: [
        Case(
            name: "texts", text: "<Text>a</Text><Text>b\n  c</Text>", stops: ["a", "b c"], nodes: 3),
        Case(
            name: "texts in a stop",
            text: "<View accessible={true}><Text>a</Text><Text>b</Text></View>",
            stops: ["a b"], nodes: 4),
        Case(
            name: "a label instead of the texts",
            text: "<View accessible aria-label=\"x\"><Text>a</Text></View>", stops: ["x"], nodes: 3),
        Case(
            name: "nested texts", text: "<Text>a<Text>b</Text>c</Text>", stops: ["a b c"], nodes: 3),
        Case(
            name: "a text that is not accessible",
            text: "<Text accessible={false}>a<Text>b</Text></Text>", stops: ["b"], nodes: 3),
        Case(
            name: "hidden subtrees",
            text: "<View aria-hidden={true}><Text>a</Text></View><Text>b</Text>", stops: ["b"],
            nodes: 4),
        Case(
            name: "fields and switches", text: "<TextInput/><Switch/><Image/><View/>",
            stops: ["(none)", "(none)"], nodes: 5),
        Case(
            name: "braces in strings",
            text: "<View style={{\"a\": \"}>\"}} onPress={[Function]}><Text>a</Text></View>",
            stops: ["a"], nodes: 3),
        Case(
            name: "elements as values",
            text: "<View icon={<Icon name=\"}\" />}><Text>a</Text></View>",
            stops: ["a"], nodes: 3),
        Case(name: "escaped marks", text: "<Text>a &lt; b</Text>", stops: ["a < b"], nodes: 2),
    ])
    func findsStops(_ row: Case) throws {
        let result = try imported("<View>\n\(row.text)\n</View>")
        #expect(result.stopNames == row.stops)
        #expect(result.nodeCount == row.nodes)
        #expect(result.states == [])
    }

    struct ElementCase: NamedCase {
        var attributes: String
        var value: String?
        var traits: Traits = []
        var expanded: Bool?
        var name: String { attributes }
    }

    @Test(arguments: [
        ElementCase(attributes: "role=\"imagebutton\"", traits: [.image, .button]),
        ElementCase(attributes: "role=\"none\""),
        ElementCase(
            attributes: "accessibilityRole=\"switch\" accessibilityState={{\"checked\": true}}",
            value: "1", traits: [.button, .toggleButton]),
        ElementCase(
            attributes: "role=\"radio\" aria-checked={true}", traits: [.radioButton, .selected]),
        ElementCase(
            attributes: "accessibilityState={{\n\"busy\": undefined,\n\"disabled\": true,\n}}",
            traits: .notEnabled),
        ElementCase(
            attributes: "aria-selected={true} aria-expanded={false}", traits: .selected,
            expanded: false),
        ElementCase(attributes: "accessibilityValue={{\"now\": 4, \"max\": 9}}", value: "4"),
        ElementCase(
            attributes: "accessibilityValue={{\"now\": 4, \"text\": \"four\"}}", value: "four"),
    ])
    func readsAttributes(_ row: ElementCase) throws {
        let result = try imported("<View accessible={true} aria-label=\"x\" \(row.attributes) />")
        let element = try #require(result.element("x"))
        #expect(element.value == row.value)
        #expect(element.effectiveTraits == row.traits)
        #expect(element.expanded == row.expanded)
    }

    @Test func saysThatATreeIsCut() throws {
        #expect(try imported("<View>\n<Text>a</Text>\n<Text>b").states == ["cut"])
        let result = try imported("<View>\n<Text>a</Text>\n<Text testID=\"b")
        #expect(result.states == ["cut"] && result.stopNames == ["a"])
    }
}
