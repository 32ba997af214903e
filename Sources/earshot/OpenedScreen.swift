import ScreenImport
import ScreenModel
import ScreenReader

/// A file that was read into a screen, with what there is to say of it.
struct OpenedScreen {
    let file: InputFile
    /// The format that the user forced, for reading it again.
    let forcedFormat: String?
    let screen: Screen
    let notes: [ImportNote]
    /// Of a native file, each with its place.
    let warnings: [String]
    /// Where its elements stand, for commands that say so: it holds the text of the file.
    let places: ElementPlaces?

    /// Reads the file that the arguments name. Warnings and notes go to standard error; nil after
    /// a message when it cannot be read.
    static func open(
        _ arguments: Arguments, keepingPlaces: Bool = false
    ) throws(UsageError) -> OpenedScreen? {
        let file = try InputFile(arguments)
        switch load(file, forcing: arguments.value(.formatIn), keepingPlaces: keepingPlaces) {
        case .failure(let message):
            Streams.message(message.description)
            return nil
        case .success(let opened):
            return opened
        }
    }

    /// Reads a file without printing.
    static func load(
        _ file: InputFile, forcing format: String? = nil, mustBeRegular: Bool = false,
        keepingPlaces: Bool = false
    ) -> Result<OpenedScreen, ReadFailure> {
        do {
            let result = try imported(file, format, mustBeRegular)
            let warnings = result.warnings.map {
                "\(file.name):\($0.place.line):\($0.place.column): warning: \($0.text)"
            }
            return .success(
                OpenedScreen(
                    file: file, forcedFormat: format, screen: result.screen,
                    notes: result.notes, warnings: warnings,
                    places: keepingPlaces ? result.places : nil))
        } catch let error as ImportError {
            return .failure(ReadFailure(error.description(file: file.name)))
        } catch {
            return .failure(ReadFailure("\(file.name): \(error)"))
        }
    }

    private static func imported(
        _ file: InputFile, _ format: String?, _ mustBeRegular: Bool
    ) throws -> ImportResult {
        if let folder = file.folder {
            var result = try VODesignPackage.importScreen(folder.package().get())
            // They would be those of a file in it.
            result.places = nil
            return result
        }
        return try importScreen(
            file.read(mustBeRegular: mustBeRegular).get(), forcing: format)
    }

    /// Says on standard error what there is to know of the file.
    func printNotes() {
        for warning in warnings { Streams.message(warning) }
        for note in notes { Streams.message("\(file.name): note: \(note.text)") }
    }

    /// The same as lines for the interface's log.
    var notices: [String] { warnings + notes.map(\.text) }

    /// A session on the screen; it may push other files of the same folder.
    func session(_ settings: Settings) -> Session {
        Session(screen: screen, settings: settings, loader: ScreenFolder(of: file).load)
    }

    /// Says so on standard error when there is nothing to walk; the program then ends with 3.
    func reportsNothingToWalk(_ session: Session) -> Bool {
        guard session.stops.isEmpty, session.sideStops.isEmpty, session.screen.on.isEmpty else {
            return false
        }
        printNotes()
        let hasReason = notes.contains(where: \.isState)
        Streams.message(
            "\(file.name): nothing to walk"
                + (hasReason ? "" : ": no element of the screen is a stop"))
        return true
    }
}

extension InputFile {
    /// The one file that is named, or the command of `--watch` in its place.
    init(_ arguments: Arguments) throws(UsageError) {
        let operands = arguments.operands
        if let command = arguments.value(.watch) {
            guard operands.isEmpty else {
                throw UsageError("--watch takes the place of a file, not also '\(operands[0])'")
            }
            self.init(command: command)
            return
        }
        guard let path = operands.first else { throw UsageError("no file is named") }
        guard operands.count == 1 else {
            throw UsageError("one file at a time, not also '\(operands[1])'")
        }
        self.init(path: path)
    }
}
