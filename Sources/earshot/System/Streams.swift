import ScreenReader

/// Writes results to standard output and messages to standard error, whole and in order.
enum Streams {
    /// A reader that went away ends the program quietly: by SIGPIPE, or here where that is
    /// ignored.
    static func output(_ text: String) {
        if !writeAll(text, to: STDOUT_FILENO) { exit(ExitCode.fine.rawValue) }
    }

    /// One message: `earshot: …`. It may hold names and texts of a file, so it is made safe for a
    /// terminal here.
    static func message(_ text: String) {
        _ = writeAll("earshot: " + DisplayText.safe(text) + "\n", to: STDERR_FILENO)
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
                } else if errno != EINTR, errno != EAGAIN {
                    return false
                }
            }
            return true
        }
    }
}
