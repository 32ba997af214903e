import Foundation
import ScreenModel
import Testing

@testable import ScreenImport

@Suite struct NativeWriterTests {
    /// A screen that uses every key, every effect and every nested key.
    static let everyKey = """
        {"earshot": 1, "title": "Kiosk", "app": "Tea", "platform": "macos", "idiom": "pad",
         "language": "de-CH", "direction": "rtl", "size": [1024, 768.5], "entry": "e",
         "rotors": [{"name": "Prices", "items": ["e", {"id": "@1", "range": [0, 2]}], "sorted": "custom"},
                    {"system": "heading", "items": []}],
         "on": {"appear": [{"announce": "Hi", "priority": "low"}, {"layoutChanged": null}], "magicTap": []},
         "elements": [
          {"id": "e", "type": "slider", "traits": ["adjustable", "selected"], "enabled": false, "selected": true,
           "label": "A \\"label\\"\\n", "value": 3, "hint": "h", "placeholder": "p", "accessible": true,
           "childrenBehavior": "combine", "container": "landmark", "landmark": "main", "hidden": false,
           "modal": true, "groupsChildren": true, "sortPriority": -1.5, "alpha": 0.5, "order": ["k"],
           "frame": [0, 0, 0, 0], "visualFrame": [1, 2, 3, 4], "activationPoint": [5, 6],
           "path": [[0, 0], [1, 1]], "headingLevel": 2, "expanded": false, "language": "fr",
           "textualContext": "sourceCode",
           "speech": {"spellOut": true, "pitch": 1.5, "punctuation": "all", "ipa": "tiː"},
           "actions": [{"name": "Brew", "category": "edit", "do": [{"toggle": "e"}, {"select": "e"}]}, {"name": "Pour"}],
           "content": [{"label": "Origin", "value": "Assam", "importance": "high"}, {"value": "x"}],
           "rotors": [{"name": "R", "items": ["k"]}], "steps": ["1", 2, true],
           "min": 0, "max": 10, "step": 0.5, "now": 3, "format": "{} cups", "selection": [1, 3],
           "misspelled": [[0, 1], [2, 2]], "table": {"row": 0, "column": 1, "rows": 2, "columns": 3},
           "headers": {"rows": {"0": ["e"], "10": ["k"]}, "columns": {"2": ["e"]}}, "labeledBy": "k",
           "linked": ["k"], "defaultFocus": true, "directTouch": {"silentOnTouch": true, "requiresActivation": true},
           "updates": {"every": 2, "values": ["a", "b"], "count": 1},
           "scroll": {"axis": "vertical", "page": 1, "pages": 3, "status": "s", "rows": [1, 2, 9]},
           "popup": "menu", "orientation": "vertical", "current": "page", "inputLabels": ["i"],
           "on": {"activate": [
             {"set": {"element": "e", "label": "new", "value": null, "min": 1, "actions": [{"name": "x"}]}},
             {"present": "k"}, {"dismiss": "k"}, {"push": "f.json"}, {"replace": "g.json"}, {"pop": true},
             {"insert": {"id": "n", "label": "N", "children": [{"id": "m"}]}, "into": "e", "at": 0},
             {"insert": {"label": "last"}}, {"remove": "n"}, {"play": "ding"}, {"open": "https://x.org"},
             {"after": 1.5, "do": [{"screenChanged": "k"}, {"layoutChanged": "text"}]}], "edit": []},
           "handlers": [], "gestures": ["tap"], "contextMenu": true, "visibleText": "v", "textStyle": "title1",
           "url": "u", "parts": ["p"], "live": "polite", "category": "media", "system": false, "ignore": ["all"],
           "children": [{"id": "k", "traits": ["none"]}, {"type": "statusBar", "children": [{"label": "9:41"}]}]},
          {"children": []}, {"type": "stepper", "label": "S"}]}
        """

    @Test func writesWhatReadsBackEqual() throws {
        let first = try imported(NativeWriterTests.everyKey)
        #expect(first.warnings.map(\.text) == [])
        let text = NativeWriter.text(first.screen)
        let second = try imported(text)
        #expect(second.warnings.map(\.text) == [])
        #expect(facts(first.screen) == facts(second.screen))
        #expect(NativeWriter.text(second.screen) == text)
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }

