import ScreenModel
import ScreenReader

/// The stops by height, so that drawing a page of the screen does not look at all of them. Built
/// once per change of the tree, and only while the sketch is shown.
struct SketchIndex: Sendable {
    struct Place: Sendable {
        var middle: Double
        var element: ElementIndex
    }

    /// From top to bottom, by the middle of the frame.
    private(set) var places: [Place] = []
    /// In points.
    private(set) var size = Size(width: 390, height: 844)

    init() {}

    init(_ session: Session) {
        let screen = session.screen
        var widest = 0.0
        for index in session.stops {
            guard let frame = SketchIndex.frame(of: screen.tree[index]) else { continue }
            places.append(Place(middle: frame.y + frame.height / 2, element: index))
            widest = max(widest, frame.maxX)
        }
        places.sort { ($0.middle, $0.element) < ($1.middle, $1.element) }
        if let stated = screen.size, stated.width > 0, stated.height > 0 {
            size = stated
        } else if widest > 0 {
            // Without a stated size a phone's proportions.
            size = Size(width: widest, height: widest * 2.16)
        }
    }

    /// The frame to draw an element by; nil where it has none that can be drawn.
    static func frame(of element: Element) -> Rect? {
        let frame = element.extras.visualFrame ?? element.frame
        guard let frame, frame.isUsable, frame.width > 0, frame.height > 0 else { return nil }
        return frame
    }

    /// The top of the page that holds `middle`: the screen itself, or as many heights of it
    /// further down or up.
    func pageTop(of middle: Double) -> Double {
        let pages = middle / size.height
        guard pages.magnitude < 1e6 else { return 0 }
        let whole = Double(Int(pages))
        return (whole > pages ? whole - 1 : whole) * size.height
    }

    /// The stops whose middle lies on the page that begins at `top`.
    func places(onPage top: Double) -> Range<Int> {
        let start = places.partitionPoint(where: { $0.middle >= top })
        let end = places.partitionPoint(where: { $0.middle >= top + size.height })
        return start..<max(start, end)
    }
}
