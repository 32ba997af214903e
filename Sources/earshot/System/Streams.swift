import ScreenReader

/// Writes results to standard output and messages to standard error, whole and in order.
enum Streams {
    /// A reader that went away ends the program quietly: by SIGPIPE, or here where that is
    /// ignored. Anything else that keeps the result from being written is an error.
    static func output(_ text: String) {
        guard !writeAll(text, to: STDOUT_FILENO) else { return }
        let code = errno
        if code == EPIPE { exit(ExitCode.fine.rawValue) }
        message("standard output: \(ReadFailure(code: code))")
        exit(ExitCode.input.rawValue)
    }

    /// One message: `earshot: …`. It may hold names and texts of a file, so it is made safe for a
    /// terminal here.
    static func message(_ text: String) {
        _ = writeAll("earshot: " + DisplayText.safe(text) + "\n", to: STDERR_FILENO)
    }

    /// Sleeps until a descriptor that somebody else made non-blocking can be used again.
    static func wait(for event: Int32, on descriptor: Int32) {
        var wanted = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        poll(&wanted, 1, -1)
    }

    /// False, with the reason in `errno`, when not all could be written.
    static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = write(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno == EAGAIN {
                    wait(for: POLLOUT, on: descriptor)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}
