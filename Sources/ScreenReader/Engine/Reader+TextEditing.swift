import ScreenModel

/// Entering text: where editing begins and ends, and what typing does.
extension Reader {
    /// Editing begins here and ends elsewhere.
    mutating func beginEditing(_ index: ElementIndex) {
        guard !scene.tree[index].effectiveTraits.contains(.isEditing) else { return }
        if let editing = scene.editing { stopEditing(editing) }
        scene.editing = index
        scene.hadSelection = scene.tree[index].isSelectable
        text.leave()
        change(index) { $0.startEditing() }
    }

    /// The keyboard goes away; the cursor stays.
    mutating func endEditing() {
        guard let index = editedElement else {
            play(.none)
            note(Reader.noEditing)
            return
        }
        stopEditing(index)
        note("editing ends")
    }

    private mutating func stopEditing(_ index: ElementIndex) {
        let keepsSelection = scene.editing != index || scene.hadSelection
        text.leave()
        review = nil
        scene.editing = nil
        change(index) { element in
            element.stopEditing()
            if !keepsSelection { element.select(nil) }
        }
    }

    static let noEditing = "no text is edited; double tap a text field first"

    /// Characters come from the keyboard. They take the place of what is selected.
    mutating func type(_ typed: String) {
        guard let index = editedElement else {
            play(.none)
            note(Reader.noEditing)
            return
        }
        let element = scene.tree[index]
        let isArea = element.effectiveTraits.contains(.textArea)
        var typed = Reader.typeable(typed)
        let line = typed.prefix { isArea || $0 != "\n" }
        let hasReturn = line.endIndex < typed.endIndex
        let isCut = typed.dropFirst(line.count).dropFirst().isEmpty == false
        typed = String(line)
        if !typed.isEmpty {
            let edit = replace(selectionForEditing(index), of: index, with: typed)
            echo(typed, from: edit.start, in: index)
            runElementEffects(.edit, of: index)
        } else if !hasReturn {
            play(.none)
        }
        guard hasReturn, editedElement == index else { return }
        // Return in a field of one line sends it off (general knowledge, L).
        endEditing()
        if isCut { note("what stands behind Return is not typed") }
    }

    /// A keyboard's characters: line ends as Return, no other control character but Tab.
    static func typeable(_ text: String) -> String {
        String(
            text.compactMap { character in
                if character == "\r\n" || character == "\r" { return "\n" }
                guard let scalar = character.unicodeScalars.first else { return nil }
                let isControl = DisplayText.isControl(scalar)
                return isControl && character != "\n" && character != "\t" ? nil : character
            })
    }

    /// Takes away what is selected, else one character.
    mutating func delete(_ direction: SearchDirection) {
        guard let index = editedElement else {
            play(.none)
            note(Reader.noEditing)
            return
        }
        var range = selectionForEditing(index)
        let isSelected = !range.isEmpty
        if !isSelected {
            let end = text.offsets.clamped(range.upperBound + 1)
            range =
                direction == .previous
                ? max(range.lowerBound - 1, 0)..<range.lowerBound : range.lowerBound..<end
        }
        guard !range.isEmpty else {
            reachBoundary(direction)
            return
        }
        let isSecret = scene.tree[index].isSecret
        let gone = String(text.offsets.text[text.offsets.indices(of: range)])
        _ = replace(range, of: index, with: "")
        if isSecret {
            play(.secure)
        } else if settings.typingEcho != .none {
            let language = scene.tree[index].language
            if !isSelected, let character = gone.first {
                sayEcho(character, language)
            } else {
                say(.editing(.text(.text(gone, language: language))))
            }
        }
        runElementEffects(.edit, of: index)
    }

    /// The selection of what is edited, counted in its value and not in bullets.
    mutating func selectionForEditing(_ index: ElementIndex) -> Range<Int> {
        text.offsets.take(scene.tree[index].value ?? "")
        guard let selection = scene.tree[index].extras.selection else {
            let count = text.offsets.count
            return count..<count
        }
        return text.offsets.clamped(selection)
    }

    /// Puts `new` in the place of characters of the value. What was misspelled moves along. Not
    /// said: what is heard of a change is its echo.
    mutating func replace(
        _ range: Range<Int>, of index: ElementIndex, with new: String
    ) -> TextEdit {
        let old = scene.tree[index].toldValue
        text.offsets.take(scene.tree[index].value ?? "")
        let edit = text.offsets.replace(range, with: new)
        let value = text.offsets.text
        let misspelled = scene.tree[index].extras.misspelled.map { ranges in
            ranges.compactMap { text.offsets.moved($0, by: edit) }
        }
        text.leave()
        review = nil
        scene.change(index) { element in
            element.value = value
            var extras = element.extras
            extras.selection = edit.insertion..<edit.insertion
            extras.misspelled = misspelled
            element.extras = extras
        }
        emit(
            .value(
                index, id: scene.tree.id(of: index), old: old, new: scene.tree[index].toldValue))
        return edit
    }

    private mutating func sayEcho(_ character: Character, _ language: String?) {
        if settings.capitals == .sound, character.isUppercase { play(.capital) }
        say(.editing(.echo(character, language: language)))
    }

    /// What is heard of typed characters, as `typingEcho` says; of a secret only a sound.
    private mutating func echo(_ typed: String, from start: Int, in index: ElementIndex) {
        let element = scene.tree[index]
        let echo = settings.typingEcho
        guard echo != .none else { return }
        if element.isSecret {
            for _ in typed { play(.secure) }
            return
        }
        let says = (characters: echo != .words, words: echo != .characters)
        let units = TextUnits(text.offsets.text)
        var bytes = start
        for character in typed {
            if says.characters { sayEcho(character, element.language) }
            let place = units.text.utf8.index(units.text.startIndex, offsetBy: bytes)
            if says.words, let word = units.wordEnded(by: character, at: place) {
                say(.editing(.text(.text(word, language: element.language))))
            }
            bytes += character.utf8.count
        }
    }
}

extension TextUnits {
    /// The word that a space or a full stop typed behind it ends.
    fileprivate func wordEnded(by character: Character, at index: String.Index) -> String? {
        guard TextKind(character) == .space || TextKind.divides(character) || character == ".",
            let last = self.character(before: index), TextKind(last) != .space,
            !TextKind.divides(last), last != ".",
            let start = start(of: .word, before: index)
        else { return nil }
        return String(text[spoken(start..<index, .word)])
    }
}

extension Element {
    mutating func startEditing() {
        traits = (traits ?? type?.suppliedTraits ?? []).union(.isEditing)
    }

    /// Traits that are those of the type again are not written out.
    mutating func stopEditing() {
        let own = (traits ?? []).subtracting(.isEditing)
        traits = own == type?.suppliedTraits ? nil : own
    }

    mutating func select(_ range: Range<Int>?) {
        var extras = extras
        extras.selection = range
        self.extras = extras
    }
}
