import ScreenModel

extension StopAbsence {
    /// Why `index` is no stop, in words.
    public func words(for index: ElementIndex, in session: Session) -> String {
        func name(_ other: ElementIndex) -> String { session.screen.tree.id(of: other) }
        func it(_ other: ElementIndex) -> String {
            other == index ? "it" : "\(name(other)), which is around it,"
        }
        switch self {
        case .removed: return "it was removed"
        case .hidden(let by): return "\(it(by)) is hidden"
        case .transparent(let by): return "\(it(by)) is transparent (alpha 0)"
        case .noSize(let by): return "\(it(by)) is 0 points wide and high"
        case .label(let owner): return "its text is the label of \(name(owner))"
        case .inside(let stop): return "\(name(stop)), a stop, speaks for what is inside it"
        case .behind(let modal): return "\(name(modal)), which is modal, hides it"
        case .outside(let scope): return "\(name(scope)) is presented over it"
        case .notListed(let by): return "\(name(by)) lists its elements, and this is none of them"
        case .container: return "it holds other elements, and the cursor visits those"
        case .emptyContainer: return "it is a container, and holds nothing to visit"
        case .notAccessible: return "accessible is false"
        case .format:
            return "the rules for the format \(session.screen.format) make it none"
        }
    }
}

extension Session {
    /// The keys that are set on an element that is no stop, each with what becomes of it.
    public func unspoken(ofNoStop index: ElementIndex) -> [Explanation.Unspoken] {
        let element = screen.tree[index]
        let button = element.links.firstChild
        let isSpokenByButtons =
            element.type == .stepper && !button.isNone && position(of: button) != nil
        return ElementKey.allCases.filter(element.isSet).map { key in
            Explanation.Unspoken(
                key: key, value: element.shortText(of: key),
                reason: (isSpokenByButtons ? ofStepper(key) : nil)
                    ?? reason(for: key, ofNoStop: element))
        }
    }

    /// A stepper of iOS is heard through its two buttons.
    private func ofStepper(_ key: ElementKey) -> String? {
        switch key {
        case .type: "makes two buttons, which are stops"
        case .label, .enabled, .language: "its two buttons have it"
        case .value, .now, .format: "the value of its two buttons"
        case .step: "what its two buttons go through"
        default: nil
        }
    }

    private func reason(for key: ElementKey, ofNoStop element: Element) -> String {
        let isText = key == .label || key == .value
        switch element.effectiveContainer {
        case .semanticGroup where isText:
            return settings.containerLabels == .off
                ? "containerLabels is off" : "spoken when the cursor enters the group"
        case .list where isText: return "the label of a list is not announced"
        case .landmark where isText: return "the label of a landmark is not announced"
        case .dataTable where isText: return "the label of a table is not announced"
        default: break
        }
        switch key {
        case .label, .value, .hint, .placeholder, .traits, .actions, .content, .enabled, .selected:
            return "nothing is said of what is no stop"
        case .type where element.effectiveContainer == .none:
            return "nothing is said of what is no stop"
        case .type: return "tells something of what is inside it"
        default: return UnspokenReason.always(key)
        }
    }
}
