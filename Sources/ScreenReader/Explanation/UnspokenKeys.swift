import ScreenModel

extension Session {
    /// The keys that are set on a stop but not heard in its utterance, in the table's order.
    public func unspoken(of stop: Stop) -> [ElementKey] {
        unspoken(of: stop, in: utterance(of: stop))
    }

    /// The same for an utterance of the stop that is there already.
    func unspoken(of stop: Stop, in utterance: Utterance) -> [ElementKey] {
        var heard: Set<String> = []
        for segment in utterance.segments {
            heard.insert(segment.from)
            if let key = Session.heardToo[segment.rule] { heard.insert(key.rawValue) }
            if segment.voice != nil {
                heard.formUnion([
                    ElementKey.speech.rawValue, ElementKey.textualContext.rawValue,
                ])
            }
        }
        return ElementKey.allCases.filter { key in
            stop.element.isSet(key) && !heard.contains(key.rawValue)
        }
    }

    /// The keys that some rules speak beside the one that they come from.
    private static let heardToo: [String: ElementKey] = [
        "role.headingLevel": .headingLevel, "value.now": .format, "value.page": .max,
    ]
}

extension Element {
    /// Whether the file says something for `key` that could be heard or acts on VoiceOver.
    func isSet(_ key: ElementKey) -> Bool {
        switch key {
        case .id: id != nil
        case .type: type != nil
        case .traits: traits != nil
        case .enabled: enabled != nil
        case .selected: selected != nil
        case .label: label?.isEmpty == false
        case .value: value?.isEmpty == false
        case .hint: hint?.isEmpty == false
        case .placeholder: placeholder?.isEmpty == false
        case .accessible: accessible != nil
        case .container: container != nil
        case .hidden: hidden != nil
        case .modal: modal != nil
        case .groupsChildren: groupsChildren != nil
        case .frame: frame != nil
        case .expanded: expanded != nil
        case .language: language != nil
        default: hasExtras && extras.isSet(key)
        }
    }
}

extension Extras {
    fileprivate func isSet(_ key: ElementKey) -> Bool {
        switch key {
        case .childrenBehavior: childrenBehavior != nil
        case .landmark: landmark != nil
        case .sortPriority: sortPriority != nil
        case .alpha: alpha != nil
        case .order: order != nil
        case .visualFrame: visualFrame != nil
        case .activationPoint: activationPoint != nil
        case .path: path != nil
        case .headingLevel: headingLevel != nil
        case .textualContext: textualContext != nil
        case .speech: speech != nil
        case .actions: actions?.isEmpty == false
        case .content: content?.isEmpty == false
        case .rotors: rotors?.isEmpty == false
        case .steps: steps != nil
        case .min: range?.min != nil
        case .max: range?.max != nil
        case .step: range?.step != nil
        case .now: range?.now != nil
        case .format: range?.format != nil
        case .selection: selection != nil
        case .misspelled: misspelled != nil
        case .table: cell != nil
        case .headers: headers != nil
        case .labeledBy: labeledBy != nil
        case .linked: linked != nil
        case .defaultFocus: defaultFocus != nil
        case .directTouch: directTouch != nil
        case .updates: updates != nil
        case .scroll: scroll != nil
        case .popup: popup != nil
        case .orientation: orientation != nil
        case .current: current != nil
        case .inputLabels: inputLabels != nil
        case .on: on?.isEmpty == false
        default: false
        }
    }
}
