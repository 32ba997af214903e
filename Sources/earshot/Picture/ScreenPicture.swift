import ScreenModel
import ScreenReader

/// The screen drawn from the frames of its stops: what is where, in units of the picture. Nothing
/// of it depends on how it is written down.
struct ScreenPicture {
    /// One stop that has a place in the picture.
    struct Mark {
        /// As its badge says: `4`, or `S1` in the status bar.
        let name: String
        /// The place in the transcript, from 0, which chooses the colour.
        let place: Int
        let label: String
        let frame: Rect
        /// The outline, where the file gives one.
        let outline: [Point]
        /// Where a double tap touches, where that is not the middle.
        let activation: Point?
        /// The middle of the badge.
        var badge = Point(x: 0, y: 0)
        /// Where the label begins and what of it fits; empty where there is no room.
        var labelPlace = Point(x: 0, y: 0)
        var shownLabel = ""
    }

    /// Why a stop is not in the picture.
    enum Outside {
        case noFrame, above, below, before, after

        var words: String {
            switch self {
            case .noFrame: "no frame"
            case .above: "above the screen"
            case .below: "below the screen"
            case .before: "left of the screen"
            case .after: "right of the screen"
            }
        }
    }

    /// In units of the picture.
    let size: Size
    let isPhone: Bool
    let isRightToLeft: Bool
    private(set) var marks: [Mark] = []
    private(set) var groups: [Rect] = []
    /// By the names of stops.
    private(set) var outside: [String: Outside] = [:]
    private let area: Rect
    private let scale: Double

    /// The height of a badge, and of a label's letters.
    static let badgeHeight = 20.0
    static let labelSize = 12.0

    static func badgeWidth(_ name: String) -> Double {
        max(badgeHeight, 10 + 8.2 * Double(name.utf8.count))
    }

    /// Nil where no stop has a frame that can be drawn.
    init?(_ transcript: Transcript, _ session: Session) {
        let entries = transcript.named
        let frames = entries.map { ScreenPicture.frame(of: $0.entry.stop.element) }
        guard
            let area = ScreenPicture.area(
                frames.compactMap { $0 }, session.screen.size, session.screen.platform)
        else { return nil }
        self.area = area
        isPhone = area.width < 600
        isRightToLeft = session.screen.effectiveDirection == .rightToLeft
        let widest = isPhone ? 340.0 : 724
        let highest = isPhone ? 860.0 : 900
        scale = min(widest / area.width, highest / area.height)
        size = Size(width: area.width * scale, height: area.height * scale)
        for (number, entry) in entries.enumerated() {
            add(entry, number, frames[number])
        }
        // One that is a stop has a mark of its own.
        groups = session.containers.filter { session.position(of: $0) == nil }.compactMap { index in
            ScreenPicture.frame(of: session.screen.tree[index])
        }.filter { side(of: $0) == nil }.map { scaled(near($0)) }
        place()
    }

    /// The mark of a stop by its place in the transcript.
    func mark(_ place: Int) -> Mark? {
        let found = marks.partitionPoint(where: { $0.place >= place })
        return marks.indices.contains(found) && marks[found].place == place ? marks[found] : nil
    }

    private mutating func add(
        _ entry: (name: String, entry: Transcript.Entry), _ number: Int, _ frame: Rect?
    ) {
        guard let frame else {
            outside[entry.name] = .noFrame
            return
        }
        if let side = side(of: frame) {
            outside[entry.name] = side
            return
        }
        let element = entry.entry.stop.element
        let shown = near(frame)
        let outline = element.extras.path ?? []
        let isDrawable = outline.count > 2 && outline.allSatisfy(ScreenPicture.isDrawable)
        marks.append(
            Mark(
                name: entry.name, place: number,
                label: ScreenPicture.label(of: entry.entry), frame: scaled(shown),
                outline: isDrawable ? outline.map(scaled) : [],
                activation: element.extras.activationPoint.flatMap { point in
                    guard ScreenPicture.isDrawable(point), area.contains(point) else { return nil }
                    return scaled(point)
                }))
    }

    /// What stands in the frame: the beginning of the label, else of what is heard.
    private static func label(of entry: Transcript.Entry) -> String {
        let label = entry.stop.element.label ?? ""
        let text = label.isEmpty ? entry.utterance.text : label
        return Markup.shown(String(text.prefix(120)))
    }

    /// The side of the screen that a frame lies on entirely.
    private func side(of frame: Rect) -> Outside? {
        if frame.y >= area.maxY { return .below }
        if frame.maxY <= area.y { return .above }
        if frame.x >= area.maxX { return .after }
        if frame.maxX <= area.x { return .before }
        return nil
    }

    /// A frame that reaches far out ends not far beyond the screen.
    private func near(_ frame: Rect) -> Rect {
        let x = max(frame.x, area.x - 40)
        let y = max(frame.y, area.y - 40)
        return Rect(
            x: x, y: y, width: min(frame.maxX, area.maxX + 40) - x,
            height: min(frame.maxY, area.maxY + 40) - y)
    }

    private func scaled(_ point: Point) -> Point {
        Point(x: (point.x - area.x) * scale, y: (point.y - area.y) * scale)
    }

    private func scaled(_ frame: Rect) -> Rect {
        Rect(
            x: (frame.x - area.x) * scale, y: (frame.y - area.y) * scale,
            width: frame.width * scale, height: frame.height * scale)
    }

    /// Gives each badge and label its place, in reading order.
    private mutating func place() {
        var room = BadgePlaces(size: size, isRightToLeft: isRightToLeft)
        for number in marks.indices {
            marks[number].badge = room.placeBadge(
                width: ScreenPicture.badgeWidth(marks[number].name), in: marks[number].frame)
        }
        for number in marks.indices {
            (marks[number].labelPlace, marks[number].shownLabel) = room.placeLabel(
                marks[number])
        }
    }
}
