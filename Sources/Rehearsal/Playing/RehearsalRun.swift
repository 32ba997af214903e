import ScreenReader

/// What came of a script that was played to its end or to its first failure.
public struct RehearsalResult: Sendable {
    public enum Outcome: Sendable, Equatable {
        case passed
        case failed(FailedStep)
        /// It cannot be played: the script or a screen cannot be read. In words, with the place.
        case broken(String)
    }

    /// The script's file as messages name it.
    public var name: String
    public var outcome: Outcome
    /// How many steps were played, each time that a block repeated them, and how many were checks.
    public var steps = 0
    public var checks = 0
    /// Real time that playing took.
    public var seconds = 0.0
    /// `hear` lines that would pass if they said what was heard; only while updating.
    public var edits: [ScriptEdit] = []
    /// `hear` lines that pass as they are, as edits that change nothing; only while updating.
    public var kept: [ScriptEdit] = []

    public init(name: String, outcome: Outcome) {
        self.name = name
        self.outcome = outcome
    }

    /// Without its folder and the suffix of scripts.
    var shortName: String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        let suffix = ".rehearsal"
        return file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
    }
}

/// The step that ended a rehearsal, with what is needed to understand it.
public struct FailedStep: Sendable, Equatable {
    /// `checkout.rehearsal`; a file that the script uses, where the step stands in that.
    public var file: String
    /// The name of the file of a place in `before`.
    public var files: [String]
    public var place: Script.Place
    public var text: String
    public var failure: StepFailure
    /// The last steps before it, oldest first.
    public var before: [PlayedStep]
    /// Lines behind it that were not played.
    public var skipped: Int

    public init(
        file: String, files: [String], place: Script.Place, text: String, failure: StepFailure,
        before: [PlayedStep] = [], skipped: Int = 0
    ) {
        self.file = file
        self.files = files
        self.place = place
        self.text = text
        self.failure = failure
        self.before = before
        self.skipped = skipped
    }
}

/// Plays a whole script.
public struct RehearsalRun {
    /// How many steps before a failure are told.
    static let stepsTold = 5

    private let script: Script
    private let isUpdating: Bool
    private var player: Player
    /// Numbers of the last steps with what was heard of each.
    private var last: [(step: Int, heard: [SessionEvent.Speech])] = []
    /// What each `hear` line has to say; only while updating.
    private var wanted: [Script.Place: ScriptEdit] = [:]

    private init(_ script: Script, _ player: Player, isUpdating: Bool) {
        self.script = script
        self.player = player
        self.isUpdating = isUpdating
    }

    /// Plays a script from its first step on; the first step that fails ends it. While updating a
    /// failed `hear` line with an utterance to hear counts as passed, and comes back as an edit.
    public static func result(
        of script: Script, settings: Settings, isUpdating: Bool = false,
        open: @escaping Player.ScreenOpener
    ) -> RehearsalResult {
        var run = RehearsalRun(
            script, Player(settings: settings, open: open), isUpdating: isUpdating)
        return run.play()
    }

    private mutating func play() -> RehearsalResult {
        var result = RehearsalResult(name: script.files.first?.name ?? "", outcome: .passed)
        var sequence = StepSequence(script)
        while let number = sequence.next() {
            result.steps += 1
            result.checks += script.steps[number].isCheck ? 1 : 0
            if let outcome = end(at: number) {
                result.outcome = outcome
                break
            }
        }
        if sequence.isCut, let last = last.last {
            let failure = StepFailure("more than \(StepSequence.mostTurns) steps")
            result.outcome = .failed(failed(last.step, failure))
        }
        let lines = wanted.values.sorted {
            ($0.file, $0.place.line, $0.place.column) < ($1.file, $1.place.line, $1.place.column)
        }
        result.edits = lines.filter { $0.new != $0.old }
        result.kept = lines.filter { $0.new == $0.old }
        return result
    }

    /// Plays a step; what ends the rehearsal there, if it does.
    private mutating func end(at number: Int) -> RehearsalResult.Outcome? {
        let step = script.steps[number]
        let untaken = isUpdating ? player.heard.rest.first : nil
        switch player.play(step.action) {
        case .passed:
            if isUpdating, step.isHeardLine, let other = other(than: step.text, for: step) {
                let failure = StepFailure(
                    "it hears two things, so it stays as it is", expected: step.text,
                    actual: other)
                return .failed(failed(number, failure))
            }
        case .broken(let message):
            return .broken(
                "\(script.name(of: step.place)):\(step.place.column): \(message)")
        case .failed(let failure):
            guard isUpdating, let new = corrected(step, untaken?.utterance),
                other(than: new, for: step) == nil
            else { return .failed(failed(number, failure)) }
        }
        if last.count == RehearsalRun.stepsTold { last.removeFirst() }
        last.append((number, step.isCheck ? [] : player.heard.speech))
        return nil
    }

    /// What a `hear` line that failed would have to say; nil for any other.
    private mutating func corrected(_ step: Script.Step, _ utterance: Utterance?) -> String? {
        guard case .check(let check) = step.action, step.isHeardLine else { return nil }
        guard let utterance else {
            return player.heard.utterances.isEmpty ? "hear nothing" : nil
        }
        switch check {
        case .hear(_, hint: .some): return "hear " + utterance.asChecked
        case .hearNothing: _ = player.heard.next()
        default: break
        }
        return "hear " + utterance.asCheckedWithoutHint
    }

    /// Something else that the line has to say, too, when a block or another `use` comes back to
    /// it; then it is left alone.
    private mutating func other(than new: String, for step: Script.Step) -> String? {
        guard let earlier = wanted[step.place] else {
            wanted[step.place] = ScriptEdit(
                file: script.files[step.place.file].name, place: step.place, old: step.text,
                new: new)
            return nil
        }
        guard earlier.new != new else { return nil }
        wanted[step.place] = nil
        return earlier.new
    }

    private func failed(_ number: Int, _ failure: StepFailure) -> FailedStep {
        let step = script.steps[number]
        let later = script.steps[min(number + 1, script.steps.count)...]
        return FailedStep(
            file: script.files[step.place.file].name, files: script.files.map(\.name),
            place: step.place, text: step.text, failure: failure,
            before: last.map { played in
                let step = script.steps[played.step]
                return PlayedStep(
                    place: step.place, text: step.text,
                    heard: played.heard.suffix(RehearsalRun.stepsTold).map(\.utterance.asChecked))
            },
            skipped: later.count { if case .repetitionEnd = $0.action { false } else { true } })
    }
}

extension Utterance {
    /// As a `hear` line that leaves the hint open.
    var asCheckedWithoutHint: String {
        let text = text
        return VerbTokens.quoted(text.isEmpty ? hint : text)
    }
}

extension Script.Step {
    /// Whether it is a line that an update may rewrite.
    fileprivate var isHeardLine: Bool {
        switch action {
        case .check(.hear), .check(.hearNothing): true
        default: false
        }
    }
}
