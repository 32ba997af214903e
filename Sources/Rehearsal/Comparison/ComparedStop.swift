import ScreenModel
import ScreenReader

/// A stop as one of the two screens has it: what is heard, and what may tell that it is the same
/// one in the other screen.
struct ComparedStop: Sendable {
    /// Place among the stops, or among those of the status bar, from 1.
    var index: Int
    var isSide: Bool
    var element: ElementIndex
    var id: String
    /// The id where the app gave it and no other stop has it.
    var identity: String?
    /// As it is shown: without the hint.
    var utterance: String
    var hint: String
    /// What is said of the element itself.
    var words: String
    /// What containers add: their names, their ends, headers.
    var surroundings: String
    /// The place in a container: "2 of 5", a row, a column.
    var place: String
    /// What kind of element it is said to be.
    var role: String
    /// Whether it says more than its kind.
    var isTelling: Bool
    var frame: Rect?
    /// The innermost container around it, as a place in the list of them.
    var container: Int?
}

extension ComparedStop {
    /// Facts that one of the two files cannot know are left out of what is compared.
    init(
        _ stop: Stop, _ utterance: Utterance, index: Int, isSide: Bool, leavingOut unknown: Facets
    ) {
        self.index = index
        self.isSide = isSide
        element = stop.index
        id = stop.id
        self.utterance = utterance.text
        hint = utterance.hint
        words = ""
        surroundings = ""
        place = ""
        role = ""
        isTelling = false
        frame = stop.element.frame
        for segment in utterance.segments where !segment.text.isEmpty {
            guard unknown.isEmpty || !unknown.contains(segment.kind.facet) else { continue }
            switch segment.kind {
            case .hint: break
            case .container, .boundary, .header, .span:
                ComparedStop.append(segment.text, to: &surroundings)
            case .position, .row, .column: ComparedStop.append(segment.text, to: &place)
            case .role:
                ComparedStop.append(segment.text, to: &role)
                if !unknown.contains(.traits) { ComparedStop.append(segment.text, to: &words) }
            case .label, .value, .content:
                isTelling = true
                ComparedStop.append(segment.text, to: &words)
            case .selected, .dimmed, .state, .expanded, .more, .phrase:
                ComparedStop.append(segment.text, to: &words)
            }
        }
    }

    private static func append(_ text: String, to line: inout String) {
        if !line.isEmpty { line += ", " }
        line += text
    }

    /// The screen's own name of an element without an id is its place: it changes with every
    /// insertion and says nothing.
    static func isPlaceName(_ id: String) -> Bool {
        id.utf8.first == UInt8(ascii: "@")
            && id.utf8.dropFirst().allSatisfy {
                $0 == UInt8(ascii: "/") || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
            }
    }
}

extension Segment.Kind {
    /// What a file must know for such a segment to be there; empty where any file does.
    fileprivate var facet: Facets {
        switch self {
        case .label: .label
        case .value: .value
        case .content: .customContent
        case .selected: .selected
        case .dimmed: .enabled
        case .more: .actions
        case .container, .boundary, .position, .span, .row, .column, .header: .containers
        case .hint: .hint
        case .role, .state, .expanded, .phrase: []
        }
    }
}
