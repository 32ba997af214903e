import ScreenImport

/// A folder that is opened like a file: a package of VoiceOver Designer. Nothing outside it is
/// read, not through links either.
struct Folder {
    let path: String

    /// The files of the package, or why it is none.
    func package() -> Result<[VODesignPackage.File], ReadFailure> {
        if path.hasSuffix(".xcresult") || path.hasSuffix(".xcresult/") {
            return .failure(
                ReadFailure("holds no screen as text; export the log of the test and open that"))
        }
        let top = Folder.names(in: path)
        let inner = top.filter { $0.hasPrefix("Frame") }.flatMap { name in
            Folder.names(in: path + "/" + name).map { name + "/" + $0 }
        }
        let chosen = VODesignPackage.contents(of: top + inner)
        guard !chosen.isEmpty else { return .failure(ReadFailure(code: EISDIR)) }
        var files: [VODesignPackage.File] = []
        for name in chosen {
            switch read(name) {
            case .success(let bytes): files.append(VODesignPackage.File(name: name, bytes: bytes))
            case .failure(let failure): return .failure(ReadFailure("\(name): \(failure)"))
            }
        }
        return .success(files)
    }

    private func read(_ name: String) -> Result<[UInt8], ReadFailure> {
        let descriptor = open(path + "/" + name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return .failure(ReadFailure(code: errno)) }
        defer { close(descriptor) }
        return InputFile.bytes(of: descriptor, mustBeRegular: true)
    }

    /// What stands in a folder; nothing where that cannot be read or is a link.
    private static func names(in path: String) -> [String] {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return [] }
        guard let folder = fdopendir(descriptor) else {
            close(descriptor)
            return []
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
