import ScreenModel
import ScreenReader

/// The rehearsal that goes on beside an export: plays each step and tells what it was about.
struct ExportScene {
    private var player: Player
    /// The last step that was no check.
    private var last: (action: Script.Action?, events: [SessionEvent], stops: Int) = (nil, [], 0)
    /// Of the first screen.
    private(set) var firstLanguage: String?
    private(set) var firstApp: String?
    /// Identifiers that several elements have, of one state of the tree.
    private var doubled: (revision: Int, screens: Int, identifiers: Set<String>)?
    private var screens = 0
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

/// What checks of speech are about.
extension ExportScene {
    private mutating func hearing(of action: Script.Action) -> Hearing? {
        guard case .check(let check) = action else { return nil }
        switch check {
        case .hear(let text, let hint):
            let number = player.heard.taken
            guard let speech = player.heard.rest.first else {
                return Hearing(
                    text: ExportText.asHeard(text), namesHint: hint != nil)
            }
            var hearing = hearing(of: speech, number)
            hearing.namesHint = hint != nil
            let wanted = Spaces.collapsed(text)
            hearing.mixesHint =
                !speech.utterance.hint.isEmpty && speech.utterance.checked != wanted
                && Spaces.collapsed(speech.utterance.spoken) == wanted
            if speech.utterance.checked != wanted, !hearing.mixesHint {
                hearing.text = ExportText.asHeard(text)
            }
            return hearing
        case .hearContaining(let text):
            let wanted = Spaces.collapsed(text)
            let candidates = player.heard.speech.indices.filter {
                Spaces.collapsed(player.heard.speech[$0].utterance.text).contains(wanted)
            }.map { self.hearing(of: player.heard.speech[$0], $0) }
            var hearing = Hearing(text: ExportText.asHeard(text), isPart: true)
            let found = candidates.first { !$0.isPassed && !$0.isAnnounced } ?? candidates.first
            if let found {
                hearing = found
                let said = Spaces.collapsed(hearing.text)
                hearing.isCutOff = !said.contains(ExportText.asHeard(text))
                hearing.text = ExportText.asHeard(text)
            } else {
                hearing.isHint = player.heard.utterances.contains {
                    Spaces.collapsed($0.hint).contains(wanted)
                }
            }
            hearing.isPart = true
            return hearing
        default: return nil
        }
    }

    private mutating func hearing(of speech: SessionEvent.Speech, _ number: Int) -> Hearing {
        var utterance = speech.utterance
        utterance.join = .xcui
        var hearing = Hearing(text: Spaces.collapsed(utterance.text))
        hearing.isHint = utterance.text.isEmpty && !utterance.hint.isEmpty
        hearing.isAnnounced = speech.speechClass == .announce
        guard let session = player.session else { return hearing }
        if case .walk(let direction)? = last.action {
            let stop = direction == .next ? number : last.stops - 1 - number
            if session.stops.indices.contains(stop) {
                hearing.stop = stop
                hearing.element = element(at: session.stops[stop], in: session)
            }
            hearing.isWhole = true
            return hearing
        }
        hearing.element = session.cursor.map { element(at: $0, in: session) }
        guard !hearing.isAnnounced else { return hearing }
        let (whole, end) = toldLast
        hearing.isWhole = whole == speech
        hearing.isPassed = !hearing.isWhole && end != speech
        hearing.isOfFocus =
            hearing.isWhole
            || !hearing.isPassed
                && last.events.contains { event in
                    if case .value = event { true } else { false }
                }
        return hearing
    }

    /// What was said of the element that the cursor came to last, and the last that was said of
    /// the cursor's.
    private var toldLast: (whole: SessionEvent.Speech?, end: SessionEvent.Speech?) {
        var whole: SessionEvent.Speech?
        var end: SessionEvent.Speech?
        var isNew = false
        for event in last.events {
            switch event {
            case .focus: (isNew, whole, end) = (true, nil, nil)
            case .speech(let said) where !said.isDropped && said.speechClass == .focus:
                if isNew { whole = said }
                (isNew, end) = (false, said)
            default: break
            }
        }
        return (whole, end)
    }
}

/// Elements as tests find them.
extension ExportScene {
    private mutating func element(at index: ElementIndex, in session: Session) -> ExportedElement {
        let own = session.screen.tree[index]
        var element = ExportedElement()
        element.label = own.label.flatMap { $0.isEmpty ? nil : $0 }
        // A test reads bullets there.
        if !own.effectiveTraits.contains(.secureTextField) {
            element.value = own.value.flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let id = own.id, !id.isEmpty else {
            element.reason = "the element has no identifier"
            return element
        }
        if isDoubled(id, in: session) {
            element.reason = "several elements have its identifier"
        } else {
            element.identifier = id
        }
        return element
    }

    private mutating func isDoubled(_ id: String, in session: Session) -> Bool {
        if let doubled, (doubled.revision, doubled.screens) == (session.revision, screens) {
            return doubled.identifiers.contains(id)
        }
        let tree = session.screen.tree
        var known: Set<String> = []
        var found: Set<String> = []
        for index in tree.descendants(of: .root) {
            guard let id = tree[index].id, !id.isEmpty else { continue }
            if !known.insert(id).inserted { found.insert(id) }
        }
        doubled = (session.revision, screens, found)
        return found.contains(id)
    }
}
