import ScreenModel

/// What the containers around the element add.
extension ElementSpeech {
    /// The labels of the groups that the cursor crosses into, outermost first; "Alert" for an
    /// alert (CVS Health, MagentaA11y, AccessibilitySnapshot; H for groups, M for the alert).
    func containerEntry() -> [Segment] {
        guard settings.containerLabels == .on else { return [] }
        return stop.entered.map { container in
            container.isAlert
                ? word(.container, book.alert, from: container.id, "container.alert", .medium)
                : Segment(
                    .container, container.label, from: container.id, rule: "container.group",
                    language: stop.language)
        }
    }

    /// The start and end of lists and landmarks, then "N of M" (AccessibilitySnapshot).
    func context() -> [Segment] {
        guard settings.containerContext == .on else { return [] }
        return (settings.boundaryPlace == .afterRoles ? boundary() : []) + position()
    }

    func boundary() -> [Segment] {
        guard settings.containerContext == .on, let boundary = stop.context.boundary else {
            return []
        }
        let text: String
        switch boundary {
        case .listStart: text = book.listStart
        case .listEnd: text = book.listEnd
        case .landmarkStart: text = book.landmark
        case .landmarkEnd: text = book.landmarkEnd
        }
        return [word(.boundary, text, from: stop.contextID, "boundary", .medium)]
    }

    private func position() -> [Segment] {
        guard stop.context.position > 0, stop.context.count > 0 else { return [] }
        let text = book.position(Int(stop.context.position), Int(stop.context.count))
        return [word(.position, text, from: stop.contextID, "position")]
    }

    /// That there is more to find in the rotor; the order of the two is a decision (actions H:
    /// WWDC 2018 and 2019; content M).
    func more() -> [Segment] {
        guard element.hasExtras else { return [] }
        var segments: [Segment] = []
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
        return segments
    }

    var hasActions: Bool { element.extras.actions?.isEmpty == false }
}
