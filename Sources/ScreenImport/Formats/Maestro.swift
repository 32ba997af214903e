import ScreenModel

/// What one node of a Maestro hierarchy says, in whichever file it stands.
struct MaestroFields {
    /// The attributes by the names that Maestro's own tree has for them.
    enum Attribute: String {
        case accessibilityText, title, value, text, hintText
        case resourceID = "resource-id"
        case bounds, enabled, focused, selected, checked
    }

    var element = Element()
    var title: String?
    var text: String?
    var isChecked = false
}

/// Makes a dump of the nodes of a Maestro hierarchy. It has neither types nor traits; a node that
/// is checked is a switch, and that is all that is known of what anything is (Maestro source, M).
struct MaestroReader {
    var dump = Dump()
    /// Applications, or what stands for them, that were met.
    private var applications = 0

    init() {
        dump.rule = .typeless
        dump.unknown = [
            .hint, .traits, .type, .stops, .order, .actions, .customContent, .containers,
            .language, .rotors, .headingLevel,
        ]
    }

    /// Adds a node below `parent` and returns its place.
    mutating func add(_ given: MaestroFields, to parent: Int) -> Int {
        var fields = given
        var facts = DumpFacts()
        if fields.isChecked {
            facts.type = .switch
            fields.element.derived.insert(.type)
            if TextTests.isBlank(fields.element.value) { fields.element.value = "1" }
        }
        // The dialect of 2022 and 2023 has the text alone.
        let isNameless =
            TextTests.isBlank(fields.element.label) && TextTests.isBlank(fields.title)
            && TextTests.isBlank(fields.element.value)
        if isNameless { fields.title = fields.text }
        if dump.nodeCount == 0, isSynthetic(fields) {
            dump.root = 2
        } else if parent == 0 || dump.root == 2 && parent == 1 {
            // Of several the first is the app; SpringBoard with its status bar follows it.
            if applications == 0 || parent != 0 { facts.type = .application }
            facts.isBeside = applications > 0
            applications += 1
            if applications == 1, let frame = fields.element.frame, frame.isUsable {
                dump.screenSize = Size(width: frame.width, height: frame.height)
            }
        }
        return dump.add(fields.element, title: fields.title, facts: facts, to: parent)
    }

    /// The node that Maestro puts above the applications.
    private func isSynthetic(_ fields: MaestroFields) -> Bool {
        let frame = fields.element.frame
        return (frame?.width ?? 0) == 0 && (frame?.height ?? 0) == 0
            && TextTests.isBlank(fields.element.label) && TextTests.isBlank(fields.title)
            && TextTests.isBlank(fields.element.value)
    }
}

extension MaestroFields {
    /// Takes an attribute; empty ones say nothing.
    mutating func take(_ attribute: Attribute, _ text: String) {
        guard !text.isEmpty else { return }
        switch attribute {
        case .accessibilityText: element.label = text
        case .title: title = text
        case .value: element.value = text
        case .text: self.text = text
        case .hintText: element.placeholder = text
        case .resourceID: element.id = text
        case .bounds: element.frame = FrameText.edges(text)
        case .enabled: element.enabled = MaestroFields.flag(text) ?? element.enabled
        case .focused: if MaestroFields.flag(text) == true { element.extras.defaultFocus = true }
        case .selected: element.selected = MaestroFields.flag(text) ?? element.selected
        case .checked: isChecked = MaestroFields.flag(text) ?? isChecked
        }
    }

    private static func flag(_ text: String) -> Bool? {
        switch text {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }
}
