import ScreenReader

/// All rehearsals of a run.
public struct RehearsalSuite: Sendable {
    public var results: [RehearsalResult]
    /// Real time of the whole run.
    public var seconds: Double
    public var isColored: Bool
    /// Lines that were rewritten, as `file:line`.
    public var updated: [String]

    public init(
        _ results: [RehearsalResult], seconds: Double, isColored: Bool = false,
        updated: [String] = []
    ) {
        self.results = results
        self.seconds = seconds
        self.isColored = isColored
        self.updated = updated
    }

    public var failed: Int {
        results.count { if case .failed = $0.outcome { true } else { false } }
    }

    public var broken: Int {
        results.count { if case .broken = $0.outcome { true } else { false } }
    }
}

/// A way to write down what came of rehearsals.
///
/// To add one: a file with a `static let`, and its line in `all`.
public struct RehearsalReport: Sendable {
    public let name: String
    public let summary: String
    public let text: @Sendable (RehearsalSuite) -> String

    public static let all: [RehearsalReport] = [.text, .tap, .junit, .json]

    public static func named(_ name: String) -> RehearsalReport? {
        all.first { $0.name == name }
    }
}
