import Testing

@testable import ScreenImport

/// What a failed capture leaves in a file is named in the words of whoever answered.
@Suite struct DriverAnswerTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let message: String
        var testDescription: String { text }

        init(_ text: String, _ message: String) {
            self.text = text
            self.message = message
        }
    }

    @Test(arguments: [
        Case(
            #"{"value": {"error": "invalid session id", "message": "Gone\nat x"}}"#,
            "the capture failed: invalid session id: Gone"),
        Case(
            #"{"status": 13, "value": {"message": "no device"}}"#, "the capture failed: no device"),
        Case(#"{"error": "not booted"}"#, "the capture failed: not booted"),
        Case(
            "<!DOCTYPE html><html><body>502</body></html>",
            "the capture failed: the server answered with a web page"),
        Case(
            "curl: (7) Failed to connect to localhost port 8100",
            "the capture failed: curl: (7) Failed to connect to localhost port 8100"),
        Case(
            #"{"message": "hello"}"#,
            "no format of a screen was recognised; 'earshot formats' lists what can be opened"),
    ])
    func isNamed(_ row: Case) {
        #expect(throws: ImportError.self) {
            do throws(ImportError) {
                _ = try importScreen(Array(row.text.utf8))
            } catch {
                #expect(error.description == row.message)
                throw error
            }
        }
    }
}
