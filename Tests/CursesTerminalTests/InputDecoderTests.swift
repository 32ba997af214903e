import TerminalInterface
import Testing

@testable import CursesTerminal

@Suite struct InputDecoderTests {
    /// Batches as they arrive, and what comes of them.
    struct Case: Sendable, CustomTestStringConvertible {
        let batches: [String]
        let inputs: [TerminalInput]
        var testDescription: String { "\(batches)" }

        init(_ batches: String..., gives inputs: TerminalInput...) {
            self.batches = batches
            self.inputs = inputs
        }
    }

    static let cases: [Case] = [
        Case("a", gives: .key(Key(.character("a")))),
        Case("ж ", gives: .key(Key(.character("ж"))), .key(Key(.space))),
        Case("\u{3}", gives: .key(Key(.character("c"), .control))),
        Case("\u{1A}", gives: .key(Key(.character("z"), .control))),
        Case("\u{1C}", gives: .key(Key(.character("\\"), .control))),
        Case("\0", gives: .key(Key(.space, .control))),
        Case("\u{8}", "\u{7F}", gives: .key(Key(.backspace)), .key(Key(.backspace))),
        Case("\u{1B}", gives: .key(Key(.escape))),
        Case("\u{1B}\u{1B}", gives: .key(Key(.escape)), .key(Key(.escape))),
        Case("\u{1B}j", gives: .key(Key(.escape)), .key(Key(.character("j")))),
        Case(
            "\u{1B}", "[", "2", gives: .key(Key(.escape)), .key(Key(.character("["))),
            .key(Key(.character("2")))),
        Case("\u{1B}\r", gives: .key(Key(.escape)), .key(Key(.enter))),
        Case("\u{1B}\u{1}", gives: .key(Key(.character("a"), .voiceOver))),
        Case("\u{1B}\0", gives: .key(Key(.space, .voiceOver))),
        Case("\u{1B}", "\u{1}", gives: .key(Key(.escape)), .key(Key(.character("a"), .control))),
        Case("\u{1B}[1;8C", gives: .key(Key(.right, [.voiceOver, .shift]))),
        Case("\u{1B}[1;3C", gives: .key(Key(.right, .voiceOver))),
        Case("\u{1B}[1;5A", gives: .key(Key(.up, .control))),
        Case("\u{1B}[1;15B", gives: .key(Key(.down, [.voiceOver, .command]))),
        Case("\u{1B}[1;16D", gives: .key(Key(.left, [.voiceOver, .command, .shift]))),
        Case("\u{1B}[1", ";8C", gives: .key(Key(.right, [.voiceOver, .shift]))),
        Case("\u{1B}[7~\u{1B}[8~", gives: .key(Key(.home)), .key(Key(.end))),
        Case("\u{1B}[15;2~", gives: .key(Key(.function(5), .shift))),
        Case("\u{1B}[104;7u", gives: .key(Key(.character("h"), .voiceOver))),
        Case("\u{1B}[97;2u", gives: .key(Key(.character("A")))),
        Case("\u{1B}[27;8;104~", gives: .key(Key(.character("h"), [.voiceOver, .shift]))),
        Case("\u{1B}[13;7u", gives: .key(Key(.enter, .voiceOver))),
        Case("\u{1B}[99999999u"), Case("\u{1B}[1;99999999999999999999Z"),
        Case("\u{1B}[57344;0u", gives: .key(Key(.character("\u{E000}")))),
        // A reply to a query that nobody asked is swallowed, not obeyed letter by letter.
        Case("\u{1B}[?62;22c", "j", gives: .key(Key(.character("j")))),
        Case("\u{1B}[2~"),
        Case(
            "\u{1B}[" + String(repeating: "1", count: 30) + "j", gives: .key(Key(.character("j")))),
        Case("\u{1B}[200~qqq\u{1B}[201~j", gives: .paste("qqq"), .key(Key(.character("j")))),
        Case("\u{1B}[200~a\u{1B}b\u{3}c\r\n\td\u{9B}\u{1B}[201~", gives: .paste("abc\n\n\td")),
        Case("\u{1B}[200~a\u{1B}[1;2Ab\u{1B}[201~", gives: .paste("ab")),
        Case(
            "\u{1B}[200~a", "b\u{1B}", "[20", "1~q", gives: .paste("ab"), .key(Key(.character("q")))
        ),
        Case("\u{1B}", "[200~qq\u{1B}[201~", gives: .key(Key(.escape)), .paste("qq")),
        Case("\u{1B}[2", "00~qq", "\u{1B}[201~", gives: .paste("qq")),
        Case("\u{1B}[201~"),
        // A paste whose end was lost.
        Case(
            "\u{1B}[200~qq", "\u{3}", "j", gives: .key(Key(.character("c"), .control)),
            .key(Key(.character("j")))),
    ]

    @Test(arguments: cases)
    func decodes(_ row: Case) {
        var decoder = InputDecoder()
        let inputs = row.batches.flatMap { batch in
            decoder.decode(batch.unicodeScalars.map { .character($0) })
        }
        #expect(inputs == row.inputs)
    }

    @Test func aKeyOfCursesEndsWhatWasPending() {
        var decoder = InputDecoder()
        let inputs = decoder.decode([.character("\u{1B}"), .key(Key(.down)), .character("j")])
        #expect(inputs == [.key(Key(.escape)), .key(Key(.down)), .key(Key(.character("j")))])
    }

    @Test func anUnfinishedBatchDecidesNothing() {
        var decoder = InputDecoder()
        #expect(decoder.decode([.character("\u{1B}")], isAll: false).isEmpty)
        #expect(decoder.decode([.character("\u{1}")]) == [.key(Key(.character("a"), .voiceOver))])
    }
}
