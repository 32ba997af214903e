import ScreenModel

/// What the containers around the element add.
extension ElementSpeech {
    /// The labels of the groups that the cursor crosses into, outermost first; "Alert" for an
    /// alert (CVS Health, MagentaA11y, AccessibilitySnapshot; H for groups, M for the alert).
    func addContainerEntry(to segments: inout [Segment]) {
        guard settings.containerLabels == .on else { return }
        for container in stop.entered {
            segments.append(
                container.isAlert
                    ? word(.container, book.alert, from: container.id, "container.alert", .medium)
                    : Segment(
                        .container, container.label, from: container.id, rule: "container.group",
                        language: stop.language))
        }
    }

    /// The start and end of lists and landmarks, then "N of M" (AccessibilitySnapshot). The start
    /// and end may stand among the roles instead, where roles are spoken.
    func addContext(to segments: inout [Segment]) {
        if settings.boundaryPlace == .afterRoles || settings.traitPosition == .none {
            addBoundary(to: &segments)
        }
        addPosition(to: &segments)
    }

    func addBoundary(to segments: inout [Segment]) {
        guard settings.containerContext == .on, let boundary = stop.context.boundary else { return }
        let text =
            switch boundary {
            case .listStart: book.listStart
            case .listEnd: book.listEnd
            case .landmarkStart: book.landmark
            case .landmarkEnd: book.landmarkEnd
            }
        segments.append(word(.boundary, text, from: stop.contextID, "boundary", .medium))
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
        if settings.moreContent == .speak,
            element.extras.content?.contains(where: { $0.importance == .default }) == true
        {
            segments.append(
                word(.more, book.moreContentAvailable, from: "content", "more.content", .medium))
        }
        if settings.actionsPhrase == .both || settings.actionsPhrase == .short, hasActions {
            segments.append(
                word(.more, book.actionsAvailable, from: "actions", "more.actions"))
        }
    }

    var hasActions: Bool { element.hasActions }
}
