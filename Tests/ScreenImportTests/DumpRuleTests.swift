import ScreenModel
import Testing

@testable import ScreenImport

/// A dump in a few words: one node a line, indented by two spaces a level, as
/// `Type label x y width height` with words of its own behind it: `flag`, `value=…`, `name=…`.
private func pageSource(_ outline: String) -> String {
    var text = "<AppiumAUT>"
    var open: [(level: Int, tag: String)] = []
    for line in outline.split(separator: "\n") {
        let level = line.prefix { $0 == " " }.count
        while let last = open.last, last.level >= level {
            text += "</\(last.tag)>"
            open.removeLast()
        }
        let words = line.split(separator: " ").map(String.init)
        let tag = "XCUIElementType" + words[0]
        text += "<\(tag)"
        var numbers = ["x", "y", "width", "height"][...]
        for (number, word) in words.dropFirst().enumerated() {
            if number == 0, word != "-" { text += " label=\"\(word)\"" }
            guard number > 0 else { continue }
            if word == "flag" || word == "noflag" {
                text += " accessible=\"\(word == "flag")\""
            } else if let equals = word.firstIndex(of: "=") {
                text += " \(word[..<equals])=\"\(word[word.index(after: equals)...])\""
            } else if let key = numbers.popFirst() {
                text += " \(key)=\"\(word)\""
            }
        }
        text += ">"
        open.append((level, tag))
    }
    while let last = open.popLast() { text += "</\(last.tag)>" }
    return text + "</AppiumAUT>"
}

@Suite struct DumpRuleTests {
    struct Case: NamedCase {
        var name: String
        var outline: String
        var stops: [String]
    }

    @Test(arguments: [
        Case(
            name: "of two nested flags the inner one",
            outline: """
                Cell row 0 0 9 9 flag
                  Other inner 0 0 9 9 flag
                Table t 0 20 9 9 flag
                  Button b 0 20 9 9 flag
                """, stops: ["inner", "b"]),
        Case(
            name: "in a text field the field",
            outline: """
                TextField field 0 0 9 9 flag
                  StaticText text 0 0 9 9 flag
                  Button clear 5 0 9 9 flag
                """, stops: ["field"]),
        Case(
            name: "flags that are all false",
            outline: """
                Button a 0 0 9 9 noflag
                """, stops: []),
        Case(
            name: "containers are no stops",
            outline: """
                Application app 0 0 390 844
                  Window w 0 0 390 844
                    Group g 0 0 9 9
                      StaticText t 0 0 9 9
                  Alert alert 0 50 9 9
                    Button ok 0 50 9 9
                """, stops: ["t", "ok"]),
        Case(
            name: "buttons without text",
            outline: """
                Application app 0 0 390 844
                  Button - 0 0 9 9
                  Button - 0 20 9 9
                    StaticText inner 0 20 9 9
                  Button outer 0 40 9 9
                    StaticText lost 0 40 9 9
                """, stops: ["(none)", "inner", "outer"]),
        Case(
            name: "fields and switches need no text",
            outline: """
                Application app 0 0 390 844
                  SecureTextField - 0 0 9 9
                    Button clear 5 0 9 9
                    StaticText lost 0 0 9 9
                  Switch - 0 20 9 9
                    StaticText lost 0 20 9 9
                """, stops: ["(none)", "clear", "(none)"]),
        Case(
            name: "texts need text, others be leaves",
            outline: """
                Application app 0 0 390 844
                  Image - 0 0 9 9
                  StaticText - 0 5 9 9 value=said
                  Other wrapper 0 20 9 9
                    Other leaf 0 20 9 9
                """, stops: ["(none)", "leaf"]),
        Case(
            name: "scroll bars",
            outline: """
                Application app 0 0 390 844
                  ScrollBar bar 0 0 9 9
                  Other Seiten,3-pages 0 0 9 9 value=0%
                  Other Page,3pages 0 20 9 9 value=10%
                  Other Sale,3pages 0 40 9 9 value=cheap
                """, stops: ["Seiten,3-pages", "Sale,3pages"]),
        Case(
            name: "lines are 8 points on a phone",
            outline: """
                Application app 0 0 390 844
                  Button b 100 100 9 9
                  Button a 10 107 9 9
                  Button d 200 200 9 9
                  Button c 10 192 9 9
                """, stops: ["a", "b", "c", "d"]),
        Case(
            name: "lines are 13 points on a pad",
            outline: """
                Application app 0 0 600 844
                  Button b 100 100 9 9
                  Button a 10 112 9 9
                  Button d 10 213 9 9
                  Button c 100 200 9 9
                """, stops: ["a", "b", "c", "d"]),
        Case(
            name: "groups stay together",
            outline: """
                Application app 0 0 390 844
                  ScrollView - 0 100 390 600
                    Button s2 10 300 9 9
                    Button s1 10 -50 9 9
                  Button mid 10 200 9 9
                  Button top 10 50 9 9
                """, stops: ["top", "s1", "s2", "mid"]),
        Case(
            name: "what lies under the bar comes after it",
            outline: """
                Application app 0 0 390 844
                  Table - 0 0 390 844
                    Cell first 0 10 390 44
                  NavigationBar bar 0 44 390 50
                    Button back 10 60 9 9
                """, stops: ["back", "first"]),
        Case(
            name: "without a frame after the one before",
            outline: """
                Application app 0 0 390 844
                  Button zero
                  Button c 10 300 9 9
                  Button d - -1 -1 0 0
                  Button b 10 200 9 9
                """, stops: ["zero", "b", "c", "d"]),
        Case(
            name: "windows in the order of the file",
            outline: """
                Application app 0 0 390 844
                  Window w 0 0 390 844
                    Button low 10 600 9 9
                  Window k 0 0 390 844
                    Button high 10 10 9 9
                """, stops: ["low", "high"]),
        Case(
            name: "doubles",
            outline: """
                Application app 0 0 390 844
                  Cell - 0 100 90 44
                    Other same 0 100 90 44
                    StaticText same 0 101 91 44
                    StaticText same 0 104 91 44
                """, stops: ["same", "same"]),
    ])
    func findsTheStops(_ row: Case) throws {
        #expect(try imported(pageSource(row.outline)).stopNames == row.stops)
    }

