import ScreenModel

extension Element {
    /// What a key is set to, for people; nil where that is long or a matter of its own.
    func shortText(of key: ElementKey) -> String? {
        switch key {
        case .id: id
        case .label: label
        case .value: value
        case .hint: hint
        case .placeholder: placeholder
        case .language: language
        case .type: type?.rawValue
        case .traits: traits?.namesOfSetBits.joined(separator: ", ")
        case .container: container?.rawValue
        case .enabled: Element.text(enabled)
        case .selected: Element.text(selected)
        case .accessible: Element.text(accessible)
        case .hidden: Element.text(hidden)
        case .modal: Element.text(modal)
        case .groupsChildren: Element.text(groupsChildren)
        case .expanded: Element.text(expanded)
        case .frame: frame.map(Element.text)
        default: hasExtras ? extras.shortText(of: key) : nil
        }
    }

    fileprivate static func text(_ flag: Bool?) -> String? {
        flag.map { $0 ? "true" : "false" }
    }

    /// `16,212 358×44`, in whole points.
    fileprivate static func text(_ frame: Rect) -> String {
        func whole(_ value: Double) -> String {
            value.magnitude < 1e9 ? String(Int(value)) : "?"
        }
        return "\(whole(frame.x)),\(whole(frame.y)) \(whole(frame.width))×\(whole(frame.height))"
    }
}

extension Extras {
    fileprivate func shortText(of key: ElementKey) -> String? {
        switch key {
        case .childrenBehavior: childrenBehavior?.rawValue
        case .landmark: landmark
        case .sortPriority: sortPriority.map { ValueText.plain($0) }
        case .alpha: alpha.map { ValueText.plain($0) }
        case .visualFrame: visualFrame.map(Element.text)
        case .activationPoint:
            activationPoint.map {
                "\(ValueText.plain($0.x)),\(ValueText.plain($0.y))"
            }
        case .headingLevel: headingLevel.map(String.init)
        case .textualContext: textualContext?.rawValue
        case .actions: actions?.map(\.name).joined(separator: ", ")
        case .rotors: rotors?.compactMap { $0.name ?? $0.system }.joined(separator: ", ")
        case .min: range?.min.map { ValueText.plain($0) }
        case .max: range?.max.map { ValueText.plain($0) }
        case .step: range?.step.map { ValueText.plain($0) }
        case .now: range?.now.map { ValueText.plain($0) }
        case .format: range?.format
        case .labeledBy: labeledBy
        case .popup: popup?.rawValue
        case .orientation: orientation?.rawValue
        case .current: current
        case .defaultFocus: Element.text(defaultFocus)
        default: nil
        }
    }
}
