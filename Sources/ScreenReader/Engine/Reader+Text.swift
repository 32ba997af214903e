import ScreenModel

/// Going through a text by character, word or line.
extension Reader {
    /// Moves the insertion point of a text that is edited, else what is read of the text.
    mutating func stepText(_ unit: TextUnit, _ direction: SearchDirection) {
        if let target = textTarget, target.isEdited || text.selecting != nil {
            moveInsertionPoint(in: target, unit, direction)
            return
        }
        guard prepareReview() else { return }
        if let part = review?.step(unit, direction) {
            sayPart(announcement(of: part, unit, in: cursor))
        } else if !goOnInLinkedText(unit, direction) {
            reachBoundary(direction)
        }
    }

    /// Says the line, word or character at the position again.
    mutating func repeatUnit(_ unit: TextUnit) {
        if let target = textTarget, target.isEdited {
            sayUnit(at: target, unit)
            return
        }
        guard prepareReview(), let part = review?.present(unit) else {
            play(.none)
            return
        }
        sayPart(announcement(of: part, unit, in: cursor))
    }

    /// A capital may have a sound of its own.
    mutating func sayPart(_ part: Announcement) {
        if case .character(let character, _) = part, settings.capitals == .sound,
            character.isUppercase
        {
            play(.capital)
        }
        say(part)
    }

    func announcement(
        of part: String, _ unit: TextUnit, in index: ElementIndex?
    ) -> Announcement {
        let language = index.flatMap { scene.tree[$0].language }
        if unit == .character, let character = part.first {
            return .character(character, language: language)
        }
        return .text(part, language: language)
    }

    /// Characters, words and lines work on whatever was last spoken (AppleVis, M): the value of a
    /// text field, else the element's description.
    private mutating func prepareReview() -> Bool {
        guard let cursor else {
            play(.none)
            return false
        }
        if review == nil { review = TextReview(text: reviewedText(of: cursor)) }
        return true
    }

    func reviewedText(of index: ElementIndex) -> String {
        let stop = stop(at: index)
        let text = stop.element.isText ? stop.element.rangedText : ""
        return text.isEmpty ? describe(stop, settings) : text
    }

    /// At an end the reading goes on in another element only where the app links them
    /// (WWDC26-219, H).
    mutating func goOnInLinkedText(_ unit: TextUnit, _ direction: SearchDirection) -> Bool {
        guard let cursor, let (index, text) = linkedText(from: cursor, direction) else {
            return false
        }
        if editedElement == cursor, scene.traits(at: index).contains(.textEntry) {
            return goOnEditing(index, unit, direction)
        }
        var next = TextReview(text: text, start: direction == .next ? nil : text.endIndex)
        guard let part = next.step(unit, direction) else { return false }
        focus(on: index, .move, saying: announcement(of: part, unit, in: index))
        if self.cursor == index { review = next }
        return true
    }

    /// The next or previous linked element that has any text.
    private mutating func linkedText(
        from index: ElementIndex, _ direction: SearchDirection
    ) -> (ElementIndex, String)? {
        var seen: Set<ElementIndex> = [index]
        var here = index
        while let next = scene.linkedText(of: here, direction), seen.insert(next).inserted {
            let isEmptyField =
                scene.traits(at: next).contains(.textEntry)
                && (scene.tree[next].value ?? "").isEmpty
            let text = isEmptyField ? "" : reviewedText(of: next)
            if !text.isEmpty { return (next, text) }
            here = next
        }
        return nil
    }
}
