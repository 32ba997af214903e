/// A file, or standard input for `-`, read whole.
struct InputFile {
    /// As the user named it; `-` is shown as `standard input`.
    let name: String
    let path: String
    /// Refuses anything else: a pipe would keep whoever reads it waiting, a device might never end.
    var mustBeRegular = false

    var isStandardInput: Bool { path == "-" }

    init(path: String, mustBeRegular: Bool = false) {
        self.path = path
        self.mustBeRegular = mustBeRegular
        name = path == "-" ? "standard input" : path
    }

    /// The bytes, or why they cannot be read.
    func read() -> Result<[UInt8], ReadFailure> {
        if isStandardInput { return bytes(of: STDIN_FILENO) }
        // Opening a pipe waits for somebody who writes into it.
        let waiting = mustBeRegular ? O_NONBLOCK : 0
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | waiting)
        guard descriptor >= 0 else { return .failure(ReadFailure(code: errno)) }
        defer { close(descriptor) }
        return bytes(of: descriptor)
    }

    /// More than this is refused: byte places are kept in 32 bits.
    private static let most = Int(Int32.max)

    private func bytes(of descriptor: Int32) -> Result<[UInt8], ReadFailure> {
        var status = stat()
        var capacity = 1 << 16
        if fstat(descriptor, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { return .failure(ReadFailure(code: EISDIR)) }
            if mustBeRegular, status.st_mode & S_IFMT != S_IFREG { return .failure(.notRegular) }
            if status.st_size > InputFile.most { return .failure(ReadFailure(code: EFBIG)) }
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
            if bytes.count > InputFile.most { return .failure(ReadFailure(code: EFBIG)) }
            capacity = 1 << 20
        }
    }
}

private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

/// Why a file cannot be read, in the system's words.
struct ReadFailure: Error, CustomStringConvertible {
    let description: String

    init(code: Int32) {
        description =
            code == EISDIR
            ? "is a folder; name a file in it" : String(cString: strerror(code)).lowercased()
    }

    private init(_ description: String) {
        self.description = description
    }

    static let notRegular = ReadFailure("is no regular file")
}
