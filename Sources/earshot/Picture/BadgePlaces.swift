import ScreenModel

/// Where badges and labels go in the picture so that none covers another, as far as there is room.
/// Looks at a handful of places for each, whatever their number.
struct BadgePlaces {
    private let size: Size
    private let isRightToLeft: Bool
    private let columns: Int
    private let rows: Int
    private var isTaken: [Bool]

    /// The side of a square of the grid in which room is kept.
    private static let step = 4.0

    init(size: Size, isRightToLeft: Bool) {
        self.size = size
        self.isRightToLeft = isRightToLeft
        columns = Int(size.width / BadgePlaces.step) + 1
        rows = Int(size.height / BadgePlaces.step) + 1
        isTaken = Array(repeating: false, count: columns * rows)
    }

    /// The middle of a badge: at the beginning of its frame, else in a corner, else beside it. One
    /// that finds no room stands at the beginning over another.
    mutating func placeBadge(width: Double, in frame: Rect) -> Point {
        let height = ScreenPicture.badgeHeight
        let shown = visible(frame)
        // Where no label fits beside it, it stands in the middle.
        let isSmall = shown.width < width + 40
        let inset = max(isSmall ? (shown.width - width) / 2 : 6, 0)
        let leading = shown.x + inset + width / 2
        let trailing = shown.maxX - inset - width / 2
        let (first, last) = isRightToLeft ? (trailing, leading) : (leading, trailing)
        let middle = shown.y + shown.height / 2
        let rise = min(4, max((shown.height - height) / 2, 0)) + height / 2
        let top = shown.y + rise
        let bottom = shown.maxY - rise
        let isLow = shown.height < 72
        let starts =
            isLow
            ? [Point(x: first, y: middle), Point(x: first, y: top)]
            : [Point(x: first, y: top), Point(x: first, y: middle)]
        var candidates = starts
        candidates += [
            Point(x: first, y: bottom), Point(x: last, y: middle), Point(x: last, y: top),
            Point(x: last, y: bottom), Point(x: shown.x + shown.width / 2, y: middle),
            Point(x: first, y: shown.y - height / 2), Point(x: first, y: shown.maxY + height / 2),
            Point(x: shown.x - width / 2, y: middle), Point(x: shown.maxX + width / 2, y: middle),
        ]
        for distance in 1...6 {
            let shift = Double(distance) * (width + 2)
            candidates.append(Point(x: first + (isRightToLeft ? -shift : shift), y: starts[0].y))
            candidates.append(Point(x: first, y: starts[0].y + Double(distance) * (height + 2)))
        }
        let all = candidates.map { clamped($0, width: width, height: height) }
        let place =
            all.first { isFree(box(around: $0, width: width, height: height)) }
            ?? all.first ?? Point(x: 0, y: 0)
        take(box(around: place, width: width, height: height))
        return place
    }

    /// Where the label of a mark begins beside its badge, and what of it fits into the frame.
    mutating func placeLabel(_ mark: ScreenPicture.Mark) -> (Point, String) {
        let nothing = (mark.badge, "")
        let letter = ScreenPicture.labelSize
        let shown = visible(mark.frame)
        guard shown.height >= letter - 1, !mark.label.isEmpty else { return nothing }
        let half = ScreenPicture.badgeWidth(mark.name) / 2 + 5
        let start = isRightToLeft ? mark.badge.x - half : mark.badge.x + half
        var room = (isRightToLeft ? start - shown.x : shown.maxX - start) - 4
        guard room > 2.2 * letter else { return nothing }
        // Up to what stands there already.
        let direction = isRightToLeft ? -1.0 : 1.0
        let band = mark.badge.y - letter / 2
        var free = 0.0
        while free < room {
            let x = start + direction * free
            let square = Rect(x: min(x, x + direction * 4), y: band, width: 4, height: letter)
            guard isFree(square) else { break }
            free += 4
        }
        room = min(room, free)
        let text = TextMeasure.fitted(mark.label, room: room / letter)
        guard text.count > 2 || text == mark.label, !text.isEmpty else { return nothing }
        let width = TextMeasure.width(of: text) * letter
        take(
            Rect(
                x: isRightToLeft ? start - width : start, y: band, width: width, height: letter))
        return (Point(x: start, y: mark.badge.y), text)
    }

    /// The part of a frame that is on the screen.
    private func visible(_ frame: Rect) -> Rect {
        let x = max(frame.x, 0)
        let y = max(frame.y, 0)
        return Rect(
            x: x, y: y, width: max(min(frame.maxX, size.width) - x, 0),
            height: max(min(frame.maxY, size.height) - y, 0))
    }

    private func clamped(_ point: Point, width: Double, height: Double) -> Point {
        Point(
            x: max(min(point.x, size.width - width / 2), width / 2),
            y: max(min(point.y, size.height - height / 2), height / 2))
    }

    private func box(around point: Point, width: Double, height: Double) -> Rect {
        Rect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    }

    private func isFree(_ box: Rect) -> Bool {
        let (across, down) = squares(of: box)
        return down.allSatisfy { row in across.allSatisfy { !isTaken[row * columns + $0] } }
    }

    private mutating func take(_ box: Rect) {
        let (across, down) = squares(of: box)
        for row in down {
            for column in across { isTaken[row * columns + column] = true }
        }
    }

    private func squares(of box: Rect) -> (Range<Int>, Range<Int>) {
        func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
            let first = min(max(Int(from / BadgePlaces.step), 0), count)
            let last = min(max(Int((to / BadgePlaces.step).rounded(.up)), first), count)
            return first..<last
        }
        return (range(box.x, box.maxX, columns), range(box.y, box.maxY, rows))
    }
}
