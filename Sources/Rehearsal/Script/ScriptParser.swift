import ScreenModel
import ScreenReader

/// Reads a script. Goes on behind a line that is wrong, so that all mistakes are told at once.
public struct ScriptParser {
    /// Gives the text of a file that `use` names, or why it cannot be read.
    public typealias FileReader = (_ path: String) -> Result<String, ScriptReadFailure>

    private let read: FileReader
    var files: [Script.File] = []
    private var steps: [Script.Step] = []
    private var errors: [ScriptError] = []
    private var reading: [Source] = []
    private var hasOpened = false
    /// The first step that needs a screen before there is one.
    private var closedAt: Script.Place?

    /// A file while it is read.
    private struct Source {
        let file: Int
        let lines: [Substring]
        /// The next line, from 0.
        var next = 0
        /// The numbers of the `repeat` steps that are not closed.
        var open: [Int] = []
        /// What is left of the last line.
        var pending: ArraySlice<StepReader.Entry> = []
        var path: String
    }

    /// More steps, or more files in files, are a mistake that would fill the memory.
    static let mostSteps = 1_000_000
    static let deepestUse = 64
    static let mostFiles = 10_000
    private static let mostErrors = 20

    private init(_ read: @escaping FileReader) {
        self.read = read
    }

    /// Reads `text`, which stands in the file called `name`. A script that uses another one names
    /// it relative to its own file. One that is empty, or opens no screen before it needs one, is
    /// an error, unless `isPart`.
    public static func script(
        _ text: String, name: String, isPart: Bool = false, read: @escaping FileReader
    ) throws(ScriptErrors) -> Script {
        var parser = ScriptParser(read)
        parser.hasOpened = isPart
        parser.begin(text, name)
        while !parser.reading.isEmpty { parser.readOn() }
        parser.checkOpening()
        if parser.steps.isEmpty, parser.errors.isEmpty, !isPart {
            parser.errors = [
                ScriptError(file: name, line: nil, column: nil, message: "holds no step")
            ]
        }
        guard parser.errors.isEmpty else { throw ScriptErrors(errors: parser.inOrder) }
        return Script(files: parser.files, steps: parser.steps)
    }

    /// Where nothing opens a screen, another mistake may be the reason.
    private mutating func checkOpening() {
        guard let place = closedAt, errors.isEmpty || hasOpened else { return }
        fail(
            "no screen is open yet; expected 'open FILE' before it", place.line, place.column,
            in: place.file)
    }

    /// A block that is not closed is known at the end only.
    private var inOrder: [ScriptError] {
        let places = Dictionary(
            files.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: min)
        return errors.sorted {
            (places[$0.file] ?? 0, $0.line ?? 0, $0.column ?? 0)
                < (places[$1.file] ?? 0, $1.line ?? 0, $1.column ?? 0)
        }
    }

    private mutating func begin(_ text: String, _ name: String) {
        files.append(Script.File(name: name))
        reading.append(
            Source(file: files.count - 1, lines: ScriptParser.lines(of: text), path: name))
    }

    /// Lines end as editors end them; a mark of byte order is none of the text.
    static func lines(of text: String) -> [Substring] {
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        return text.split(omittingEmptySubsequences: false) {
            $0 == "\n" || $0 == "\r\n" || $0 == "\r"
        }
    }

    /// Takes one entry of the innermost file, or cuts its next line into entries.
    private mutating func readOn() {
        guard errors.count < ScriptParser.mostErrors, var source = reading.popLast() else {
            reading = []
            return
        }
        do throws(VerbError) {
            if let entry = source.pending.popFirst() {
                reading.append(source)
                try take(entry)
            } else if source.next < source.lines.count {
                source.next += 1
                let line = String(source.lines[source.next - 1])
                reading.append(source)
                // No step begins with the name of an element: a comment without its space.
                if line.first(where: { !$0.isWhitespace }) ?? "#" != "#" {
                    reading[reading.count - 1].pending = try StepReader(line).entries[...]
                }
            } else {
                close(source)
            }
        } catch {
            fail(error.description, source.next, error.column, in: source.file)
        }
    }

    private mutating func close(_ source: Source) {
        for start in source.open {
            let place = steps[start].place
            fail("'repeat' has no closing }", place.line, place.column, in: place.file)
        }
    }

    private mutating func take(_ entry: StepReader.Entry) throws(VerbError) {
        let innermost = reading.count - 1
        switch entry.part {
        case .use(let path): try use(path, entry.column)
        case .open(let path):
            hasOpened = true
            append(.open(files[reading[innermost].file].path(of: path)), entry)
        case .repetition(let count):
            reading[innermost].open.append(steps.count)
            append(.repetition(count, end: 0), entry)
        case .repetitionEnd:
            guard let start = reading[innermost].open.popLast() else {
                throw VerbError("} closes no 'repeat'", column: entry.column)
            }
            if case .repetition(let count, _) = steps[start].action {
                steps[start].action = .repetition(count, end: steps.count)
            }
            append(.repetitionEnd(start: start), entry)
        case .step(let action):
            if !hasOpened, !action.isPossibleWithoutScreen, closedAt == nil {
                closedAt = Script.Place(
                    file: reading[innermost].file, line: reading[innermost].next,
                    column: entry.column)
            }
            append(action, entry)
        }
    }

    private mutating func append(_ action: Script.Action, _ entry: StepReader.Entry) {
        guard let source = reading.last else { return }
        guard steps.count < ScriptParser.mostSteps else {
            fail(
                "more than \(ScriptParser.mostSteps) steps", source.next, entry.column,
                in: source.file)
            reading = []
            return
        }
        steps.append(
            Script.Step(
                action: action,
                place: Script.Place(
                    file: source.file, line: source.next, column: entry.column),
                text: entry.text))
    }

    private mutating func use(_ written: String, _ column: Int) throws(VerbError) {
        guard let source = reading.last else { return }
        let path = files[source.file].path(of: written)
        let known = ScriptParser.normal(path)
        if reading.contains(where: { ScriptParser.normal($0.path) == known }) {
            throw VerbError("'\(written)' uses itself", column: column)
        }
        guard reading.count < ScriptParser.deepestUse, files.count < ScriptParser.mostFiles else {
            throw VerbError("too many files use each other", column: column)
        }
        switch read(path) {
        case .success(let text): begin(text, path)
        case .failure(let failure):
            throw VerbError("cannot read '\(written)': \(failure.reason)", column: column)
        }
    }

    /// Without `.` and `x/..`, so that one file has one path.
    private static func normal(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private mutating func fail(_ message: String, _ line: Int, _ column: Int, in file: Int) {
        errors.append(
            ScriptError(file: files[file].name, line: line, column: column, message: message))
    }
}

/// Why a file that a script names cannot be read, in words.
public struct ScriptReadFailure: Error, Sendable, Equatable {
    public let reason: String

    public init(_ reason: String) {
        self.reason = reason
    }
}

extension Script.Action {
    fileprivate var isPossibleWithoutScreen: Bool {
        if case .setting = self { true } else { false }
    }
}
