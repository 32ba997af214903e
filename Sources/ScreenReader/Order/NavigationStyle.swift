import ScreenModel

/// How the cursor goes through the containers of a screen.
enum NavigationStyle: Sendable, Equatable {
    /// Everything in one sequence; containers are no stops.
    case flat
    /// The Grouped style of iOS: a container that means something is one stop, entered and left
    /// (blindios.uk, M; that it is the containers of the Containers rotor, L).
    case grouped
    case mac(MacWalk)

    init(_ settings: Settings, _ screen: Screen) {
        if settings.platform ?? screen.platform == .macOS {
            self = .mac(
                MacWalk(
                    isFlat: settings.navigation == .flat,
                    entersWebGroups: settings.webNavigation == .group))
        } else {
            self = settings.navigation == .grouped ? .grouped : .flat
        }
    }

    var isMac: Bool {
        if case .mac = self { true } else { false }
    }
}

/// How VoiceOver on the Mac goes through containers.
struct MacWalk: Sendable, Equatable {
    /// Everything in one sequence, as on iOS.
    var isFlat = false
    /// Containers of web content are stops too, instead of being read straight through.
    var entersWebGroups = false
}
