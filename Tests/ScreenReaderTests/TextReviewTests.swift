import ScreenModel
import ScreenReader
import Testing

/// Reading by character, word and line: whole walks through one text.
@Suite struct TextReviewTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let unit: String
        let text: String
        let units: [String]
        var testDescription: String { "\(unit): \(text.debugDescription)" }

        init(_ unit: String, _ text: String, _ units: String...) {
            self.unit = unit
            self.text = text
            self.units = units
        }
    }

    static let cases: [Case] = [
        Case("Characters", "aB1", "a", "cap B", "1"),
        Case("Characters", "a b.", "a", "space", "b", "dot"),
        Case("Characters", "e\u{301}👩‍👩‍👧🇩🇪", "e\u{301}", "👩‍👩‍👧", "🇩🇪"),
        Case("Characters", "क्षि", "क्षि"),
        Case("Characters", "漢字", "漢", "字"),
        Case("Characters", "a\nb", "a", "new line", "b"),
        Case("Characters", "שלום", "ש", "ל", "ו", "ם"),
        Case("Words", "one two", "one", "two"),
        Case("Words", "  one,  (two)! ", "one", "two"),
        Case("Words", "one\ntwo", "one", "two"),
        Case("Words", "it's well-known", "it's", "well-known"),
        Case("Words", "a — b", "a", "—", "b"),
        Case("Words", "...", "..."),
        Case("Words", "100% #pay @me", "100%", "#pay", "@me"),
        Case("Words", "漢字 kana", "漢字", "kana"),
        Case("Words", "東京へ行く。バスで", "東京", "へ", "行", "く", "バス", "で"),
        Case("Words", "你好，世界！", "你好", "世界"),
        Case("Words", "「今日」は", "今日", "は"),
        Case("Words", "สวัสดี ชาวโลก", "สวัสดี", "ชาวโลก"),
        Case("Words", "one,two;three", "one", "two", "three"),
        Case("Words", "1,000 at 12:30", "1,000", "at", "12:30"),
        Case("Words", "f(x) and (y)", "f", "x", "and", "y"),
        Case("Words", "„Haus“ «mot»", "Haus", "mot"),
        Case("Words", "and/or e-mail a_b", "and/or", "e-mail", "a_b"),
        Case("Words", "see https://a.b/c", "see", "https://a.b/c"),
        Case("Words", "ok👍🏽🎉no", "ok", "👍🏽🎉", "no"),
        Case("Words", "e\u{301}te\u{301} n\u{303}", "e\u{301}te\u{301}", "n\u{303}"),
        Case("Words", "שלום, עולם", "שלום", "עולם"),
        Case("Words", "a\u{A0}b\tc\u{3000}d", "a", "b", "c", "d"),
        Case("Words", "ab漢cd", "ab", "漢", "cd"),
        Case("Words", "한국어 문장", "한국어", "문장"),
        Case("Words", "नमस्ते दुनिया", "नमस्ते", "दुनिया"),
        Case("Words", "مرحبا بالعالم", "مرحبا", "بالعالم"),
        Case("Words", "👍 ok", "👍", "ok"),
        Case("Lines", "one", "one"),
        Case("Lines", "one\ntwo three\nfour", "one", "two three", "four"),
        Case("Lines", "one\r\ntwo", "one", "two"),
        Case("Lines", "a\n\nb", "a", "", "b"),
        Case("Lines", "a\n", "a", ""),
        Case("Lines", "\na", "", "a"),
        Case("Lines", "a\u{2028}b\u{2029}c\u{B}d\u{85}e\rf", "a", "b", "c", "d", "e", "f"),
        Case("Lines", "🇩🇪🇩🇪\n🇫🇷🇫🇷", "🇩🇪🇩🇪", "🇫🇷🇫🇷"),
        Case("Lines", "\r\n\r\n", "", "", ""),
    ]

    @Test(arguments: cases)
    func bothWays(_ row: Case) {
        var walk = Walk([Sketch("x", .textField) { $0.value = row.text }])
        _ = walk.play("rotor \"\(row.unit)\"")
        #expect(heard(&walk, "swipe down") == row.units)
        #expect(walk.play("swipe down") == "|> [boundary]")
        #expect(heard(&walk, "swipe up") == row.units.dropLast().reversed())
        #expect(walk.play("swipe up") == "<| [boundary]")
    }

    /// What is heard until the boundary.
    private func heard(_ walk: inout Walk, _ verb: String) -> [String] {
        var units: [String] = []
        for _ in 0..<50 {
            let marks = walk.play(verb)
            guard marks.hasPrefix("'") else { break }
            units.append(String(marks.dropFirst().dropLast()))
        }
        return units
    }

    static let walks: [WalkCase] = [
        WalkCase(
            "rotor \"Words\";swipe down;swipe down;rotor \"Characters\";swipe down", "'t'",
            on: [Sketch("one two three")]),
        WalkCase(
            "rotor \"Words\";swipe down;swipe down;rotor \"Lines\";swipe down", "'one two three'",
            on: [Sketch("one two three")]),
        WalkCase("rotor \"Words\";swipe down;swipe down", "'Button'", on: [Sketch("Go", .button)]),
        WalkCase(
            "rotor \"Words\";swipe down", "|> [boundary]",
            on: [Sketch("x") { $0.label = nil }]),
        WalkCase("rotor \"Lines\";swipe up", "<| [boundary]", on: [Sketch("a")]),
        WalkCase(
            "rotor \"Characters\";swipe down;swipe right;swipe left;swipe down", "'a'",
            on: [
                Sketch("abc"), Sketch("d"),
            ]),
        WalkCase("rotor \"Words\";swipe down;read word", "'one'", on: [Sketch("one two")]),
        WalkCase("rotor \"Words\";swipe down;read character", "'o'", on: [Sketch("one two")]),
        WalkCase(
            "rotor \"Words\";swipe down;swipe down;read line", "'one two'", on: [Sketch("one two")]),
        WalkCase("read word", "'one'", on: [Sketch("one two")]),
        WalkCase("read line", "[none]", on: [Sketch("x") { $0.label = "" }]),
        WalkCase("read character", "'cap O'", on: [Sketch("One")]),
        // A value that changes is read anew.
        WalkCase(
            "rotor \"Words\";swipe down;double tap;swipe down", "'x'",
            on: [
                Sketch("x", .button) {
                    $0.on(.activate, .set("x", [.value]) { $0.value = "new" })
                }
            ]),
    ]

    @Test(arguments: walks)
    func walk(_ row: WalkCase) { row.check() }
}
