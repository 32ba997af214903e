import ScreenModel
import ScreenReader

/// Elements behind what is presented that can be reached, and modal elements that leave nothing to
/// reach.
///
/// VoiceOver ignores the siblings of a view whose `accessibilityViewIsModal` is true, and no more
/// than those (UIKit documentation, H; Apple's header says everything outside, hence the setting
/// `modalScope`).
struct CoveredElements {
    private let session: Session
    private let scopes: ModalScopes
    private var tree: ElementTree { session.screen.tree }

    init(_ session: Session) {
        self.session = session
        scopes = ModalScopes(session)
    }

    var problems: [WalkProblem] {
        scopes.shown.compactMap(problem(ofModal:)) + overlays.compactMap(problem(ofOverlay:))
    }

    private func problem(ofModal modal: ElementIndex) -> WalkProblem? {
        guard scopes.holdsStop[modal.place] else {
            let beside = tree.children(of: tree[modal].links.parent).filter { other in
                other != modal && tree[other].hidden != true
                    && (tree[other].hasText || !tree[other].links.firstChild.isNone)
            }
            guard !beside.isEmpty else { return nil }
            return session.problem(
                .behind, at: modal,
                "it is modal and holds no stop, so nothing beside it can be reached: "
                    + session.names(beside))
        }
        // The rules of a dump's format decided the order, and none of them knows modals.
        guard session.screen.statedOrder == nil || session.scope != .root else { return nil }
        let inside = Set(tree.descendants(of: modal)).union([modal])
        let outside = session.stops.filter { !inside.contains($0) && !isAround($0, modal) }
        guard !outside.isEmpty else { return nil }
        return session.problem(
            .behind, at: modal,
            "it is modal, but what is outside of it can be reached: "
                + session.names(outside))
    }

    private func isAround(_ stop: ElementIndex, _ modal: ElementIndex) -> Bool {
        tree.ancestors(of: modal).contains(stop)
    }

    /// What lies over the screen by its type without being modal in the file. On the Mac menus and
    /// popovers stand beside what they belong to.
    private var overlays: [ElementIndex] {
        guard session.platform == .iOS else { return [] }
        var found: [ElementIndex] = []
        for place in 1..<max(tree.count, 1) where !scopes.isAway[place] && scopes.holdsStop[place] {
            let index = ElementIndex(place)
            let isKnown = scopes.shown.contains(index) && session.screen.statedOrder == nil
            if tree[index].type?.liesOverScreen == true, !isKnown { found.append(index) }
        }
        return found.suffix(CoveredElements.mostOverlays).map { $0 }
    }

    private static let mostOverlays = 16

    /// Covered is what stands before it in the file and lies within its frame.
    private func problem(ofOverlay overlay: ElementIndex) -> WalkProblem? {
        guard let frame = tree[overlay].frame, frame.isUsable else { return nil }
        let inside = Set(tree.descendants(of: overlay))
        let covered = session.stops.filter { stop in
            guard stop.place < overlay.place, !inside.contains(stop),
                let other = tree[stop].frame, other.isUsable, !isAround(stop, overlay)
            else { return false }
            return frame.holds(other)
        }
        guard !covered.isEmpty else { return nil }
        return session.problem(
            .behind, at: overlay,
            "it lies over elements that can be reached all the same: " + session.names(covered))
    }
}

extension ElementType {
    fileprivate var liesOverScreen: Bool {
        switch self {
        case .alert, .sheet, .popover, .actionSheet, .dialog, .menu: true
        default: false
        }
    }
}

extension Rect {
    /// Whether `other` lies within it and is smaller.
    fileprivate func holds(_ other: Rect) -> Bool {
        other.width > 0 && other.height > 0 && other.x >= x && other.y >= y
            && other.maxX <= maxX && other.maxY <= maxY
            && other.width * other.height < width * height
    }
}
