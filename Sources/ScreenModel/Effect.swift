/// What happens to the app when VoiceOver acts: a screen file writes it as data, so that a screen
/// can be walked like the app. Ids are kept as text: a target may come and go.
public indirect enum Effect: Sendable, Equatable {
    /// Changes any key but `id` and `children` of the element with this id.
    case set(id: String, ElementPatch)
    /// Flips value 1 and 0; without a value `expanded`, else selected.
    case toggle(String)
    /// Selected on it, off on its siblings.
    case select(String)
    case announce(String, priority: AnnouncementPriority?)
    /// The argument is an id or, when no element has it, a text to speak.
    case layoutChanged(String?)
    case screenChanged(String?)
    case present(String)
    case dismiss(String)
    case push(String)
    case replace(String)
    case pop
    case insert(ElementFragment, into: String?, at: Int?)
    case remove(String)
    case play(String)
    case open(String)
    /// Seconds on the session's clock.
    case after(Double, [Effect])
    /// A name that no version here knows: a note when it is due.
    case unknown(String)

    /// The names that a screen file may use.
    public static let names: [String] = [
        "set", "toggle", "select", "announce", "layoutChanged", "screenChanged", "present",
        "dismiss", "push", "replace", "pop", "insert", "remove", "play", "open", "after",
    ]
}

/// `UIAccessibilityPriority`: high interrupts and is never interrupted, low waits.
public enum AnnouncementPriority: String, Sendable, CaseIterable {
    case low, `default`, high
}

/// What a user does that an element can answer with effects.
public enum ElementEvent: String, Sendable, CaseIterable {
    case activate, increment, decrement, escape, magicTap, longPress, focus, blur, scroll, edit
}

/// What happens to a screen that it can answer with effects.
public enum ScreenEvent: String, Sendable, CaseIterable {
    case appear, disappear, back, magicTap
}

/// An element with all that is below it, not yet part of a tree.
public struct ElementFragment: Sendable, Equatable {
    /// Holds the element as the only child of its root.
    public var tree: ElementTree

    public init(tree: ElementTree) {
        self.tree = tree
    }
}
