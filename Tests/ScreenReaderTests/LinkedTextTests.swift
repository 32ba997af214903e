import ScreenModel
import ScreenReader
import Testing

/// Text that goes on in another element, and words that the file calls misspelled.
@Suite struct LinkedTextTests {
    private static func page(_ text: String, _ linked: String..., hidden: Bool = false) -> Sketch {
        Sketch(text) { element in
            element.id = text.first.map(String.init)
            if hidden { element.hidden = true }
            if !linked.isEmpty { element.more { $0.linked = linked } }
        }
    }

    private static let chain = [page("a b", "c"), page("x"), page("c d\ne", "f"), page("f")]
    private static let group = [page("a", "b", "c"), page("b", "a", "c"), page("c", "a", "b")]
    private static let list = [page("a", "b", "c"), page("b"), page("c")]
    private static let backward = [page("a"), page("b", "a")]
    private static let empty = [
        page("a", "b"),
        Sketch("b", .button) { element in
            element.label = ""
            element.traits = []
            element.more { $0.linked = ["c"] }
        }, page("c"),
    ]

    static let walks: [WalkCase] = [
        WalkCase("next word;next word;next word", "@c [tick] 'c'", on: chain),
        WalkCase("next word;next word;next word;next word", "'d'", on: chain),
        WalkCase("next word;next word;next word;previous word", "@a [tick] 'b'", on: chain),
        WalkCase("next line;next line", "@c [tick] 'c d'", on: chain),
        WalkCase("next line;next line;next line;next line", "@f [tick] 'f'", on: chain),
        WalkCase("next line;next line;next line;next line;next line", "|> [boundary]", on: chain),
        WalkCase(
            "next line;next line;next line;next line;previous line", "@c [tick] 'e'", on: chain),
        WalkCase("previous line", "<| [boundary]", on: chain),
        WalkCase("next line;previous line", "<| [boundary]", on: chain),
        WalkCase("touch #x;next word;next word", "|> [boundary]", on: chain),
        WalkCase("touch #c;next word;previous word", "@a [tick] 'b'", on: chain),
        WalkCase("next character;next character", "@b [tick] 'b'", on: group),
        WalkCase("touch #b;next character;next character", "@c [tick] 'c'", on: group),
        WalkCase("touch #c;next character;next character", "|> [boundary]", on: group),
        WalkCase("touch #c;next character;previous character", "@b [tick] 'b'", on: group),
        WalkCase("touch #a;next character;previous character", "<| [boundary]", on: group),
        WalkCase("touch #b;next character;next character", "@c [tick] 'c'", on: list),
        WalkCase("touch #c;next character;previous character", "@b [tick] 'b'", on: list),
        WalkCase("touch #b;next character;next character", "@a [tick] 'a'", on: backward),
        WalkCase("touch #a;next character;previous character", "@b [tick] 'b'", on: backward),
        WalkCase("next character;next character", "@c [tick] 'c'", on: empty),
        WalkCase("next word;next word", "|> [boundary]", on: [page("a", "nobody", "a")]),
        WalkCase(
            "next word;next word", "|> [boundary]", on: [page("a", "b"), page("b", hidden: true)]),
        WalkCase(
            "next word;next word", "@b [tick] 'b' !'gone'",
            on: [
                Sketch("a") { element in
                    element.more { $0.linked = ["b"] }
                    element.on(.blur, .announce("gone", priority: .low))
                }, page("b"),
            ]),
    ]

    private static func areas(_ first: String, _ second: String) -> [Sketch] {
        TextEditingTests.area(first) { element in element.more { $0.linked = ["y"] } }
            + [Sketch("y", .textArea) { $0.value = second }]
    }

    static let edited: [WalkCase] = [
        WalkCase("next character", "[cursor] @y [tick] 'c'", on: areas("ab", "cd")),
        WalkCase("next character;type \"x\"", "value:y:cd→cxd 'x'", on: areas("ab", "cd")),
        WalkCase(
            "next character;previous character;previous character", "[cursor] @x [tick] 'b'",
            on: areas("ab", "cd")),
        WalkCase(
            "next character;previous character;previous character;type \"x\"", "value:x:ab→axb 'x'",
            on: areas("ab", "cd")),
        WalkCase("next character", "|> [boundary]", on: areas("ab", "")),
        WalkCase("toggle selection;next character", "|> [boundary]", on: areas("ab", "cd")),
    ]

    private static func misspelled(
        _ text: String, _ ranges: [Range<Int>], _ selection: Range<Int>? = nil
    ) -> [Sketch] {
        TextEditingTests.area(text, selection) { element in element.more { $0.misspelled = ranges }
        }
    }

