import Foundation
import ScreenModel
import Testing

@testable import ScreenImport

/// The dialects of the drivers' dumps: what each cannot say, and what is broken about them.
@Suite struct DriverDumpTests {
    struct Row: NamedCase {
        var name: String
        var row: String
        var says: String

        init(_ name: String, _ row: String, _ says: String) {
            self.name = name
            self.row = row
            self.says = says
        }
    }

    @Test(arguments: [
        Row("nothing but a type", "Other, 0x1, {{0.0, 0.0}, {9.0, 9.0}}", "other"),
        Row(
            "all keys",
            "Cell, 0x1, identifier: 'a', title: 'b', label: 'c', placeholderValue: 'd', value: e",
            "cell #a 'c' d=e"),
        Row("a title for a blank label", "Cell, 0x1, title: 'b', label: ' '", "cell 'b'"),
        Row("quotes inside", "Cell, 0x1, label: 'it's 'so', he said'", "cell 'it's 'so', he said'"),
        Row(
            "a key that comes too late", "Cell, 0x1, label: 'x', identifier: 'y'",
            "cell 'x', identifier: 'y'"),
        Row("a key inside a text", "Cell, 0x1, label: 'price, value: 3'", "cell 'price, value: 3'"),
        Row(
            "a value with everything", "Cell, 0x1, value: 'a', label: 'b', Selected",
            "cell ='a', label: 'b' selected"),
        Row(
            "flags in any order", "Cell, 0x1, label: 'x', Keyboard Focused, Selected, Disabled",
            "cell 'x' off selected focus"),
        Row(
            "flags before the keys", "Cell, 0x1, Disabled, Selected, label: 'x'",
            "cell 'x' off selected"),
        Row("a flag inside a text", "Cell, 0x1, label: 'x, Disabled'", "cell 'x, Disabled'"),
        Row("no address", "Cell, {{1.0, 2.0}, {3.0, 4.0}}, label: 'x'", "cell 'x'"),
        Row("no address and frame", "→Cell, label: 'x'", "cell 'x'"),
        Row(
            "the older spelling", "Cell 0x1: traits: 1, {{1.0, 2.0}, {3.0, 4.0}}, label: 'x'",
            "cell 'x' [button]"),
        Row(
            "a mask that is too large", "Cell, 0x1, traits: 99999999999999999999, label: 'x'",
            "cell 'x'"),
        Row("a log's time", "    t =     9.90s Cell, 0x1, label: 'x'", "cell 'x'"),
        Row("no-break spaces", "\u{A0}\u{A0}Cell, 0x1, label: 'x'", "cell 'x'"),
        Row(
            "a label of lines", "Cell, 0x1, label: 'x\n\n  Button\ny', Disabled",
            "cell 'x\n\n  Button\ny' off"),
        Row("what follows a row", "Cell, 0x1, label: 'x'\nnoise, label: 'z", "cell 'x'"),
        Row("what follows a row without texts", "Cell, 0x1\nnoise, label: 'z'", "cell"),
        Row("a cut text", "Cell, 0x1, identifier: 'a', label: 'x", "cell #a cut"),
        Row("a cut key", "Cell, 0x1, label: 'x', va", "cell 'x' cut"),
        Row("a cut frame", "Cell, 0x1, {{1.0, 2", "cell cut"),
    ])
    func readsARow(_ row: Row) throws {
        let result = try imported("Element subtree:\n" + row.row)
        let element = result.screen.tree[ElementIndex(1)]
        var says = element.type?.rawValue ?? ""
        if let id = element.id { says += " #\(id)" }
        if let label = element.label { says += " '\(label)'" }
        if let placeholder = element.placeholder { says += " \(placeholder)" }
        if let value = element.value {
            says += (element.placeholder == nil ? " " : "") + "=\(value)"
        }
        if element.enabled == false { says += " off" }
        if element.selected == true { says += " selected" }
        if element.extras.defaultFocus == true { says += " focus" }
        if let traits = element.traits, !element.derived.contains(.traits) {
            says += " \(traits.namesOfSetBits)".replacing("\"", with: "")
        }
        if result.states.contains("cut") { says += " cut" }
        #expect(says == row.says)
        #expect(result.nodeCount == 1)
    }

