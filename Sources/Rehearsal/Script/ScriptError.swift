/// Why a file is no script: one thing that is wrong, with its place.
public struct ScriptError: Error, Sendable, Equatable, CustomStringConvertible {
    /// As messages name the file.
    public let file: String
    /// From 1, in characters; nil where the whole file is meant.
    public let line: Int?
    public let column: Int?
    public let message: String

    public var description: String {
        guard let line, let column else { return "\(file): \(message)" }
        return "\(file):\(line):\(column): \(message)"
    }
}

/// Everything that is wrong with a script, in its order.
public struct ScriptErrors: Error, Sendable, Equatable, CustomStringConvertible {
    public let errors: [ScriptError]

    public init(errors: [ScriptError]) {
        self.errors = errors
    }

    /// The whole file is wrong.
    public init(_ file: String, _ message: String) {
        errors = [ScriptError(file: file, line: nil, column: nil, message: message)]
    }

    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
