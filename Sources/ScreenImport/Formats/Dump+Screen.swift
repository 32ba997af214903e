import ScreenModel

extension Dump {
    /// Decides stops and order and makes the screen. The dump must be complete.
    mutating func makeScreen(format: ScreenFormat) -> ImportResult {
        close()
        let found = DerivedStops.find(in: self)
        if rule == .typeless { TypelessStops.clean(found, of: &self) }
        let (main, side) = DerivedStops.splitSideList(found, of: self)
        var screen = Screen()
        screen.format = format.id
        screen.unknown = unknown
        screen.platform = platform
        screen.title = title
        screen.app = app
        setRootFacts(of: &screen, stops: main)
        let sorted = ordered(main, on: screen)
        let stops =
            rule == .typeless ? sorted : DerivedStops.withoutDoubles(sorted, of: self)
        var result = ImportResult(screen: screen, format: format.id, nodeCount: nodeCount)
        result.notes =
            DumpStates.notes(of: self, stopCount: stops.count) + notes
            + remarks(stopCount: stops.count, doubles: sorted.count - stops.count)
        markStops(stops, side: side)
        seal()
        result.screen.tree = tree
        let besides = ordered(side, on: screen)
        result.screen.statedOrder = (stops + besides).map { ElementIndex($0) }
        return result
    }

    private func ordered(_ stops: [Int], on screen: Screen) -> [Int] {
        switch order {
        case .frames:
            let order = VisualOrder(
                idiom: screen.effectiveIdiom, direction: screen.direction ?? .leftToRight)
            return FrameOrder.sorted(stops, of: self, order: order)
        case .file: return stops
        case .ranks(let ranks):
            let ranked = stops.map { (rank: $0 < ranks.count ? ranks[$0] : .max, place: $0) }
            return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.place)
        }
    }

    /// Size, app and direction of the screen, from the first node and the texts of the stops.
    private func setRootFacts(of screen: inout Screen, stops: [Int]) {
        guard nodeCount > 0 else { return }
        if let screenSize {
            screen.size = screenSize
        } else if platform == .iOS || facts[1].type.isScreenWide, root <= nodeCount,
            let frame = frame(root)
        {
            screen.size = Size(width: frame.width, height: frame.height)
        }
        if root <= nodeCount, facts[root].type == .application,
            let label = element(root).label, !label.isEmpty
        {
            screen.app = label
        }
        if let direction {
            screen.direction = direction
            return
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
        let isDerived = rule.isDerived
        for place in facts.indices.dropFirst() {
            let isOpen = platform == .macOS && facts[place].isEnteredOnMac
            modify(place) {
                $0.accessible = isStop[place] ? true : isOpen ? nil : false
                if isDerived { $0.derived.insert(.stops) }
            }
        }
        for place in side { modify(place) { $0.isOnSideList = true } }
        hideUnseen(isStop)
    }

    /// Keeps that something cannot be seen where no stop is in it. On the Mac a container is one.
    private mutating func hideUnseen(_ isStop: [Bool]) {
        guard platform == .iOS else { return }
        var holdsStop = isStop
        for place in facts.indices.dropFirst().reversed() {
            if holdsStop[place] {
                holdsStop[Int(facts[place].parent)] = true
            } else if facts[place].isHidden || facts[place].isUnseen {
                modify(place) { $0.hidden = true }
            }
        }
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
            if rule.isDerived {
                let source = rule == .typeless ? "texts" : "types"
                notes.append(
                    ImportNote(.derived, "which elements are stops follows their \(source)"))
            }
            if unknown.contains(.order) {
                let source = order == .file ? "is that of the file" : "follows the frames"
                notes.append(ImportNote(.derived, "the reading order \(source)"))
            }
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
        appendDropped(scrollBarsInLabels, "label's mention of scroll bars", to: &notes)
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

extension DumpFacts {
    /// What VoiceOver on the Mac stops on though it is no stop of a flat list: containers, and the
    /// bars between them. Scroll bars are reached by a command of their own.
    fileprivate var isEnteredOnMac: Bool {
        (type.isContainer || type == .splitter) && !isHidden
    }
}

extension ElementType {
    /// Whether it is as large as what it holds; a list of a Mac app's controls begins with any.
    fileprivate var isScreenWide: Bool { self == .application || self == .window }
}
