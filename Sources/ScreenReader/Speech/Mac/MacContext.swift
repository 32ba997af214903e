import ScreenModel

/// What macOS speech needs of a stop beside the element. A stop that has it is spoken as the Mac
/// speaks.
struct MacContext: Sendable, Equatable {
    /// The element as a container; nil where it is none.
    var own: MacContainer?
    /// The user interacts with it to get to what it holds.
    var isSealed = false
    /// From 1 among its like in the container; 0 where nothing is counted.
    var number: Int32 = 0
    var count: Int32 = 0
    /// The id of the container around it; empty for none.
    var containerID = ""
    /// Containers that are read through and that the cursor enters with this stop, innermost
    /// first.
    var entered: [MacContainer] = []
    /// The container that hints name: the one around it, and web content when the cursor comes
    /// into it.
    var inside: MacContainer?
    /// Of the heading that it stands in; nil outside of one.
    var headingLevel: Int?
}

/// A container as contexts, hints and phrases name it.
struct MacContainer: Sendable, Equatable {
    var id: String
    var role: MacRole
    var label: String
    /// The kind of a landmark.
    var landmark: String?
    /// Elements and containers right below it.
    var items: Int
    /// Elements anywhere below it.
    var stops: Int

    var hasName: Bool { !label.isEmpty || role == .landmark }

    /// How many items it has.
    func count(_ settings: Settings) -> Int {
        settings.itemCount == .direct ? items : stops
    }
}
