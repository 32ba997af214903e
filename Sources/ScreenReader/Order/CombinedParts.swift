import ScreenModel

/// SwiftUI's `combine`: one element out of its parts, after square/Blueprint's re-implementation
/// (M) and WWDC 2019-238, whose two buttons become two custom actions.
struct CombinedParts {
    private let tree: ElementTree
    private let parts: [(index: ElementIndex, element: Element)]
    /// The parts that can be activated. One of them acts for the whole; several become actions.
    private let active: [(index: ElementIndex, element: Element)]
    /// Whether some text stands beside them.
    private let hasOtherText: Bool

    /// What can be activated: Blueprint's list, and the other controls that VoiceOver has words
    /// for.
    static let activated: Traits = [
        .button, .link, .playsSound, .toggleButton, .textEntry, .tabBarItem, .backButton,
        .popUpButton, .radioButton, .menuItem, .keyboardKey,
    ]

    init(_ parts: [(index: ElementIndex, element: Element)], in tree: ElementTree) {
        self.tree = tree
        self.parts = parts
        active = parts.filter { CombinedParts.isActive($0.element) }
        hasOtherText = parts.contains { !CombinedParts.isActive($0.element) && $0.element.hasText }
    }

    private static func isActive(_ part: Element) -> Bool {
        !part.effectiveTraits.isDisjoint(with: activated)
    }

    /// Fills what `whole` does not say itself.
    func combine(into whole: inout Element) {
        addTexts(to: &whole)
        if whole.traits == nil {
            var traits = whole.effectiveTraits
            for part in parts where speaks(part.element) {
                traits.formUnion(part.element.effectiveTraits)
            }
            whole.traits = traits
        }
        var extras = whole.extras
        addExtras(to: &extras)
        if extras != whole.extras { whole.extras = extras }
    }

    /// What becomes an action lends the whole neither texts nor traits: the whole is no button
    /// where a double tap does not press one (Blueprint, M). Where nothing else has a text, it
    /// does.
    private func speaks(_ part: Element) -> Bool {
        active.count <= 1 || !hasOtherText || !CombinedParts.isActive(part)
    }

    /// A button's label goes to the actions alone where there are other texts (CVS Health, M). A
    /// switch is no such button.
    private func lendsLabel(_ part: Element) -> Bool {
        guard speaks(part) else { return false }
        let traits = part.effectiveTraits
        return !hasOtherText || !traits.contains(.button) || traits.contains(.toggleButton)
    }

    /// Each kind without doubles, joined ", ". The state of a switch stays alone, so that it can
    /// be told; the values of the other parts follow their labels then.
    private func addTexts(to whole: inout Element) {
        let speaking = parts.filter { speaks($0.element) }.map(\.element)
        let toggles = speaking.filter { $0.effectiveTraits.contains(.toggleButton) }
        var labels: [String?] = []
        var values: [String?] = []
        for part in speaking {
            if lendsLabel(part) { labels.append(part.label) }
            let isToggle = part.effectiveTraits.contains(.toggleButton)
            if toggles.isEmpty || (isToggle && toggles.count == 1) {
                values.append(part.plainValue)
            } else if !isToggle {
                labels.append(part.plainValue)
            }
        }
        whole.label = text(whole.label) ?? joined(labels)
        if !takesNumber(of: speaking, into: &whole) {
            whole.value = text(whole.value) ?? joined(values)
        }
        whole.hint = text(whole.hint) ?? joined(speaking.map(\.hint))
        whole.expanded = whole.expanded ?? speaking.lazy.compactMap(\.expanded).first
        if whole.language == nil {
            let languages = Set(speaking.filter(\.hasText).map(\.language))
            if languages.count == 1, let language = languages.first { whole.language = language }
        }
    }

    /// A number that is the only value stays one: how it is spoken depends on what it counts and
    /// on the language.
    private func takesNumber(of speaking: [Element], into whole: inout Element) -> Bool {
        let valued = speaking.filter { text($0.plainValue) != nil }
        guard text(whole.value) == nil, whole.extras.range == nil, valued.count == 1,
            let part = valued.first, text(part.value) == nil, part.extras.range != nil
        else { return false }
        var extras = whole.extras
        extras.range = part.extras.range
        whole.extras = extras
        whole.type = whole.type ?? part.type
        return true
    }

    private func addExtras(to extras: inout Extras) {
        var actions = extras.actions ?? []
        if active.count == 1, let part = active.first {
            if extras.on?[.activate] == nil, let own = part.element.extras.on?[.activate] {
                extras.on = (extras.on ?? [:]).merging([.activate: own]) { $1 }
            }
        } else {
            actions += active.compactMap { action(of: $0.element, at: $0.index) }
        }
        var content = extras.content ?? []
        var rotors = extras.rotors ?? []
        for part in parts where part.element.hasExtras {
            actions += part.element.extras.actions ?? []
            content += part.element.extras.content ?? []
            rotors += part.element.extras.rotors ?? []
            if extras.headingLevel == nil, speaks(part.element) {
                extras.headingLevel = part.element.extras.headingLevel
            }
        }
        extras.actions = actions.isEmpty ? nil : actions
        extras.content = content.isEmpty ? nil : content
        extras.rotors = rotors.isEmpty ? nil : rotors
    }

    /// An action without a name cannot be chosen. A control without effects does what its type
    /// does.
    private func action(of part: Element, at index: ElementIndex) -> CustomAction? {
        guard let name = text(part.label) ?? text(part.plainValue) else { return nil }
        if let own = part.extras.on?[.activate] { return CustomAction(name: name, effects: own) }
        switch part.type {
        case .switch, .checkbox, .toggle, .disclosure, .disclosureTriangle:
            return CustomAction(name: name, effects: [.toggle(tree.id(of: index))])
        case .tab, .radioButton:
            return CustomAction(name: name, effects: [.select(tree.id(of: index))])
        default:
            return CustomAction(name: name)
        }
    }

    private func text(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func joined(_ texts: [String?]) -> String? {
        var seen: Set<String> = []
        let different = texts.compactMap { $0 }.filter { !$0.isEmpty && seen.insert($0).inserted }
        return different.isEmpty ? nil : different.joined(separator: ", ")
    }
}
