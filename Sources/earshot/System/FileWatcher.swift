/// Tells when a file was written anew, also where an editor puts another file in its place. It
/// watches the file itself, so that a busy folder wakes nobody; the folder only while the file is
/// missing.
final class FileWatcher {
    /// Readable when something may have happened to the file.
    let descriptor: Int32
    private let path: String
    private var stamp: Stamp?
    private var watch: Int32 = -1
    private var isWatchingFolder = false

    private struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        let inode: UInt64
    }

    /// Nil where the system gives no such notice.
    init?(path: String) {
        self.path = path
        descriptor = FileWatcher.openNotices()
        guard descriptor >= 0 else { return nil }
        stamp = FileWatcher.stamp(of: path)
        look()
    }

    deinit {
        close(descriptor)
    }

    /// Takes the notices off the descriptor. True when the file is another one than before.
    func hasChanged() -> Bool {
        drain()
        look()
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

#if os(Linux)
    extension FileWatcher {
        private static func openNotices() -> Int32 {
            inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        }

        /// Watches the file that stands at the path now, else its folder.
        private func look() {
            let file = UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB) | UInt32(IN_MOVE_SELF)
            let found = inotify_add_watch(descriptor, path, file)
            if found >= 0 {
                if watch >= 0, watch != found { inotify_rm_watch(descriptor, watch) }
                watch = found
                isWatchingFolder = false
            } else if !isWatchingFolder {
                let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
                let arrival = UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)
                watch = inotify_add_watch(descriptor, folder, arrival)
                isWatchingFolder = true
            }
        }

        private func drain() {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
        }
    }
#else
    extension FileWatcher {
        private static func openNotices() -> Int32 {
            kqueue()
        }

        private func look() {
            if watch >= 0 { close(watch) }
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
            watch = open(path, O_EVTONLY | O_CLOEXEC)
            if watch < 0 { watch = open(folder, O_EVTONLY | O_CLOEXEC) }
            guard watch >= 0 else { return }
            var event = kevent(
                ident: UInt(watch), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: UInt32(NOTE_WRITE | NOTE_RENAME | NOTE_DELETE | NOTE_ATTRIB), data: 0,
                udata: nil)
            kevent(descriptor, &event, 1, nil, 0, nil)
        }

        private func drain() {
            var event = kevent()
            var now = timespec()
            while kevent(descriptor, nil, 0, &event, 1, &now) > 0 {}
        }
    }
#endif