    @Test func usesEveryKeyInTheRoundTrip() throws {
        let document = try JSONScanner.parse(
            SourceText(utf8: Array(NativeWriterTests.everyKey.utf8)), repairing: false)
        let names = Set(document.names.names)
        for key in ElementKey.allCases { #expect(names.contains(key.rawValue), "\(key)") }
        for key in ScreenKey.allCases where key != .schema {
            #expect(names.contains(key.rawValue), "\(key)")
        }
        for name in Effect.names { #expect(names.contains(name), "\(name)") }
    }

    @Test func leavesDefaultsOut() throws {
        let text = NativeWriter.text(
            try imported("{earshot: 1, platform: 'ios', elements: [{label: 'A'}]}").screen)
        #expect(text == "{\"earshot\": 1, \"elements\": [{\"label\": \"A\"}]}\n")
    }

    @Test func statesTheStopsOfADump() throws {
        let dump = try imported(
            """
            [{"type": "Application", "AXLabel": "App", "pid": 1, "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
              {"type": "Button", "AXLabel": "Low", "pid": 1, "frame": {"x": 0, "y": 300, "width": 9, "height": 9}},
              {"type": "StaticText", "AXLabel": "9:41", "pid": 2, "frame": {"x": 0, "y": 10, "width": 9, "height": 9}},
              {"type": "Button", "AXLabel": "High", "AXUniqueId": "high", "pid": 1, "frame": {"x": 0, "y": 0, "width": 0, "height": 0}}]}]
            """)
        #expect(dump.sideNames == ["9:41"])
        let back = try imported(NativeWriter.text(dump.screen))
        let tree = back.screen.tree
        #expect(back.warnings.map(\.text) == [])
        #expect(tree[ElementIndex(1)].extras.order == ["@0/0", "high"])
        #expect(back.element("High")?.frame == nil)
        #expect(back.element("High")?.accessible == true)
        #expect(back.element("App")?.accessible == false)
        #expect(back.sideNames == ["9:41"])
    }

    /// The screen without the elements' places in their files and without effects, which the
    /// comparison of the two texts covers.
    private func facts(_ screen: Screen) -> Screen {
        var copy = screen
        copy.tree = ElementTree()
        var places: [ElementIndex: ElementIndex] = [.root: .root]
        for index in screen.tree.descendants(of: .root) {
            var element = screen.tree[index]
            element.sourceOffset = 0
            if element.extras.on != nil { element.extras.on = [:] }
            let parent = places[screen.tree[index].links.parent] ?? .root
            places[index] = copy.tree.append(element, to: parent)
        }
        return copy
    }
}

@Suite struct NativeSchemaTests {
    @Test func isJSONWithADescriptionForEveryKey() throws {
        let object = try JSONSerialization.jsonObject(with: Data(NativeSchema.text.utf8))
        let schema = try #require(object as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(Set(properties.keys) == Set(ScreenKey.allCases.map(\.rawValue)))
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let element = try #require(
            definitions["element"]?["properties"] as? [String: [String: Any]])
        #expect(Set(element.keys) == Set(ElementKey.allCases.map(\.rawValue)))
        for (name, property) in properties.merging(element, uniquingKeysWith: { $1 }) {
            let words = property["description"] as? String ?? ""
            #expect(words.count > 10 && words.hasSuffix("."), "\(name)")
        }
        #expect(NativeEffect.all.map(\.name) == Effect.names)
    }

    /// The reader takes what the schema allows and nothing else: each key with a value of its
    /// shape loads without a warning, with a value of another kind it does not.
    @Test(arguments: ElementKey.allCases)
    func agreesWithTheReader(_ key: ElementKey) throws {
        let good = sample(key.shape)
        let result = try imported("{earshot: 1, elements: [{\(key.rawValue): \(good)}]}")
        #expect(result.warnings.map(\.text) == [])
        let bad = if case .object = key.shape { "3" } else { "{'x': 1}" }
        if case .events = key.shape {
            #expect(throws: ImportError.self) { try imported("{earshot: 1, elements: [{on: 3}]}") }
        } else {
            #expect(throws: ImportError.self) {
                try imported("{earshot: 1, elements: [{\(key.rawValue): \(bad)}]}")
            }
        }
    }

    private func sample(_ shape: NativeShape) -> String {
        switch shape {
        case .text, .valueText: "'@0'"
        case .number: "1.5"
        case .boolean: "true"
        case .integer(let range): "\(range.lowerBound)"
        case .choice(let names): "'\(names[0])'"
        case .rect: "[1, 2, 3, 4]"
        case .size, .point: "[1, 2]"
        case .range: "[0, 1]"
        case .counts(let numbers):
            "[\((0..<numbers.upperBound).map(String.init).joined(separator: ", "))]"
        case .list(let item): "[\(sample(item))]"
        case .traits: "['button']"
        case .object(let object):
            "{\(object.keys.map { "\($0.name): \(sample($0.shape))" }.joined(separator: ", "))}"
        case .oneOf(let shapes): sample(shapes[0])
        case .idsByNumber: "{'0': ['@0']}"
        case .elements, .effects: "[]"
        case .element: "{}"
        case .patch: "{element: '@0', label: null}"
        case .events(let names): "{\(names[0]): [{pop: true}]}"
        }
    }
}
