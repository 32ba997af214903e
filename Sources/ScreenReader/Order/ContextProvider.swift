import ScreenModel

/// What a container adds to the speech of the stops below it.
enum ContextKind: Sendable {
    case table, series, tab, list, landmark
}

extension Element {
    /// The context that this container provides; nil for none. A tab bar stays one whatever its
    /// container type is (AccessibilitySnapshot, M).
    var contextKind: ContextKind? {
        let container = effectiveContainer
        if container == .dataTable { return .table }
        if container == .series { return .series }
        if isTabBar { return .tab }
        switch container {
        case .list: return .list
        case .landmark: return .landmark
        case .none, .semanticGroup, .dataTable, .series: return nil
        }
    }

    /// UITabBar itself, whose traits a dump may not tell, or a view with its trait.
    var isTabBar: Bool { type == .tabBar || effectiveTraits.contains(.tabBar) }
}

/// The containers around an element that may say something of it.
struct ContextProviders: Sendable {
    /// The outermost one of all: on native screens it wins (AccessibilitySnapshot, M).
    var outermost = ElementIndex.none
    /// The outermost one that counts its members.
    var counter = ElementIndex.none
    /// The outermost list or landmark.
    var boundary = ElementIndex.none
    /// The innermost data table, and the cell of it that the element lies in.
    var table = ElementIndex.none
    var cell = ElementIndex.none

    /// Takes up a container further inside; returns whether it changes anything.
    mutating func enter(_ element: Element, at index: ElementIndex) -> Bool {
        var changes = false
        if let kind = element.contextKind {
            changes = true
            if outermost.isNone { outermost = index }
            switch kind {
            case .table:
                table = index
                cell = .none
            case .series, .tab: if counter.isNone { counter = index }
            case .list, .landmark: if boundary.isNone { boundary = index }
            }
        }
        if element.hasExtras, element.extras.cell != nil, !table.isNone, table != index {
            cell = index
            changes = true
        }
        return changes
    }
}
