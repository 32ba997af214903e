import Testing

@testable import ScreenReader

/// What one language says to each sample, as lines of `sample: description | hint`; those of the
/// Mac behind `mac`.
struct LanguageTable: Sendable, CustomTestStringConvertible {
    let language: String
    let lines: [String]
    var testDescription: String { language }

    init(_ language: String, _ text: String) {
        self.language = language
        lines = text.split(separator: "\n").map(String.init)
    }

    static let all = [french, russian, german, japanese, spanish, korean, chinese]
}

@Suite struct LanguageTableTests {
    @Test(arguments: LanguageTable.all)
    func says(_ table: LanguageTable) {
        let spoken =
            LanguageSample.allCases.map { sample in
                "\(sample.rawValue): \(sample.spoken(in: table.language))"
            }
            + MacLanguageSample.all.map { "mac \($0.name): \($0.spoken(in: table.language))" }
        for (actual, expected) in zip(spoken, table.lines) { #expect(actual == expected) }
        #expect(spoken.count == table.lines.count)
    }

    @Test func everyLanguageButEnglishHasATable() {
        #expect(
            Set(LanguageTable.all.map(\.language)) == Set(Phrasebook.languages).subtracting(["en"]))
    }
}
