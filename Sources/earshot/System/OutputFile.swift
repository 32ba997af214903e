/// Writes a file whole or not at all: beside its place first, then moved there with the rights of
/// the file that was there. A link is followed, also to a file that is not there yet; a device or a
/// pipe is written into and stays what it is.
enum OutputFile {
    static func write(_ text: String, to path: String) -> ReadFailure? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return isLink(path)
                ? write(text, into: path, O_WRONLY | O_CREAT | O_TRUNC) : replace(path, text)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return write(text, into: path, O_WRONLY) }
        guard let target = realpath(path, nil) else { return ReadFailure(code: errno) }
        defer { free(target) }
        return replace(String(cString: target), text, rights: status.st_mode & 0o777)
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// A signal that ends the program waits until there is no draft any more.
    private static func replace(
        _ path: String, _ text: String, rights: mode_t? = nil
    ) -> ReadFailure? {
        let before = blockEndings()
        defer { restore(before) }
        let draft = "\(path).\(getpid()).part"
        let flags = O_WRONLY | O_CREAT | O_EXCL
        if let failure = write(text, into: draft, flags, rights: rights) { return failure }
        guard rename(draft, path) != 0 else { return nil }
        defer { unlink(draft) }
        return ReadFailure(code: errno)
    }

    private static func write(
        _ text: String, into path: String, _ flags: Int32, rights: mode_t? = nil
    ) -> ReadFailure? {
        let descriptor = open(path, flags | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return ReadFailure(code: errno) }
        // Where they cannot be given the text counts.
        if let rights { _ = fchmod(descriptor, rights) }
        var failure: Int32 = Streams.writeAll(text, to: descriptor) ? 0 : errno
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure != 0 else { return nil }
        if flags & O_EXCL != 0 { unlink(path) }
        return ReadFailure(code: failure)
    }

    /// Returns what was blocked before. A file that grows too large gives an error from now on.
    private static func blockEndings() -> sigset_t {
        signal(SIGXFSZ, SIG_IGN)
        var (endings, before) = (sigset_t(), sigset_t())
        sigemptyset(&endings)
        for ending in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&endings, ending) }
        sigprocmask(SIG_BLOCK, &endings, &before)
        return before
    }

    private static func restore(_ before: sigset_t) {
        var before = before
        sigprocmask(SIG_SETMASK, &before, nil)
    }
}

extension OutputFile {
    /// Writes a result where `--output` says; `-`, or without it, to standard output.
    static func deliver(_ text: String, _ arguments: Arguments) -> ExitCode {
        guard let path = arguments.value(Subcommand.output), path != "-" else {
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
