import Testing

@testable import ScreenImport

@Suite struct SourceTextTests {
    struct Case: NamedCase {
        var name: String
        var bytes: [UInt8]
        var expected: String
    }

    static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
        (mark ? [0xFEFF] + Array(text.utf16) : Array(text.utf16)).flatMap { unit in
            let pair = [UInt8(unit & 255), UInt8(unit >> 8)]
            return bigEndian ? pair.reversed() : pair
        }
    }

    @Test(arguments: [
        Case(name: "plain", bytes: Array("{}".utf8), expected: "{}"),
        Case(name: "UTF-8 mark", bytes: [0xEF, 0xBB, 0xBF] + Array("ü".utf8), expected: "ü"),
        Case(
            name: "little endian", bytes: utf16("<ä/>", bigEndian: false, mark: true),
            expected: "<ä/>"),
        Case(
            name: "big endian", bytes: utf16("<ä/>", bigEndian: true, mark: true), expected: "<ä/>"),
        Case(
            name: "no mark", bytes: utf16("[{\"a\": 1}]", bigEndian: false, mark: false),
            expected: "[{\"a\": 1}]"),
        Case(
            name: "bad bytes", bytes: Array(String(repeating: "x", count: 40).utf8) + [0xFF],
            expected: String(repeating: "x", count: 40) + "\u{FFFD}"),
        Case(
            name: "colours", bytes: Array("\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{7}end".utf8),
            expected: "red end"),
        Case(name: "line ends", bytes: Array("a\r\nb\rc\n\r\nd".utf8), expected: "a\nb\nc\n\nd"),
    ])
    func decodes(_ row: Case) throws {
        let text = try SourceText(decoding: row.bytes)
        #expect(String(decoding: text.bytes, as: UTF8.self) == row.expected)
    }

    @Test func refusesWhatIsNoText() {
        let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        #expect(throws: ImportError.notText(looksLike: "a PNG picture")) {
            try SourceText(decoding: picture)
        }
        #expect(throws: ImportError.notText(looksLike: nil)) {
            try SourceText(decoding: [1, 2, 3, 4, 65])
        }
        #expect(throws: ImportError.emptyFile) { try SourceText(decoding: []) }
        #expect(throws: ImportError.emptyFile) { try SourceText(decoding: Array(" \n\t".utf8)) }
    }

    @Test func countsCharactersInColumns() {
        let text = SourceText(utf8: Array("ab\nü👨‍👩‍👧x".utf8))
        let offset = Array("ab\nü👨‍👩‍👧".utf8).count
        #expect(text.place(at: offset) == SourcePlace(line: 2, column: 3))
        var finder = PlaceFinder(text)
        #expect(finder.place(at: 1) == SourcePlace(line: 1, column: 2))
        #expect(finder.place(at: 3) == SourcePlace(line: 2, column: 1))
        #expect(finder.place(at: 0) == SourcePlace(line: 1, column: 1))
        #expect(finder.place(at: 9999).line == 2)
    }

    @Test func writesShortContainersOnOneLine() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("frame")
        writer.beginArray()
        for number in [0, 1.5, 390, 44] { writer.number(number) }
        writer.endArray()
        writer.key("label")
        writer.string(String(repeating: "long ", count: 20))
        writer.key("empty")
        writer.beginArray()
        writer.endArray()
        writer.endObject()
        let label = String(repeating: "long ", count: 20)
        #expect(
            writer.text()
                == "{\n  \"frame\": [0, 1.5, 390, 44],\n  \"label\": \"\(label)\",\n  \"empty\": []\n}"
        )
        #expect(
            writer.text(lineWidth: .max)
                == "{\"frame\": [0, 1.5, 390, 44], \"label\": \"\(label)\", \"empty\": []}")
    }
}
