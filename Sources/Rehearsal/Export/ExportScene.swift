import ScreenModel
import ScreenReader

/// The rehearsal that goes on beside an export: plays each step and tells what it was about.
struct ExportScene {
    var player: Player
    /// The last step that was no check.
    private(set) var last: (action: Script.Action?, events: [SessionEvent], stops: Int) = (
        nil, [], 0
    )
    /// Of the first screen.
    private(set) var firstLanguage: String?
    private(set) var firstApp: String?
    /// Identifiers that several elements have, of one state of the tree.
    var doubled: (revision: Int, screens: Int, identifiers: Set<String>)?
    private(set) var screens = 0
    /// Behind the last step.
    private var known = ExportedFocus()

    init(_ player: Player) {
        self.player = player
    }

    /// Fails where a screen cannot be read.
    mutating func play(_ step: Script.Step) -> Result<ExportedStep, ScriptReadFailure> {
        let hearing = hearing(of: step.action)
        var before = known
        if step.action.isAboutFocus, let session = player.session {
            before.element = session.cursor.map { element(at: $0, in: session) }
            before.isHighlighting = session.isHighlighting || session.rotorOption == .audioGraph
        }
        let turnedFrom = step.action.isRotorTurn ? rotorPlace : nil
        var exported = ExportedStep(
            action: step.action, text: ExportText.comment(ExportScene.text(of: step, hearing)),
            line: step.place.line)
        switch player.play(step.action) {
        case .passed: break
        case .broken(let message): return .failure(ScriptReadFailure(message))
        case .failed(let failure): exported.failure = failure
        }
        if case .open = step.action { screens += 1 }
        if !step.isCheck {
            last = (step.action, player.events, player.session?.stops.count ?? 0)
        }
        if firstLanguage == nil, let session = player.session {
            firstLanguage = session.language
            firstApp = session.screen.app
        }
        known = focus
        exported.before = before
        exported.after = known
        if case .open = step.action { exported.after.title = player.session?.title }
        exported.hearing = hearing
        if let from = turnedFrom, let to = rotorPlace, from.count == to.count, to.count > 0 {
            exported.turns = (to.place - from.place + to.count) % to.count
        }
        return .success(exported)
    }

    private var rotorPlace: (place: Int, count: Int)? {
        player.session.map { ($0.rotorPlace, $0.rotorNames.count) }
    }

    private var focus: ExportedFocus {
        guard let session = player.session else { return ExportedFocus() }
        var focus = ExportedFocus(hasScreen: true)
        focus.revision = session.revision + screens << 32
        focus.platform = session.platform
        focus.isGrouped = session.isGrouped
        focus.playsGestures = session.playsGestures
        focus.isEditing = session.isEditing
        guard let cursor = session.cursor else { return focus }
        focus.position = session.position(of: cursor)
        return focus
    }

    /// The step without a hint: what is exported compares none.
    private static func text(of step: Script.Step, _ hearing: Hearing?) -> String {
        guard case .check(let check) = step.action, let hearing else { return step.text }
        switch check {
        case .hear(let text, _):
            if hearing.isHint { return "hear …" }
            return "hear " + VerbTokens.quoted(hearing.mixesHint ? hearing.text : text)
        case .hearContaining where hearing.isHint: return "hear containing …"
        default: return step.text
        }
    }
}

extension Script.Action {
    /// Whether an exporter asks which element is focused before it.
    fileprivate var isAboutFocus: Bool {
        switch self {
        case .check(.focus), .check(.value), .gesture(.gesture(.doubleTap)),
            .gesture(.gesture(.tripleTap)), .gesture(.gesture(.type)), .gesture(.gesture(.paste)):
            true
        default: false
        }
    }

    fileprivate var isRotorTurn: Bool {
        if case .gesture(.gesture(.rotor(.named))) = self { true } else { false }
    }
}
