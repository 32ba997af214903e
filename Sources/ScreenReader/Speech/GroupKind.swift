import ScreenModel

/// What a container is that iOS makes one stop in the Grouped style. Its label alone is spoken
/// where it has one; no source quotes what is heard of one without (L).
enum GroupKind: Sendable, CaseIterable {
    case list, landmark, table, tabBar, group

    init(_ element: Element) {
        switch element.contextKind {
        case .list: self = .list
        case .landmark: self = .landmark
        case .table: self = .table
        case .tab: self = .tabBar
        case .series, nil: self = .group
        }
    }
}
