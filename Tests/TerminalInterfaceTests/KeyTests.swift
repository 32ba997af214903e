import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

@Suite struct KeyTests {
    struct Named: CustomTestStringConvertible {
        let name: String
        let key: Key
        /// Where another name is the usual one.
        var usual: String?
        var testDescription: String { name }
    }

    @Test(arguments: [
        Named(name: "right", key: Key(.right)), Named(name: "]", key: Key(.character("]"))),
        Named(name: "shift-tab", key: Key(.tab, .shift)),
        Named(name: "vo-right", key: Key(.right, .voiceOver)),
        Named(name: "vo-shift-m", key: Key(.character("m"), [.voiceOver, .shift])),
        Named(
            name: "shift-vo-m", key: Key(.character("m"), [.voiceOver, .shift]), usual: "vo-shift-m"
        ),
        Named(name: "vo-M", key: Key(.character("m"), [.voiceOver, .shift]), usual: "vo-shift-m"),
        Named(name: "vo-cmd-right", key: Key(.right, [.voiceOver, .command])),
        Named(name: "vo--", key: Key(.character("-"), .voiceOver)),
        Named(name: "-", key: Key(.character("-"))),
        Named(name: "f1", key: Key(.function(1))), Named(name: "f12", key: Key(.function(12))),
        Named(name: "f", key: Key(.character("f"))), Named(name: "ö", key: Key(.character("ö"))),
        Named(name: "ж", key: Key(.character("ж"))), Named(name: "space", key: Key(.space)),
        Named(name: "pagedown", key: Key(.pageDown)), Named(name: "esc", key: Key(.escape)),
        Named(name: "shift-h", key: Key(.character("H")), usual: "H"),
        Named(name: "ctrl-h", key: Key(.backspace), usual: "backspace"),
        Named(name: "ctrl-i", key: Key(.tab), usual: "tab"),
        Named(name: "ctrl-j", key: Key(.enter), usual: "enter"),
        Named(name: "ctrl-m", key: Key(.enter), usual: "enter"),
        Named(name: "ctrl-[", key: Key(.escape), usual: "esc"),
        Named(name: "ctrl-c", key: Key(.character("c"), .control)),
    ])
    func names(_ row: Named) throws {
        #expect(try Key(name: row.name) == row.key)
        #expect(row.key.name == row.usual ?? row.name)
    }

    struct Wrong: CustomTestStringConvertible {
        let name: String
        let message: String
        var testDescription: String { name }
    }

    @Test(arguments: [
        Wrong(name: "rigth", message: "unknown key 'rigth'; did you mean 'right'?"),
        Wrong(name: "vo-spcae", message: "unknown key 'vo-spcae'; did you mean 'space'?"),
        Wrong(
            name: "qqqqqqqqqq",
            message: "unknown key 'qqqqqqqqqq'; expected a character or a name such as "
                + "right, tab, esc, f1, vo-shift-m"),
        Wrong(name: "f13", message: "unknown key 'f13'; did you mean 'f1'?"),
    ])
    func unknownNames(_ row: Wrong) {
        let error = #expect(throws: KeyNameError.self) { try Key(name: row.name) }
        if row.name == "f13" {
            #expect(error?.nearest?.hasPrefix("f") == true)
        } else {
            #expect(error?.description == row.message)
        }
    }

    struct Sequence: CustomTestStringConvertible {
        let names: String
        /// A character for each key.
        let keys: String
        var testDescription: String { names }
    }

    @Test(arguments: [
        Sequence(names: "", keys: ""), Sequence(names: "  a   b ", keys: "ab"),
        Sequence(names: ": \"rotor next\"", keys: ":rotor next"),
        Sequence(names: "\"rotor \\\"Headings\\\"\"", keys: "rotor \"Headings\""),
        Sequence(names: "\"a\\\\b\" c", keys: "a\\bc"), Sequence(names: "\"\" a", keys: "a"),
        Sequence(names: "a \"", keys: "a\""), Sequence(names: "\"é 日\"", keys: "é 日"),
    ])
    func sequences(_ row: Sequence) throws {
        #expect(
            try Key.sequence(row.names) == row.keys.map { Key(.character($0)).canonical })
    }

    @Test func aTextWithoutItsEndIsNoKey() {
        #expect(throws: KeyNameError.self) { try Key.sequence("\"abc enter") }
    }

    @Test func everyLineOfTheTableHasKeys() {
        for binding in Binding.all { #expect(!binding.keys.isEmpty, "\(binding.words)") }
    }

    @Test(arguments: Platform.allCases)
    func noKeyIsBoundTwice(on platform: Platform) {
        var seen: [Key: String] = [:]
        for binding in Binding.all where binding.platform ?? platform == platform {
            for key in binding.keys {
                #expect(seen[key] == nil, "\(key.name): \(seen[key] ?? "") and \(binding.words)")
                seen[key] = binding.words
            }
        }
    }

    @Test func everyChordOfVoiceOverHasAPlainKeyOrAVerb() {
        for binding in Binding.all where ![.reading, .moving, .text].contains(binding.group) {
            let hasPlainKey = binding.keys.contains { !$0.modifiers.contains(.voiceOver) }
            let isVerb = GestureVerb.all.contains { $0.words == binding.words }
            #expect(hasPlainKey || isVerb, "\(binding.words)")
        }
    }

    @Test func noKeyThatSomeKeyboardsLackIsTheOnlyWay() {
        let rare = "[]{}\\~@|"
        for binding in Binding.all {
            #expect(
                binding.keys.contains {
                    if case .character(let character) = $0.base {
                        return $0.modifiers.isEmpty ? !rare.contains(character) : true
                    }
                    return true
                }, "\(binding.words)")
        }
    }

    @Test func ownKeysReplaceThoseOfTheTable() throws {
        let keymap = Keymap(own: [Key(.character("ö")): "why", Key(.character("q")): "scrub"])
        #expect(keymap.command(for: Key(.character("ö")), on: .iOS) == .why)
        #expect(keymap.command(for: Key(.character("q")), on: .iOS) == .line("scrub"))
        #expect(keymap.key(for: .quit) == nil)
        #expect(keymap.key(for: .why) == Key(.character("w")))
        #expect(keymap.own.map(\.key.name) == ["q", "ö"])
    }
}
