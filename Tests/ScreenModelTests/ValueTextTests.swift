import ScreenModel
import Testing

/// Numbers as they are spoken.
@Suite struct ValueTextTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let number: Double
        var format: String?
        var separator: Character = "."
        let text: String
        var testDescription: String { text }
    }

    static let cases = [
        Case(number: 3, text: "3"), Case(number: -0.5, text: "-0.5"),
        Case(number: 0.1 + 0.2, text: "0.3"),
        Case(number: 3, separator: ",", text: "3"),
        Case(number: 2.5, separator: ",", text: "2,5"),
        Case(number: 2.5, separator: "٫", text: "2٫5"),
        Case(number: 2.5, format: "v. {} kg", separator: ",", text: "v. 2,5 kg"),
        Case(number: 65, format: "{t}", separator: ",", text: "1:05"),
        Case(number: .infinity, separator: ",", text: "inf"),
    ]

    @Test(arguments: cases)
    func formats(_ row: Case) {
        #expect(
            ValueText.formatted(row.number, row.format, decimalSeparator: row.separator)
                == row.text)
    }
}
