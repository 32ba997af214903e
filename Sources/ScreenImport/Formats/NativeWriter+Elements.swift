import ScreenModel

extension JSONWriter {
    /// Writes one key of an element, if the element has it.
    mutating func member(_ key: ElementKey, of element: Element) {
        let name = key.rawValue
        switch key {
        case .id: string(element.id, for: name)
        case .type: string(element.type?.rawValue, for: name)
        case .traits: traits(element.traits, for: name)
        case .enabled: bool(element.enabled, for: name)
        case .selected: bool(element.selected, for: name)
        case .label: string(element.label, for: name)
        case .value: string(element.value, for: name)
        case .hint: string(element.hint, for: name)
        case .placeholder: string(element.placeholder, for: name)
        case .accessible: bool(element.accessible, for: name)
        case .children: break
        case .container: string(element.container?.rawValue, for: name)
        case .hidden: bool(element.hidden, for: name)
        case .modal: bool(element.modal, for: name)
        case .groupsChildren: bool(element.groupsChildren, for: name)
        case .frame: rect(element.frame, for: name)
        case .expanded: bool(element.expanded, for: name)
        case .language: string(element.language, for: name)
        default: if element.hasExtras { member(key, of: element.extras) }
        }
    }

    private mutating func traits(_ traits: Traits?, for name: String) {
        guard let traits else { return }
        let names = traits.namesOfSetBits
        strings(names.isEmpty ? ["none"] : names, for: name)
    }

    private mutating func member(_ key: ElementKey, of extras: Extras) {
        let name = key.rawValue
        switch key {
        case .childrenBehavior: string(extras.childrenBehavior?.rawValue, for: name)
        case .landmark: string(extras.landmark, for: name)
        case .sortPriority: number(extras.sortPriority, for: name)
        case .alpha: number(extras.alpha, for: name)
        case .order: strings(extras.order, for: name)
        case .visualFrame: rect(extras.visualFrame, for: name)
        case .activationPoint: numbers(extras.activationPoint.map { [$0.x, $0.y] }, for: name)
        case .path: list(extras.path, for: name) { $0.numbers([$1.x, $1.y]) }
        case .headingLevel: integer(extras.headingLevel, for: name)
        case .textualContext: string(extras.textualContext?.rawValue, for: name)
        case .speech: if let speech = extras.speech { self.speech(speech, for: name) }
        case .actions: list(extras.actions, for: name) { $0.action($1) }
        case .content: list(extras.content, for: name) { $0.content($1) }
        case .rotors: if let rotors = extras.rotors { self.rotors(rotors, for: name) }
        case .steps: strings(extras.steps, for: name)
        case .min: number(extras.range?.min, for: name)
        case .max: number(extras.range?.max, for: name)
        case .step: number(extras.range?.step, for: name)
        case .now: number(extras.range?.now, for: name)
        case .format: string(extras.range?.format, for: name)
        case .selection: if let range = extras.selection { self.range(range, for: name) }
        case .misspelled: list(extras.misspelled, for: name) { $0.range($1) }
        case .table: if let cell = extras.cell { self.cell(cell, for: name) }
        case .headers: if let headers = extras.headers { self.headers(headers, for: name) }
        case .labeledBy: string(extras.labeledBy, for: name)
        case .linked: strings(extras.linked, for: name)
        case .defaultFocus: bool(extras.defaultFocus, for: name)
        case .directTouch: if let touch = extras.directTouch { directTouch(touch, for: name) }
        case .updates: if let updates = extras.updates { self.updates(updates, for: name) }
        case .scroll: if let scroll = extras.scroll { self.scroll(scroll, for: name) }
        case .popup: string(extras.popup?.rawValue, for: name)
        case .orientation: string(extras.orientation?.rawValue, for: name)
        case .current: string(extras.current, for: name)
        case .inputLabels: strings(extras.inputLabels, for: name)
        case .on: if let events = extras.on { self.events(events, for: name) }
        default: if let audit = extras.audit { member(key, of: audit) }
        }
    }

