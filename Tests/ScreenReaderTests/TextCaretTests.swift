import ScreenModel
import ScreenReader
import Testing

/// Moving an insertion point, and selecting.
@Suite struct TextCaretTests {
    private static func area(_ value: String, _ selection: Range<Int>? = nil) -> [Sketch] {
        TextEditingTests.area(value, selection)
    }

    /// Text that is only read.
    private static func text(_ label: String, _ selection: Range<Int> = 0..<0) -> [Sketch] {
        [
            Sketch("t") { element in
                element.label = label
                element.more { $0.selection = selection }
            }
        ]
    }

    private static func on(_ option: String, _ verbs: String) -> String {
        "rotor \"\(option)\";" + verbs
    }

    static let moving: [WalkCase] = [
        WalkCase(on("Characters", "swipe down"), "|> [boundary]", on: area("ab")),
        WalkCase(on("Characters", "swipe up"), "[cursor] 'b'", on: area("ab")),
        WalkCase(on("Characters", "swipe up;swipe down"), "[cursor] 'b'", on: area("ab")),
        WalkCase(on("Characters", "swipe up;swipe up;swipe up"), "<| [boundary]", on: area("ab")),
        WalkCase(on("Characters", "swipe down"), "[cursor] 'b'", on: area("abc", 1..<1)),
        WalkCase(on("Characters", "swipe down"), "[cursor] 'c'", on: area("abc", 0..<2)),
        WalkCase(on("Characters", "swipe up"), "[cursor] 'a'", on: area("abc", 1..<3)),
        WalkCase(on("Characters", "swipe down"), "[cursor] '🇫🇷'", on: area("🇩🇪🇫🇷", 1..<1)),
        WalkCase(on("Words", "swipe up"), "[cursor] 'two'", on: area("one two.")),
        WalkCase(
            on("Words", "swipe up;swipe up;swipe down"), "[cursor] 'one'", on: area("one two")),
        WalkCase(on("Words", "swipe down"), "[cursor] 'one'", on: area("one two", 1..<1)),
        WalkCase(
            on("Words", "swipe down;swipe down"), "[cursor] 'two'", on: area("one two", 0..<0)),
        WalkCase(on("Words", "swipe up"), "[cursor] 'one'", on: area("one two", 2..<2)),
        WalkCase(on("Words", "swipe down"), "|> [boundary]", on: area("one  ", 4..<4)),
        WalkCase(on("Words", "swipe up"), "<| [boundary]", on: area("  one", 1..<1)),
        WalkCase(on("Lines", "swipe down"), "[cursor] 'a'", on: area("a\nb", 0..<0)),
        WalkCase(on("Lines", "swipe down;swipe down"), "[cursor] 'b'", on: area("a\nb", 0..<0)),
        WalkCase(on("Lines", "swipe down;swipe down"), "[cursor] ''", on: area("a\n\nb", 0..<0)),
        WalkCase(on("Lines", "swipe down"), "[cursor] 'bc'", on: area("a\nbc", 3..<3)),
        WalkCase(on("Lines", "swipe up"), "[cursor] 'b'", on: area("a\r\nb")),
        WalkCase(on("Lines", "swipe up;swipe up"), "[cursor] 'a'", on: area("a\r\nb")),
        WalkCase(on("Lines", "swipe down"), "|> [boundary]", on: area("")),
        WalkCase("next sentence", "[cursor] 'One.'", on: area("One. Two! 三。四", 0..<0)),
        WalkCase(
            "next sentence;next sentence", "[cursor] 'Two!'", on: area("One. Two! 三。四", 0..<0)),
        WalkCase("previous sentence;previous sentence", "[cursor] '三。'", on: area("One. Two! 三。四")),
        WalkCase("previous sentence", "[cursor] 'I said “so”'", on: area("“Why?” I said “so”")),
        WalkCase("next paragraph", "[cursor] 'a b'", on: area("a b\nc", 0..<0)),
        WalkCase("previous word;type \"x\"", "value:x:a b→a xb 'x'", on: area("a b")),
        // Text that is only read has no insertion point.
        WalkCase("next word;next word", "'two'", on: text("one two")),
        WalkCase("next word;next word;previous word", "'one'", on: text("one two")),
        WalkCase("next sentence;next sentence", "'Go on'", on: [Sketch("Stop. Go on")]),
        WalkCase("next paragraph", "'Go, Button'", on: [Sketch("Go", .button)]),
        WalkCase("read word", "'two'", on: area("one two")),
        WalkCase("read word", "'one'", on: area("one two", 1..<1)),
        WalkCase("read line", "'b'", on: area("a\nb")),
        WalkCase("read character", "'b'", on: area("ab")),
        WalkCase("read character", "'a'", on: area("ab", 0..<0)),
        WalkCase("read word", "[none]", on: area("")),
    ]

