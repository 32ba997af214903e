import ScreenModel

/// The states of a whole dump: why there may be nothing to walk, what is broken about it.
enum DumpStates {
    /// The states in the order in which they are reported.
    static func notes(of dump: Dump, stopCount: Int) -> [ImportNote] {
        var notes: [ImportNote] = []
        if dump.isCut {
            notes.append(
                ImportNote(.cut, "the file is cut; \(dump.nodeCount) whole elements were kept"))
        }
        notes += capture(of: dump)
        if dump.hasWebContent {
            notes.append(
                ImportNote(.webContentNotRead, "the file holds web content, which is not read"))
        }
        notes += hollowGroups(of: dump)
        if stopCount == 0, notes.isEmpty {
            notes.append(
                ImportNote(
                    .noStops,
                    "nothing to stop on: an app without accessibility elements (a game, Flutter "
                        + "without semantics), or a page that was not loaded yet"))
        }
        return notes
    }

    /// What went wrong when the dump was taken.
    private static func capture(of dump: Dump) -> [ImportNote] {
        let facts = dump.facts.dropFirst()
        guard !facts.isEmpty else {
            let advice = dump.advice ?? "the capture failed"
            return [ImportNote(.noRoot, "the dump holds no element: \(advice)")]
        }
        if facts.allSatisfy(\.isAny) {
            return [
                ImportNote(
                    .allAny,
                    "every element is of the type Any: the capture is broken, start the "
                        + "driver again")
            ]
        }
        if dump.nodeCount == dump.root, dump.facts[dump.root].type == .application,
            let frame = dump.element(dump.root).frame
        {
            return [
                isEmpty(frame)
                    ? ImportNote(
                        .appZero,
                        "one application of size 0×0 and nothing else: the accessibility "
                            + "service was not ready, take the dump again")
                    : ImportNote(
                        .appOnly,
                        "one application without contents: another process owns the "
                            + "screen, such as a system dialog")
            ]
        }
        let isNothing = dump.facts.indices.dropFirst().allSatisfy { place in
            !dump.facts[place].hasText && dump.element(place).frame.map(isEmpty) == true
        }
        if isNothing {
            return [
                ImportNote(.noRoot, "only empty elements of size 0×0: the capture failed")
            ]
        }
        let isHomeScreen =
            dump.firstLabel == " "
            || dump.bundleID == "com.apple.springboard" && TextTests.isBlank(dump.firstLabel)
        return isHomeScreen
            ? [ImportNote(.springboard, "this is the home screen, not an app")] : []
    }

    private static func isEmpty(_ frame: Rect) -> Bool {
        frame.width <= 0 && frame.height <= 0
    }

    /// Labelled bars and groups without children, which the simulator's accessibility service
    /// often leaves out (facebook/idb#767, AXe#43).
    private static func hollowGroups(of dump: Dump) -> [ImportNote] {
        let hollow = dump.facts.indices.dropFirst().filter { place in
            switch dump.facts[place].type {
            case .group, .tabBar, .toolbar, .navigationBar:
                dump.isLeaf(place) && dump.element(place).label?.isEmpty == false
            default: false
            }
        }
        guard let first = hollow.first else { return [] }
        let label = dump.element(first).label ?? ""
        let more = hollow.count > 1 ? " and \(hollow.count - 1) more" : ""
        let advice =
            dump.isFlat
            ? "a flat list cannot show what they hold, take it nested"
            : "the dump lacks their contents, VoiceOver would reach them"
        return [
            ImportNote(
                .hollowGroup, "'\(label)'\(more) without children: \(advice)",
                path: dump.tree.path(of: ElementIndex(first)))
        ]
    }
}
