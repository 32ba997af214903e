import ScreenModel

/// Everything about the reader that a user can choose, on every command and live.
public struct Settings: Sendable, Equatable {
    public enum Switch: String, Sendable, CaseIterable { case on, off }
    public enum Profile: String, Sendable, CaseIterable { case device, snapshot }

    /// nil follows the screen.
    public var platform: Platform?
    /// nil follows the screen. BCP 47.
    public var language: String?
    public var profile = Profile.device
    public var hints = Switch.on

    public init() {}
}

/// One named setting: the table behind `--set NAME=VALUE`, help and the front end.
public struct Setting: Sendable {
    public let name: String
    /// The default first.
    public let values: [String]
    /// One line for help.
    public let summary: String
    public let get: @Sendable (Settings) -> String
    /// False where the value is none of `values`.
    public let set: @Sendable (inout Settings, String) -> Bool

    public static let all: [Setting] = []
}
