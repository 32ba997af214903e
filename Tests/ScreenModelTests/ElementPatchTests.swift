import ScreenModel
import Testing

/// Every key of the table can be set and taken away by a patch, and leaves the others alone.
@Suite struct ElementPatchTests {
    /// An element that has something at every key.
    private static let full: Element = {
        var element = Element()
        element.type = .slider
        element.traits = .adjustable
        element.enabled = false
        element.selected = true
        element.label = "l"
        element.value = "v"
        element.hint = "h"
        element.placeholder = "p"
        element.accessible = true
        element.container = .list
        element.hidden = true
        element.modal = true
        element.groupsChildren = true
        element.frame = Rect(x: 1, y: 2, width: 3, height: 4)
        element.expanded = true
        element.language = "de"
        var extras = Extras()
        extras.childrenBehavior = .combine
        extras.landmark = "main"
        extras.sortPriority = 1
        extras.alpha = 0.5
        extras.order = ["a"]
        extras.visualFrame = Rect(x: 0, y: 0, width: 1, height: 1)
        extras.activationPoint = Point(x: 1, y: 1)
        extras.path = [Point(x: 0, y: 0)]
        extras.headingLevel = 2
        extras.textualContext = .console
        extras.speech = SpeechAttributes()
        extras.actions = [CustomAction(name: "a")]
        extras.content = [CustomContent(label: "a", value: "b")]
        extras.rotors = [CustomRotor(name: "r", items: [])]
        extras.steps = ["1"]
        extras.updateRange {
            $0.min = 0
            $0.max = 9
            $0.step = 1
            $0.now = 3
            $0.format = "{}"
        }
        extras.selection = 0..<1
        extras.misspelled = [0..<1]
        extras.cell = TableCell(row: 0, column: 1)
        extras.headers = TableHeaders(rows: [0: ["a"]])
        extras.labeledBy = "x"
        extras.linked = ["x"]
        extras.defaultFocus = true
        extras.directTouch = DirectTouch()
        extras.updates = Updates(every: 1)
        extras.scroll = ScrollStatus()
        extras.popup = .menu
        extras.orientation = .vertical
        extras.current = "page"
        extras.inputLabels = ["x"]
        extras.on = [.activate: [.pop]]
        extras.updateAudit {
            $0.handlers = ["tap"]
            $0.gestures = ["pinch"]
            $0.contextMenu = true
            $0.visibleText = "t"
            $0.textStyle = "body"
            $0.url = "u"
            $0.parts = ["p"]
            $0.live = "polite"
            $0.category = "c"
            $0.system = true
            $0.ignore = ["i"]
        }
        element.extras = extras
        return element
    }()

    private static func patched(_ element: Element, _ keys: [ElementKey], _ values: Element)
        -> Element
    {
        var result = element
        ElementPatch(keys: keys, values: values).apply(to: &result)
        return result
    }

    @Test(arguments: ElementKey.allCases)
    func key(_ key: ElementKey) {
        let fixed = key == .id || key == .children
        let set = Self.patched(Element(), [key], Self.full)
        #expect((set == Element()) == fixed, "it sets something")
        let removed = Self.patched(Self.full, [key], Element())
        #expect((removed == Self.full) == fixed, "it removes something")
        #expect(Self.patched(removed, [key], Self.full) == Self.full, "and nothing else")
        #expect(Self.patched(set, [key], Element()) == Element(), "without traces")
    }

    @Test func allKeysMakeTheWhole() {
        #expect(Self.patched(Element(), ElementKey.allCases, Self.full) == Self.full)
        #expect(Self.patched(Self.full, [], Element()) == Self.full)
    }

    @Test func anEmptyBoxIsNoBox() {
        let removed = Self.patched(Self.full, ElementKey.allCases, Element())
        #expect(!removed.hasExtras)
    }
}
