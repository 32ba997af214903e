/// The accessibility container type of an element (UIKit's `accessibilityContainerType`, and
/// `series` for a segmented control's "N of M").
public enum ContainerKind: String, Sendable, CaseIterable {
    case none, list, landmark, dataTable, semanticGroup, series
}

/// How SwiftUI merges the children of an element (`accessibilityElement(children:)`).
public enum ChildrenBehavior: String, Sendable, CaseIterable {
    case contain, combine, ignore
}
