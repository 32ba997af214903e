import ScreenModel
import ScreenReader

@testable import Rehearsal

/// A screen as a comparison test writes it: one line, a stop between commas. `#id` before the label
/// gives an id, `(` and `)` hold a list, `=type` behind it a type, `!` a hint, `|` begins the status
/// bar. `#cart Cart=button, Total !Double tap`.
struct ComparisonSketch {
    var screen = Screen()

    init(_ line: String, _ change: (inout Screen) -> Void = { _ in }) {
        var tree = ElementTree()
        var parents: [ElementIndex] = [.root]
        var isSide = false
        for part in line.split(separator: ",") {
            var text = String(part.drop { $0 == " " })
            if text.hasPrefix("|") {
                isSide = true
                text.removeFirst()
            }
            var closing = 0
            while text.hasSuffix(")") {
                closing += 1
                text.removeLast()
            }
            while let open = text.firstIndex(of: "(") {
                var container = Element()
                ComparisonSketch.read(String(text[..<open]), into: &container)
                container.container = container.container ?? .list
                let parent = parents.last ?? .root
                parents.append(tree.append(container, to: parent))
                text = String(text[text.index(after: open)...])
            }
            var element = Element()
            ComparisonSketch.read(text, into: &element)
            element.isOnSideList = isSide
            element.accessible = true
            tree.append(element, to: parents.last ?? .root)
            parents.removeLast(min(closing, parents.count - 1))
        }
        tree.seal()
        screen.tree = tree
        change(&screen)
    }

    private static func read(_ text: String, into element: inout Element) {
        var rest = text[...]
        if rest.hasPrefix("#") {
            let end = rest.firstIndex(of: " ") ?? rest.endIndex
            element.id = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[end...].drop { $0 == " " }
        }
        if let mark = rest.firstIndex(of: "!") {
            element.hint = String(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        }
        if let mark = rest.firstIndex(of: "=") {
            let name = String(rest[rest.index(after: mark)...].filter { $0 != " " })
            element.type = ElementType.named(name)
            if element.type == nil { element.container = ContainerKind(rawValue: name) }
            rest = rest[..<mark]
        }
        while rest.last == " " { rest.removeLast() }
        element.label = rest.isEmpty ? nil : String(rest)
    }

    var session: Session {
        Session(screen: screen, settings: Settings()) { _ in .failure("") }
    }
}

extension ScreenComparison {
    init(_ old: String, _ new: String) {
        self.init(ComparisonSketch(old).session, ComparisonSketch(new).session, rotors: ([], []))
    }

    /// `+2 B`, `-1 A`, `>3→1 C`, `~2 B/C`, `c2 B`: one mark for each change.
    var marks: String {
        changes.map { change in
            let (before, after) = (change.before, change.after)
            func number(_ heard: ScreenChange.Heard?) -> String {
                (heard?.isSide == true ? "S" : "") + (heard?.index).map(String.init).or("")
            }
            let words = "\(before?.utterance ?? "")/\(after?.utterance ?? "")"
            switch change.kind {
            case .added: return "+\(number(after)) \(after?.utterance ?? "")"
            case .removed: return "-\(number(before)) \(before?.utterance ?? "")"
            case .moved:
                let name = change.isRespoken ? words : after?.utterance ?? ""
                return ">\(number(before))→\(number(after)) \(name)"
            case .respoken:
                let kind = change.respeaking == .words ? "" : "(\(change.respeaking))"
                return "~\(number(after))\(kind) \(words)"
            case .container:
                return change.text.map { "c \($0)" }
                    ?? "c\(number(after)) \(after?.utterance ?? "")"
            case .order, .rotor: return change.text ?? ""
            }
        }.joined(separator: "; ")
    }
}

extension Optional {
    fileprivate func or(_ other: Wrapped) -> Wrapped { self ?? other }
}

/// SplitMix64: chance that is the same every time.
struct EditDice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(max(sides, 1)))
    }
}
