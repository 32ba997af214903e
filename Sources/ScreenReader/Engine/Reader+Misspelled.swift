import ScreenModel

/// The Misspelled Words rotor of a text that is edited.
extension Reader {
    /// Goes to the next word of the file's list, and selects it: what is typed takes its place.
    /// Before anything was selected the first step starts at an end of the text, as a first use of
    /// a custom rotor does (WWDC20-10116).
    mutating func stepMisspelled(_ direction: SearchDirection) {
        guard let target = textTarget, target.isEdited,
            let found = misspelled(in: target, direction)
        else {
            play(.none)
            if settings.notFound == .speak { say(.notFound(.misspelledWords)) }
            return
        }
        scene.setSelection(of: target.index, found)
        play(.cursor)
        let part = target.text[text.offsets.indices(of: found)]
        say(.text(String(part), language: target.language))
    }

    private mutating func misspelled(
        in target: TextTarget, _ direction: SearchDirection
    ) -> Range<Int>? {
        let extras = scene.tree[target.index].extras
        guard !target.isSecret, let ranges = extras.misspelled else { return nil }
        text.offsets.take(target.text)
        let here = extras.selection.map { text.offsets.clamped($0) }
        var found: Range<Int>?
        for range in ranges where !range.isEmpty {
            guard text.offsets.clamped(range) == range else { continue }
            switch direction {
            case .next:
                let from = here.map { $0.isEmpty ? $0.lowerBound : $0.lowerBound + 1 } ?? 0
                if range.lowerBound >= from, range.lowerBound < found?.lowerBound ?? .max {
                    found = range
                }
            case .previous:
                let end = here?.lowerBound ?? .max
                if range.lowerBound < end, range.lowerBound > found?.lowerBound ?? -1 {
                    found = range
                }
            }
        }
        return found
    }

    /// A double tap on a misspelled word offers suggestions, which no screen file has.
    mutating func offerSuggestions() -> Bool {
        guard selectedMisspelling != nil else { return false }
        play(.none)
        note("the file has no suggestions; what is typed takes the word's place")
        return true
    }

    /// The misspelled word that the rotor selected.
    var selectedMisspelling: Range<Int>? {
        guard rotor.wanted == .misspelledWords, let target = textTarget, target.isEdited,
            let selection = scene.tree[target.index].extras.selection,
            scene.tree[target.index].extras.misspelled?.contains(selection) == true
        else { return nil }
        return selection
    }
}
