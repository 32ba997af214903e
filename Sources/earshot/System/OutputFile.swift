/// Writes a file whole or not at all: beside its place first, then moved there. A link is followed;
/// a device or a pipe is written into and stays what it is.
enum OutputFile {
    static func write(_ text: String, to path: String) -> ReadFailure? {
        var status = stat()
        guard stat(path, &status) == 0 else { return replace(path, text) }
        guard status.st_mode & S_IFMT == S_IFREG else { return write(text, into: path, O_WRONLY) }
        guard let target = realpath(path, nil) else { return ReadFailure(code: errno) }
        defer { free(target) }
        return replace(String(cString: target), text)
    }

    private static func replace(_ path: String, _ text: String) -> ReadFailure? {
        let draft = "\(path).\(getpid()).part"
        if let failure = write(text, into: draft, O_WRONLY | O_CREAT | O_EXCL) { return failure }
        guard rename(draft, path) != 0 else { return nil }
        defer { unlink(draft) }
        return ReadFailure(code: errno)
    }

    private static func write(_ text: String, into path: String, _ flags: Int32) -> ReadFailure? {
        let descriptor = open(path, flags | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return ReadFailure(code: errno) }
        var failure: Int32 = Streams.writeAll(text, to: descriptor) ? 0 : errno
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure != 0 else { return nil }
        if flags & O_CREAT != 0 { unlink(path) }
        return ReadFailure(code: failure)
    }
}

extension OutputFile {
    /// Writes a result where `--output` says, else to standard output.
    static func deliver(_ text: String, _ arguments: Arguments) -> ExitCode {
        guard let path = arguments.value(Subcommand.output) else {
            Streams.output(text)
            return .fine
        }
        if let failure = write(text, to: path) {
            Streams.message("\(path): \(failure)")
            return .input
        }
        return .fine
    }
}
