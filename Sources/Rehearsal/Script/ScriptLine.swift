import ScreenReader

/// One line of the script language for front ends that take lines one by one.
public enum ScriptLine {
    /// The first words of lines that are neither gestures nor settings.
    public static let words: Set<String> = Set(
        CheckVerb.all.compactMap { $0.words.split(separator: " ").first.map(String.init) }
            + ["walk", "open"]
    ).subtracting(["rotor", "actions"])

    /// What a line asks for; nil for one without a step. Blocks and parts are for files.
    public static func action(of line: String) -> Result<Script.Action?, VerbError> {
        do throws(VerbError) {
            let entries = try StepReader(line).entries
            guard let entry = entries.first else { return .success(nil) }
            guard entries.count == 1 else {
                throw VerbError("blocks are for files; expected one step")
            }
            switch entry.part {
            case .step(let action): return .success(action)
            case .open(let path): return .success(.open(path))
            case .use: throw VerbError("'use' is for files; expected one step")
            case .repetition, .repetitionEnd:
                throw VerbError("blocks are for files; expected one step")
            }
        } catch {
            return .failure(error)
        }
    }

    /// Whether a line holds steps of other lines or files.
    public static func isBlock(_ line: String) -> Bool {
        let words = line.lowercased().split(separator: " ")
        return words.first == "use"
            || words.first == "repeat" && words.dropFirst().first != "speech"
    }

    /// Whether a line is a check, a walk, or opens a screen: nothing that the session itself does.
    public static func isOfScripts(_ line: String) -> Bool {
        guard case .success(let action?) = action(of: line) else {
            let word = line.split(separator: " ").first.map { $0.lowercased() } ?? ""
            return words.contains(word)
        }
        switch action {
        case .check, .walk, .open: return true
        default: return false
        }
    }
}

extension StepFailure {
    /// In one line: `something else was heard; expected "a", heard "b"`.
    public var line: String {
        var line = message
        if let expected { line += "; expected \(expected)" }
        if let actual { line += ", found \(actual)" }
        return line
    }
}
