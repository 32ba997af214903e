import ScreenReader

/// Why a step did not pass, made to be read by somebody who did not write the script.
public struct StepFailure: Sendable, Equatable {
    /// One sentence without a full stop.
    public var message: String
    /// What the script says; nil where the message says all.
    public var expected: String?
    /// What was so instead; nil where there was nothing.
    public var actual: String?
    /// Something else that was heard and is near to what was expected.
    public var nearest: String?

    public init(
        _ message: String, expected: String? = nil, actual: String? = nil, nearest: String? = nil
    ) {
        self.message = message
        self.expected = expected
        self.actual = actual
        self.nearest = nearest
    }
}

/// A step that was played, as a report tells it.
public struct PlayedStep: Sendable, Equatable {
    public var place: Script.Place
    public var text: String
    /// What was heard of it; a check hears nothing of its own.
    public var heard: [String]
}
