import Testing

@testable import CursesTerminal

@Suite struct CharacterBytesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]
        let text: String
        var testDescription: String { "\(bytes)" }
    }

    static let cases: [Case] = [
        Case(bytes: Array("aé€👍z".utf8), text: "aé€👍z"),
        Case(bytes: [0xFF, 0x1B, 0x5B], text: "\u{FFFD}\u{1B}["),
        Case(bytes: [0xE9, 0x71], text: "\u{FFFD}q"),
        Case(bytes: [0xE2, 0x82, 0x1B], text: "\u{FFFD}\u{1B}"),
        Case(bytes: [0xE2, 0xC3, 0xA9], text: "\u{FFFD}é"),
        Case(bytes: [0x80, 0x61], text: "\u{FFFD}a"),
        Case(bytes: [0xC0, 0xAF], text: "\u{FFFD}\u{FFFD}"),
        Case(bytes: [0xF5, 0x61], text: "\u{FFFD}a"),
        Case(bytes: [0xC3], text: ""),
    ]

    @Test(arguments: cases)
    func characters(_ row: Case) {
        var bytes = CharacterBytes()
        var scalars = String.UnicodeScalarView()
        for byte in row.bytes { scalars.append(contentsOf: bytes.take(byte)) }
        #expect(String(scalars) == row.text)
    }

    /// What is no character by its value: a surrogate, one past the last.
    @Test(arguments: [[0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
    func impossibleCharacters(_ sequence: [UInt8]) {
        var bytes = CharacterBytes()
        let scalars = sequence.flatMap { bytes.take($0) }
        #expect(!scalars.isEmpty && scalars.allSatisfy { $0 == "\u{FFFD}" })
        #expect(bytes.take(0x61) == ["a"])
    }
}
