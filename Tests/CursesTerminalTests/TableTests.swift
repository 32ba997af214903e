import CNcurses
import TerminalInterface
import Testing

@testable import CursesTerminal

@Suite struct TableTests {
    struct Named: Sendable, CustomTestStringConvertible {
        let name: String
        let key: Key?
        var testDescription: String { name }
    }

    @Test(arguments: [
        Named(name: "kRIT7", key: Key(.right, .voiceOver)),
        Named(name: "kLFT8", key: Key(.left, [.voiceOver, .shift])),
        Named(name: "kUP5", key: Key(.up, .control)),
        Named(name: "kDN", key: Key(.down, .shift)),
        Named(name: "kHOM7", key: Key(.home, .voiceOver)),
        Named(name: "kIC7", key: nil), Named(name: "", key: nil), Named(name: "7", key: nil),
        Named(name: "kUP99999999999999999999", key: nil),
    ])
    func extensionNamesAreKeys(_ row: Named) {
        #expect(Key(extensionName: row.name) == row.key)
    }

    struct Code: Sendable, CustomTestStringConvertible {
        let code: Int32
        let key: Key?
        var testDescription: String { "\(code)" }
    }

    @Test(arguments: [
        Code(code: KEY_SR, key: Key(.up, .shift)), Code(code: KEY_SF, key: Key(.down, .shift)),
        Code(code: KEY_BTAB, key: Key(.tab, .shift)),
        Code(code: KEY_F0 + 12, key: Key(.function(12))),
        Code(code: KEY_F0 + 13, key: Key(.function(1), .shift)),
        Code(code: KEY_F0 + 29, key: Key(.function(5), .control)),
        Code(code: KEY_MOUSE, key: nil), Code(code: KEY_IC, key: nil),
    ])
    func cursesCodesAreKeys(_ row: Code) {
        #expect(Key(cursesCode: row.code) == row.key)
    }

    /// Whatever can be switched on is switched off by the text that every way out writes.
    @Test func everyModeHasItsOff() {
        let restoring = TerminalMode.restoring { _ in nil }
        for mode in TerminalMode.all {
            #expect(mode.on.hasSuffix("h"))
            #expect(mode.off == mode.on.dropLast() + "l")
            #expect(TerminalMode.allOn.contains(mode.on))
            #expect(restoring.contains(mode.off))
        }
    }

    @Test func restoringGoesFromOurModesToTheMainScreen() {
        let restoring = TerminalMode.restoring { $0 == "rmkx" ? nil : "<\($0)$<5/>>" }
        #expect(restoring == "\u{1B}[?2004l<sgr0><cnorm><rmcup>\r\n")
    }

    struct Text: Sendable, CustomTestStringConvertible {
        let text: String
        let result: String
        var testDescription: String { text.debugDescription }
    }

    @Test(arguments: [
        Text(text: "\u{1B}[?5h$<200/>\u{1B}[?5l", result: "\u{1B}[?5h\u{1B}[?5l"),
        Text(text: "$<2>", result: ""), Text(text: "a$b", result: "a$b"),
        Text(text: "$$<3*>x", result: "$x"), Text(text: "$<2", result: "$<2"),
    ])
    func paddingIsTakenOut(_ row: Text) {
        #expect(TerminalMode.withoutPadding(row.text) == row.result)
    }
}
