import ScreenModel
import ScreenReader
import Testing

/// Typing, deleting, the insertion point and what is heard of them.
@Suite struct TextEditingTests {
    /// An area that is edited from the start.
    static func area(
        _ value: String?, _ selection: Range<Int>? = nil,
        _ change: (inout Element) -> Void = { _ in }
    ) -> [Sketch] {
        [
            Sketch("x", .textArea) {
                $0.traits = [.textEntry, .textArea, .isEditing]
                $0.value = value
                $0.more { $0.selection = selection }
                change(&$0)
            }
        ]
    }

    private static func field(
        _ type: ElementType = .textField, _ value: String? = nil,
        _ change: (inout Element) -> Void = { _ in }
    ) -> [Sketch] {
        [
            Sketch("x", type) {
                $0.value = value
                change(&$0)
            }, Sketch("y", .button),
        ]
    }

    static let typing: [WalkCase] = [
        WalkCase("type \"a\"", "[none] note", on: field()),
        WalkCase("delete", "[none] note", on: field()),
        WalkCase("end editing", "[none] note", on: field()),
        WalkCase("double tap;type \"a\"", "value:x:–→a 'a'", on: field()),
        WalkCase("double tap;type \"\"", "[none]", on: field()),
        WalkCase(
            "double tap;type hi there", "value:x:–→hi there 'h' 'i' 'space' 't' 'h' 'e' 'r' 'e'",
            on: field()),
        WalkCase(
            "double tap;type \"A.\"", "value:x:b→bA. 'cap A' 'dot'", on: field(.textField, "b")),
        WalkCase("double tap;type \"é🇩🇪\"", "value:x:–→é🇩🇪 'é' '🇩🇪'", on: field()),
        WalkCase("double tap;swipe right;type \"a\"", "value:x:–→a 'a'", on: field()),
        WalkCase("double tap;end editing", "note", on: field()),
        WalkCase("double tap;end editing;type \"a\"", "[none] note", on: field()),
        WalkCase("double tap;end editing;double tap", "[activate] 'is editing'", on: field()),
        WalkCase("type \"b\"", "value:x:ac→abc 'b'", on: area("ac", 1..<1)),
        WalkCase("type \"b\"", "value:x:axyc→abc 'b'", on: area("axyc", 1..<3)),
        WalkCase("type \"b\"", "value:x:ac→acb 'b'", on: area("ac", 9..<99)),
        WalkCase("type \"b\"", "value:x:ac→acb 'b'", on: area("ac", Int.max..<Int.max)),
        WalkCase("type \"b\";type \"c\"", "value:x:bad→bcad 'c'", on: area("ad", 0..<0)),
        WalkCase("type \"a\\nb\"", "value:x:–→a\nb 'a' 'new line' 'b'", on: area(nil)),
        WalkCase("type \"a\\u{8}\\u{1B}\\u{9}\"", "value:x:–→a\t 'a' 'tab'", on: area(nil)),
        WalkCase("type \"\\u{D}\"", "value:x:–→\n 'new line'", on: area(nil)),
        // Return in a field of one line sends it off.
        WalkCase("double tap;type \"a\\n\"", "value:x:–→a 'a' note", on: field()),
        WalkCase("double tap;type \"a\\nb\"", "value:x:–→a 'a' note note", on: field()),
        WalkCase("double tap;type \"\\n\"", "note", on: field()),
        WalkCase("double tap;type \"\\n\";type \"a\"", "[none] note", on: field()),
        WalkCase("double tap;type \"a\\n\"", "value:x:–→a\n 'a' 'new line'", on: field(.textArea)),
        // An accent joins the letter before it, half a flag the half behind it.
        WalkCase(
            "type \"\\u{301}\";type \"x\"", "value:x:e\u{301}f→e\u{301}xf 'x'",
            on: area("ef", 1..<1)),
        WalkCase("type \"🇩\";type \"x\"", "value:x:🇩🇪→🇩🇪x 'x'", on: area("🇪", 0..<0)),
        // The app's own answer comes once a change.
        WalkCase(
            "double tap;type \"ab\"", "value:x:–→ab 'a' 'b' !'hi'…",
            on: field { $0.on(.edit, .announce("hi", priority: nil)) }),
        WalkCase(
            "double tap;type \"ab\"", "value:x:–→ab 'a' 'b' value:x:ab→AB 'AB'",
            on: field { $0.on(.edit, .set("x", [.value]) { $0.value = "AB" }) }),
        WalkCase(
            "double tap;type \"ab\";type \"c\"", "value:x:→c 'c' value:x:c→",
            on: field { $0.on(.edit, .set("x", [.value]) { $0.value = "" }) }),
    ]

    static let deleting: [WalkCase] = [
        WalkCase("delete", "value:x:ab→a 'b'", on: area("ab")),
        WalkCase("delete", "value:x:ab→b 'a'", on: area("ab", 1..<1)),
        WalkCase("delete", "<| [boundary]", on: area("ab", 0..<0)),
        WalkCase("delete", "<| [boundary]", on: area(nil)),
        WalkCase("delete forward", "value:x:ab→b 'a'", on: area("ab", 0..<0)),
        WalkCase("delete forward", "|> [boundary]", on: area("ab")),
        WalkCase("delete", "value:x:abcd→ad 'bc'", on: area("abcd", 1..<3)),
        WalkCase("delete forward", "value:x:abcd→ad 'bc'", on: area("abcd", 1..<3)),
        WalkCase("delete;delete;delete", "<| [boundary]", on: area("ab")),
        WalkCase("delete", "value:x:👩‍👩‍👧→ '👩‍👩‍👧'", on: area("👩‍👩‍👧")),
        WalkCase("delete", "value:x:A→ 'cap A'", on: area("A")),
        WalkCase(
            "delete", "value:x:a→ 'a' !'hi'…",
            on: area("a") { $0.on(.edit, .announce("hi", priority: nil)) }),
        WalkCase("delete", "value:x:ab→a", on: area("ab"), ["typingEcho": "none"]),
    ]

