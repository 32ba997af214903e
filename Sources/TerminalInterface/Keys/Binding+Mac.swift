import ScreenReader

/// Keys that the Mac's VoiceOver has beside those of iOS, or that mean something else there
/// (guidepup's chart of Apple's commands, H).
extension Binding {
    static let mac: [Binding] = [
        Binding("home", .gesture(.firstItem), .moving, "first item of the container", on: .macOS),
        Binding("end", .gesture(.lastItem), .moving, "last item of the container", on: .macOS),
        Binding(
            "down vo-cmd-down", .gesture(.swipe(.down)), .rotor,
            "next of the rotor's list, or decrement", on: .macOS),
        Binding(
            "up vo-cmd-up", .gesture(.swipe(.up)), .rotor,
            "previous of the rotor's list, or increment", on: .macOS),
        Binding("vo-down", .gesture(.vertical(.next)), .moving, "item below", on: .macOS),
        Binding("vo-up", .gesture(.vertical(.previous)), .moving, "item above", on: .macOS),
        Binding(
            "vo-home", .gesture(.visibleEdge(.previous)), .moving, "first item in view", on: .macOS
        ),
        Binding("vo-end", .gesture(.visibleEdge(.next)), .moving, "last item in view", on: .macOS),
        Binding(
            "vo-cmd-home", .gesture(.windowEdge(.previous)), .moving, "top of the window",
            on: .macOS),
        Binding(
            "vo-cmd-end", .gesture(.windowEdge(.next)), .moving, "bottom of the window", on: .macOS
        ),
        Binding(
            "vo-[", .gesture(.splitArea(.previous)), .moving, "area before the splitter", on: .macOS
        ),
        Binding(
            "vo-]", .gesture(.splitArea(.next)), .moving, "area after the splitter", on: .macOS),
        Binding(
            "vo-shift-right", .gesture(.skipGroup(.next)), .moving,
            "next character; in web content past the group", on: .macOS),
        Binding(
            "vo-shift-left", .gesture(.skipGroup(.previous)), .moving,
            "previous character; in web content before the group", on: .macOS),
        Binding(
            "K vo-cmd-f4", .gesture(.focusToCursor), .moving, "keyboard focus to cursor",
            on: .macOS),
        Binding(
            "W", .gesture(.webNavigation), .moving, "web content by groups or in DOM order",
            on: .macOS),
        Binding("vo-\\", .gesture(.toggleDisclosure), .acting, "toggle disclosure", on: .macOS),
        Binding(
            "vo-c", .gesture(.read(.columnHeader)), .reading,
            "read the column's header; twice, the column", on: .macOS,
            twice: .gesture(.read(.column))),
        Binding("vo-shift-h", .gesture(.read(.helpTag)), .reading, "read the help tag", on: .macOS),
        Binding("vo-shift-w", .gesture(.readWindow), .reading, "read the window", on: .macOS),
        Binding(
            "vo-f1", .gesture(.read(.applicationSummary)), .reading, "the app's name", on: .macOS),
        Binding(
            "vo-f2", .gesture(.read(.windowSummary)), .reading, "the window's title", on: .macOS),
        Binding("vo-z", .gesture(.repeatSpeech), .reading, "what was spoken last", on: .macOS),
        Binding("c vo-shift-f11", .gesture(.curtain), .reading, "screen curtain", on: .macOS),
    ]
}
