import ScreenModel
import ScreenReader

extension TextOverlay {
    /// The keys as bound now.
    static func help(_ keymap: Keymap, on platform: Platform, isASCII: Bool) -> TextOverlay {
        var paragraphs: [Paragraph] = []
        if !keymap.own.isEmpty {
            paragraphs.append(Paragraph(text: "Yours", isBold: true))
            paragraphs += keymap.own.map { Paragraph(lead: $0.key.name, text: $0.line) }
        }
        for group in Binding.Group.allCases {
            paragraphs.append(Paragraph(text: group.rawValue, isBold: true))
            for binding in Binding.all
            where binding.group == group && binding.platform ?? platform == platform {
                let keys = keymap.keys(of: binding)
                guard let first = keys.first else { continue }
                let others = keys.dropFirst().map(\.name).joined(separator: ", ")
                let also = others.isEmpty ? "" : " (\(others))"
                paragraphs.append(
                    Paragraph(lead: first.symbol(ascii: isASCII), text: binding.words + also))
            }
        }
        paragraphs += Binding.notes.map { Paragraph(text: $0) }
        paragraphs.append(Paragraph(text: "Command line", isBold: true))
        paragraphs += GestureVerb.all.map { Paragraph(text: $0.usage + ": " + $0.summary) }
        paragraphs += SettingVerb.all.map { Paragraph(text: $0.usage + ": " + $0.summary) }
        paragraphs.append(
            Paragraph(text: Keymap.interface.keys.sorted().joined(separator: ", ")))
        paragraphs.append(Paragraph(text: "Marks in the log", isBold: true))
        paragraphs += LogMark.all.map {
            Paragraph(lead: isASCII ? $0.ascii : $0.text, text: $0.meaning)
        }
        paragraphs.append(
            Paragraph(lead: LogPane.cut, text: "behind words: other speech ended them too soon"))
        paragraphs.append(Paragraph(text: "Sounds", isBold: true))
        paragraphs += SoundToken.allCases.map { Paragraph(lead: $0.shown, text: $0.meaning) }
        paragraphs.append(
            Paragraph(
                text: "A rehearsal, not a proof: VoiceOver on a device has the last word."))
        return TextOverlay(
            title: "Keys", command: .help, paragraphs: paragraphs, leadColumns: 12)
    }

    /// What there is to know of the file.
    static func notices(_ notices: [String]) -> TextOverlay {
        TextOverlay(
            title: "Of the file", command: .toggleError,
            paragraphs: notices.enumerated().map {
                Paragraph(lead: String($0.offset + 1), text: $0.element)
            }, leadColumns: 4)
    }
}

extension ListOverlay {
    /// All stops by their words, in alphabetical order.
    static func itemChooser(_ session: Session) -> ListOverlay {
        let tree = session.screen.tree
        var items: [(key: String, text: String, index: ElementIndex)] = []
        for index in session.stops {
            var text = session.platform == .macOS ? "" : tree[index].label ?? ""
            if text.isEmpty { text = session.itemText(of: index) }
            if text.isEmpty { text = "(no name)" }
            items.append((text.lowercased(), text, index))
        }
        // Equal words stay in reading order.
        let places = items.indices.sorted { (items[$0].key, $0) < (items[$1].key, $1) }
        return ListOverlay(
            title: "Items", command: .itemChooser,
            items: places.map {
                Item(text: items[$0].text, command: .gesture(.choose(items[$0].index)))
            },
            filters: true, selected: places.firstIndex { items[$0].index == session.cursor } ?? 0)
    }

    /// The options of the rotor, clockwise.
    static func rotorMenu(_ session: Session) -> ListOverlay {
        ListOverlay(
            title: "Rotor", command: .rotorMenu,
            items: session.rotorNames.map {
                Item(text: $0, command: .gesture(.rotor(.named($0))))
            },
            filters: false, selected: session.rotorPlace)
    }

    /// The app's actions of the focused element; nil where it has none.
    static func actionsMenu(_ session: Session) -> ListOverlay? {
        guard !session.actions.isEmpty else { return nil }
        return ListOverlay(
            title: "Actions", command: .actionsMenu,
            items: session.actions.map {
                Item(text: $0.name, command: .gesture(.perform($0.name)))
            },
            filters: false)
    }
}
