/// A command of the user's, run by the shell to its end: what it wrote, or how it failed. Nothing
/// of it reaches our terminal.
struct ShellCommand: Sendable {
    let line: String

    /// More than this is cut off: byte places are kept in 32 bits.
    private static let most = Int(Int32.max)

    /// What it wrote to standard output. A failure carries the last line of its errors.
    func run() -> Result<[UInt8], ReadFailure> {
        var ends: [Int32] = [-1, -1]
        guard let errors = tmpfile(), pipe(&ends) == 0 else {
            return .failure(ReadFailure(code: errno))
        }
        defer { fclose(errors) }
        // The pipe's reading end must not stay open in the child.
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        let child = spawn(output: ends[1], errors: fileno(errors))
        close(ends[1])
        let output = ShellCommand.bytes(of: ends[0])
        // Before we wait: a command that writes on would wait for us.
        close(ends[0])
        guard let child else { return .failure(ReadFailure("the shell cannot be run")) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        if status == 0 { return .success(output) }
        let code = status & 0x7F == 0 ? "status \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
        lseek(fileno(errors), 0, SEEK_SET)
        let said = String(decoding: ShellCommand.bytes(of: fileno(errors)), as: UTF8.self)
        let last = said.split(separator: "\n").last.map { ": \($0)" } ?? ""
        return .failure(ReadFailure("the command ended with \(code)\(last)"))
    }

    /// With our standard input closed to it, and no signals blocked.
    private func spawn(output: Int32, errors: Int32) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        var none = sigset_t()
        sigemptyset(&none)
        var defaults = sigset_t()
        sigfillset(&defaults)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
        let words = ["sh", "-c", line].map { (word: String) in strdup(word) }
        defer { for word in words { free(word) } }
        var child = pid_t()
        let failure = posix_spawn(&child, "/bin/sh", &actions, &attributes, words + [nil], environ)
        return failure == 0 ? child : nil
    }

    private static func bytes(of descriptor: Int32) -> [UInt8] {
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while result.count < most {
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                result += chunk[..<count]
            } else if count == 0 || errno != EINTR {
                break
            }
        }
        return result
    }
}
