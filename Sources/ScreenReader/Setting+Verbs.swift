extension Setting {
    /// Settings that are words of the script language too: `platform macos`, `hints off`.
    public static let verbs = ["platform", "profile", "hints"]

    /// The assignment that a line asks for: `set NAME=VALUE`, or the verb of a setting with its
    /// value; nil where it is another verb.
    public static func assignment(of line: String) -> String? {
        let words = line.split(separator: " ", maxSplits: 1)
        guard let first = words.first else { return nil }
        let rest = words.count > 1 ? String(words[1]).trimmed : ""
        if first == "set" { return rest }
        guard verbs.contains(String(first)) else { return nil }
        return rest.isEmpty ? String(first) : "\(first)=\(rest)"
    }
}