    @Test(arguments: [
        Row(
            "gaps and indents",
            "  Other, 0x1\n     Cell, 0x2, label: 'a'\n...\n     Cell, 0x3, label: 'b'\n Cell, 0x4, label: 'c'",
            "0/0 0/1 1"),
        Row(
            "a part that begins deep",
            "      Cell, 0x2, label: 'a'\n  Cell, 0x3, label: 'b'\n    Cell, 0x4", "0 1"),
        Row(
            "only what stands in the subtree",
            "Attributes: Other, 0x1\nElement subtree:\n →Other, 0x1\n    Cell, 0x2, label: 'a'\nPath to element:\n →Cell, 0x9, label: 'p'",
            "0/0"),
        Row(
            "a part and a whole",
            "  Cell, 0x2, label: 'a'\nPath to element:\n Cell, 0x3, label: 'p'\nElement subtree:\n Cell, 0x4, label: 'b'",
            "0 1"),
    ])
    func buildsTheTree(_ row: Row) throws {
        let result = try imported(row.row)
        let stops = result.screen.statedOrder ?? []
        #expect(stops.map { result.screen.tree.path(of: $0) }.joined(separator: " ") == row.says)
    }

    @Test(arguments: [
        Row(
            "a flat list without flags", #"[{"type": "Button", "label": "a", "rect": {"x": 1}}]"#,
            "value enabled selected"),
        Row(
            "flags as text", #"{"type": "Button", "isEnabled": "1", "rect": {}, "value": null}"#, ""
        ),
        Row(
            "no frames", #"{"type": "Button", "rawIdentifier": null, "label": "a", "value": null}"#,
            "enabled selected frame"),
        Row(
            "the first generation",
            #"{"type": "UIAButton", "isEnabled": "1", "rect": {}, "attributes": {}, "value": ""}"#,
            "identifier selected"),
        Row(
            "an empty value that says nothing",
            #"{"type": "Button", "lable": "a", "value": "", "isEnabled": true, "rect": {}}"#,
            "value"),
    ])
    func knowsWhatADialectCannotSay(_ row: Row) throws {
        let result = try imported(row.row)
        #expect(result.format == "wda-json")
        let asked: Facets = [.value, .enabled, .selected, .frame, .identifier]
        let words = Set(result.screen.unknown.intersection(asked).namesOfSetBits)
        #expect(words == Set(row.says.split(separator: " ").map(String.init)))
    }