    private static let letter = misspelled("teh cat adn dog", [8..<11, 0..<3])

    static let misspellings: [WalkCase] = [
        WalkCase(
            "rotor \"Misspelled Words\"", "[rotor>] rotor:Misspelled Words 'Misspelled Words'",
            on: letter),
        WalkCase("rotor \"Misspelled Words\";swipe down", "[cursor] 'teh'", on: letter),
        WalkCase("rotor \"Misspelled Words\";swipe down;swipe down", "[cursor] 'adn'", on: letter),
        WalkCase(
            "rotor \"Misspelled Words\";swipe down;swipe down;swipe down",
            "[none] 'Misspelled word not found'", on: letter),
        WalkCase(
            "rotor \"Misspelled Words\";swipe down;swipe down;swipe up", "[cursor] 'teh'",
            on: letter),
        WalkCase("rotor \"Misspelled Words\";swipe up", "[cursor] 'adn'", on: letter),
        WalkCase(
            "next misspelled word", "[cursor] 'adn'",
            on: misspelled("teh cat adn", [0..<3, 8..<11], 5..<5)),
        WalkCase(
            "previous misspelled word", "[cursor] 'teh'",
            on: misspelled("teh cat adn", [0..<3, 8..<11], 5..<5)),
        WalkCase("next misspelled word", "[cursor] 'teh'", on: misspelled("teh", [0..<3], 0..<0)),
        WalkCase(
            "previous misspelled word", "[cursor] 'teh'", on: misspelled("teh", [0..<3], 3..<3)),
        WalkCase(
            "previous misspelled word", "[none] 'Misspelled word not found'",
            on: misspelled("teh", [0..<3], 0..<0)),
        WalkCase(
            "next misspelled word", "[none]", on: misspelled("teh", [0..<9, 2..<2]),
            ["notFound": "silent"]),
        WalkCase("next misspelled word", "[none] 'Misspelled word not found'", on: [Sketch("a")]),
        WalkCase(
            "rotor \"Misspelled Words\"", "[?] note",
            on: [Sketch("a", .textArea) { element in element.more { $0.misspelled = [0..<1] } }]),
        WalkCase("rotor \"Misspelled Words\";swipe down;double tap", "[none] note", on: letter),
        WalkCase(
            "next misspelled word;type \"the\"",
            "value:x:teh cat adn dog→the cat adn dog 't' 'h' 'e'", on: letter),
        WalkCase(
            "next misspelled word;type \"their\";next misspelled word", "[cursor] 'adn'", on: letter
        ),
        WalkCase(
            "next misspelled word;type \"the\";previous misspelled word",
            "[none] 'Misspelled word not found'", on: letter),
        // Ranges move with the text before them, and go where the text in them changes.
        WalkCase(
            "type \"🇩🇪 \";next misspelled word", "[cursor] 'teh'",
            on: misspelled("teh", [0..<3], 0..<0)),
        WalkCase(
            "type \"a\";next misspelled word", "[none] 'Misspelled word not found'",
            on: misspelled("teh", [0..<3], 0..<0)),
        WalkCase(
            "type \"a\";previous misspelled word", "[none] 'Misspelled word not found'",
            on: misspelled("teh", [0..<3], 3..<3)),
        WalkCase(
            "type \".\";previous misspelled word", "[cursor] 'teh'",
            on: misspelled("teh", [0..<3], 3..<3)),
        WalkCase(
            "type \"\\u{301}\";previous misspelled word", "[none] 'Misspelled word not found'",
            on: misspelled("teh", [0..<3], 3..<3)),
        WalkCase(
            "type \"a\";previous misspelled word", "[none] 'Misspelled word not found'",
            on: misspelled("teh", [0..<3], 1..<1)),
        WalkCase(
            "delete;next misspelled word", "[none] 'Misspelled word not found'",
            on: misspelled("a teh", [2..<5], 2..<2)),
        WalkCase(
            "delete;next misspelled word", "[cursor] 'teh'",
            on: misspelled("a  teh", [3..<6], 2..<2)),
        WalkCase(
            "delete;previous misspelled word", "[cursor] 'teh'", on: misspelled("teh cat", [0..<3])),
        WalkCase(
            "type \"🇩\";next misspelled word", "[cursor] 'teh'",
            on: misspelled("🇪🇫🇷 teh", [3..<6], 0..<0)),
    ]

    @Test(arguments: walks + edited + misspellings)
    func walk(_ row: WalkCase) { row.check() }
}
