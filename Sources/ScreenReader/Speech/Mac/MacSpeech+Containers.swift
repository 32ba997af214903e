import ScreenModel

/// Places and counts, what an element holds, and the containers around it.
extension MacSpeech {
    func addItems(to segments: inout [Segment]) {
        guard let own = mac.own else { return }
        segments.append(
            base.word(.container, book.items(own.count(settings)), from: "children", "mac.items"))
    }

    /// "1 of 3", "(1 of 5)" of an outline's row, "row 1 of 5" of a native table's (a public
    /// reference of the Mac's accessibility, M); "content is empty" of a group that holds nothing
    /// (flutter/flutter#111094, M).
    func addPosition(to segments: inout [Segment]) {
        if role == .group, let own = mac.own, own.items == 0 {
            segments.append(
                base.word(.state, book.contentIsEmpty, from: "children", "mac.empty", .medium))
        }
        guard settings.containerContext == .on, mac.number > 0 else { return }
        let (number, count) = (Int(mac.number), Int(mac.count))
        let text: Phrase
        switch role {
        case .outlineRow: text = book.outlinePosition(number, count)
        case .row where stop.isInWebArea: return
        case .row: text = book.rowPosition(number, count)
        default: text = book.position(number, count)
        }
        segments.append(
            base.word(
                .position, text, from: mac.containerID, "mac.position",
                role == .row ? .medium : .high))
    }

    /// What the cursor comes into with this element, nearest first (logs of Safari and Chrome, H
    /// for lists, groups, landmarks, radio groups and tab groups).
    func addContext(to segments: inout [Segment]) {
        guard settings.containerContext == .on else { return }
        for container in mac.entered where container.role.isContext {
            addContext(container, to: &segments)
        }
    }

    private func addContext(_ container: MacContainer, to segments: inout [Segment]) {
        func add(_ phrase: Phrase) {
            segments.append(
                base.word(
                    .container, phrase, from: container.id, "mac.context",
                    phrase.isUnverified == true ? .low : .high))
        }
        let isList = container.role == .list
        if isList { add(book.role(.list)) }
        if !container.label.isEmpty {
            segments.append(
                Segment(
                    .container, container.label, from: container.id, rule: "mac.context",
                    language: stop.language))
        }
        if isList {
            add(book.items(container.count(settings)))
        } else {
            add(book.word(of: container))
        }
    }
}

extension MacRole {
    /// Whether it is named when the cursor comes into it: an outline is not, though its rows are
    /// counted (log of Safari, H).
    fileprivate var isContext: Bool {
        switch self {
        case .outline, .outlineRow, .row, .column, .cell, .splitGroup, .browser, .none: false
        default: true
        }
    }
}

extension MacPhrases {
    /// The word of a container: of a landmark its kind.
    func word(of container: MacContainer) -> Phrase {
        container.role == .landmark ? word(ofLandmark: container.landmark) : role(container.role)
    }

    /// The kind of a landmark, where the file says one.
    func word(ofLandmark kind: String?) -> Phrase {
        guard let kind, !kind.isEmpty else { return role(.landmark) }
        return landmark(kind)
    }

    /// "Format Inspector, scroll area"; the role alone of what has no label.
    func name(of container: MacContainer, separator: String = ", ") -> String {
        [container.label, word(of: container).text].filter { !$0.isEmpty }
            .joined(separator: separator)
    }
}
