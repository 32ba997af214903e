import ScreenModel
import Testing

@testable import ScreenImport

struct PlaceCase: Sendable, NamedCase {
    let name: String
    let text: String
    /// The key of the last stop that is looked for; nil for the element itself.
    let key: ElementKey?
    /// The line and column that it must have.
    let place: String

    init(_ name: String, _ key: ElementKey?, _ place: String, _ text: String) {
        self.name = name
        self.text = text
        self.key = key
        self.place = place
    }
}

/// Where elements and what is set on them stand in the file.
@Suite struct ElementPlacesTests {
    static let cases: [PlaceCase] = [
        PlaceCase(
            "an element", nil, "2:2", "{earshot: 1, elements: [\n {id: 'a', label: 'A'}\n]}"),
        PlaceCase(
            "an unquoted key", .label, "2:12", "{earshot: 1, elements: [\n {id: 'a', label: 'A'}]}"),
        PlaceCase(
            "a quoted key", .hint, "4:3",
            "{\"earshot\": 1, \"elements\": [\n{\n  \"label\": \"A\",\n  \"hint\": \"H\"}]}"),
        PlaceCase(
            "behind comments, lists and strings with braces", .value, "6:1",
            "{earshot: 1, elements: [\n{ // value: 1 }\nlabel: 'a } \\' {',\n"
                + "/* value */ actions: [{name: '}'}], /**/\nframe: [0, 0, 1, 1],\nvalue: 3}]}"),
        PlaceCase(
            "a key of a child is none of the parent's", .label, "3:1",
            "{earshot: 1, elements: [{type: 'button',\nchildren: [{label: 'B'}],\nlabel: 'A'}]}"),
        PlaceCase(
            "the last of two", .label, "2:13", "{earshot: 1, elements: [\n{label:'x', label: 'A'}]}"
        ),
        PlaceCase(
            "a key that is not there", .expanded, "2:1", "{earshot: 1, elements: [\n{label: 'A'}]}"),
        PlaceCase(
            "traits that the type supplies", .traits, "2:14",
            "{earshot: 1, elements: [\n{label: 'A', type: 'button'}]}"),
        PlaceCase(
            "on one long line", .label, "1:36", "{earshot: 1, elements: [{id: '🙂é', 'label': 'A'}]}"
        ),
        PlaceCase(
            "an attribute of XML", .label, "4:6",
            """
            <AppiumAUT>
            <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="9" \
            height="9"><XCUIElementTypeButton type="XCUIElementTypeButton" enabled="true"
                 label="A" x="1" y="1" width="2" height="2"/></XCUIElementTypeApplication>
            </AppiumAUT>
            """.replacing("enabled=\"true\"\n", with: "\nenabled=\"true\"\n")),
        PlaceCase(
            "a producer's own name for it", .label, "2:2",
            "[{\"type\": \"Button\", \"role\": \"AXButton\", \"enabled\": true,\n"
                + " \"AXLabel\": \"A\", \"frame\": {\"x\": 1, \"y\": 1, \"width\": 9, \"height\": 9}}]"
        ),
    ]

    @Test(arguments: cases)
    func finds(_ test: PlaceCase) throws {
        let result = try importScreen(Array(test.text.utf8))
        let tree = result.screen.tree
        let stop = result.screen.statedOrder?.last ?? tree[.root].links.lastChild
        let places = try #require(result.places)
        let offset = places.properties(of: tree[stop]).offset(of: test.key)
        let place = try #require(places.places(at: [offset])[offset])
        #expect("\(place.line):\(place.column)" == test.place)
    }

    /// A text inside a string of the file has no lines of the file.
    @Test func saysNothingOfWrappedTexts() throws {
        let wrapped = """
            {"value": "<XCUIElementTypeApplication x=\\"0\\" y=\\"0\\" width=\\"9\\" \
            height=\\"9\\">\\n<XCUIElementTypeButton label=\\"A\\" x=\\"0\\" y=\\"0\\" \
            width=\\"9\\" height=\\"9\\"/></XCUIElementTypeApplication>"}
            """
        let result = try importScreen(Array(wrapped.utf8))
        #expect(result.stops.count == 1 && result.places == nil)
    }

    /// In every format the element's text begins with it: its label is not far.
    @Test(arguments: FixtureTests.names)
    func holdsForFixtures(_ name: String) throws {
        let bytes = try FixtureTests.bytes(name)
        guard let result = try? importScreen(bytes), let places = result.places else { return }
        let text = try SourceText(decoding: bytes)
        let found = result.stops.compactMap { stop -> Bool? in
            let element = result.screen.tree[stop]
            guard let label = element.label?.split(separator: " ").first,
                label.allSatisfy(\.isLetter)
            else { return nil }
            let start = places.properties(of: element).offset(of: nil)
            let near = text.bytes[start...].prefix(2000)
            return String(decoding: near, as: UTF8.self).contains(label)
        }
        #expect(found.allSatisfy { $0 })
    }

    /// Any offset, also none of the text, is answered.
    @Test func survivesOddOffsets() throws {
        let result = try importScreen(Array("{earshot: 1, elements: [{label: 'A'}]}".utf8))
        let places = try #require(result.places)
        for offset in [-1, 0, 3, 1_000_000] {
            var element = Element()
            element.sourceOffset = Int32(offset)
            let found = places.properties(of: element).offset(of: .label)
            #expect(places.places(at: [found]).count == 1)
        }
    }
}
