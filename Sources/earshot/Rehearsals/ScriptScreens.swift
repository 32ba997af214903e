import Rehearsal
import ScreenModel
import ScreenReader

/// Opens the screens that scripts name, each file once, whatever the ways to it.
final class ScriptScreens {
    /// What there is to say of a screen.
    struct Notice {
        /// The same for all names of the file.
        let file: String
        let lines: [String]
    }

    private let format: String?
    /// By the paths that scripts give: what is said of a failure names the file so.
    private var opened: [String: Result<PlayedScreen, ScriptReadFailure>] = [:]
    private var screens: [String: PlayedScreen] = [:]
    /// One for each screen, in the order of opening.
    private(set) var notices: [Notice] = []

    /// `format` is forced on all of them.
    init(format: String?) {
        self.format = format
    }

    func open(_ path: String) -> Result<PlayedScreen, ScriptReadFailure> {
        if let known = opened[path] { return known }
        let file = ResolvedPath.of(path) ?? path
        let result = screens[file].map(Result.success) ?? load(path, file)
        opened[path] = result
        screens[file] = try? result.get()
        return result
    }

    private func load(
        _ path: String, _ resolved: String
    ) -> Result<PlayedScreen, ScriptReadFailure> {
        let file = InputFile(path: path)
        switch OpenedScreen.load(file, forcing: format, mustBeRegular: file.folder == nil) {
        case .failure(let failure):
            return .failure(ScriptReadFailure(failure.description))
        case .success(let screen):
            let session = screen.session(Settings())
            guard
                !session.stops.isEmpty || !session.sideStops.isEmpty || !screen.screen.on.isEmpty
            else { return .failure(ScriptReadFailure("\(path): nothing to walk")) }
            let lines = screen.warnings + screen.notes.map { "\(path): note: \($0.text)" }
            notices.append(Notice(file: resolved, lines: lines))
            return .success(
                PlayedScreen(screen: screen.screen, loader: ScreenFolder(of: file).load))
        }
    }
}