    private static let arrival =
        "[rotor<] rotor:Text Selection "
        + "'Text selection. Swipe right to expand selection. Swipe left to shrink selection.'"

    static let selecting: [WalkCase] = [
        WalkCase("rotor previous", arrival, on: area("ab")),
        WalkCase(
            "rotor previous", "[rotor<] rotor:Text Selection 'Text selection'", on: area("ab"),
            ["hints": "off"]),
        WalkCase(on("Text Selection", "swipe down"), "'Word selection'", on: area("ab")),
        WalkCase(on("Text Selection", "swipe down;swipe down"), "'Line selection'", on: area("ab")),
        WalkCase(
            on("Text Selection", "swipe down;swipe down;swipe down"), "|> [boundary]",
            on: area("ab")),
        WalkCase(on("Text Selection", "swipe up"), "<| [boundary]", on: area("ab")),
        WalkCase(
            on("Text Selection", "swipe down;swipe up"), "'Character selection'", on: area("ab")),
        WalkCase(on("Text Selection", "swipe right"), "'a, selected'", on: area("abc", 0..<0)),
        WalkCase(
            on("Text Selection", "swipe right;swipe right"), "'ab, selected'",
            on: area("abc", 0..<0)),
        WalkCase(
            on("Text Selection", "swipe right;swipe right;swipe left"), "'a, selected'",
            on: area("abc", 0..<0)),
        WalkCase(
            on("Text Selection", "swipe right;swipe left"), "'a, unselected'",
            on: area("abc", 0..<0)),
        WalkCase(on("Text Selection", "swipe left"), "<| [boundary]", on: area("abc", 1..<1)),
        WalkCase(on("Text Selection", "swipe right"), "|> [boundary]", on: area("abc")),
        WalkCase(
            on("Text Selection", "swipe down;swipe right"), "'one, selected'",
            on: area("one, two", 0..<0)),
        WalkCase(
            on("Text Selection", "swipe down;swipe right;swipe right"), "'one, two, selected'",
            on: area("one, two", 0..<0)),
        WalkCase(
            on("Text Selection", "swipe down;swipe right;swipe right;swipe left"),
            "'one, selected'", on: area("one, two", 0..<0)),
        WalkCase(
            on("Text Selection", "swipe down;swipe right;swipe right;swipe right"), "|> [boundary]",
            on: area("one, two", 0..<0)),
        WalkCase(
            on("Text Selection", "swipe down;swipe right"), "'ne, selected'",
            on: area("one, two", 1..<1)),
        WalkCase(
            on("Text Selection", "swipe down;swipe down;swipe right;swipe right"),
            "'a\n, selected'", on: area("a\n\nb", 0..<0)),
        WalkCase(
            on("Text Selection", "swipe down;swipe down;swipe left"), "'a, selected'",
            on: area("a\nb", 0..<3)),
        WalkCase(
            on("Text Selection", "swipe right;delete"), "value:x:abc→bc 'a'", on: area("abc", 0..<0)
        ),
        WalkCase(
            on("Text Selection", "swipe right;type \"x\""), "value:x:abc→xbc 'x'",
            on: area("abc", 0..<0)),
        WalkCase(
            on("Text Selection", "swipe right"), "'1001 characters, selected'",
            on: area(String(repeating: "a", count: 1001), 0..<1000)),
        // The next item again where there is nothing to select.
        WalkCase(
            on("Text Selection", "touch #b;swipe left"),
            "@x [tick] 'x, ab, Text field, is editing' rotor:Text Selection",
            on: area("ab") + [Sketch("b")]),
        WalkCase("read selection", "'bc, selected'", on: area("abcd", 1..<3)),
        WalkCase("read selection", "[none]", on: area("abcd", 1..<1)),
        WalkCase("read selection", "[none]", on: [Sketch("a")]),
        // Text that is only read: from where it was read last.
        WalkCase(on("Text Selection", "swipe right"), "'o, selected'", on: text("one two")),
        WalkCase(
            "next word;next word;" + on("Text Selection", "swipe down;swipe right"),
            "'two, selected'", on: text("one two three")),
        WalkCase("read selection", "'ne, selected'", on: text("one", 1..<3)),
        WalkCase("toggle selection", "[none] note", on: [Sketch("x")]),
        WalkCase("toggle selection", "'Selecting text'", on: area("abc", 1..<1)),
        WalkCase(
            "toggle selection;toggle selection", "'Not selecting text'", on: area("abc", 1..<1)),
        WalkCase(
            "toggle selection;next character", "[cursor] 'b, selected'", on: area("abc", 1..<1)),
        WalkCase(
            "toggle selection;next character;previous character", "[cursor] 'b, unselected'",
            on: area("abc", 1..<1)),
        WalkCase(
            "toggle selection;next character;previous character;previous character",
            "[cursor] [selection-dir] 'a, selected'", on: area("abc", 1..<1)),
        WalkCase(
            "toggle selection;next character;next character", "[cursor] 'bc, selected'",
            on: area("abcd", 1..<1)),
        WalkCase(
            "toggle selection;next word;next word", "[cursor] 'bc de, selected'",
            on: area("abc de", 1..<1)),
        WalkCase(
            "toggle selection;next character;toggle selection;next character", "[cursor] 'c'",
            on: area("abcd", 1..<1)),
        WalkCase("toggle selection;next word", "[cursor] 'one , selected'", on: text("one two")),
        WalkCase(
            "next word;next word;toggle selection;next word", "[cursor] 'two, selected'",
            on: text("one two")),
        WalkCase(
            "toggle selection;swipe right;swipe left;next character", "[cursor] 'b'",
            on: area("abc", 1..<1) + [Sketch("b")]),
    ]

