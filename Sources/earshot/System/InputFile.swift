/// Where a screen comes from: a file, standard input for `-`, or a command that is run again for
/// each reading. Read whole.
struct InputFile: Sendable {
    private enum Source {
        case file(String)
        case standardInput
        case command(ShellCommand)
    }

    private let source: Source

    init(path: String) {
        source = path == "-" ? .standardInput : .file(path)
    }

    init(command: String) {
        source = .command(ShellCommand(line: command))
    }

    /// As the user named it; `-` is shown as `standard input`.
    var name: String {
        switch source {
        case .file(let path): path
        case .standardInput: "standard input"
        case .command(let command): command.line
        }
    }

    /// Nil for what is no file.
    var path: String? {
        if case .file(let path) = source { path } else { nil }
    }

    var isStandardInput: Bool {
        if case .standardInput = source { true } else { false }
    }

    /// The folder, if it is one.
    var folder: Folder? {
        var status = stat()
        guard let path, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            return nil
        }
        return Folder(path: path)
    }

    /// The bytes, or why they cannot be read. `mustBeRegular` refuses any other file: a pipe would
    /// keep us waiting, a device might never end.
    func read(mustBeRegular: Bool = false) -> Result<[UInt8], ReadFailure> {
        switch source {
        case .standardInput:
            return InputFile.bytes(of: STDIN_FILENO)
        case .command(let command):
            return command.run()
        case .file(let path):
            // Opening a pipe waits for somebody who writes into it.
            let waiting = mustBeRegular ? O_NONBLOCK : 0
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | waiting)
            guard descriptor >= 0 else { return .failure(ReadFailure(code: errno)) }
            defer { close(descriptor) }
            return InputFile.bytes(of: descriptor, mustBeRegular: mustBeRegular)
        }
    }

    /// More than this is refused: byte places are kept in 32 bits.
    private static let most = Int(Int32.max)

    static func bytes(
        of descriptor: Int32, mustBeRegular: Bool = false
    ) -> Result<[UInt8], ReadFailure> {
        var status = stat()
        var capacity = 1 << 16
        if fstat(descriptor, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { return .failure(ReadFailure(code: EISDIR)) }
            if mustBeRegular, status.st_mode & S_IFMT != S_IFREG {
                return .failure(ReadFailure("is no regular file"))
            }
            if status.st_size > most { return .failure(ReadFailure(code: EFBIG)) }
            capacity = max(capacity, Int(status.st_size) + 1)
        }
        var bytes: [UInt8] = []
        while true {
            bytes.reserveCapacity(bytes.count + capacity)
            var failure: Int32 = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                let got = readOnce(descriptor, buffer)
                if got < 0 { failure = errno }
                count = max(got, 0)
            }
            if failure == EAGAIN { Streams.wait(for: POLLIN, on: descriptor) }
            if failure == EINTR || failure == EAGAIN { continue }
            if failure != 0 { return .failure(ReadFailure(code: failure)) }
            if chunk.isEmpty { return .success(bytes) }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if bytes.count > most { return .failure(ReadFailure(code: EFBIG)) }
            capacity = 1 << 20
        }
    }
}

private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

/// Why a screen cannot be read.
struct ReadFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// In the system's words, by its error number.
    init(code: Int32) {
        description =
            code == EISDIR
            ? "is a folder; name a file in it" : String(cString: strerror(code)).lowercased()
    }
}
