import ScreenModel
import ScreenReader
import Testing

/// Finding items by their text, and other commands of an iPhone's keyboard.
@Suite struct FindingTests {
    private static let menu = [
        Sketch("Soup of the day"), Sketch("Bread") { $0.value = "with SOUP" }, Sketch("Salad"),
        Sketch("Onion soup", .button), Sketch("Water") { $0.hint = "no soup" },
    ]

    static let finding: [WalkCase] = [
        WalkCase("find \"soup\"", "@Bread [tick] 'Bread, with SOUP'", on: menu),
        WalkCase("find soup", "@Bread [tick] 'Bread, with SOUP'", on: menu),
        WalkCase("find \"soup\";find next", "@Onion soup [tick] 'Onion soup, Button'", on: menu),
        WalkCase("find \"soup\";find next;find next", "[none] note", on: menu),
        WalkCase(
            "find \"soup\";find previous", "@Soup of the day [tick] 'Soup of the day'", on: menu),
        WalkCase("last item;find \"soup\"", "[none] note", on: menu),
        WalkCase(
            "last item;find \"soup\";find previous", "@Onion soup [tick] 'Onion soup, Button'",
            on: menu),
        WalkCase("find next", "[none] note", on: menu),
        WalkCase("find \"\"", "[none] note", on: menu),
        WalkCase(
            "find \"crêpe\"", "@Crêpe [tick] 'CRÊPE'",
            on: [
                Sketch("a"), Sketch("CRÊPE") { $0.id = "Crêpe" },
            ]),
        WalkCase("find", "error: 'find' is followed by a text in quotes", on: menu),
        WalkCase(
            "find \"next\"", "@next [tick] 'next'", on: [Sketch("a"), Sketch("next")]),
    ]

    private static let web = [
        Sketch("top"),
        Sketch(
            holding: [Sketch("w1"), Sketch(holding: [Sketch("w2")], .webArea), Sketch("w3")],
            .webArea), Sketch("bottom"),
    ]

    static let documents: [WalkCase] = [
        WalkCase("top of document", "@top 'top'", on: web),
        WalkCase("bottom of document", "@bottom [tick] 'bottom'", on: web),
        WalkCase("touch #w3;top of document", "@w1 [tick] 'w1'", on: web),
        WalkCase("touch #w1;bottom of document", "@w3 [tick] 'w3'", on: web),
        WalkCase("touch #w2;bottom of document", "@w2 'w2'", on: web),
    ]

    private static let form = [
        Sketch("Name", .textField),
        Sketch("Send", .button) {
            $0.on(.activate, .set("Name", [.value]) { $0.value = "Ada" })
        },
    ]

    static let commands: [WalkCase] = [
        WalkCase("cursor to focus", "[none]", on: form),
        WalkCase(
            "double tap;swipe right;cursor to focus",
            "@Name [tick] 'Name, Text field, is editing'", on: form),
        WalkCase(
            "double tap;swipe right;read focus", "'Name, Text field, is editing'", on: form),
        WalkCase("read focus", "[none]", on: form),
        WalkCase("describe item", "[none] note", on: form),
        WalkCase("watch item", "note", on: form),
        WalkCase(
            "watch item;swipe right;double tap", "[activate] value:Name:–→Ada 'Ada'", on: form),
        WalkCase(
            "watch item;watch item;swipe right;double tap", "[activate] value:Name:–→Ada",
            on: form),
        WalkCase("quick nav", "[quicknav+]", on: form),
        WalkCase("single key quick nav;single key quick nav", "[quicknav-]", on: form),
        WalkCase("split tap", "[activate] 'is editing'", on: form),
        WalkCase("help", "'Starting help'", on: form),
        WalkCase("repeat speech", "[?]", on: form),
    ]

    private static let texts = [
        Sketch("Poem") {
            $0.value = "red and blue"
            $0.more {
                $0.rotors = [
                    CustomRotor(
                        name: nil, system: "boldText",
                        items: [.init(id: "Poem", range: 0..<3), .init(id: "Poem", range: 8..<12)])
                ]
            }
        }, Sketch("plain"),
    ]

    /// Only an app that supplies a rotor for it says which text is bold.
    static let attributes: [WalkCase] = [
        WalkCase("next bold text", "@Poem 'red'", on: texts),
        WalkCase("next bold text;next bold text", "@Poem 'blue'", on: texts),
        WalkCase("next bold text;next bold text;next bold text", "|> [boundary]", on: texts),
        WalkCase("next bold text;next bold text;previous bold text", "@Poem 'red'", on: texts),
        WalkCase("next italic text", "[none] 'Italic Text not found'", on: texts),
        WalkCase("swipe right;next bold text", "[none] 'Bold Text not found'", on: texts),
    ]

    private static func cell(_ label: String, _ row: Int, _ column: Int) -> Sketch {
        Sketch(label) { $0.more { $0.cell = TableCell(row: row, column: column) } }
    }

    private static let table = [
        Sketch(
            holding: [
                cell("a", 0, 0), cell("b", 0, 1), cell("c", 1, 0), cell("d", 1, 1),
                cell("f", 3, 1), cell("e", 2, 1),
            ]
        ) { $0.container = .dataTable }, Sketch("outside"),
    ]

    static let columns: [WalkCase] = [
        WalkCase(
            "touch #d;read column",
            "'b, Column 2' 'd, Column 2' 'e, Row 3, Column 2' 'f, Row 4, Column 2'",
            on: table),
        WalkCase("touch #outside;read column", "[none]", on: table),
    ]

    @Test(arguments: finding + documents + commands + attributes + columns)
    func walk(_ row: WalkCase) { row.check() }
}
