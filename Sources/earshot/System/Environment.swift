/// What the process was told beside its arguments.
enum Environment {
    static func text(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// On unless empty, `0`, `false` or `no` (the rule of GitHub's `gh`).
    static func isOn(_ name: String) -> Bool {
        guard let value = text(name)?.lowercased() else { return false }
        return !["", "0", "false", "no"].contains(value)
    }

    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }
}
