import ScreenModel

/// Where the elements of a file, and what is set on them, stand in its text. Places are worked out
/// when they are asked for; loading keeps one byte offset for each element.
public struct ElementPlaces: Sendable {
    private let text: SourceText

    /// Nil for a text whose lines are not the file's.
    init?(_ text: SourceText) {
        guard !text.isUnwrapped else { return nil }
        self.text = text
    }

    /// What is set on one element, by its place.
    public func properties(of element: Element) -> ElementProperties {
        ElementProperties(element, text.bytes)
    }

    /// The places of these byte offsets, in one pass over the text.
    public func places(at offsets: [Int]) -> [Int: SourcePlace] {
        var finder = PlaceFinder(text)
        var places: [Int: SourcePlace] = [:]
        for offset in Set(offsets).sorted() { places[offset] = finder.place(at: offset) }
        return places
    }
}

/// The properties of one element as they stand in the text.
public struct ElementProperties {
    private let element: Element
    private let members: [MemberScanner.Member]

    fileprivate init(_ element: Element, _ bytes: [UInt8]) {
        self.element = element
        members = MemberScanner.members(of: bytes, at: Int(element.sourceOffset))
    }

    /// The byte offset of what is set under `key`, else that of the element.
    public func offset(of key: ElementKey?) -> Int {
        key.flatMap(member)?.name.lowerBound ?? Int(element.sourceOffset)
    }

    /// The member that says `key`: by its name, in our files and in dumps, else by the text that
    /// it holds.
    private func member(for key: ElementKey) -> MemberScanner.Member? {
        for name in Self.aliases[key] ?? [key.rawValue] {
            // The last one counts, as it does in reading.
            let name = name.lowercased()
            if let member = members.last(where: { Self.plainName($0.nameText) == name }) {
                return member
            }
        }
        guard let text = text(of: key), !text.isEmpty else { return nil }
        return members.first { $0.valueText == text }
    }

    /// `AXLabel`, `accessibilityLabel` and `label` are one.
    private static func plainName(_ name: String) -> String {
        let name = name.lowercased()
        for prefix in ["accessibility", "ax"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.utf8.count))
        }
        return name
    }

    private static let aliases: [ElementKey: [String]] = [
        .traits: ["traits", "type", "role"], .type: ["type", "role"],
        .actions: ["actions", "customActions", "custom_actions"],
        .hint: ["hint", "help", "helpText"], .placeholder: ["placeholder", "placeholderValue"],
        .content: ["content", "customContent"], .rotors: ["rotors", "customRotors"],
    ]

    private func text(of key: ElementKey) -> String? {
        switch key {
        case .id: element.id
        case .label: element.label
        case .value: element.value
        case .hint: element.hint
        case .placeholder: element.placeholder
        default: nil
        }
    }
}
