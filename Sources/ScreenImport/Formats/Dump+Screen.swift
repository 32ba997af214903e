import ScreenModel

extension Dump {
    /// Decides stops and order and makes the screen. The dump must be complete.
    mutating func makeScreen(format: ScreenFormat) -> ImportResult {
        close()
        let found = DerivedStops.find(in: self)
        let (main, side) = DerivedStops.splitSideList(found, of: self)
        var screen = Screen()
        screen.format = format.id
        screen.unknown = unknown
        setRootFacts(of: &screen, stops: main)
        let sorted = ordered(main, on: screen)
        let stops = DerivedStops.withoutDoubles(sorted, of: self)
        var result = ImportResult(screen: screen, format: format.id, nodeCount: nodeCount)
        result.notes =
            DumpStates.notes(of: self, stopCount: stops.count) + notes
            + remarks(stopCount: stops.count, doubles: sorted.count - stops.count)
        markStops(stops, side: side)
        seal()
        result.screen.tree = tree
        result.screen.statedOrder = stops.map { ElementIndex($0) }
        return result
    }

    private func ordered(_ stops: [Int], on screen: Screen) -> [Int] {
        guard order == .frames else { return stops }
        let order = VisualOrder(
            idiom: screen.effectiveIdiom, direction: screen.direction ?? .leftToRight)
        return FrameOrder.sorted(stops, of: self, order: order)
    }

    /// Size, app and direction of the screen, from the first node and the texts of the stops.
    private func setRootFacts(of screen: inout Screen, stops: [Int]) {
        guard nodeCount > 0 else { return }
        if let screenSize {
            screen.size = screenSize
        } else if let frame = frame(1) {
            screen.size = Size(width: frame.width, height: frame.height)
        }
        if facts[1].type == .application, let label = element(1).label, !label.isEmpty {
            screen.app = label
        }
        var balance = 0
        for stop in stops {
            switch TextTests.beginsRightToLeft(text(stop)) {
            case true: balance += 1
            case false: balance -= 1
            case nil: break
            }
        }
        if balance > 0 { screen.direction = .rightToLeft }
    }

    private mutating func markStops(_ stops: [Int], side: [Int]) {
        var isStop = [Bool](repeating: false, count: facts.count)
        for place in stops { isStop[place] = true }
        for place in side { isStop[place] = true }
        let isDerived = rule == .derived
        for place in facts.indices.dropFirst() {
            modify(place) {
                $0.accessible = isStop[place]
                if isDerived { $0.derived.insert(.stops) }
            }
        }
        for place in side { modify(place) { $0.isOnSideList = true } }
    }

    /// What the format cannot say, what was worked out, what was left out.
    private func remarks(stopCount: Int, doubles: Int) -> [ImportNote] {
        guard nodeCount > 0 else { return [] }
        var notes: [ImportNote] = []
        if !unknown.isEmpty {
            let words = unknown.namesOfSetBits.joined(separator: ", ")
            notes.append(ImportNote(.missing, "this dump cannot say: \(words)"))
        }
        let depth = depth
        if depth == 50 || depth == 62 {
            notes.append(
                ImportNote(
                    .missing, "\(depth) levels: probably cut at the depth limit of the driver"))
        }
        if stopCount > 0 {
            if rule == .derived {
                notes.append(ImportNote(.derived, "which elements are stops follows their types"))
            }
            let source = order == .file ? "is that of the file" : "follows the frames"
            notes.append(ImportNote(.derived, "the reading order \(source)"))
            let withoutTraits = tree.descendants(of: .root).lazy.filter {
                tree[$0].derived.contains(.traits)
            }.count
            if withoutTraits > 0 {
                notes.append(ImportNote(.derived, "traits follow the types of the elements"))
            }
        }
        let hidden = facts.dropFirst().count(where: \.isHidden)
        appendDropped(hidden, "hidden element", to: &notes)
        appendDropped(doubles, "stop that repeats the one before it", to: &notes)
        appendDropped(blankTexts, "text of invisible characters alone", to: &notes)
        appendDropped(structuredValues, "value that is a list or an object", to: &notes)
        appendDropped(doubledIDs, "identifier that an earlier element has", to: &notes)
        return notes
    }

    private func appendDropped(_ count: Int, _ what: String, to notes: inout [ImportNote]) {
        guard count > 0 else { return }
        notes.append(ImportNote(.dropped, "\(count) × \(what)"))
    }

    /// Levels of the tree, the first one counted.
    private var depth: Int {
        var levels = [Int32](repeating: 0, count: facts.count)
        var deepest: Int32 = 0
        for place in facts.indices.dropFirst() {
            levels[place] = levels[Int(facts[place].parent)] + 1
            deepest = max(deepest, levels[place])
        }
        return Int(deepest)
    }
}
