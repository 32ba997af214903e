import ScreenModel

/// What kind of JSON value a key of the native screen file takes. The reader checks by it, the
/// schema is written from it.
indirect enum NativeShape: Sendable {
    case text, number, boolean
    case integer(ClosedRange<Int>)
    /// Text, or a number or boolean that stands for one.
    case valueText
    case choice([String])
    case rect, size, point
    /// `[start, end)` in characters.
    case range
    /// So many whole numbers from 0.
    case counts(ClosedRange<Int>)
    case list(NativeShape)
    case traits
    case object(NativeObject)
    case oneOf([NativeShape])
    /// Numbers as keys, lists of ids as values.
    case idsByNumber
    case elements, element, effects
    /// New values for the keys of an element, and its id under `element`.
    case patch
    /// Effects by the name of an event.
    case events([String])

    static let texts = NativeShape.list(.text)
    static let count = NativeShape.integer(0...Int(Int32.max))
}

/// An object of the native screen file: its keys in the order in which they are written.
struct NativeObject: Sendable {
    struct Key: Sendable {
        var name: String
        var shape: NativeShape
        var summary: String
    }

    /// What one is called in messages and the schema.
    var name: String
    var keys: [Key]
    var required: [String] = []

    var names: [String] { keys.map(\.name) }

    init(_ name: String, required: [String] = [], _ keys: [(String, NativeShape, String)]) {
        self.name = name
        self.required = required
        self.keys = keys.map { Key(name: $0.0, shape: $0.1, summary: $0.2) }
    }
}

extension NativeObject {
    static let speech = NativeObject(
        "speech",
        [
            ("spellOut", .boolean, "Speaks the letters one by one."),
            ("pitch", .number, "From 0 to 2; 1 is the voice's own."),
            (
                "punctuation", .choice(names(SpeechAttributes.Punctuation.self)),
                "What punctuation is spoken."
            ),
            ("ipa", .text, "The pronunciation in the phonetic alphabet."),
        ])
    static let action = NativeObject(
        "action", required: ["name"],
        [
            ("name", .text, "The name that VoiceOver speaks."),
            ("category", .text, "\"edit\" puts it into the Edit rotor."),
            ("do", .effects, "What the app does."),
        ])
    static let content = NativeObject(
        "content",
        [
            ("label", .text, "What the entry is about."),
            ("value", .text, "What it says."),
            (
                "importance", .choice(names(CustomContent.Importance.self)),
                "High is spoken with the element."
            ),
        ])
    static let rotorItem = NativeObject(
        "rotor item", required: ["id"],
        [
            ("id", .text, "The element that it leads to."),
            ("range", .range, "The characters of its text."),
        ])
    static let rotor = NativeObject(
        "rotor",
        [
            ("name", .text, "The name that VoiceOver speaks."),
            ("system", .choice(CustomRotor.systemTypes), "The automatic rotor that it replaces."),
            (
                "items", .list(.oneOf([.text, .object(rotorItem)])),
                "Where it leads, in the app's order."
            ),
            ("sorted", .text, "\"custom\": the order differs from the reading order on purpose."),
        ])
    static let cell = NativeObject(
        "table",
        [
            ("row", .count, "Its row, from 0."), ("column", .count, "Its column, from 0."),
            ("rows", .count, "The rows that it spans."),
            ("columns", .count, "The columns that it spans."),
        ])
    static let headers = NativeObject(
        "headers",
        [
            ("rows", .idsByNumber, "Header ids by row."),
            ("columns", .idsByNumber, "Header ids by column."),
        ])
    static let directTouch = NativeObject(
        "directTouch",
        [
            ("silentOnTouch", .boolean, "VoiceOver is silent while the area is touched."),
            ("requiresActivation", .boolean, "Touches pass through after a double tap only."),
        ])
    static let updates = NativeObject(
        "updates", required: ["every"],
        [
            ("every", .number, "Seconds between two changes."),
            ("values", .texts, "Taken one after the other; the last one stays."),
            ("count", .number, "What each change adds to \"now\"."),
        ])
    static let scroll = NativeObject(
        "scroll",
        [
            (
                "axis", .choice(["horizontal", "vertical", "both"]),
                "The direction in which it scrolls."
            ),
            ("page", .count, "The present page, from 1."), ("pages", .count, "How many there are."),
            ("status", .text, "What is spoken after a scroll."),
            ("rows", .counts(2...3), "First row, last row, and how many there are if known."),
        ])

