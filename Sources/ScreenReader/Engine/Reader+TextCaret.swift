import ScreenModel

/// The insertion point of a text that is edited, and what is selected of it.
extension Reader {
    /// The element that what is typed goes into: the one that editing began in, else the one under
    /// the cursor where the file says so.
    var editedElement: ElementIndex? {
        if let editing = scene.editing, scene.tree.isAttached(editing),
            scene.tree[editing].effectiveTraits.contains(.isEditing)
        {
            // What covers the screen takes the keyboard away.
            return stop(touchedAt: editing) == nil ? nil : editing
        }
        guard let cursor, scene.isEdited(cursor) else { return nil }
        return scene.merged.actor(.isEditing, in: cursor, of: scene.tree) ?? cursor
    }

    /// The text under the cursor that can be selected.
    var textTarget: TextTarget? {
        guard let cursor else { return nil }
        if scene.isEdited(cursor), let edited = editedElement,
            edited == cursor
                || scene.merged.actor(.isEditing, in: cursor, of: scene.tree) == edited
        {
            return textTarget(at: edited, isEdited: true)
        }
        return scene.tree[cursor].isSelectable ? textTarget(at: cursor, isEdited: false) : nil
    }

    private func textTarget(at index: ElementIndex, isEdited: Bool) -> TextTarget {
        let element = scene.tree[index]
        // A field without a value is empty, whatever its label says.
        let isEmpty =
            element.effectiveTraits.contains(.textEntry) && (element.value ?? "").isEmpty
        return TextTarget(
            index: index, text: isEmpty ? "" : element.rangedText, isEdited: isEdited,
            isSecret: element.isSecret, language: element.language)
    }

    /// In characters, inside the text. Absent: the insertion point is at the end.
    mutating func selection(of target: TextTarget) -> Range<Int> {
        text.offsets.take(target.text)
        guard let selection = scene.tree[target.index].extras.selection else {
            let count = text.offsets.count
            return count..<count
        }
        return text.offsets.clamped(selection)
    }

    /// A step of the insertion point. The unit that it passes is said; with selection turned on,
    /// what is selected then.
    mutating func moveInsertionPoint(
        in target: TextTarget, _ unit: TextUnit, _ direction: SearchDirection
    ) {
        let selection = selection(of: target)
        var head = direction == .next ? selection.upperBound : selection.lowerBound
        if let anchor = text.selecting?.anchor {
            head = anchor == selection.lowerBound ? selection.upperBound : selection.lowerBound
        }
        let units = TextUnits(target.text)
        guard let step = units.step(unit, direction, from: text.offsets.index(at: head)) else {
            if text.selecting != nil || !goOnInLinkedText(unit, direction) {
                reachBoundary(direction)
            }
            return
        }
        let place = text.offsets.offset(of: step.place)
        play(.cursor)
        if text.selecting != nil {
            select(to: place, in: target, from: selection)
            return
        }
        scene.setSelection(of: target.index, place..<place)
        sayPart(unitPassed(units.spoken(step.passed, unit), unit, in: target))
    }

    private func unitPassed(
        _ part: Range<String.Index>, _ unit: TextUnit, in target: TextTarget
    ) -> Announcement {
        let words = target.text[part]
        if unit == .character, let character = words.first {
            return .character(character, language: target.language)
        }
        if target.isSecret { return .editing(.text(.count(words.count))) }
        return .text(String(words), language: target.language)
    }

    /// The unit that the insertion point is in.
    mutating func sayUnit(at target: TextTarget, _ unit: TextUnit) {
        let selection = selection(of: target)
        let units = TextUnits(target.text)
        let index = text.offsets.index(at: selection.lowerBound)
        guard
            let start = units.start(of: unit, holding: index)
                ?? units.start(of: unit, from: index)
        else {
            play(.none)
            return
        }
        let part = units.spoken(units.content(of: unit, from: start), unit)
        sayPart(unitPassed(part, unit, in: target))
    }

    /// Goes over into a linked field, where editing goes on.
    mutating func goOnEditing(
        _ index: ElementIndex, _ unit: TextUnit, _ direction: SearchDirection
    ) -> Bool {
        let target = textTarget(at: index, isEdited: true)
        text.offsets.take(target.text)
        let units = TextUnits(target.text)
        let edge = direction == .next ? target.text.startIndex : target.text.endIndex
        guard let step = units.step(unit, direction, from: edge) else { return false }
        let place = text.offsets.offset(of: step.place)
        if let old = editedElement { scene.change(old) { $0.stopEditing() } }
        scene.editing = index
        scene.hadSelection = scene.tree[index].isSelectable
        scene.change(index) { $0.startEditing() }
        scene.setSelection(of: index, place..<place)
        play(.cursor)
        focus(
            on: index, .move,
            saying: unitPassed(units.spoken(step.passed, unit), unit, in: target))
        return true
    }
}
