import ScreenModel

/// Why a key that is set on a stop is not heard, in words: it is never spoken, a setting keeps it
/// back, or another key is spoken in its place.
struct UnspokenReason {
    let stop: Stop
    let settings: Settings

    private var element: Element { stop.element }
    private var traits: Traits { element.effectiveTraits }

    func words(for key: ElementKey) -> String {
        (stop.mac == nil ? nil : wordsOnMac(key)) ?? wordsOnPhone(key)
    }

    private func wordsOnPhone(_ key: ElementKey) -> String {
        switch key {
        case .actions where settings.profile == .snapshot,
            .content where settings.profile == .snapshot:
            "printed in the legend"
        case .rotors where settings.profile == .snapshot,
            .expanded where settings.profile == .snapshot:
            "AccessibilitySnapshot has no words for it"
        case .type, .traits, .enabled, .selected, .expanded, .headingLevel, .popup:
            wordsOfRole(key)
        case .label, .value, .placeholder, .now, .format, .content: wordsOfText(key)
        case .hint, .actions, .rotors: wordsOfHint(key)
        case .table, .headers: wordsOfTable(key)
        default: UnspokenReason.always(key)
        }
    }

    /// Where the Mac has other reasons than iOS.
    private func wordsOnMac(_ key: ElementKey) -> String? {
        switch key {
        case .actions: "found in the actions menu"
        case .rotors: "found in the rotor's menu"
        case .content: "read on request"
        case .traits where element.type != nil: "the role word of the type is spoken instead"
        case .orientation: "told when the item is described"
        case .frame: "for what is drawn and touched"
        default: nil
        }
    }

    private func wordsOfRole(_ key: ElementKey) -> String {
        let areRolesOff = settings.traitPosition == .none
        switch key {
        case .enabled where element.enabled == true: return "only what is dimmed says so"
        case .selected where element.selected == false: return "only what is selected says so"
        case .headingLevel where !traits.contains(.header): return "needs the header trait"
        case .headingLevel where element.extras.headingLevel == 0: return "0 is no level"
        case .headingLevel where settings.headingLevel == .off: return "headingLevel is off"
        case .popup: return "what it opens is told in web content only"
        case .type where element.traits != nil: return "its traits are spoken instead"
        case _ where areRolesOff: return "role and state words are off (traitPosition=none)"
        case .traits where traits.isEmpty: return "there are none"
        case .type: return "this type has no word of its own"
        case .traits:
            let names = traits.subtracting([.selected, .notEnabled]).namesOfSetBits
            return names.count == 1
                ? "\(names[0]) has no word of its own here" : "they have no word of their own here"
        default: return UnspokenReason.always(key)
        }
    }

    private func wordsOfText(_ key: ElementKey) -> String {
        switch key {
        case .value where traits.contains(.toggleButton):
            "the value of a switch is its state"
        case .value where settings.speakValue == .off, .now where settings.speakValue == .off,
            .format where settings.speakValue == .off:
            "values are off (speakValue)"
        case .value where element.extras.range?.format != nil:
            "the number and its format are spoken"
        case .now: "the value is written and spoken instead"
        case .label where traits.contains(.backButton): "the role says it"
        case .placeholder where element.value?.isEmpty == false: "the value is spoken instead"
        case .placeholder: "only an empty text field says it"
        case .content where settings.customContent == .off: "custom content is off"
        case .content: "found with the More Content rotor"
        default: UnspokenReason.always(key)
        }
    }

    private func wordsOfHint(_ key: ElementKey) -> String {
        switch key {
        case .actions where settings.actionsPhrase == .off: "actionsPhrase is off"
        case _ where settings.hints == .off: "hints are off"
        case .hint where traits.contains(.textEntry):
            "a text field says how to edit it instead"
        case _ where traits.contains(.notEnabled): "what is dimmed loses its default hints"
        case .rotors: "only rotors with a name of their own are named"
        default: UnspokenReason.always(key)
        }
    }

    private func wordsOfTable(_ key: ElementKey) -> String {
        switch key {
        case .table where settings.rowColumnNumbers == .off: "rowColumnNumbers is off"
        case .headers where settings.tableHeaders == .off: "tableHeaders is off"
        default: UnspokenReason.always(key)
        }
    }

    /// Of keys that no setting can make heard.
    static func always(_ key: ElementKey) -> String {
        switch key {
        case .id: "never spoken"
        case .frame: "places it in the reading order"
        case .sortPriority: "places it before or after its siblings"
        case .accessible: "decides whether it is a stop"
        case .visualFrame, .path: "for touch and drawing only"
        case .activationPoint: "where a double tap touches"
        case .hidden, .alpha: "decides whether it is there for VoiceOver"
        case .modal: "hides what is beside it"
        case .order: "orders what is inside it"
        case .childrenBehavior: "decides what becomes of its children"
        case .groupsChildren: "keeps its children together"
        case .container, .landmark: "tells something of what is inside it"
        case .language: "chooses voice and words"
        case .textualContext, .speech: "changes how the text is read, not what"
        case .steps, .step: "what a swipe up or down goes through"
        case .min, .max: "bounds the number"
        case .selection, .misspelled: "for reading and editing its text"
        case .table, .headers: "its place in the table"
        case .labeledBy: "the label comes from there"
        case .linked: "where reading its text goes on"
        case .defaultFocus: "where VoiceOver starts"
        case .directTouch: "decides what touches do"
        case .updates: "how the app changes it by itself"
        case .scroll: "spoken after a three-finger swipe"
        case .inputLabels: "for Voice Control"
        case .on: "what the app does when VoiceOver acts"
        case .orientation, .current: "no word of its own here"
        default: "not spoken here"
        }
    }
}