    static func names<Names>(_ type: Names.Type) -> [String]
    where Names: CaseIterable & RawRepresentable, Names.RawValue == String {
        Names.allCases.map(\.rawValue)
    }
}

extension ElementKey {
    /// What the key takes in a screen file.
    var shape: NativeShape {
        switch self {
        case .id, .label, .hint, .placeholder, .landmark, .language, .format, .labeledBy, .current,
            .visibleText, .textStyle, .url, .live, .category:
            .text
        case .value: .valueText
        case .type: .choice(ElementType.names)
        case .traits: .traits
        case .enabled, .selected, .accessible, .hidden, .modal, .groupsChildren, .expanded,
            .defaultFocus, .contextMenu, .system:
            .boolean
        case .children: .elements
        case .childrenBehavior: .choice(NativeObject.names(ChildrenBehavior.self))
        case .container: .choice(NativeObject.names(ContainerKind.self))
        case .sortPriority, .alpha, .min, .max, .step, .now: .number
        case .order, .linked, .inputLabels, .handlers, .gestures, .parts, .ignore: .texts
        case .frame, .visualFrame: .rect
        case .activationPoint: .point
        case .path: .list(.point)
        case .headingLevel: .integer(0...6)
        case .textualContext: .choice(NativeObject.names(TextualContext.self))
        case .speech: .object(.speech)
        case .actions: .list(.object(.action))
        case .content: .list(.object(.content))
        case .rotors: .list(.object(.rotor))
        case .steps: .list(.valueText)
        case .selection: .range
        case .misspelled: .list(.range)
        case .table: .object(.cell)
        case .headers: .object(.headers)
        case .directTouch: .object(.directTouch)
        case .updates: .object(.updates)
        case .scroll: .object(.scroll)
        case .popup: .choice(NativeObject.names(PopUpKind.self))
        case .orientation: .choice(NativeObject.names(Orientation.self))
        case .on: .events(NativeObject.names(ElementEvent.self))
        }
    }
}

/// The keys of the screen itself, in the order in which they are written.
enum ScreenKey: String, CaseIterable {
    case schema = "$schema"
    case earshot, title, app, platform, idiom, language, direction, size, entry, elements, rotors,
        on

    static let byName: [String: ScreenKey] = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    var shape: NativeShape {
        switch self {
        case .schema, .title, .app, .language, .entry: .text
        case .earshot: .integer(1...1)
        case .platform: .choice(NativeObject.names(Platform.self))
        case .idiom: .choice(NativeObject.names(Idiom.self))
        case .direction: .choice(NativeObject.names(LayoutDirection.self))
        case .size: .size
        case .elements: .elements
        case .rotors: .list(.object(.rotor))
        case .on: .events(NativeObject.names(ScreenEvent.self))
        }
    }

    var summary: String {
        switch self {
        case .schema: "The address of this schema, for editors."
        case .earshot: "The version of the format: 1."
        case .title: "The screen's title; on macOS the window's."
        case .app: "The name of the app."
        case .platform: "The system whose VoiceOver is played; ios if absent."
        case .idiom: "The kind of device; if absent pad from 600 points of width, else phone."
        case .language: "The language of the screen as a BCP 47 tag."
        case .direction: "The direction of the script; that of the language if absent."
        case .size: "Width and height in points."
        case .entry: "The id of the element where VoiceOver starts."
        case .elements: "The elements of the screen, in view order."
        case .rotors: "Custom rotors that are offered everywhere on the screen."
        case .on: "What the app does when something happens to the screen, as effects."
        }
    }
}
