import ScreenModel

/// The effects of a screen file: the key that names each, and the keys that may stand beside it.
struct NativeEffect: Sendable {
    var name: String
    var shape: NativeShape
    var summary: String
    var companions: [NativeObject.Key] = []
    /// Null is a value of its own: a notification without argument.
    var takesNull = false

    static let all: [NativeEffect] = [
        NativeEffect(
            name: "set", shape: .patch,
            summary: "Changes keys of the element with the id under \"element\"; null removes one."),
        NativeEffect(
            name: "toggle", shape: .text,
            summary: "Flips value 1 and 0; without a value expanded, else selected."),
        NativeEffect(
            name: "select", shape: .text, summary: "Selects it and deselects its siblings."),
        NativeEffect(
            name: "announce", shape: .text, summary: "Posts an announcement.",
            companions: [
                NativeObject.Key(
                    name: "priority", shape: .choice(NativeObject.names(AnnouncementPriority.self)),
                    summary: "How it treats other speech.")
            ]),
        NativeEffect(
            name: "layoutChanged", shape: .text,
            summary: "Posts the notification with an id or a text to speak.", takesNull: true),
        NativeEffect(
            name: "screenChanged", shape: .text, summary: "Posts the notification with an id.",
            takesNull: true),
        NativeEffect(
            name: "present", shape: .text,
            summary: "Shows a hidden element and makes it the whole scope."),
        NativeEffect(name: "dismiss", shape: .text, summary: "Ends what present began."),
        NativeEffect(name: "push", shape: .text, summary: "Goes to another screen file."),
        NativeEffect(
            name: "replace", shape: .text,
            summary: "Goes to another screen file without a way back."),
        NativeEffect(name: "pop", shape: .boolean, summary: "Goes back to the screen before."),
        NativeEffect(
            name: "insert", shape: .element, summary: "Adds an element.",
            companions: [
                NativeObject.Key(
                    name: "into", shape: .text,
                    summary: "The id of the parent; the screen if absent."),
                NativeObject.Key(
                    name: "at", shape: .count, summary: "The child number; the end if absent."),
            ]),
        NativeEffect(name: "remove", shape: .text, summary: "Removes an element."),
        NativeEffect(name: "play", shape: .text, summary: "Plays a sound of the app."),
        NativeEffect(name: "open", shape: .text, summary: "Opens an address."),
        NativeEffect(
            name: "after", shape: .number, summary: "Waits for some seconds.",
            companions: [
                NativeObject.Key(name: "do", shape: .effects, summary: "What happens then.")
            ]),
    ]

    static func named(_ name: String) -> NativeEffect? {
        all.first { $0.name == name }
    }

    /// How deep effects may be nested in each other.
    static let deepest = 64
}
