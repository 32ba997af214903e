/// Why a file cannot be opened as a screen.
public enum ImportError: Error, Sendable, Equatable, CustomStringConvertible {
    case emptyFile
    case notText(looksLike: String?)
    case tooLarge
    case unknown
    /// An answer of the driver or server in place of a dump, in its words.
    case captureFailed(String)
    /// A known format that no reader exists for.
    case notRead(what: String, advice: String)
    case refused(what: String, instead: String)
    case openTheFolder
    /// A name given for the format that no format has.
    case noSuchFormat(String, nearest: String?)
    /// The content is not in the format that was asked for.
    case wrongFormat(String, looksLike: String?)
    case syntax(problem: String, expected: String, SourcePlace)
    case value(problem: String, expected: String, SourcePlace)

    /// The state that reports name, else `format`, `syntax` or `value`.
    public var kind: String {
        switch self {
        case .emptyFile: ImportNote.Kind.emptyFile.rawValue
        case .notText, .tooLarge: ImportNote.Kind.notText.rawValue
        case .unknown: ImportNote.Kind.unknown.rawValue
        case .captureFailed: ImportNote.Kind.noRoot.rawValue
        case .notRead, .refused: ImportNote.Kind.refused.rawValue
        case .openTheFolder: ImportNote.Kind.openTheFolder.rawValue
        case .noSuchFormat, .wrongFormat: "format"
        case .syntax: "syntax"
        case .value: "value"
        }
    }

    /// Where in the file, if it is one place.
    public var place: SourcePlace? {
        switch self {
        case .syntax(_, _, let place), .value(_, _, let place): place
        default: nil
        }
    }

    /// What is wrong; what was expected. Without the file's name.
    public var description: String {
        switch self {
        case .emptyFile:
            "the file is empty; the command that should have filled it printed nothing"
        case .notText(let kind):
            "not a text file" + (kind.map { "; it looks like \($0)" } ?? "")
        case .tooLarge: "the file is larger than 2 GB"
        case .unknown:
            "no format of a screen was recognised; 'earshot formats' lists what can be opened"
        case .captureFailed(let answer): "the capture failed: \(answer)"
        case .notRead(let what, let advice): "this looks like \(what), which is not read; \(advice)"
        case .refused(let what, let instead):
            "this looks like \(what), which cannot be opened; \(instead)"
        case .openTheFolder:
            "this is the info file of a VoiceOver Designer package; open the package's folder"
        case .noSuchFormat(let name, let nearest):
            "no format is called '\(name)'"
                + (nearest.map { "; did you mean '\($0)'?" }
                    ?? "; 'earshot formats' lists the names")
        case .wrongFormat(let name, let likeness):
            "the content is not \(name)"
                + (likeness.map { "; it looks like \($0)" } ?? " nor any other known format")
        case .syntax(let problem, let expected, _), .value(let problem, let expected, _):
            "\(problem); expected \(expected)"
        }
    }

    /// `FILE:LINE:COLUMN: what is wrong; what was expected`
    public func description(file: String) -> String {
        guard let place else { return "\(file): \(description)" }
        return "\(file):\(place.line):\(place.column): \(description)"
    }
}