    private static let saving = CustomAction(
        name: "Save", category: "edit", effects: [.announce("Text saved", priority: nil)])

    private static let commands = area("one two", 4..<4)

    private static func item(_ number: Int, _ then: String = "double tap") -> String {
        "rotor \"Edit\";" + String(repeating: "swipe down;", count: number) + then
    }

    static let editing: [WalkCase] = [
        WalkCase(item(1, ""), "'Select'", on: commands),
        WalkCase(item(2, ""), "'Select All'", on: commands),
        WalkCase(item(3, ""), "'Cut'", on: commands),
        WalkCase(item(4, ""), "'Copy'", on: commands),
        WalkCase(item(5, ""), "'Paste'", on: commands),
        WalkCase(item(6, ""), "|> [boundary]", on: commands),
        WalkCase(item(1, "swipe up"), "<| [boundary]", on: commands),
        WalkCase(item(0), "[activate]", on: commands),
        WalkCase(item(1), "[activate] 'two, selected'", on: commands),
        WalkCase(item(1), "[activate] 'one, selected'", on: area("one two", 3..<3)),
        WalkCase(item(1), "[activate] 'two, selected'", on: area("one  two", 4..<4)),
        WalkCase(item(1), "[activate] 'one, selected'", on: area("one   ")),
        WalkCase(item(1), "[none] note", on: area("")),
        WalkCase(item(2), "[activate] 'one two, selected'", on: commands),
        WalkCase(item(2), "[none] note", on: area("")),
        WalkCase(item(3), "[none] note", on: commands),
        WalkCase(item(4), "[none] note", on: commands),
        WalkCase(item(5), "[none] note", on: commands),
        WalkCase(item(3), "[activate] value:x:one two→ two 'one, cut'", on: area("one two", 0..<3)),
        WalkCase(item(4), "[activate] 'one, copied'", on: area("one two", 0..<3)),
        WalkCase(
            item(3) + ";" + item(5), "[activate] value:x: two→one two 'one, pasted'",
            on: area("one two", 0..<3)),
        WalkCase(
            item(4) + ";last item;first item;" + item(5),
            "[activate] value:x:one two→one two 'one, pasted'", on: area("one two", 0..<3)),
        // What was performed is not performed again.
        WalkCase(item(4) + ";double tap", "[activate]", on: area("one two", 0..<3)),
        WalkCase(
            item(6), "[activate] !'Text saved'",
            on: TextEditingTests.area("a") { element in
                element.more { $0.actions = [saving] }
            }),
        WalkCase(item(3, ""), "'Copy'", on: text("one two", 0..<3)),
        WalkCase(item(3), "[activate] 'one, copied'", on: text("one two", 0..<3)),
        WalkCase(
            item(1, ""), "'Save'",
            on: [Sketch("x") { element in element.more { $0.actions = [saving] } }]),
        WalkCase(
            "rotor \"Actions\"", "[?] note",
            on: [Sketch("x") { element in element.more { $0.actions = [saving] } }]),
        WalkCase("rotor \"Edit\"", "[?] note", on: [Sketch("x", .textField)]),
    ]

