import ScreenModel

/// Decides which nodes of a dump are stops, and which of them lie beside the reading order.
enum DerivedStops {
    /// The stops in document order.
    static func find(in dump: Dump) -> [Int] {
        switch dump.rule {
        case .stated:
            dump.facts.indices.dropFirst().filter {
                dump.facts[$0].flag == true && !dump.facts[$0].isHidden
            }
        case .flagged: flagged(in: dump)
        case .derived: derived(in: dump)
        case .typeless: TypelessStops.find(in: dump)
        }
    }

    /// The flagged nodes. Of two that lie inside each other the inner one is the stop, except in
    /// a text field: WebDriverAgent flags a cell whose first child is the element, and text fields
    /// whatever lies inside them (WebDriverAgent source, M).
    private static func flagged(in dump: Dump) -> [Int] {
        let facts = dump.facts
        var isInField = [Bool](repeating: false, count: facts.count)
        var hasFlagBelow = isInField
        for place in facts.indices.dropFirst() {
            let parent = Int(facts[place].parent)
            isInField[place] =
                isInField[parent]
                || (facts[parent].flag == true && StopRole(facts[parent].type) == .textEntry)
        }
        for place in facts.indices.dropFirst().reversed() {
            let isFlagged = facts[place].flag == true && !isInField[place]
            if isFlagged || hasFlagBelow[place] { hasFlagBelow[Int(facts[place].parent)] = true }
        }
        return facts.indices.dropFirst().filter { place in
            guard facts[place].flag == true, !isInField[place] else { return false }
            return !hasFlagBelow[place] || StopRole(facts[place].type) == .textEntry
        }
    }

    /// From types and texts, from the root down; below a stop only the buttons of a text field
    /// are looked at.
    private static func derived(in dump: Dump) -> [Int] {
        let facts = dump.facts
        var hasWordsBelow = [Bool](repeating: false, count: facts.count)
        for place in facts.indices.dropFirst().reversed()
        where facts[place].hasWords || hasWordsBelow[place] {
            hasWordsBelow[Int(facts[place].parent)] = true
        }
        var stops: [Int] = []
        var fieldEnd = 0
        var place = 1
        while place < facts.count {
            let fact = facts[place]
            let end = Int(fact.end)
            if fact.isHidden || fact.isScrollBar {
                place = end
                continue
            }
            let role = StopRole(fact.type)
            if place < fieldEnd, fact.type != .button {
                place += 1
                continue
            }
            switch role {
            case .textEntry:
                stops.append(place)
                fieldEnd = end
                place += 1
                continue
            case .control:
                stops.append(place)
                place = end
                continue
            case .button where fact.hasText || !hasWordsBelow[place],
                .text where fact.hasText,
                .other where fact.hasText && dump.isLeaf(place):
                stops.append(place)
                place = end
                continue
            case .container, .button, .text, .other: break
            }
            place += 1
        }
        return stops
    }

    /// Splits the stops into those of the reading order and those beside it: the status bar's,
    /// what another process draws at the top of the screen (L), and what the reader put there.
    static func splitSideList(_ stops: [Int], of dump: Dump) -> (main: [Int], side: [Int]) {
        let facts = dump.facts
        var isBeside = [Bool](repeating: false, count: facts.count)
        var appProcess: Int32 = 0
        for place in facts.indices.dropFirst() {
            let parent = Int(facts[place].parent)
            isBeside[place] =
                isBeside[parent] || facts[place].isBeside || facts[parent].type == .statusBar
            if appProcess == 0, facts[place].type == .application {
                appProcess = facts[place].process
            }
        }
        var result: (main: [Int], side: [Int]) = ([], [])
        for place in stops {
            let process = facts[place].process
            let isForeign = process != 0 && appProcess != 0 && process != appProcess
            let endsAtTop = dump.frame(place).map { $0.maxY <= statusBarHeight } ?? false
            if isBeside[place] || (isForeign && endsAtTop) {
                result.side.append(place)
            } else {
                result.main.append(place)
            }
        }
        return result
    }

    /// Points from the top within which a foreign element counts as the status bar's.
    private static let statusBarHeight = 60.0

    /// The stops without those that repeat the one before: equal text in equal frames, as React
    /// Native wraps every text in itself. `stops` are in reading order.
    static func withoutDoubles(_ stops: [Int], of dump: Dump) -> [Int] {
        var result: [Int] = []
        for place in stops {
            if let last = result.last, let a = dump.frame(last), let b = dump.frame(place),
                isSame(a, b), dump.text(last) == dump.text(place)
            {
                continue
            }
            result.append(place)
        }
        return result
    }

    private static func isSame(_ a: Rect, _ b: Rect) -> Bool {
        abs(a.x - b.x) <= 1 && abs(a.y - b.y) <= 1 && abs(a.width - b.width) <= 1
            && abs(a.height - b.height) <= 1
    }
}