    static let echoes: [WalkCase] = [
        WalkCase("type \"a b\"", "value:x:–→a b", on: area(nil), ["typingEcho": "none"]),
        WalkCase("type \"on\"", "value:x:–→on", on: area(nil), ["typingEcho": "words"]),
        WalkCase("type \"on \"", "value:x:–→on  'on'", on: area(nil), ["typingEcho": "words"]),
        WalkCase(
            "type \"on\";type \",\"", "value:x:on→on, 'on'", on: area(nil), ["typingEcho": "words"]),
        WalkCase("type \"on, \"", "value:x:–→on,  'on'", on: area(nil), ["typingEcho": "words"]),
        WalkCase(
            "type \"a bc\\n\"", "value:x:–→a bc\n 'a' 'bc'", on: area(nil), ["typingEcho": "words"]),
        WalkCase("type \" \"", "value:x:→ ", on: area(""), ["typingEcho": "words"]),
        WalkCase(
            "type \" \"", "value:x:onto→on to 'on'", on: area("onto", 2..<2),
            ["typingEcho": "words"]),
        WalkCase(
            "type \"on \"", "value:x:–→on  'o' 'n' 'space' 'on'", on: area(nil),
            ["typingEcho": "charactersAndWords"]),
        WalkCase("mute;type \"a\"", "value:x:–→a", on: area(nil)),
    ]

    static let secrets: [WalkCase] = [
        WalkCase(
            "double tap;type \"ab\"", "value:x:–→•• [secure] [secure]", on: field(.secureTextField)),
        WalkCase(
            "double tap;type \"a\"", "value:x:••→••• [secure]", on: field(.secureTextField, "pq")),
        WalkCase(
            "double tap;type \"a\"", "value:x:••→•••", on: field(.secureTextField, "pq"),
            ["typingEcho": "none"]),
        WalkCase("double tap;delete", "value:x:••→• [secure]", on: field(.secureTextField, "pq")),
        WalkCase(
            "double tap;type \"a\";swipe right;swipe left",
            "@x [tick] [secure] 'x, 3 characters, Secure text field, is editing'",
            on: field(.secureTextField, "pq")),
        WalkCase(
            "double tap;rotor \"Characters\";swipe up", "[cursor] 'bullet'",
            on: field(.secureTextField, "pq")),
        WalkCase(
            "double tap;rotor \"Words\";swipe up", "[cursor] '2 characters'",
            on: field(.secureTextField, "pq")),
        WalkCase("rotor \"Characters\";swipe down", "'bullet'", on: field(.secureTextField, "pq")),
        WalkCase(
            "rotor \"Characters\";swipe down", "'bullet'", on: field(.secureTextField, "pq"),
            ["secureValue": "raw"]),
        WalkCase("read line", "'••'", on: field(.secureTextField, "pq")),
        WalkCase("double tap;read line", "'2 characters'", on: field(.secureTextField, "pq")),
    ]

    @Test(arguments: typing + deleting + echoes + secrets)
    func walk(_ row: WalkCase) { row.check() }

    /// One change only: the next field is edited, the first one not any more.
    @Test func onlyOneTextIsEdited() {
        var walk = Walk([Sketch("a", .textField), Sketch("b", .textField)])
        #expect(walk.play("double tap;swipe right;type \"1\"") == "value:a:–→1 '1'")
        #expect(walk.play("double tap") == "[activate] 'is editing'")
        #expect(walk.play("type \"2\"") == "value:b:–→2 '2'")
    }

    /// What is typed while the cursor is elsewhere is heard all the same.
    @Test func combinedElementsAreEditedInTheirPart() {
        var walk = Walk([
            Sketch(holding: [Sketch("Name"), Sketch("f", .textField) { $0.label = nil }]) {
                $0.more { $0.childrenBehavior = .combine }
            }
        ])
        _ = walk.play("double tap")
        #expect(walk.play("type \"ab\"") == "value:f:–→ab 'a' 'b'")
        #expect(walk.play("rotor \"Characters\";swipe up") == "[cursor] 'b'")
        #expect(walk.play("type \"c\"") == "value:f:ab→acb 'c'")
    }

    @Test func whatIsRemovedIsNotEdited() {
        var walk = Walk([
            Sketch("x", .textField),
            Sketch("y", .button) { $0.on(.activate, .remove("x")) },
        ])
        _ = walk.play("double tap;swipe right;double tap")
        #expect(walk.play("type \"a\"") == "[none] note")
    }

    @Test func whatIsCoveredIsNotEdited() {
        var walk = Walk([
            Sketch("x", .textField) { $0.on(.edit, .present("s")) },
            Sketch(holding: [Sketch("ok", .button)], .sheet) { element in
                element.id = "s"
                element.hidden = true
            },
        ])
        _ = walk.play("double tap;type \"a\"")
        #expect(walk.play("type \"b\"") == "[none] note")
        #expect(walk.play("scrub;type \"b\"").contains("value:x:a→ab"))
    }

    /// Ending leaves nothing behind: the rotor's options of edited text are gone.
    @Test func endingTakesTheOptionsAway() {
        var walk = Walk(Self.field(.textField, "ab"))
        let before = walk.session.rotorNames
        _ = walk.play("double tap;rotor \"Characters\";swipe up")
        #expect(walk.session.rotorNames.prefix(2) == ["Edit", "Text Selection"])
        #expect(walk.session.rotorNames.contains("Misspelled Words"))
        _ = walk.play("end editing")
        #expect(walk.session.rotorNames == before)
    }
}