    @Test(arguments: moving + selecting + editing)
    func walk(_ row: WalkCase) { row.check() }

    /// The anchor of a selection stays inside a text that the app cuts short.
    @Test func theTextMayShrinkWhileItIsSelected() {
        var walk = Walk(
            Screen(Self.area("abcdef")) {
                $0.on = [.appear: [.after(1, [.set("x", [.value]) { $0.value = "ab" }])]]
            })
        #expect(walk.play("toggle selection;previous word") == "[cursor] 'abcdef, selected'")
        #expect(walk.play("wait 1s") == "value:x:abcdef→ab 'ab'")
        #expect(walk.play("next character") == "[cursor] 'b, selected'")
    }

    @Test func theRingHasThemBeforeCharacters() {
        let walk = Walk(Self.area("a"))
        #expect(
            walk.session.rotorNames == [
                "Edit", "Text Selection", "Characters", "Words", "Lines", "Speaking Rate",
                "Containers", "Form Controls", "Text Fields", "Misspelled Words",
            ])
        let read = Walk(Self.text("a"))
        #expect(read.session.rotorNames.prefix(3) == ["Edit", "Text Selection", "Characters"])
        #expect(!read.session.rotorNames.contains("Misspelled Words"))
    }

    struct Phonetic: Sendable, CustomTestStringConvertible {
        let text: String
        let mode: String
        let spoken: String
        var testDescription: String { "\(text) \(mode)" }
    }

    @Test(arguments: [
        Phonetic(text: "a", mode: "off", spoken: "a"),
        Phonetic(text: "a", mode: "characterAndPhonetics", spoken: "a, Alfa"),
        Phonetic(text: "B", mode: "characterAndPhonetics", spoken: "cap B, Bravo"),
        Phonetic(text: "x", mode: "phoneticsOnly", spoken: "X-ray"),
        Phonetic(text: "Z", mode: "phoneticsOnly", spoken: "cap Zulu"),
        Phonetic(text: "1", mode: "phoneticsOnly", spoken: "1"),
        Phonetic(text: " ", mode: "characterAndPhonetics", spoken: "space"),
        Phonetic(text: "é", mode: "phoneticsOnly", spoken: "é"),
        Phonetic(text: "🇩🇪", mode: "phoneticsOnly", spoken: "🇩🇪"),
    ])
    func phonetics(_ row: Phonetic) {
        for verb in ["next character", "read character"] {
            var walk = Walk([Sketch(row.text)], ["phonetics": row.mode])
            #expect(walk.play(verb) == "'\(row.spoken)'")
        }
        var walk = Walk(Self.area("", 0..<0), ["phonetics": row.mode])
        #expect(!walk.play("type \"\(row.text)\"").contains("Alfa"))
    }
}
