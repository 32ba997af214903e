import Rehearsal
import ScreenModel
import ScreenReader

/// Opens the screens that scripts name, each file once.
final class ScriptScreens {
    private let format: String?
    private var opened: [String: Result<PlayedScreen, ScriptReadFailure>] = [:]
    /// What there is to say of the screens, by file.
    private(set) var notices: [String: [String]] = [:]

    /// `format` is forced on all of them.
    init(format: String?) {
        self.format = format
    }

    func open(_ path: String) -> Result<PlayedScreen, ScriptReadFailure> {
        if let known = opened[path] { return known }
        let result = load(path)
        opened[path] = result
        return result
    }

    private func load(_ path: String) -> Result<PlayedScreen, ScriptReadFailure> {
        let file = InputFile(path: path)
        switch OpenedScreen.load(file, forcing: format, mustBeRegular: file.folder == nil) {
        case .failure(let failure):
            return .failure(ScriptReadFailure(failure.description))
        case .success(let screen):
            let session = screen.session(Settings())
            guard
                !session.stops.isEmpty || !session.sideStops.isEmpty || !screen.screen.on.isEmpty
            else { return .failure(ScriptReadFailure("\(path): nothing to walk")) }
            notices[path] = screen.warnings + screen.notes.map { "\(path): note: \($0.text)" }
            return .success(
                PlayedScreen(screen: screen.screen, loader: ScreenFolder(of: file).load))
        }
    }
}
