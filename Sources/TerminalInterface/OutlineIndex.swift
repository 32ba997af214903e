import ScreenModel
import ScreenReader

/// The rows of the outline and where each element stands in them. Built once per change of the
/// tree; a key needs the rows in view alone.
struct OutlineIndex: Sendable {
    struct Row: Sendable, Equatable {
        enum Kind: UInt8, Sendable {
            case stop, skipped
            /// The first and the last line of a container's bracket.
            case open, close
        }

        var element: ElementIndex
        /// Containers around it.
        var depth: UInt8
        var kind: Kind

        /// Whether the cursor stands here while it is on the element: a container can be a stop.
        var holdsCursor: Bool { kind == .stop || kind == .open }
    }

    private(set) var rows: [Row] = []
    /// Whether a text in it could push aside what follows it on its row.
    private(set) var isUncertain = false
    private var rowOfElement: [Int32] = []
    /// The rows that opened the containers around the present element.
    private var open: [Int] = []

    init() {}

    init(_ session: Session, showsSkipped: Bool) {
        let tree = session.screen.tree
        let side = Set(session.sideStops)
        rowOfElement = Array(repeating: -1, count: tree.count)
        var current = ElementIndex.root
        while true {
            var next = tree[current].links.firstChild
            while next.isNone, current != .root {
                leave(current)
                next = tree[current].links.next
                if next.isNone { current = tree[current].links.parent }
            }
            guard !next.isNone else { break }
            current = next
            let isStop = session.position(of: current) != nil || side.contains(current)
            let isEntered = session.holdsStops(current)
            enter(
                current, tree[current], isStop: isStop, isEntered: isEntered,
                showsSkipped: showsSkipped)
        }
    }

    /// The row of an element's first line; nil where it has none.
    func row(of element: ElementIndex) -> Int? {
        guard rowOfElement.indices.contains(element.place) else { return nil }
        let row = rowOfElement[element.place]
        return row < 0 ? nil : Int(row)
    }

    private mutating func enter(
        _ index: ElementIndex, _ element: Element, isStop: Bool, isEntered: Bool,
        showsSkipped: Bool
    ) {
        if isStop, !isEntered {
            add(index, .stop, element)
        } else if isEntered || OutlineIndex.isContainer(element) {
            add(index, .open, element)
            open.append(rows.count - 1)
        } else if showsSkipped, element.hasText {
            add(index, .skipped, element)
        }
    }

    /// Ends the bracket of a container; one that holds nothing to show is taken back.
    private mutating func leave(_ index: ElementIndex) {
        guard let row = open.last, rows[row].element == index else { return }
        open.removeLast()
        if row == rows.count - 1 {
            rows.removeLast()
            rowOfElement[index.place] = -1
        } else {
            rows.append(Row(element: index, depth: UInt8(clamping: open.count), kind: .close))
        }
    }

    private mutating func add(_ index: ElementIndex, _ kind: Row.Kind, _ element: Element) {
        rowOfElement[index.place] = Int32(truncatingIfNeeded: rows.count)
        rows.append(Row(element: index, depth: UInt8(clamping: open.count), kind: kind))
        if !isUncertain {
            isUncertain =
                !CellText.isCertain(element.label ?? "")
                || !CellText.isCertain(element.value ?? "")
        }
    }

    /// Whether an element that is no stop is drawn as a bracket around what it holds.
    private static func isContainer(_ element: Element) -> Bool {
        guard !element.links.firstChild.isNone else { return false }
        if element.effectiveContainer != .none || element.isModal { return true }
        switch element.type {
        case .application, .window, .other, nil: return false
        case let type?: return type.isContainer
        }
    }
}
