import ScreenModel
import ScreenReader

/// An element with what is below it, as a test writes it: nested values that become a screen.
struct Sketch: Sendable {
    var element = Element()
    var children: [Sketch] = []

    /// A stop with this label, for the id too.
    init(
        _ label: String, _ type: ElementType? = nil, at origin: (Double, Double)? = nil,
        _ change: (inout Element) -> Void = { _ in }
    ) {
        element.id = label
        element.label = label
        element.type = type
        if let origin { element.frame = Rect(x: origin.0, y: origin.1, width: 10, height: 10) }
        change(&element)
    }

    /// What holds others.
    init(
        holding children: [Sketch], _ type: ElementType? = nil,
        _ change: (inout Element) -> Void = { _ in }
    ) {
        self.children = children
        element.type = type
        change(&element)
    }

    /// Appends without recursion: a test may be deeper than the machine's stack.
    func append(to tree: inout ElementTree, under parent: ElementIndex) {
        var waiting: [(Sketch, ElementIndex)] = [(self, parent)]
        while let (sketch, parent) = waiting.popLast() {
            let index = tree.append(sketch.element, to: parent)
            for child in sketch.children.reversed() { waiting.append((child, index)) }
        }
    }

    var fragment: ElementFragment {
        var tree = ElementTree()
        append(to: &tree, under: .root)
        return ElementFragment(tree: tree)
    }
}

extension Element {
    /// Changes the rare properties.
    mutating func more(_ change: (inout Extras) -> Void) {
        var extras = extras
        change(&extras)
        self.extras = extras
    }

    mutating func on(_ event: ElementEvent, _ effects: Effect...) {
        more { $0.on = ($0.on ?? [:]).merging([event: effects]) { $1 } }
    }
}

extension Screen {
    init(_ sketches: [Sketch], _ change: (inout Screen) -> Void = { _ in }) {
        self.init()
        idiom = .phone
        var tree = ElementTree()
        for sketch in sketches { sketch.append(to: &tree, under: .root) }
        tree.seal()
        self.tree = tree
        change(&self)
    }

    /// The labels of its stops in reading order.
    func order(_ modalScope: ModalScope = .siblings) -> String {
        let order = ReadingOrder(screen: self, modalScope: modalScope)
        return order.stops.map { tree[$0].label ?? "–" }.joined(separator: " ")
    }
}

extension Effect {
    /// `set` of one element's keys.
    static func set(
        _ id: String, _ keys: [ElementKey], _ change: (inout Element) -> Void = { _ in }
    ) -> Effect {
        var values = Element()
        change(&values)
        return .set(id: id, ElementPatch(keys: keys, values: values))
    }
}

/// A session under test: gestures in, marks of what came of them out.
struct Walk: Sendable {
    var session: Session

    init(
        _ screen: Screen, _ settings: [String: String] = [:], files: [String: Screen] = [:],
        starts: Bool = true
    ) {
        var chosen = Settings()
        for (name, value) in settings {
            if Setting.named(name)?.set(&chosen, value) != true { chosen.language = "no setting" }
        }
        session = Session(screen: screen, settings: chosen) { file in
            files[file].map { .screen($0) } ?? .failure("it is not there")
        }
        if starts { _ = session.start() }
    }

    init(_ sketches: [Sketch], _ settings: [String: String] = [:]) {
        self.init(Screen(sketches), settings)
    }

    /// Plays the verbs of a line, `;` between them, and gives the marks of the last one.
    mutating func play(_ line: String) -> String {
        Walk.marks(events(line))
    }

    /// The notes that the last verb of a line brought.
    mutating func notes(_ line: String) -> [String] {
        events(line).compactMap { if case .note(let text) = $0 { text } else { nil } }
    }

    /// What the last verb of a line brought.
    mutating func events(_ line: String) -> [SessionEvent] {
        var events: [SessionEvent] = []
        for verb in line.split(separator: ";") {
            do {
                events = session.perform(try GestureVerb.parse(String(verb), in: session))
            } catch {
                events = [.error(error.description)]
            }
        }
        return events
    }

    static func marks(_ events: [SessionEvent]) -> String {
        events.map(mark).joined(separator: " ")
    }

    /// `@id` for focus, the token in brackets for a sound, the words in quotes for speech (hints
    /// left out), with `…` where it was cut and `~` where it was dropped, `rotor:`, `value:`,
    /// `screen:`, `note`.
    private static func mark(_ event: SessionEvent) -> String {
        switch event {
        case .focus(let id, _, _): "@\(id)"
        case .speech(let speech):
            (speech.isDropped ? "~" : "") + (speech.speechClass == .announce ? "!" : "")
                + "'\(speech.utterance.text)'" + (speech.isCut && !speech.isDropped ? "…" : "")
        case .sound(let sound): "[\(sound.rawValue)]"
        case .appSound(let name): "[\(name)]"
        case .rotor(let name): "rotor:\(name)"
        case .value(let id, let old, let new): "value:\(id):\(old ?? "–")→\(new ?? "–")"
        case .screen(let title): "screen:\(title ?? "–")"
        case .boundary(let direction): direction == .next ? "|>" : "<|"
        case .note: "note"
        case .error(let text): "error: \(text)"
        }
    }

    /// What is said of each stop on the way from the first to the last, hints left out.
    var heard: [String] { utterances.map(\.text) }

    var utterances: [Utterance] {
        var previous: ElementIndex?
        return session.stops.map { stop in
            defer { previous = stop }
            return session.utterance(of: session.stop(at: stop, from: previous))
        }
    }

    var cursorID: String? { session.cursor.map { session.screen.tree.id(of: $0) } }
}
