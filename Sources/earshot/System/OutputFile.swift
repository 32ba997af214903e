/// Writes a file whole or not at all: beside its place first, then moved there.
enum OutputFile {
    static func write(_ text: String, to path: String) -> ReadFailure? {
        let draft = "\(path).\(getpid()).part"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return ReadFailure(code: errno) }
        var failure: Int32 = Streams.writeAll(text, to: descriptor) ? 0 : errno
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(draft, path) != 0 { failure = errno }
        guard failure != 0 else { return nil }
        unlink(draft)
        return ReadFailure(code: failure)
    }
}
