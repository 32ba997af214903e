import ScreenModel

/// Reads frames in the spellings of the drivers: `{x, y, width, height}` in lower or upper case,
/// `{origin, size}`, Foundation's text, or a list of the numbers.
struct JSONFrames {
    private enum Part {
        case x, y, width, height, nested
    }

    private let json: JSONDocument
    private let partOfName: [Part?]

    init(_ json: JSONDocument) {
        self.json = json
        partOfName = json.names.names.map { name in
            switch name {
            case "x", "X": .x
            case "y", "Y": .y
            case "width", "Width": .width
            case "height", "Height": .height
            case "origin", "size": .nested
            default: nil
            }
        }
    }

    /// The frame at `place`; `nil` unless it holds four finite numbers.
    func rect(_ place: Int) -> Rect? {
        if let text = json.string(place) { return FrameText.rect(text) }
        if json.kind(place) == .array { return json.rectangle(place) }
        var rect = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        for member in json.members(place) {
            guard partOfName[member.name] == .nested else {
                read(member.name, member.value, into: &rect)
                continue
            }
            for inner in json.members(member.value) { read(inner.name, inner.value, into: &rect) }
        }
        return rect.isFinite ? rect : nil
    }

    private func read(_ name: Int, _ value: Int, into rect: inout Rect) {
        guard let number = json.number(value) else { return }
        switch partOfName[name] {
        case .x: rect.x = number
        case .y: rect.y = number
        case .width: rect.width = number
        case .height: rect.height = number
        case .nested, nil: break
        }
    }
}
