import Rehearsal
import ScreenModel

/// Finds the scripts that a command line names: files as they are, also such as cannot be read; in
/// folders all of them but the parts that others use.
struct ScriptSearch {
    /// In order, each once.
    private(set) var paths: [String] = []
    private var known: Set<String> = []
    /// What there is to say of folders that cannot be searched: a script may be in them.
    private(set) var failures: [String] = []
    /// Folders that are being searched, so that links cannot lead in circles.
    private var folders: Set<String> = []

    init(_ operands: [String]) {
        for operand in operands {
            if operand != "-", isFolder(operand) {
                search(operand)
            } else {
                add(operand)
            }
        }
    }

    private mutating func add(_ path: String) {
        let key = path == "-" ? path : ResolvedPath.of(path) ?? path
        if known.insert(key).inserted { paths.append(path) }
    }

    private mutating func search(_ top: String) {
        var waiting = [top]
        while let folder = waiting.popLast() {
            guard let resolved = ResolvedPath.of(folder), folders.insert(resolved).inserted
            else { continue }
            let base = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
            guard let names = ScriptSearch.names(in: folder) else {
                failures.append("\(folder): \(ReadFailure(code: errno))")
                continue
            }
            let entries = names.map { base + $0 }
            for path in entries
            where path.hasSuffix("." + ScriptFile.suffix) && !isFolder(path) && !isPart(path) {
                add(path)
            }
            waiting += entries.filter(isFolder).reversed()
        }
    }

    /// A script that can be read and opens no screen. One that cannot be read is run, to tell why.
    private func isPart(_ path: String) -> Bool {
        guard case .success(let script) = ScriptFile.script(path, isPart: true) else {
            return false
        }
        return !script.opensScreen
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Sorted; nothing that is hidden. Nil for a folder that cannot be read.
    private static func names(in folder: String) -> [String]? {
        guard let handle = opendir(folder) else { return nil }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}

extension ScriptSearch {
    /// Those that are named: by path, file name or name without suffix; else all whose name holds
    /// the text, or whose path does where the text has a slash.
    mutating func keep(only names: [String]) throws(UsageError) {
        guard !names.isEmpty else { return }
        var kept: Set<String> = []
        for name in names {
            var found = paths.filter { path in
                [path, ScriptSearch.file(path), ScriptSearch.name(path)].contains(name)
            }
            if found.isEmpty, !name.isEmpty {
                found = paths.filter { path in
                    (name.contains("/") ? path : ScriptSearch.name(path)).lowercased()
                        .contains(name.lowercased())
                }
            }
            guard !found.isEmpty else {
                throw UsageError(
                    "no rehearsal is called '\(name)'"
                        + NearestName.suggestion(for: name, in: paths.map(ScriptSearch.name)))
            }
            kept.formUnion(found)
        }
        paths = paths.filter(kept.contains)
    }

    private static func file(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private static func name(_ path: String) -> String {
        let file = file(path)
        return file.hasSuffix("." + ScriptFile.suffix)
            ? String(file.dropLast(ScriptFile.suffix.count + 1)) : file
    }

    /// Every `count`th, beginning with number `place` from 1.
    mutating func keep(shard place: Int, of count: Int) {
        paths = paths.enumerated().filter { $0.offset % count == place - 1 }.map(\.element)
    }
}
