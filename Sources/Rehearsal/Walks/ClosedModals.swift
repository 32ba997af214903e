import ScreenModel
import ScreenReader

/// Modal elements that nothing closes.
///
/// While a modal is there VoiceOver reaches nothing else (`accessibilityViewIsModal`, UIKit
/// documentation, H), so it needs a control that closes it or an escape
/// (`accessibilityPerformEscape`, H). What is presented by an effect the engine's own scrub closes.
/// A dump says nothing of what its buttons do: nothing is said of its modals.
struct ClosedModals {
    private let session: Session
    private var tree: ElementTree { session.screen.tree }

    init(_ session: Session) {
        self.session = session
    }

    var problems: [WalkProblem] {
        let screen = session.screen
        guard screen.format == "native", session.scope == .root,
            screen.on[.back]?.isEmpty ?? true
        else { return [] }
        let modals = ModalScopes(session).inEffect
        guard !modals.isEmpty else { return [] }
        let tellsBehaviour = statesEffects
        return modals.compactMap { modal in
            if hasEscape(modal) || hasWayOut(modal) { return nil }
            if !tellsBehaviour, holdsControl(modal) { return nil }
            return session.problem(
                .trap, at: modal,
                "it is modal and cannot be closed: no effect of what it holds closes it, and "
                    + "nothing handles escape")
        }
    }

    /// Whether the file says anywhere what happens when VoiceOver acts.
    private var statesEffects: Bool {
        session.screen.on.values.contains { !$0.isEmpty }
            || tree.descendants(of: .root).contains { !effects(of: $0).isEmpty }
    }

    private func hasEscape(_ modal: ElementIndex) -> Bool {
        let around = [modal] + Array(tree.ancestors(of: modal)) + Array(tree.descendants(of: modal))
        return around.contains { index in
            tree[index].hasExtras && tree[index].extras.on?[.escape]?.isEmpty == false
        }
    }

    private func hasWayOut(_ modal: ElementIndex) -> Bool {
        ([modal] + Array(tree.descendants(of: modal))).contains { index in
            session.position(of: index) != nil
                && (tree[index].effectiveTraits.contains(.backButton)
                    || closes(effects(of: index)))
        }
    }

    /// Also what a control of the system does by itself.
    private func holdsControl(_ modal: ElementIndex) -> Bool {
        ([modal] + Array(tree.descendants(of: modal))).contains { index in
            session.position(of: index) != nil && tree[index].isControl
        }
    }

    private func effects(of index: ElementIndex) -> [Effect] {
        guard tree[index].hasExtras else { return [] }
        let extras = tree[index].extras
        return (extras.on?.values.flatMap { $0 } ?? [])
            + (extras.actions ?? []).flatMap { $0.effects ?? [] }
    }

    /// Whether any of them takes a modal away, or leads elsewhere.
    private func closes(_ effects: [Effect]) -> Bool {
        var waiting = effects
        while let effect = waiting.popLast() {
            switch effect {
            case .dismiss, .pop, .push, .replace, .present, .remove, .unknown: return true
            case .set(_, let patch):
                if !Set(patch.keys).isDisjoint(with: [.hidden, .modal, .type]) { return true }
            case .after(_, let later): waiting += later
            case .toggle, .select, .announce, .layoutChanged, .screenChanged, .insert, .play,
                .open:
                continue
            }
        }
        return false
    }
}

extension Element {
    /// Whether a user can do something with it: by its type, else by its traits.
    var isControl: Bool {
        type?.isControl == true || type == .stepper
            || !effectiveTraits.isDisjoint(with: [
                .button, .link, .adjustable, .textEntry, .searchField, .toggleButton, .tabBarItem,
                .radioButton, .menuItem, .pickerElement, .keyboardKey,
            ])
    }
}
