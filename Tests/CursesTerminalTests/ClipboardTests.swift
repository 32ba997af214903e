import Foundation
import Testing

@testable import CursesTerminal

struct ClipboardTests {
    @Test(arguments: ["", "a", "ab", "abc", "Quantity, 2, Adjustable", "Grüße 🎉"])
    func encodesAsFoundationDoes(text: String) {
        #expect(CursesTerminal.base64(text.utf8) == Data(text.utf8).base64EncodedString())
    }
}
