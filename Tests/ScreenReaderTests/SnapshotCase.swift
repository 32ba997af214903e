import ScreenModel
import ScreenReader
import Testing

/// One stop and what AccessibilitySnapshot prints of it.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
    let name: String
    let stop: Stop
    let text: String
    let hint: String
    let settings: [String]

    var testDescription: String { name }

    /// An element labelled `L` that `change` makes into what it is.
    init(
        _ name: String, _ text: String, _ hint: String = "", set settings: String...,
        language: String = "en", change: (inout Stop) -> Void
    ) {
        self.name = name
        self.text = text
        self.hint = hint
        self.settings = settings
        var element = Element()
        element.label = "L"
        var stop = Stop(
            index: ElementIndex(1), id: "x", element: element, language: language)
        change(&stop)
        self.stop = stop
    }

    /// With these traits.
    init(_ traits: Traits, _ text: String, _ hint: String = "", language: String = "en") {
        self.init(
            "\(language) \(traits.namesOfSetBits.joined(separator: " "))", text, hint,
            language: language
        ) { $0.element.traits = traits }
    }

    var utterance: Utterance {
        get throws { try Self.session(settings).utterance(of: stop) }
    }

    static func session(
        _ settings: [String], _ screen: Screen = Screen()
    ) throws -> Session {
        var all = Settings()
        for setting in ["profile=snapshot"] + settings { try all.assign(setting) }
        return Session(screen: screen, settings: all) { _ in .failure("none") }
    }
}

extension Stop {
    /// The label, value and hint; nil for none.
    mutating func says(_ label: String?, _ value: String? = nil, hint: String? = nil) {
        element.label = label
        element.value = value
        element.hint = hint
    }

    mutating func isAt(_ position: Int32, of count: Int32) {
        context.position = position
        context.count = count
    }

    mutating func isAt(_ boundary: StopContext.Boundary, explicit: Bool = true) {
        context.boundary = boundary
        context.isExplicit = explicit
    }
}
