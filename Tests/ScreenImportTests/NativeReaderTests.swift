import ScreenModel
import Testing

@testable import ScreenImport

@Suite struct NativeReaderTests {
    struct Case: NamedCase {
        var text: String
        var expected: String
        var name: String { text }

        init(_ text: String, _ expected: String) {
            self.text = text
            self.expected = expected
        }

        /// A row about one key of an element.
        init(element: String, _ expected: String) {
            self.init("{earshot: 1, elements: [\n{\(element)}]}", expected)
        }
    }

    @Test(arguments: [
        Case(
            "{earshot: 2, elements: []}",
            "s.json:1:11: version 2 of the format is not known; expected \"earshot\": 1"),
        Case(
            "{earshot: '1', elements: []}",
            "s.json:1:11: 'earshot' is a text; expected \"earshot\": 1"),
        Case(
            "{earshot: 1, elements: {}}",
            "s.json:1:24: 'elements' is an object; expected a list of elements"),
        Case(
            "{earshot: 1, elements: [3]}",
            "s.json:1:25: a number stands for an element; expected an object"),
        Case("{earshot: 1, title: 3}", "s.json:1:21: 'title' is a number; expected a text"),
        Case(
            "{earshot: 1, size: [1]}", "s.json:1:20: 'size' has 1 numbers; expected [width, height]"
        ),
        Case(
            "{earshot: 1, on: []}",
            "s.json:1:18: 'on' is a list; expected an object with lists of effects"),
        Case("{earshot: 1 title: 3}", "s.json:1:13: unexpected 't'; expected ',' or '}'"),
        Case(
            "{earshot: 1, elements: [}",
            "s.json:1:25: unexpected '}'; expected a text in quotes, a number, true, false, null, '{' or '['"
        ),
        Case(element: "label: 1", "s.json:2:9: 'label' is a number; expected a text"),
        Case(element: "enabled: 'yes'", "s.json:2:11: 'enabled' is a text; expected true or false"),
        Case(
            element: "value: []",
            "s.json:2:9: 'value' is a list; expected a text, a number, true or false"),
        Case(
            element: "traits: 'button'",
            "s.json:2:10: 'traits' is a text; expected a list of trait names"),
        Case(
            element: "frame: [1, 2, 3]",
            "s.json:2:9: 'frame' has 3 numbers; expected [x, y, width, height]"),
        Case(
            element: "frame: [1, 2, 3, 'x']",
            "s.json:2:19: 'frame' is a text; expected [x, y, width, height]"),
        Case(
            element: "frame: [1, 2, 3, NaN]",
            "s.json:2:19: 'frame' is not finite; expected a finite number"),
        Case(
            element: "alpha: Infinity",
            "s.json:2:9: 'alpha' is not finite; expected a finite number"),
        Case(
            element: "headingLevel: 7",
            "s.json:2:16: 'headingLevel' is 7; expected a whole number from 0 to 6"),
        Case(
            element: "headingLevel: 1.5",
            "s.json:2:16: 'headingLevel' is 1.5; expected a whole number from 0 to 6"),
        Case(
            element: "selection: [3, 1]",
            "s.json:2:13: 'selection' is no range; expected [start, end] with whole numbers from 0 and start not after end"
        ),
        Case(
            element: "order: ['a', 1]", "s.json:2:15: 'order' is a number; expected a list of ids"),
        Case(
            element: "actions: [{}]",
            "s.json:2:12: 'actions' lacks 'name'; expected an object with name"),
        Case(
            element: "container: 3",
            "s.json:2:13: 'container' is a number; expected one of none, list, landmark, dataTable, semanticGroup, series"
        ),
        Case(
            element: "table: {row: -1}", "s.json:2:15: 'row' is -1; expected a whole number from 0"),
        Case(
            element: "headers: {rows: {x: []}}",
            "s.json:2:19: 'x' is no number of 'rows'; expected a whole number from 0 as key"),
        Case(
            element: "updates: {every: 0}",
            "s.json:2:19: 'every' is not above 0; expected a number of seconds above 0"),
        Case(
            element: "scroll: {rows: [1]}",
            "s.json:2:17: 'rows' has 1 numbers; expected [first, last, total] or [first, last]"),
        Case(
            element: "children: {}",
            "s.json:2:12: 'children' is an object; expected a list of elements"),
        Case(
            element: "on: {activate: {pop: true}}",
            "s.json:2:17: 'activate' is an object; expected a list of effects"),
        Case(
            element: "on: {activate: [{pop: false}]}", "s.json:2:24: 'pop' is false; expected true"),
        Case(
            element: "on: {activate: [{set: {label: 'x'}}]}",
            "s.json:2:24: 'set' lacks 'element'; expected the id of the element that changes"),
        Case(
            element: "on: {activate: [{announce: 3}]}",
            "s.json:2:29: 'announce' is a number; expected a text"),
    ])
    func namesFaults(_ row: Case) {
        let error = #expect(throws: ImportError.self) { try imported(row.text) }
        #expect(error?.description(file: "s.json") == row.expected)
    }