    struct StateCase: NamedCase {
        var name: String
        var text: String
        var states: [String]

        init(_ name: String, _ text: String, _ states: [String]) {
            self.name = name
            self.text = text
            self.states = states
        }
    }

    @Test(arguments: [
        StateCase("nothing captured", "<AppiumAUT></AppiumAUT>", ["no-root"]),
        StateCase("empty list", "[]", ["no-root"]),
        StateCase("null elements", "{\"elements\": null}", ["no-root"]),
        StateCase("empty boxes", pageSource("Other - 0 0 0 0\n  Other - 0 0 0 0"), ["no-root"]),
        StateCase("service not ready", pageSource("Application app 0 0 0 0"), ["app-zero"]),
        StateCase("other process", pageSource("Application app 0 0 390 844"), ["app-only"]),
        StateCase("only Any", pageSource("Any - -1 -1 0 0\n  Any - -1 -1 0 0"), ["all-any"]),
        StateCase(
            "nothing to say", pageSource("Application app 0 0 390 844\n  Other - 0 0 390 844"),
            ["no-stops"]),
        StateCase(
            "hollow bar", pageSource("Application app 0 0 390 844\n  TabBar tabs 0 800 390 44"),
            ["hollow-group"]),
        StateCase(
            "home screen",
            pageSource(
                "Application - 0 0 390 844 bundleId=com.apple.springboard\n  Icon Maps 0 0 9 9"),
            ["springboard"]),
        StateCase(
            "cut", "<AppiumAUT><XCUIElementTypeButton label='a'/><XCUIElementTypeBut", ["cut"]),
        StateCase(
            "truncated",
            "{\"elements\": [{\"type\": \"Button\", \"label\": \"a\"}], \"backend\": \"ax\", \"truncated\": true}",
            ["cut"]),
    ])
    func reportsStates(_ row: StateCase) throws {
        #expect(try imported(row.text).states == row.states)
    }

    @Test func neverTakesUnknownForNone() throws {
        let old = try imported(pageSource("Button a 0 0 9 9")).screen
        #expect(old.unknown.isSuperset(of: [.hint, .traits, .placeholder, .order]))
        #expect(old.tree[ElementIndex(1)].enabled == nil)
        #expect(old.tree[ElementIndex(1)].derived.contains(.traits))
        let new = try imported(pageSource("Image a 0 0 9 9 flag traits=")).screen
        #expect(!new.unknown.contains(.traits) && !new.unknown.contains(.stops))
        #expect(new.tree[ElementIndex(1)].traits == [])
        #expect(new.tree[ElementIndex(1)].derived == [])
    }

    @Test func knowsTraitNamesInEverySpelling() {
        let spellings: [(String, Traits)] = [
            ("Button", .button), ("UIAccessibilityTraitButton", .button), (".selected", .selected),
            ("ToggleButton", .toggleButton), ("switchButton", .toggleButton),
            ("Toggle", .toggleButton),
            ("TabButton", .tabBarItem), ("tabBarItem", .tabBarItem), ("AXTraitHeading", .header),
            ("Disabled", .notEnabled), ("PopupButton", .popUpButton), ("textInput", .textEntry),
            ("none", []), ("AllowsLayoutChangeInStatusBar", Traits(rawValue: 1 << 58)),
        ]
        for (name, trait) in spellings { #expect(TraitNames.trait(name) == trait, "\(name)") }
        #expect(TraitNames.trait("glow") == nil)
    }

    @Test func knowsTypeNamesInEverySpelling() {
        let spellings: [(String, ElementType)] = [
            ("XCUIElementTypeStaticText", .text), ("AXTextArea", .textArea),
            ("UIATableCell", .cell),
            ("TabButton", .tab), ("AXWebArea", .webArea), ("Any", .other), ("ActionSheet", .sheet),
            ("SearchBar", .searchField), ("CheckBox", .checkbox), ("PageIndicator", .pageControl),
            ("AXOutlineRow", .outlineRow), ("Key", .keyboardKey), ("Grid", .collectionView),
        ]
        for (name, type) in spellings { #expect(TypeNames.type(name) == type, "\(name)") }
        #expect(TypeNames.type("Gizmo") == nil && TypeNames.type("") == nil)
    }
}
