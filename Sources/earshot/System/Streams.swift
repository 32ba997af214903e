/// Writes results to standard output and messages to standard error, whole and in order.
enum Streams {
    static func output(_ text: String) {
        writeAll(text, STDOUT_FILENO)
    }

    /// One message: `earshot: …`.
    static func message(_ text: String) {
        writeAll("earshot: " + text + "\n", STDERR_FILENO)
    }
}

/// A reader that went away ends the program quietly: by SIGPIPE, or here where that is ignored.
private func writeAll(_ text: String, _ descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
            let count = write(descriptor, rest.baseAddress, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else if errno != EINTR, errno != EAGAIN {
                exit(ExitCode.fine.rawValue)
            }
        }
    }
}
