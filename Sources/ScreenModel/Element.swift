/// One accessibility element, or a view that holds some.
///
/// Absent is not empty: a property that is `nil` was not said by the file. What most elements
/// have stands inline; the rest stands in `extras`, which is one allocation or none.
public struct Element: Sendable, Equatable {
    /// As written in the file; `ElementTree.id(of:)` supplies the one derived from the path.
    public var id: String?
    public var label: String?
    public var value: String?
    public var hint: String?
    public var placeholder: String?
    /// The tag of the language of its texts (BCP 47).
    public var language: String?
    /// In points on the screen.
    public var frame: Rect?
    /// As written. Once written they replace those of the type.
    public var traits: Traits?
    public var type: ElementType?
    /// As written; `effectiveContainer` falls back on the type.
    public var container: ContainerKind?
    public var enabled: Bool?
    public var selected: Bool?
    /// Whether the file says that it is a stop (`isAccessibilityElement`).
    public var accessible: Bool?
    public var hidden: Bool?
    public var modal: Bool?
    public var groupsChildren: Bool?
    /// `nil` cannot expand.
    public var expanded: Bool?
    /// The facets that an importer worked out instead of reading them.
    public var derived: Facets = []
    /// Stands outside the reading order and is reached by "status bar" alone.
    public var isOnSideList = false
    /// Where its text begins in the file, in bytes; for messages.
    public var sourceOffset: Int32 = 0

    public internal(set) var links = Links()
    @usableFromInline var box: ExtrasBox?

    public init() {}

    /// The properties that few elements have. Reading is free; each write allocates, so change a
    /// copy and assign it once.
    public var extras: Extras {
        unsafeAddress { (box ?? ExtrasBox.none).address }
        set { box = newValue == Extras.none ? nil : ExtrasBox(newValue) }
    }

    // Inlined, or every call from another module copies the element.
    @inlinable public var hasExtras: Bool { box != nil }
}

extension Element {
    /// Where an element stands in its tree. All links are `ElementIndex.none` where there is
    /// nothing.
    public struct Links: Sendable, Equatable {
        public internal(set) var parent = ElementIndex.none
        public internal(set) var firstChild = ElementIndex.none
        public internal(set) var lastChild = ElementIndex.none
        public internal(set) var previous = ElementIndex.none
        public internal(set) var next = ElementIndex.none
        /// The child number, from 0, that its path names. It does not change when siblings go.
        public internal(set) var ordinal: Int32 = 0
        /// The child number that the next inserted child gets.
        public internal(set) var nextOrdinal: Int32 = 0
    }

    /// The traits that are spoken and act: those written, else those of the type; with the
    /// booleans `enabled` and `selected` beside them.
    public var effectiveTraits: Traits {
        var result = traits ?? type?.suppliedTraits ?? []
        if enabled == false { result.insert(.notEnabled) }
        if selected == true { result.insert(.selected) }
        return result
    }

    public var effectiveContainer: ContainerKind {
        container ?? type?.suppliedContainer ?? .none
    }

    public var isModal: Bool {
        modal ?? type?.isModal ?? false
    }

    /// A label or value that is not empty: for speech an empty string equals absent.
    public var hasText: Bool {
        !(label ?? "").isEmpty || !(value ?? "").isEmpty
    }
}

/// Keeps the rare properties off the flat storage, in one block that is lent in place.
@usableFromInline
final class ExtrasBox: @unchecked Sendable, Equatable {
    private let extras: UnsafeMutablePointer<Extras>

    static let none = ExtrasBox(Extras.none)

    init(_ extras: Extras) {
        self.extras = .allocate(capacity: 1)
        self.extras.initialize(to: extras)
    }

    deinit {
        extras.deinitialize(count: 1)
        extras.deallocate()
    }

    var address: UnsafePointer<Extras> { UnsafePointer(extras) }

    @usableFromInline
    static func == (a: ExtrasBox, b: ExtrasBox) -> Bool {
        a === b || a.extras.pointee == b.extras.pointee
    }
}
