import Rehearsal

/// A file that holds a script.
enum ScriptFile {
    /// Without its dot.
    static let suffix = "rehearsal"

    /// The text of a file, or why it has none.
    static func text(_ path: String) -> Result<String, ScriptReadFailure> {
        switch InputFile(path: path).read(mustBeRegular: path != "-") {
        case .failure(let failure): return .failure(ScriptReadFailure(failure.description))
        case .success(let bytes):
            guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
                return .failure(ScriptReadFailure("is no text in UTF-8"))
            }
            return .success(text)
        }
    }

    /// Reads a script with all that it uses.
    static func script(_ path: String, isPart: Bool = false) -> Result<Script, ScriptErrors> {
        let name = path == "-" ? InputFile(path: path).name : path
        switch text(path) {
        case .failure(let failure):
            return .failure(ScriptErrors(name, failure.reason))
        case .success(let text):
            do throws(ScriptErrors) {
                return .success(
                    try ScriptParser.script(
                        text, name: name, isPart: isPart, read: ScriptFile.text))
            } catch {
                return .failure(error)
            }
        }
    }
}
