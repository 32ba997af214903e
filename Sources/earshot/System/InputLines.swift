/// Lines of text from a descriptor, each as soon as it is there.
final class InputLines {
    let descriptor: Int32
    private var buffer: [UInt8] = []
    private var isAtEnd = false
    /// A longer line is cut here.
    private static let longest = 1 << 20

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line without its end; nil after the last one.
    func next() -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                return take(end, dropping: 1)
            }
            if isAtEnd || buffer.count > InputLines.longest {
                return buffer.isEmpty ? nil : take(buffer.count, dropping: 0)
            }
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                buffer += chunk[..<count]
            } else if count < 0, errno == EAGAIN {
                Streams.wait(for: POLLIN, on: descriptor)
            } else if count == 0 || errno != EINTR {
                isAtEnd = true
            }
        }
    }

    private func take(_ end: Int, dropping rest: Int) -> String {
        var line = buffer[..<end]
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        let text = String(decoding: line, as: UTF8.self)
        buffer.removeFirst(end + rest)
        return text
    }
}

/// The keyboard, when standard input is the screen itself.
enum Keyboard {
    /// Lines typed at the terminal that standard output or error is on; nil without one.
    static func lines() -> InputLines? {
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            guard let name = ttyname(descriptor) else { continue }
            let keyboard = open(name, O_RDONLY | O_CLOEXEC)
            if keyboard >= 0 { return InputLines(keyboard) }
        }
        return nil
    }
}
