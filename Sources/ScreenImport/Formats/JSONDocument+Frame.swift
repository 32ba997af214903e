import ScreenModel

extension JSONDocument {
    /// A frame in the spellings of the drivers: `{x, y, width, height}` in lower or upper case,
    /// `{origin, size}`, or Foundation's text. `nil` unless it holds four finite numbers.
    func frame(_ place: Int) -> Rect? {
        if let text = string(place) { return FrameText.rect(text) }
        var numbers: (x: Double?, y: Double?, width: Double?, height: Double?)
        for outer in members(place) {
            let isNested = kind(outer.value) == .object
            for (name, value) in isNested
                ? members(outer.value).map({ ($0.name, $0.value) }) : [(outer.name, outer.value)]
            {
                switch names.name(name) {
                case "x", "X": numbers.x = number(value)
                case "y", "Y": numbers.y = number(value)
                case "width", "Width": numbers.width = number(value)
                case "height", "Height": numbers.height = number(value)
                default: break
                }
            }
        }
        guard let x = numbers.x, let y = numbers.y, let width = numbers.width,
            let height = numbers.height
        else { return nil }
        let rect = Rect(x: x, y: y, width: width, height: height)
        return rect.isFinite ? rect : nil
    }
}
