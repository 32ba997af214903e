/// The one path of a file: absolute, without links and dots.
enum ResolvedPath {
    /// Nil, with the reason in `errno`, for what is not there.
    static func of(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
