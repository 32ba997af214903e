import ScreenModel
import ScreenReader

/// Which elements can be seen, as far as frames, `alpha` and the screen's edges tell.
struct Sight {
    private let tree: ElementTree
    private var isTransparent: [Bool]
    /// For each element what is left of the screen for it.
    private var windows: [Rect?]
    private let isNative: Bool

    /// Parents stand before their children in a tree's storage.
    init(_ session: Session) {
        tree = session.screen.tree
        isNative = session.screen.format == "native"
        let screen = session.screen.size.map {
            Rect(x: 0, y: 0, width: $0.width, height: $0.height)
        }
        isTransparent = Array(repeating: false, count: tree.count)
        windows = Array(repeating: screen, count: tree.count)
        for place in 1..<max(tree.count, 1) {
            let index = ElementIndex(place)
            let parent = tree[index].links.parent
            guard parent.place >= 0 else { continue }
            isTransparent[place] = isTransparent[parent.place]
            if tree[index].hasExtras, let alpha = tree[index].extras.alpha, alpha <= 0 {
                isTransparent[place] = true
            }
            windows[place] = windows[parent.place]
            if tree[index].clipsWhatItHolds, let frame = tree[index].frame, frame.isUsable {
                windows[place] = windows[place].map { $0.shared(with: frame) } ?? frame
            }
        }
    }

    /// Without a frame a hand-written element is taken as seen, one of a dump is not.
    func sees(_ index: ElementIndex) -> Bool {
        guard !isTransparent[index.place] else { return false }
        guard let frame = tree[index].frame else { return isNative }
        guard frame.isUsable, frame.width > 0, frame.height > 0 else { return false }
        guard let window = windows[index.place] else { return true }
        let middle = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        return window.contains(middle)
    }
}

extension Element {
    fileprivate var clipsWhatItHolds: Bool {
        switch type {
        case .scrollArea, .list, .table, .collectionView, .webArea, .textArea: true
        default: false
        }
    }
}

extension Rect {
    fileprivate func shared(with other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top))
    }
}
