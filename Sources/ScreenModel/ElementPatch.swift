/// New values for some keys of an element, as the effect `set` carries them. A key that is listed
/// while its value is absent removes the old value.
public struct ElementPatch: Sendable, Equatable {
    public var keys: [ElementKey]
    public var values: Element

    public init(keys: [ElementKey], values: Element) {
        self.keys = keys
        self.values = values
    }

    /// Copies the listed keys to `element`; `id` and `children` cannot change.
    public func apply(to element: inout Element) {
        var extras = element.extras
        let new = values.extras
        for key in keys {
            switch key {
            case .id, .children: break
            case .type: element.type = values.type
            case .traits: element.traits = values.traits
            case .enabled: element.enabled = values.enabled
            case .selected: element.selected = values.selected
            case .label: element.label = values.label
            case .value: element.value = values.value
            case .hint: element.hint = values.hint
            case .placeholder: element.placeholder = values.placeholder
            case .accessible: element.accessible = values.accessible
            case .container: element.container = values.container
            case .hidden: element.hidden = values.hidden
            case .modal: element.modal = values.modal
            case .groupsChildren: element.groupsChildren = values.groupsChildren
            case .frame: element.frame = values.frame
            case .expanded: element.expanded = values.expanded
            case .language: element.language = values.language
            case .childrenBehavior: extras.childrenBehavior = new.childrenBehavior
            case .landmark: extras.landmark = new.landmark
            case .sortPriority: extras.sortPriority = new.sortPriority
            case .alpha: extras.alpha = new.alpha
            case .order: extras.order = new.order
            case .visualFrame: extras.visualFrame = new.visualFrame
            case .activationPoint: extras.activationPoint = new.activationPoint
            case .path: extras.path = new.path
            case .headingLevel: extras.headingLevel = new.headingLevel
            case .textualContext: extras.textualContext = new.textualContext
            case .speech: extras.speech = new.speech
            case .actions: extras.actions = new.actions
            case .content: extras.content = new.content
            case .rotors: extras.rotors = new.rotors
            case .steps: extras.steps = new.steps
            case .min: extras.updateRange { $0.min = new.range?.min }
            case .max: extras.updateRange { $0.max = new.range?.max }
            case .step: extras.updateRange { $0.step = new.range?.step }
            case .now: extras.updateRange { $0.now = new.range?.now }
            case .format: extras.updateRange { $0.format = new.range?.format }
            case .selection: extras.selection = new.selection
            case .misspelled: extras.misspelled = new.misspelled
            case .table: extras.cell = new.cell
            case .headers: extras.headers = new.headers
            case .labeledBy: extras.labeledBy = new.labeledBy
            case .linked: extras.linked = new.linked
            case .defaultFocus: extras.defaultFocus = new.defaultFocus
            case .directTouch: extras.directTouch = new.directTouch
            case .updates: extras.updates = new.updates
            case .scroll: extras.scroll = new.scroll
            case .popup: extras.popup = new.popup
            case .orientation: extras.orientation = new.orientation
            case .current: extras.current = new.current
            case .inputLabels: extras.inputLabels = new.inputLabels
            case .on: extras.on = new.on
            case .handlers: extras.updateAudit { $0.handlers = new.audit?.handlers }
            case .gestures: extras.updateAudit { $0.gestures = new.audit?.gestures }
            case .contextMenu: extras.updateAudit { $0.contextMenu = new.audit?.contextMenu }
            case .visibleText: extras.updateAudit { $0.visibleText = new.audit?.visibleText }
            case .textStyle: extras.updateAudit { $0.textStyle = new.audit?.textStyle }
            case .url: extras.updateAudit { $0.url = new.audit?.url }
            case .parts: extras.updateAudit { $0.parts = new.audit?.parts }
            case .live: extras.updateAudit { $0.live = new.audit?.live }
            case .category: extras.updateAudit { $0.category = new.audit?.category }
            case .system: extras.updateAudit { $0.system = new.audit?.system }
            case .ignore: extras.updateAudit { $0.ignore = new.audit?.ignore }
            }
        }
        if extras != element.extras { element.extras = extras }
    }
}

extension Extras {
    /// Changes the numbers behind an adjustable; an empty range is no range.
    public mutating func updateRange(_ change: (inout ValueRange) -> Void) {
        var range = self.range ?? ValueRange()
        change(&range)
        self.range = range.isEmpty ? nil : range
    }

    /// Changes what only the audit reads; empty facts are no facts.
    public mutating func updateAudit(_ change: (inout AuditFacts) -> Void) {
        var facts = audit ?? AuditFacts()
        change(&facts)
        audit = facts == AuditFacts() ? nil : facts
    }
}
