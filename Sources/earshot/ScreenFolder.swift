import ScreenImport
import ScreenReader

/// The folder of the first file: other screens may be pushed from it, and from nowhere else.
struct ScreenFolder: Sendable {
    /// Absolute and without links; nil where there is none (standard input, a command).
    private let folder: String?

    init(of file: InputFile) {
        guard let path = file.path.flatMap(ResolvedPath.of) else {
            folder = nil
            return
        }
        folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// Reads a screen file by its path in the folder.
    func load(_ path: String) -> Session.LoadedScreen {
        guard let folder else {
            return .failure("a screen that is no file has no folder")
        }
        guard let resolved = ResolvedPath.of(folder + "/" + path) else {
            return .failure(ReadFailure(code: errno).description)
        }
        guard resolved.hasPrefix(folder + "/") else {
            return .failure("it is outside the folder of the first screen")
        }
        switch OpenedScreen.load(InputFile(path: resolved), mustBeRegular: true) {
        case .success(let opened): return .screen(opened.screen)
        case .failure(let failure): return .failure(failure.description)
        }
    }
}