    @Test(arguments: [
        Row("nothing", #"{"value": null, "sessionId": "1"}"#, "no-root"),
        Row("any", #"{"type": "Any", "isVisible": "0", "children": [{"type": "Any"}]}"#, "all-any"),
        Row(
            "zero",
            #"{"type": "Application", "isVisible": "1", "rect": {"x": 0, "y": 0, "width": 0, "height": 0}}"#,
            "app-zero"),
        Row(
            "alone",
            #"{"elementType": 2, "label": "A", "frame": {"X": 0, "Y": 0, "Width": 9, "Height": 9}}"#,
            "app-only"),
        Row(
            "home screen by its label",
            #"{"elementType": 2, "label": " ", "frame": {"Width": 9}, "children": [{"elementType": 9, "label": "Maps"}]}"#,
            "springboard"),
        Row(
            "home screen by its query",
            "Element subtree:\n →Application, 0x1\n    Icon, 0x2, label: 'Maps'\nQuery chain:\n →Find: Target Application 'com.apple.springboard'",
            "springboard"),
        Row(
            "flags that are all off", #"{"type": "Button", "label": "a", "isAccessible": "0"}"#,
            "no-stops"),
        Row(
            "a bar without contents", #"{"UIATabBar": {"@": {"name": "Tabs"}, ">": []}}"#,
            "hollow-group"),
        Row("a header alone", "Attributes: Application, 0x1, label: 'A'", "cut no-root"),
    ])
    func reportsStates(_ row: Row) throws {
        #expect(try imported(row.row).states.joined(separator: " ") == row.says)
    }

    @Test func readsLongLabelsAndManyRowsInLinearTime() throws {
        let lines = String(repeating: "line\n", count: 30_000)
        let blanks = String(repeating: "\n", count: 30_000)
        let flags = String(repeating: ", Selected\n", count: 10_000)
        for text in [lines, blanks, flags] {
            _ = try imported("Element subtree:\n Button, 0x1, label: '\(text)")
            _ = try imported("Element subtree:\n Button, 0x1, label: '\(text)'\n Cell, 0x2")
        }
        let rows = (0..<3000).map {
            "    Cell, 0x1, {{0.0, \($0 * 44).0}, {9.0, 44.0}}, label: '\($0)'"
        }
        let whole = "Element subtree:\n →Table, 0x1\n" + rows.joined(separator: "\n")
        #expect(try imported(whole).stopNames.last == "2999")
    }

    @Test func readsDeepTrees() throws {
        let levels = 3000
        let json =
            String(
                repeating: #"{"elementType": 3, "frame": {"Width": 1}, "children": ["#,
                count: levels)
            + #"{"elementType": 9, "label": "end"}"# + String(repeating: "]}", count: levels)
        #expect(try imported(json).stopNames == ["end"])
        let tree =
            String(repeating: #"{"UIAWindow": {"@": {}, ">": ["#, count: levels)
            + #"{"UIAButton": {"@": {"label": "end"}}}"# + String(repeating: "]}}", count: levels)
        #expect(try imported(tree).stopNames == ["end"])
        let rows = (0..<200).map { String(repeating: " ", count: $0) + "Group, 0x1" }
        let text = rows.joined(separator: "\n") + "\n" + String(repeating: " ", count: 200)
        #expect(try imported(text + "Button, 0x1, label: 'end'").stopNames == ["end"])
    }

    /// Every fixture, cut and damaged, opens or is refused; nothing traps.
    @Test(arguments: FixtureTests.names)
    func survivesCutsAndDamage(_ name: String) throws {
        let file = FixtureTests.folder.appendingPathComponent("\(name).dump")
        let whole = Array(try Data(contentsOf: file).prefix(6000))
        for end in stride(from: 0, to: whole.count, by: 7) {
            _ = try? importScreen(Array(whole[..<end]))
        }
        var random = Damage(state: UInt64(whole.count) | 1)
        for _ in 0..<40 {
            var bytes = whole
            for _ in 0..<4 { random.damage(&bytes) }
            _ = try? importScreen(bytes)
        }
    }

    /// A small generator, so that every run damages alike.
    private struct Damage {
        var state: UInt64
        private let pieces = [
            "\"", "'", "{", "}", "[", "]", "<", ", ", "\\", "\n", "...", "→", "{{",
        ]

        mutating func next(below limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(max(limit, 1)))
        }

        mutating func damage(_ bytes: inout [UInt8]) {
            guard !bytes.isEmpty else { return }
            let place = next(below: bytes.count)
            switch next(below: 4) {
            case 0: bytes.removeSubrange(place..<min(bytes.count, place + next(below: 40)))
            case 1: bytes[place] = UInt8(next(below: 256))
            case 2: bytes.insert(contentsOf: pieces[next(below: pieces.count)].utf8, at: place)
            default:
                let end = min(bytes.count, place + next(below: 60))
                bytes.insert(contentsOf: bytes[place..<end], at: next(below: bytes.count))
            }
        }
    }
}