    private mutating func member(_ key: ElementKey, of facts: AuditFacts) {
        let name = key.rawValue
        switch key {
        case .handlers: strings(facts.handlers, for: name)
        case .gestures: strings(facts.gestures, for: name)
        case .contextMenu: bool(facts.contextMenu, for: name)
        case .visibleText: string(facts.visibleText, for: name)
        case .textStyle: string(facts.textStyle, for: name)
        case .url: string(facts.url, for: name)
        case .parts: strings(facts.parts, for: name)
        case .live: string(facts.live, for: name)
        case .category: string(facts.category, for: name)
        case .system: bool(facts.system, for: name)
        case .ignore: strings(facts.ignore, for: name)
        default: break
        }
    }

    mutating func list<Value>(
        _ values: [Value]?, for name: String, _ write: (inout JSONWriter, Value) -> Void
    ) {
        guard let values else { return }
        key(name)
        beginArray()
        for value in values { write(&self, value) }
        endArray()
    }

    private mutating func range(_ range: Range<Int>, for name: String) {
        key(name)
        self.range(range)
    }

    private mutating func range(_ range: Range<Int>) {
        beginArray()
        integer(range.lowerBound)
        integer(range.upperBound)
        endArray()
    }

    private mutating func speech(_ speech: SpeechAttributes, for name: String) {
        key(name)
        beginObject()
        bool(speech.spellOut, for: "spellOut")
        number(speech.pitch, for: "pitch")
        string(speech.punctuation?.rawValue, for: "punctuation")
        string(speech.ipa, for: "ipa")
        endObject()
    }

    private mutating func action(_ action: CustomAction) {
        beginObject()
        string(action.name, for: "name")
        string(action.category, for: "category")
        if let effects = action.effects { self.effects(effects, for: "do") }
        endObject()
    }

    private mutating func content(_ content: CustomContent) {
        beginObject()
        string(content.label, for: "label")
        string(content.value, for: "value")
        if content.importance != .default {
            string(content.importance.rawValue, for: "importance")
        }
        endObject()
    }

    mutating func rotors(_ rotors: [CustomRotor], for name: String) {
        list(rotors, for: name) { writer, rotor in
            writer.beginObject()
            writer.string(rotor.name, for: "name")
            writer.string(rotor.system, for: "system")
            writer.list(rotor.items, for: "items") { writer, item in
                guard let range = item.range else { return writer.string(item.id) }
                writer.beginObject()
                writer.string(item.id, for: "id")
                writer.range(range, for: "range")
                writer.endObject()
            }
            writer.string(rotor.sorted, for: "sorted")
            writer.endObject()
        }
    }

    private mutating func cell(_ cell: TableCell, for name: String) {
        key(name)
        beginObject()
        integer(cell.row, for: "row")
        integer(cell.column, for: "column")
        if cell.rows != 1 { integer(cell.rows, for: "rows") }
        if cell.columns != 1 { integer(cell.columns, for: "columns") }
        endObject()
    }

    private mutating func headers(_ headers: TableHeaders, for name: String) {
        key(name)
        beginObject()
        for (side, ids) in [("rows", headers.rows), ("columns", headers.columns)]
        where !ids.isEmpty {
            key(side)
            beginObject()
            for number in ids.keys.sorted() { strings(ids[number], for: String(number)) }
            endObject()
        }
        endObject()
    }

    private mutating func directTouch(_ touch: DirectTouch, for name: String) {
        key(name)
        beginObject()
        if touch.silentOnTouch { bool(true, for: "silentOnTouch") }
        if touch.requiresActivation { bool(true, for: "requiresActivation") }
        endObject()
    }

    private mutating func updates(_ updates: Updates, for name: String) {
        key(name)
        beginObject()
        number(updates.every, for: "every")
        strings(updates.values, for: "values")
        number(updates.count, for: "count")
        endObject()
    }

    private mutating func scroll(_ scroll: ScrollStatus, for name: String) {
        key(name)
        beginObject()
        string(scroll.axis, for: "axis")
        integer(scroll.page, for: "page")
        integer(scroll.pages, for: "pages")
        string(scroll.status, for: "status")
        list(scroll.rows, for: "rows") { $0.integer($1) }
        endObject()
    }
}
