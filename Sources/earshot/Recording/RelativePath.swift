/// How a file in one folder names another file.
enum RelativePath {
    /// The way from the folder of `script`, which need not be there yet, to `file`. Absolute where
    /// one of the two cannot be resolved.
    static func from(script: String, to file: String) -> String {
        let folder = script.lastIndex(of: "/").map { String(script[...$0]) } ?? "."
        guard let start = ResolvedPath.of(folder), let end = ResolvedPath.of(file) else {
            return file
        }
        let (from, to) = (start.split(separator: "/"), end.split(separator: "/"))
        let common = zip(from, to).prefix { $0 == $1 }.count
        let up = [Substring](repeating: "..", count: from.count - common)
        return (up + to[common...]).joined(separator: "/")
    }
}
