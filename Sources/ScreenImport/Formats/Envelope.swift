extension JSONDocument {
    /// What an envelope holds: `{"value": …}`, `{"elements": …}` and so on. `nil` for an element,
    /// a native screen and whatever else is no envelope.
    func unwrapped(_ place: Int) -> Int? {
        guard kind(place) == .object else { return nil }
        var inner: (rank: Int, value: Int)?
        for member in members(place) {
            let name = names.name(member.name)
            if JSONDocument.marksElement(name) { return nil }
            guard let rank = JSONDocument.envelopeKeys.firstIndex(of: name) else { continue }
            if rank < inner?.rank ?? .max { inner = (rank, member.value) }
        }
        return inner?.value
    }

    private static let envelopeKeys = [
        "value", "elements", "data", "result", "tree", "payload", "a11y_tree", "content",
    ]

    private static func marksElement(_ name: String) -> Bool {
        name == "type" || name == "role" || name == "label" || name == "earshot"
            || name.hasPrefix("AX")
    }

    /// The text that the envelopes of this document hold, which is a document of its own.
    var wrappedText: String? {
        var place = JSONDocument.root
        while let inner = unwrapped(place) {
            if let text = string(inner) { return text }
            if let text = joinedContent(inner) { return text }
            place = inner
        }
        return nil
    }

    /// The texts of `[{"type": "text", "text": "…"}, …]`, as tool servers answer.
    private func joinedContent(_ place: Int) -> String? {
        let texts = items(place).compactMap { item in
            member("text", of: item).flatMap(string)
        }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// Nothing but envelopes around an empty list or null: what tools print when they saw nothing.
    var isEmptyCapture: Bool {
        var place = JSONDocument.root
        while let inner = unwrapped(place) { place = inner }
        switch kind(place) {
        case .array, .object: return next(place) == place + 1
        case .null: return true
        default: return false
        }
    }
}
