import ScreenModel

extension Rect {
    var origin: Point { Point(x: x, y: y) }
}

extension Element {
    /// Whether what is below it is ordered as one (`shouldGroupAccessibilityChildren`, and
    /// containers that mean something).
    var keepsTogether: Bool {
        groupsChildren == true || isMeaningfulContainer
    }

    /// Whether the cursor stops on it: as written; else for controls, for elements that merge
    /// their children, and for what holds nothing and is no container.
    public var isStop: Bool {
        if let accessible { return accessible }
        if let type, type.isControl { return true }
        if hasExtras {
            if let behavior = extras.childrenBehavior, behavior != .contain { return true }
            if extras.order != nil { return false }
        }
        return links.firstChild.isNone && effectiveContainer == .none
            && !(type?.isContainer ?? false)
    }

    /// A transparent view is not walked, nor is one of no size that is a stop or lists its
    /// elements; an empty wrapper is (AccessibilitySnapshot, H).
    func isPruned(isStop: Bool) -> Bool {
        if hasExtras, let alpha = extras.alpha, alpha <= 0 { return true }
        guard let frame, frame.width == 0, frame.height == 0 else { return false }
        return isStop || extras.order != nil
    }

    /// Whether `other` in its place leaves the stops, their order and their contexts as they are.
    func isOrdered(as other: Element) -> Bool {
        accessible == other.accessible && type == other.type && hidden == other.hidden
            && isModal == other.isModal && groupsChildren == other.groupsChildren
            && frame == other.frame && effectiveContainer == other.effectiveContainer
            && (isMeaningfulContainer, contextKind, isAlert)
                == (other.isMeaningfulContainer, other.contextKind, other.isAlert)
            && (!(hasExtras || other.hasExtras) || extras.isOrdered(as: other.extras))
    }
}

extension Extras {
    fileprivate func isOrdered(as other: Extras) -> Bool {
        childrenBehavior == other.childrenBehavior && sortPriority == other.sortPriority
            && alpha == other.alpha && order == other.order && labeledBy == other.labeledBy
            && cell == other.cell && headers == other.headers
            && (rotors == nil) == (other.rotors == nil)
    }
}
