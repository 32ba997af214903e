import Foundation
import Testing

/// Compares text with a file beside the tests. `RECORD_GOLDENS=1` writes the file and fails.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation)
{
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
        try? (text + "\n").write(to: url, atomically: true, encoding: .utf8)
        Issue.record("recorded \(name)", sourceLocation: sourceLocation)
        return
    }
    let expected = try? String(contentsOf: url, encoding: .utf8)
    #expect(text + "\n" == expected, "\(name)", sourceLocation: sourceLocation)
}
