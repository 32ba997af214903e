/// A way to write a rehearsal as a test that another tool runs on a device.
///
/// To add one: a file with a `static let`, and its line in `all`.
public struct Exporter: Sendable {
    /// As `--to` takes it.
    public let name: String
    /// One line for help: what it writes.
    public let summary: String
    /// One line for help: what is left out.
    public let limits: String
    /// What a comment begins with.
    let comment: String
    /// What a step becomes; comments alone where the tool cannot do it.
    let lines: @Sendable (ExportedStep, inout ExportState) -> [String]
    /// Lines that are done so many times.
    let loop: @Sendable (_ count: Int, _ lines: [String]) -> [String]
    /// The whole file.
    let file: @Sendable (ExportedScript) -> String

    public static let all: [Exporter] = [.xcuitest, .maestro, .appiumPython]

    public static func named(_ name: String) -> Exporter? {
        all.first { $0.name == name }
    }
}

/// What an exporter knows at a place of the test that it writes.
struct ExportState: Sendable {
    /// Where the test has the cursor, as a place among the stops; nil where nobody knows.
    var cursor: Int?
    /// Whether the focused element has to be asked for what it says: no move has just told it.
    var isStale = true
}

/// A script with the lines that its steps became.
struct ExportedScript: Sendable {
    /// The name of its file, without folders.
    var name: String
    var lines: [String] = []
    /// How many lines say that something is left to people.
    var leftOut = 0
    /// Of the first screen.
    var language = "en"
    var app: String?

    /// The app's bundle identifier, where the screen's file has it in the place of a name.
    var bundleIdentifier: String? {
        guard let app else { return nil }
        let parts = app.split(separator: ".", omittingEmptySubsequences: false)
        let isIdentifier = parts.allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy { byte in
                    Character(Unicode.Scalar(byte)).isLetter
                        || Character(Unicode.Scalar(byte)).isNumber || byte == UInt8(ascii: "-")
                } && part.allSatisfy(\.isASCII)
        }
        return parts.count > 2 && isIdentifier ? app : nil
    }

    /// `3 steps are left out. …` for the head of a file.
    var leftOutWords: String {
        switch leftOut {
        case 0: "Nothing is left out."
        case 1: "1 step is left out; a comment with MANUAL says why."
        default: "\(leftOut) steps are left out; a comment with MANUAL says why."
        }
    }
}