    @Test(arguments: [
        Case("{elements: []  , title: 'x'}", "1:1 \"earshot\": 1 is missing"),
        Case("{earshot: 1, elemnts: []}", "1:14 unknown key 'elemnts'; did you mean 'elements'?"),
        Case("{earshot: 1, platform: 'ipados'}", "1:24 unknown platform 'ipados'"),
        Case("{earshot: 1, entry: 'x'}", "1:21 no element has the id 'x' in 'entry'"),
        Case(
            "{earshot: 1, title: 'a', title: 'b'}",
            "1:26 the key 'title' stands twice; the last one counts"),
        Case(element: "lable: 'x'", "2:2 unknown key 'lable'; did you mean 'label'?"),
        Case(
            element: "label: 'x', label: 'y'",
            "2:14 the key 'label' stands twice; the last one counts"),
        Case(
            element: "customActions: []", "2:2 unknown key 'customActions'; did you mean 'actions'?"
        ),
        Case(
            element: "accessibilityHint: 'x'",
            "2:2 unknown key 'accessibilityHint'; did you mean 'hint'?"),
        Case(element: "elements: []", "2:2 unknown key 'elements'; did you mean 'children'?"),
        Case(
            element: "traits: ['isHeader']",
            "2:11 unknown trait 'isHeader'; did you mean 'header'?"),
        Case(element: "type: 'buton'", "2:8 unknown type 'buton'; did you mean 'button'?"),
        Case(
            element: "traits: ['heading']", "2:11 unknown trait 'heading'; did you mean 'header'?"),
        Case(
            element: "traits: ['selectd', 'none']",
            "2:11 unknown trait 'selectd'; did you mean 'selected'?"),
        Case(element: "container: 'lst'", "2:13 unknown container 'lst'; did you mean 'list'?"),
        Case(element: "labeledBy: 'nobody'", "2:13 no element has the id 'nobody' in 'labeledBy'"),
        Case(
            element: "id: 'pay', linked: ['pax']",
            "2:22 no element has the id 'pax' in 'linked'; did you mean 'pay'?"),
        Case(
            element: "rotors: [{name: 'x', items: ['y']}]",
            "2:31 no element has the id 'y' in 'items'"),
        Case(
            element: "rotors: [{system: 'headin', items: []}]",
            "2:20 unknown system rotor 'headin'; did you mean 'heading'?"),
        Case(element: "headers: {rows: {'0': ['z']}}", "2:25 no element has the id 'z' in 'rows'"),
        Case(element: "on: {activte: []}", "2:7 unknown key 'activte'; did you mean 'activate'?"),
        Case(
            element: "on: {activate: [{togle: 'x'}]}",
            "2:19 unknown effect 'togle'; did you mean 'toggle'?"),
        Case(
            element: "on: {activate: [{toggle: 'x'}]}", "2:27 no element has the id 'x' in 'toggle'"
        ),
        Case(element: "on: {activate: [{pop: true, too: 1}]}", "2:30 unknown key 'too'"),
        Case(
            element: "id: 'a', on: {activate: [{set: {element: 'a', id: 'b'}}]}",
            "2:48 'set' cannot change 'id'"),
        Case(
            "{earshot: 1, elements: [{id: 'a'}, {id: 'a'}]}",
            "1:36 the id 'a' stands twice; it means the first element"),
    ])
    func warns(_ row: Case) throws {
        let warnings = try imported(row.text, forcing: "native").warnings.map {
            "\($0.place.line):\($0.place.column) \($0.text)"
        }
        #expect(warnings == [row.expected])
    }

    @Test func readsPathsAndTextsWithoutWarning() throws {
        let result = try imported(
            """
            {earshot: 1, entry: '@0/1', elements: [{children: [{}, {id: 'b'}]}],
             on: {appear: [{layoutChanged: 'a text to speak'}, {screenChanged: null},
                           {push: 'next.json'}, {insert: {id: 'new'}}, {remove: 'new'}]}}
            """)
        #expect(result.warnings.isEmpty)
        #expect(result.screen.on[.appear]?.count == 5)
    }

    @Test func takesNumbersAndBooleansAsValues() throws {
        let result = try imported(
            "{earshot: 1, elements: [{value: 3}, {value: 0.5}, {value: true}, {value: false}, {value: null}]}"
        )
        let tree = result.screen.tree
        #expect(tree.children(of: .root).map { tree[$0].value } == ["3", "0.5", "1", "0", nil])
    }

    @Test func givesAStepperItsButtons() throws {
        let tree = try imported(
            "{earshot: 1, elements: [{id: 'n', type: 'stepper', label: 'Cups', value: 2}, {type: 'stepper', children: [{}]}]}"
        ).screen.tree
        let buttons = tree.children(of: ElementIndex(1)).map { tree[$0] }
        #expect(buttons.map(\.id) == ["n.decrement", "n.increment"])
        #expect(buttons.map(\.label) == ["Cups, Decrement", "Cups, Increment"])
        #expect(buttons.allSatisfy { $0.type == .button && $0.value == "2" })
        #expect(tree.index(atPath: "1/0") != nil && tree.index(atPath: "1/1") == nil)
    }

    @Test func putsTheStatusBarAside() throws {
        let tree = try imported(
            "{earshot: 1, elements: [{type: 'statusBar', children: [{id: 'a', children: [{id: 'b'}]}]}, {id: 'c'}]}"
        ).screen.tree
        let aside = tree.descendants(of: .root).filter { tree[$0].isOnSideList }.map {
            tree.id(of: $0)
        }
        #expect(aside == ["a", "b"])
    }

    @Test func refusesEffectsThatAreNestedTooDeep() throws {
        func nested(_ levels: Int) -> String {
            String(repeating: "[{after: 1, do: ", count: levels - 1) + "[{pop: true}]"
                + String(repeating: "}]", count: levels - 1)
        }
        _ = try imported("{earshot: 1, on: {appear: \(nested(64))}}")
        let error = #expect(throws: ImportError.self) {
            try imported("{earshot: 1, on: {appear: \(nested(65))}}")
        }
        #expect(error?.description == "effects nested deeper than 64; expected flatter effects")
    }

    @Test func neverRepairs() {
        #expect(throws: ImportError.self) {
            try imported("{\"earshot\": 1, \"elements\": [{\"label\": \"cut")
        }
        #expect(throws: ImportError.self) {
            try imported("{\"title\" \"x\", \"earshot\": 1, \"elements\": []}")
        }
    }
}
