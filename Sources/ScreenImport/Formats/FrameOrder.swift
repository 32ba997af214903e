import ScreenModel

/// Puts the stops of a dump into reading order by their frames: the order of a dump is that of the
/// views, not of VoiceOver.
///
/// Stops and groups (bars, tables, sheets, …) of one level are sorted by place; a group is placed
/// as one unit and sorted inside by the same rule. Nothing here recurses.
struct FrameOrder {
    private struct Level {
        /// Places of stops and groups in document order; after sorting in reading order.
        var units: [Int32] = []
        /// Where its first stop is.
        var place: Point?
    }

    private let dump: Dump
    private let order: VisualOrder
    private var levels: [Level] = []
    /// By place of a node: the level that it opens; -1 for a stop or a transparent node.
    private var levelOfNode: [Int32]

    /// `stops` in document order → in reading order.
    static func sorted(_ stops: [Int], of dump: Dump, order: VisualOrder) -> [Int] {
        var sorter = FrameOrder(stops, dump, order)
        for level in sorter.levels.indices.reversed() { sorter.sort(level) }
        return sorter.flattened()
    }

    private init(_ stops: [Int], _ dump: Dump, _ order: VisualOrder) {
        self.dump = dump
        self.order = order
        let facts = dump.facts
        levelOfNode = [Int32](repeating: -1, count: facts.count)
        var isStop = [Bool](repeating: false, count: facts.count)
        for place in stops { isStop[place] = true }
        // The level around each node; nodes come before those below them.
        var around = [Int32](repeating: 0, count: facts.count)
        levels.append(Level())
        levelOfNode[0] = 0
        for place in facts.indices.dropFirst() {
            let parent = Int(facts[place].parent)
            let outer = levelOfNode[parent] >= 0 ? levelOfNode[parent] : around[parent]
            around[place] = outer
            let opens = !isStop[place] && FrameOrder.isGroup(facts[place].type)
            if opens {
                levelOfNode[place] = Int32(levels.count)
                levels.append(Level())
            }
            if opens || isStop[place] { levels[Int(outer)].units.append(Int32(place)) }
        }
    }

    private static func isGroup(_ type: ElementType) -> Bool {
        switch type {
        case .navigationBar, .tabBar, .tabGroup, .toolbar, .keyboard, .alert, .sheet, .dialog,
            .popover, .drawer, .picker, .datePicker, .menu, .menuBar:
            true
        default: isScrolling(type) || isSection(type)
        }
    }

    private static func isScrolling(_ type: ElementType) -> Bool {
        switch type {
        case .scrollArea, .table, .collectionView, .outline, .list, .webArea, .group: true
        default: false
        }
    }

    /// Applications and windows follow each other in document order.
    private static func isSection(_ type: ElementType) -> Bool {
        type == .application || type == .window
    }

    private mutating func sort(_ level: Int) {
        let facts = dump.facts
        let units = levels[level].units.filter { unit in
            let inner = levelOfNode[Int(unit)]
            return inner < 0 || !levels[Int(inner)].units.isEmpty
        }
        let bars = units.filter { facts[Int($0)].type == .navigationBar }
            .prefix(16).compactMap { dump.frame(Int($0)) }
        var result: [Int32] = []
        var run: (units: [Int32], places: [Point]) = ([], [])
        var first: Point?
        func sortRun() {
            let places = order.stableSorted(run.places)
            result += places.map { run.units[$0] }
            if first == nil { first = places.first.map { run.places[$0] } }
            run = ([], [])
        }
        for unit in units {
            if FrameOrder.isSection(facts[Int(unit)].type) {
                sortRun()
                result.append(unit)
                first = first ?? place(of: Int(unit), bars: [])
            } else {
                let before = run.places.last ?? Point(x: -.infinity, y: -.infinity)
                run.units.append(unit)
                run.places.append(place(of: Int(unit), bars: bars) ?? before)
            }
        }
        sortRun()
        levels[level].units = result
        levels[level].place = first.flatMap { $0.y.isFinite ? $0 : nil }
    }

    /// Where a unit stands among its neighbours; `nil` without a usable frame.
    private func place(of unit: Int, bars: [Rect]) -> Point? {
        let frame = dump.frame(unit)
        guard levelOfNode[unit] >= 0 else { return frame.map { Point(x: $0.x, y: $0.y) } }
        guard var place = levels[Int(levelOfNode[unit])].place else { return nil }
        guard FrameOrder.isScrolling(dump.facts[unit].type), let frame else { return place }
        // What is scrolled away or lies under the bar must not come before the bar (L).
        place.y = max(place.y, frame.y)
        for bar in bars where overlaps(bar, frame) { place.y = max(place.y, bar.maxY) }
        return place
    }

    private func overlaps(_ a: Rect, _ b: Rect) -> Bool {
        a.x < b.maxX && b.x < a.maxX && a.y < b.maxY && b.y < a.maxY
    }

    private func flattened() -> [Int] {
        var result: [Int] = []
        var open: [(level: Int, next: Int)] = [(0, 0)]
        while let (level, next) = open.popLast() {
            let units = levels[level].units
            guard next < units.count else { continue }
            open.append((level, next + 1))
            let unit = Int(units[next])
            if levelOfNode[unit] >= 0 {
                open.append((Int(levelOfNode[unit]), 0))
            } else {
                result.append(unit)
            }
        }
        return result
    }
}
