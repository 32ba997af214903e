import Foundation

/// A command run to its end.
///
/// Not Foundation's `Process`: its children inherit a socket whose closing tells that they
/// ended, and a daemon such as tmux's server never closes it.
public enum Command {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The exit status, and standard output and error in one. The command is looked up in PATH.
    public static func run(_ words: [String]) throws -> (status: Int32, output: String) {
        // Unlinked by the system once closed; a pipe would stay open in a daemon.
        guard let file = tmpfile() else { throw Failure(description: "no temporary file") }
        defer { fclose(file) }
        let process = try spawn(words, output: fileno(file))
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let output = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
        try output.seek(toOffset: 0)
        let text = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
        return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, text)
    }

    /// With none of our descriptors but the output.
    private static func spawn(_ words: [String], output: Int32) throws -> pid_t {
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
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        // Threads that run tests block signals; a child would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var flags = Int32(POSIX_SPAWN_SETSIGMASK)
        #if canImport(Darwin)
            flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            for descriptor in 3..<min(getdtablesize(), 1024) {
                posix_spawn_file_actions_addclose(&actions, descriptor)
            }
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let error = posix_spawnp(
            &process, words.first ?? "", &actions, &attributes, &arguments, environ)
        guard error == 0 else {
            throw Failure(description: "\(words): \(String(cString: strerror(error)))")
        }
        return process
    }
}
