import Foundation

/// A program on a real terminal: a tmux server of its own, without the user's configuration.
///
/// Nothing sleeps for a fixed time; `waitFor` looks until the text is there or the deadline is
/// over. The session ends with the value's last reference.
public final class TmuxSession {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    private let socket = "/tmp/earshot-test-\(UUID().uuidString)"

    /// Runs a shell command line. `environment` is added to a clean one: `TERM` is tmux's own.
    public init(
        _ command: String, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) throws {
        let variables = environment.merging(["LC_ALL": "C.UTF-8"]) { mine, _ in mine }
        let settings = variables.sorted { $0.key < $1.key }.flatMap {
            ["-e", "\($0.key)=\($0.value)"]
        }
        try run(
            ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + settings + [command])
        // What is left on the screen stays readable when the program has ended.
        try run(["set-option", "-g", "remain-on-exit", "on"])
    }

    deinit {
        kill()
    }

    /// Key names as tmux knows them (`Down`, `C-z`, `Escape`) or text.
    public func send(_ keys: String...) throws {
        try run(["send-keys", "-t", ":"] + keys)
    }

    /// Exactly these bytes, as a terminal would send them.
    public func sendBytes(_ bytes: String) throws {
        try run(["send-keys", "-t", ":", "-H"] + bytes.utf8.map { String($0, radix: 16) })
    }

    /// The screen's text; trailing blanks are not kept.
    public func capture() throws -> String {
        try run(["capture-pane", "-p", "-t", ":"])
    }

    /// The screen's text with the sequences for its colours and attributes.
    public func captureStyled() throws -> String {
        try run(["capture-pane", "-e", "-p", "-t", ":"])
    }

    /// A tmux format, such as `#{cursor_y}` or `#{alternate_on}`.
    public func value(_ format: String) throws -> String {
        try run(["display-message", "-p", "-t", ":", format])
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    public func resize(columns: Int, rows: Int) throws {
        try run(["resize-window", "-t", ":", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// The screen once `text` stands on it.
    @discardableResult
    public func waitFor(_ text: String, seconds: Double = 15) throws -> String {
        try waitUntil("'\(text)'", seconds: seconds) { $0.contains(text) }
    }

    /// The screen once it satisfies `condition`.
    @discardableResult
    public func waitUntil(
        _ what: String, seconds: Double = 15, _ condition: (String) throws -> Bool
    ) throws -> String {
        let deadline = Date(timeIntervalSinceNow: seconds)
        var screen = ""
        repeat {
            screen = try capture()
            if try condition(screen) { return screen }
        } while Date() < deadline
        throw Failure(description: "no \(what) within \(seconds) s; the screen was:\n\(screen)")
    }

    public func kill() {
        _ = try? run(["kill-server"])
        unlink(socket)
    }

    @discardableResult
    private func run(_ arguments: [String]) throws -> String {
        let words = ["env", "tmux", "-S", socket, "-f", "/dev/null"] + arguments
        let (status, text) = try Command.run(words)
        switch status {
        case 0: return text
        case 127:
            throw Failure(
                description: "tmux is missing; install it: apt install tmux, or brew install tmux")
        default: throw Failure(description: "tmux \(arguments.joined(separator: " ")): \(text)")
        }
    }
}
