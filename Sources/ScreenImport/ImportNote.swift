/// One thing that a person should know about an opened dump: a state of the whole file, what its
/// format cannot say, what was worked out or left out.
public struct ImportNote: Sendable, Equatable {
    /// States of a whole file by their names in reports, then remarks on what it holds.
    public enum Kind: String, Sendable, CaseIterable {
        case emptyFile = "empty-file"
        case notText = "not-text"
        case unknown
        case refused
        case cut
        case noRoot = "no-root"
        case appZero = "app-zero"
        case appOnly = "app-only"
        case allAny = "all-any"
        case springboard
        case noStops = "no-stops"
        case hollowGroup = "hollow-group"
        case webContentNotRead = "web-content-not-read"
        case openTheFolder = "open-the-folder"
        /// The format cannot say it.
        case missing
        /// The importer worked it out.
        case derived
        /// The importer left it out.
        case dropped
        /// A name that is not known here.
        case name
    }

    public var kind: Kind
    public var text: String
    /// The element that it is about, as child numbers: `0/3/1`.
    public var path: String?

    public init(_ kind: Kind, _ text: String, path: String? = nil) {
        self.kind = kind
        self.text = text
        self.path = path
    }

    /// Whether the kind is a state of the whole file.
    public var isState: Bool {
        switch kind {
        case .missing, .derived, .dropped, .name: false
        default: true
        }
    }
}
