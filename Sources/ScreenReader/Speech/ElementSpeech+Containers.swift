import ScreenModel

/// What the containers around the element add.
extension ElementSpeech {
    /// The labels of the groups that the cursor crosses into, outermost first, each in its own
    /// language; "Alert" for an alert (CVS Health, MagentaA11y, AccessibilitySnapshot; H for
    /// groups, M for the alert).
    func addContainerEntry(to segments: inout [Segment]) {
        guard settings.containerLabels == .on else { return }
        for container in stop.entered {
            segments.append(
                container.isAlert
                    ? word(.container, book.alert, from: container.id, "container.alert", .medium)
                    : Segment(
                        .container, container.label, from: container.id, rule: "container.group",
                        language: container.language))
        }
    }

    /// The start and end of lists and landmarks, then "N of M" (AccessibilitySnapshot). The start
    /// and end may stand among the roles instead, where roles are spoken. The ends of a table in
    /// web content come last (a11ysupport.io, M).
    func addContext(to segments: inout [Segment]) {
        if settings.boundaryPlace == .afterRoles || settings.traitPosition == .none {
            addBoundary(to: &segments)
        }
        addPosition(to: &segments)
        if stop.isInWebArea { addRequired(to: &segments) }
        addTableEdge(to: &segments)
    }

    /// In web content a landmark's label and kind stand between its words (a11ysupport.io, M).
    func addBoundary(to segments: inout [Segment]) {
        guard settings.containerContext == .on, let boundary = stop.context.boundary else { return }
        func add(_ phrase: Phrase) {
            segments.append(word(.boundary, phrase, from: stop.boundaryID, "boundary", .medium))
        }
        switch boundary {
        case .listStart: add(book.listStart)
        case .listEnd: add(book.listEnd)
        case .landmarkStart:
            addLandmarkName(to: &segments)
            add(book.landmark)
        case .landmarkEnd:
            add(book.landmarkEnd)
            addLandmarkName(to: &segments)
        }
    }

    private func addLandmarkName(to segments: inout [Segment]) {
        guard let landmark = stop.landmark else { return }
        if let label = landmark.label, !label.isEmpty {
            segments.append(
                Segment(
                    .boundary, label, from: stop.boundaryID, rule: "landmark.label",
                    confidence: .medium, language: landmark.language))
        }
        if let kind = landmark.kind, !kind.isEmpty {
            segments.append(
                word(
                    .boundary, book.web.landmarkKind(kind), from: stop.boundaryID, "landmark.kind",
                    .medium))
        }
    }

    private func addPosition(to segments: inout [Segment]) {
        guard settings.containerContext == .on, stop.context.position > 0, stop.context.count > 0
        else { return }
        let text = book.position(Int(stop.context.position), Int(stop.context.count))
        segments.append(word(.position, text, from: stop.contextID, "position"))
    }

    /// That there is more to find in the rotor; the order of the two is a decision (actions H:
    /// WWDC 2018 and 2019; content M).
    func addMore(to segments: inout [Segment]) {
        guard element.hasExtras else { return }
        if settings.moreContent == .speak, hasMoreContent {
            segments.append(
                word(.more, book.moreContentAvailable, from: "content", "more.content", .medium))
        }
        if settings.actionsPhrase == .both || settings.actionsPhrase == .short, hasActions {
            segments.append(
                word(.more, book.actionsAvailable, from: "actions", "more.actions"))
        }
    }

    var hasMoreContent: Bool { element.hasExtras && element.extras.hasMoreContent }

    var hasActions: Bool { element.hasActions }
}

extension Extras {
    /// Custom content that is not spoken with the element, but can be read.
    var hasMoreContent: Bool {
        content?.contains { $0.importance == .default } == true
    }
}
