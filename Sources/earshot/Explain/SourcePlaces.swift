import ScreenImport
import ScreenModel
import ScreenReader

/// Where stops and the properties that they speak stand in the file, as lines and columns.
struct SourcePlaces {
    /// As the user named it.
    let file: String
    private var offsets: [SegmentOrigin: Int] = [:]
    private var places: [Int: SourcePlace] = [:]

    /// Finds all that the entries will ask for in one pass over the file's text.
    init(_ opened: OpenedScreen, _ session: Session, _ entries: [Transcript.Entry]) {
        file = opened.file.name
        guard let known = opened.places else { return }
        let tree = session.screen.tree
        for entry in entries {
            var origins = [SegmentOrigin(element: entry.stop.index, key: nil)]
            origins += entry.utterance.segments.compactMap {
                session.origin(of: $0, in: entry.stop)
            }
            add(origins, known, tree)
        }
        places = known.places(at: Array(offsets.values))
    }

    /// The place of one element, stop or not.
    init(_ opened: OpenedScreen, _ element: ElementIndex, _ session: Session) {
        file = opened.file.name
        guard let known = opened.places else { return }
        add([SegmentOrigin(element: element, key: nil)], known, session.screen.tree)
        places = known.places(at: Array(offsets.values))
    }

    private mutating func add(
        _ origins: [SegmentOrigin], _ known: ElementPlaces, _ tree: ElementTree
    ) {
        var last: (element: ElementIndex, properties: ElementProperties)?
        for origin in origins where offsets[origin] == nil {
            guard origin.key != nil else {
                offsets[origin] = Int(tree[origin.element].sourceOffset)
                continue
            }
            if last?.element != origin.element {
                last = (origin.element, known.properties(of: tree[origin.element]))
            }
            offsets[origin] = last?.properties.offset(of: origin.key)
        }
    }

    func place(of element: ElementIndex) -> SourcePlace? {
        place(of: SegmentOrigin(element: element, key: nil))
    }

    func place(of origin: SegmentOrigin?) -> SourcePlace? {
        origin.flatMap { offsets[$0] }.flatMap { places[$0] }
    }

    /// `checkout.json:14:9`; nil where the place is not known.
    func text(of origin: SegmentOrigin?) -> String? {
        place(of: origin).map { "\(file):\($0.line):\($0.column)" }
    }

    func text(of element: ElementIndex) -> String? {
        text(of: SegmentOrigin(element: element, key: nil))
    }
}
