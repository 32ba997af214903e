import ScreenModel
import ScreenReader

extension ScreenPicture {
    /// No screen is that large, in points.
    private static let farthest = 20_000.0

    static func isDrawable(_ point: Point) -> Bool {
        point.x.magnitude < farthest && point.y.magnitude < farthest
    }

    /// The frame to draw an element by; nil where it has none that can be drawn.
    static func frame(of element: Element) -> Rect? {
        guard let frame = element.frame, frame.isUsable, frame.width > 0, frame.height > 0 else {
            return nil
        }
        return frame
    }

    /// What of the points the picture shows: the screen, else, where most stops are not on it
    /// or its size is not known, all that the frames cover.
    static func area(_ frames: [Rect], _ size: Size?, _ platform: Platform) -> Rect? {
        let frames = frames.filter { frame in
            isDrawable(Point(x: frame.x, y: frame.y))
                && isDrawable(Point(x: frame.maxX, y: frame.maxY))
        }
        guard !frames.isEmpty else { return nil }
        if let size, size.width > 0, size.height > 0, size.width < farthest, size.height < farthest
        {
            let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
            let count = frames.count { frame in
                screen.contains(
                    Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
            }
            if count * 2 >= frames.count { return screen }
        }
        let left = frames.reduce(Double.infinity) { min($0, $1.x) }
        let top = frames.reduce(Double.infinity) { min($0, $1.y) }
        let right = frames.reduce(-Double.infinity) { max($0, $1.maxX) }
        let bottom = frames.reduce(-Double.infinity) { max($0, $1.maxY) }
        // A screen begins at its corner; a window of the Mac stands anywhere.
        let isWindow = platform == .macOS
        let margin = 8.0
        let x = isWindow ? left - margin : min(left, 0)
        let y = isWindow ? top - margin : min(top, 0)
        return Rect(x: x, y: y, width: right + margin - x, height: bottom + margin - y)
    }
}

extension ScreenPicture {
    /// The names of the stops that are not in the picture, by the reason in words, in a fixed
    /// order.
    func outsideByReason(_ transcript: Transcript) -> [(reason: String, names: [String])] {
        var names: [Outside: [String]] = [:]
        for (name, _) in transcript.named {
            if let reason = outside[name] { names[reason, default: []].append(name) }
        }
        return [Outside.above, .below, .before, .after, .noFrame].compactMap { reason in
            names[reason].map { (reason.words, $0) }
        }
    }
}
