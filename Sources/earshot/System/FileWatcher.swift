/// Tells when a file was written anew, also where an editor puts another file in its place.
final class FileWatcher {
    /// Readable when something happened in the file's folder.
    let descriptor: Int32
    private let path: String
    private var stamp: Stamp?

    private struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let inode: UInt64
    }

    /// Nil where the system gives no such notice.
    init?(path: String) {
        self.path = path
        #if os(Linux)
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
            guard inotify_add_watch(descriptor, folder, mask) >= 0 else {
                close(descriptor)
                return nil
            }
        #else
            let file = open(path, O_EVTONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            descriptor = kqueue()
            guard descriptor >= 0 else {
                close(file)
                return nil
            }
            var event = kevent(
                ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: UInt32(NOTE_WRITE | NOTE_RENAME | NOTE_DELETE | NOTE_ATTRIB), data: 0,
                udata: nil)
            kevent(descriptor, &event, 1, nil, 0, nil)
        #endif
        stamp = FileWatcher.stamp(of: path)
    }

    /// Takes the notices off the descriptor. True when the file is another one than before.
    func hasChanged() -> Bool {
        #if os(Linux)
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
        #else
            var event = kevent()
            var now = timespec()
            while kevent(descriptor, nil, 0, &event, 1, &now) > 0 {}
        #endif
        let present = FileWatcher.stamp(of: path)
        guard present != nil, present != stamp else { return false }
        stamp = present
        return true
    }

    private static func stamp(of path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if os(Linux)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return Stamp(
            seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
            inode: UInt64(status.st_ino))
    }
}
