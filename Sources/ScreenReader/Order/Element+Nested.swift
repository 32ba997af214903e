import ScreenModel

/// What an element is in the nested order of the Mac.
extension Element {
    enum NestedKind: Sendable {
        case element, container
        /// No stop itself: what it holds belongs to the container around it.
        case wrapper
    }

    /// As AppKit's roles are: groups, lists, scroll areas and the like hold others even where
    /// a file lets them be stops. `accessible: false` takes a container out, as
    /// `isAccessibilityElement` does.
    var nestedKind: NestedKind {
        if accessible == false { return .wrapper }
        if isNestedContainer { return .container }
        return isStop || type == .stepper || type == .splitter ? .element : .wrapper
    }

    private var isNestedContainer: Bool {
        if hasExtras {
            if let behavior = extras.childrenBehavior { return behavior == .contain }
            if extras.landmark != nil, holdsOthers { return true }
        }
        if type == .stepper || type == .statusBar { return false }
        if effectiveContainer != .none { return true }
        switch type {
        case nil, .other, .unknown, .application: return false
        case .row, .tableRow, .outlineRow, .cell: return holdsOthers && hasText
        case .column, .tableColumn: return holdsOthers
        case .carousel, .pageView, .map, .chart, .imageMap, .timeline, .layoutItem:
            return holdsOthers
        case let type?: return type.isContainer
        }
    }

    private var holdsOthers: Bool { !links.firstChild.isNone }

    /// What counts its place among its like.
    var numberedKind: NestedOrder.Numbering.Kind? {
        switch type {
        case .radioButton: .radioButton
        case .tab: .tab
        case .outlineRow: .outlineRow
        case .row, .tableRow: .tableRow
        case nil:
            effectiveTraits.contains(.radioButton)
                ? .radioButton : effectiveTraits.contains(.tabBarItem) ? .tab : nil
        default: nil
        }
    }

    /// Whether a text decides that it is a container.
    var isRow: Bool {
        switch type {
        case .row, .tableRow, .outlineRow, .cell: true
        default: false
        }
    }
}
