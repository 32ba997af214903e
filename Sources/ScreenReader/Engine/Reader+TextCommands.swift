import ScreenModel

/// The Edit rotor: commands of the system, then the app's actions of the category `edit`
/// (WWDC26-219, H; the names L).
extension Reader {
    /// Text that is only read cannot be changed; a secret is not copied.
    func editEntries(at index: ElementIndex) -> [EditEntry] {
        var commands: [EditCommand] = []
        if let target = textTarget {
            commands = EditCommand.allCases.filter { command in
                switch command {
                case .select, .selectAll: true
                case .cut: target.isEdited && !target.isSecret
                case .copy: !target.isSecret
                case .paste: target.isEdited
                }
            }
        }
        let actions = scene.element(at: index).extras.actions ?? []
        return commands.map(EditEntry.command)
            + actions.filter(\.isForEditing).map(EditEntry.app)
    }

    /// Stepping to a command says its name; nothing runs before it is activated.
    mutating func stepCommands(_ direction: SearchDirection) {
        guard let cursor else { return }
        let entries = editEntries(at: cursor)
        guard let target = step(from: text.editPlace, of: entries.count, direction) else { return }
        text.editPlace = target
        switch entries[target] {
        case .command(let command): say(.editing(.command(command)))
        case .app(let action):
            say(.action(.app(action), language: scene.element(at: cursor).language))
        }
    }

    var highlightedEdit: EditEntry? {
        guard let cursor, let place = text.editPlace,
            currentOption == .edit
        else { return nil }
        let entries = editEntries(at: cursor)
        return entries.indices.contains(place) ? entries[place] : nil
    }

    /// Performs the highlighted entry; false where there is none.
    mutating func performHighlightedEdit() -> Bool {
        guard let entry = highlightedEdit else { return false }
        text.editPlace = nil
        switch entry {
        case .app(let action): perform(action)
        case .command(let command): if let target = textTarget { perform(command, in: target) }
        }
        return true
    }

    private mutating func perform(_ command: EditCommand, in target: TextTarget) {
        let selection = selection(of: target)
        switch command {
        case .select:
            let units = TextUnits(target.text)
            let place = text.offsets.index(at: selection.lowerBound)
            guard let word = units.word(at: place) else { return refuse("no word to select") }
            let start = text.offsets.offset(of: word.lowerBound)
            play(.activate)
            take(start..<text.offsets.offset(of: word.upperBound), in: target, from: selection)
        case .selectAll:
            let count = text.offsets.count
            guard count > 0 else { return refuse("no text to select") }
            play(.activate)
            take(0..<count, in: target, from: selection)
        case .copy, .cut:
            guard !selection.isEmpty else { return refuse("nothing is selected") }
            let part = target.text[text.offsets.indices(of: selection)]
            let extract = extract(selection, of: target)
            text.pasteboard = String(part)
            play(.activate)
            if command == .cut { _ = replace(selection, of: target.index, with: "") }
            say(.editing(.done(command, extract)))
            if command == .cut { runElementEffects(.edit, of: target.index) }
        case .paste:
            guard !text.pasteboard.isEmpty else { return refuse("nothing was copied") }
            play(.activate)
            paste(into: target.index)
        }
    }

    /// Text from outside comes in one go, as from another app.
    mutating func paste(_ pasted: String) {
        text.pasteboard = pasted
        guard let index = editedElement, !pasted.isEmpty else {
            play(.none)
            note(Reader.noEditing)
            return
        }
        paste(into: index)
    }

    private mutating func paste(into index: ElementIndex) {
        let element = scene.tree[index]
        let isArea = element.effectiveTraits.contains(.textArea)
        var pasted = Reader.typeable(text.pasteboard)
        if !isArea { pasted = String(pasted.map { $0 == "\n" ? " " : $0 }) }
        let edit = replace(selectionForEditing(index), of: index, with: pasted)
        let count = edit.insertion - edit.replaced.lowerBound
        let extract: TextExtract =
            element.isSecret || count > Reader.longestExtract
            ? .count(count) : .text(pasted, language: element.language)
        say(.editing(.done(.paste, extract)))
        runElementEffects(.edit, of: index)
    }

    private mutating func refuse(_ reason: String) {
        play(.none)
        note(reason)
    }
}

extension CustomAction {
    /// Stands in the Edit rotor and not among the actions (WWDC26-219, H).
    var isForEditing: Bool { category == "edit" }
}

extension TextUnits {
    /// The word that a place is in or at the end of, else the one behind it, else the one before.
    fileprivate func word(at index: String.Index) -> Range<String.Index>? {
        let held = start(of: .word, holding: index)
        var found = held
        if let held, content(of: .word, from: held).upperBound < index {
            found = start(of: .word, after: index) ?? held
        }
        return (found ?? start(of: .word, from: index)).map {
            spoken(content(of: .word, from: $0), .word)
        }
    }
}
