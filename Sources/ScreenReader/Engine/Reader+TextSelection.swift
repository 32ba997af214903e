import ScreenModel

/// What of a text is selected: the Text Selection rotor, and Return with VO held.
extension Reader {
    /// What the Text Selection rotor goes through; a screen file has no pages and no layout.
    private static let selectedBy: [TextUnit] = [.character, .word, .line]

    /// Up and down choose what a step takes in: "Word selection" (WWDC26-219, H).
    mutating func chooseSelectionUnit(_ direction: SearchDirection) {
        let units = Reader.selectedBy
        guard let place = step(from: units.firstIndex(of: text.unit), of: units.count, direction)
        else { return }
        text.unit = units[place]
        say(.editing(.unit(text.unit)))
    }

    /// A swipe to the side: with the rotor on Text Selection it expands or shrinks what is
    /// selected (WWDC26-219, H), else it leads to the next item.
    mutating func swipeAside(_ direction: SearchDirection) {
        if rotor.wanted == .textSelection, let target = textTarget {
            resizeSelection(of: target, direction)
        } else {
            move(direction)
        }
    }

    /// What is selected, or where selecting begins. Text that is only read has no insertion point:
    /// what was read last stands for it.
    private mutating func selectionStart(in target: TextTarget) -> Range<Int> {
        let selection = selection(of: target)
        guard selection.isEmpty, !target.isEdited, let position = review?.position,
            review?.text == target.text
        else { return selection }
        let place = text.offsets.offset(of: position)
        return place..<place
    }

    private mutating func resizeSelection(of target: TextTarget, _ direction: SearchDirection) {
        let old = selectionStart(in: target)
        let units = TextUnits(target.text)
        let found = text.offsets.indices(of: old)
        let end: String.Index?
        switch direction {
        case .next: end = units.grown(text.unit, end: found.upperBound)
        case .previous:
            end =
                old.isEmpty
                ? nil
                : units.shrunk(text.unit, from: found.lowerBound, end: found.upperBound)
        }
        guard let end else {
            reachBoundary(direction)
            return
        }
        let new = old.lowerBound..<text.offsets.offset(of: end)
        take(new, in: target, from: old)
    }

    /// Selects, and says what: all of it, or what is not selected any more where nothing is.
    mutating func take(_ new: Range<Int>, in target: TextTarget, from old: Range<Int>) {
        scene.setSelection(of: target.index, new)
        if !new.isEmpty {
            say(.editing(.selected(extract(new, of: target))))
        } else if !old.isEmpty {
            say(.editing(.unselected(extract(old, of: target))))
        }
    }

    /// Begins to select with each step through the text, or ends it.
    mutating func toggleSelecting() {
        guard let target = textTarget else {
            play(.none)
            note("no text here can be selected")
            return
        }
        if text.selecting != nil {
            text.selecting = nil
        } else {
            let start = selectionStart(in: target)
            text.selecting = TextState.Selecting(anchor: start.lowerBound)
            scene.setSelection(of: target.index, start)
        }
        say(.editing(.selecting(text.selecting != nil)))
    }

    /// The insertion point moved to `place` while steps select.
    mutating func select(to place: Int, in target: TextTarget, from old: Range<Int>) {
        // The app may have cut the text short since.
        guard let anchor = text.selecting.map({ text.offsets.clamped($0.anchor) }) else { return }
        let new = min(anchor, place)..<max(anchor, place)
        if place != anchor {
            let direction: SearchDirection = place > anchor ? .next : .previous
            if let last = text.selecting?.direction, last != direction { play(.selectionDirection) }
            text.selecting?.direction = direction
        }
        take(new, in: target, from: old)
    }

    mutating func saySelection() {
        guard let target = textTarget else {
            play(.none)
            return
        }
        let selection = selection(of: target)
        guard !selection.isEmpty else {
            play(.none)
            return
        }
        say(.editing(.selected(extract(selection, of: target))))
    }

    /// More characters of a selection are not said again at each step (L).
    static let longestExtract = 1_000

    /// What of a part of the text may be said.
    mutating func extract(_ range: Range<Int>, of target: TextTarget) -> TextExtract {
        if target.isSecret || range.count > Reader.longestExtract { return .count(range.count) }
        text.offsets.take(target.text)
        let part = target.text[text.offsets.indices(of: range)]
        return .text(String(part), language: target.language)
    }
}
