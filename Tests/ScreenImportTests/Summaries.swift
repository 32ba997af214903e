import ScreenModel
import Testing

@testable import ScreenImport

/// A table's row that a test prints by a short name.
protocol NamedCase: Sendable, CustomTestStringConvertible {
    var name: String { get }
}

extension NamedCase {
    var testDescription: String { name }
}

/// What a document holds, on one line.
func summary(_ document: JSONDocument, _ place: Int = 0) -> String {
    switch document.kind(place) {
    case .object:
        let members = document.members(place).map { member in
            "\(document.name(ofKey: member.key)):\(summary(document, member.value))"
        }
        return "{\(members.joined(separator: ","))}"
    case .array:
        return "[\(document.items(place).map { summary(document, $0) }.joined(separator: ","))]"
    case .string, .escapedString: return JSONWriter.quoted(document.string(place) ?? "?")
    case .number: return document.number(place).map { NumberText.text($0) } ?? "?"
    case .true: return "true"
    case .false: return "false"
    case .null: return "null"
    case .key, nil: return "?"
    }
}

/// The tags of a document with their parents and attributes, one a line.
func summary(_ document: XMLDocument) -> [String] {
    document.records.map { record in
        let attributes = document.attributes(of: record).map {
            " \(document.names.name(Int($0.name)))=\(document.value($0))"
        }
        return "\(record.parent) \(document.names.name(Int(record.name)))"
            + attributes.joined()
    }
}

func imported(_ text: String, forcing format: String? = nil) throws -> ImportResult {
    try importScreen(Array(text.utf8), forcing: format)
}

extension ImportResult {
    var states: [String] { notes.filter(\.isState).map(\.kind.rawValue) }

    /// What the stops are called, in reading order; `(none)` without a label.
    var stopNames: [String] {
        stops.map { name($0) }
    }

    /// The stops of the reading order, without those of the status bar.
    var stops: [ElementIndex] {
        (screen.statedOrder ?? []).filter { !screen.tree[$0].isOnSideList }
    }

    var sideNames: [String] {
        screen.tree.descendants(of: .root)
            .filter { screen.tree[$0].isOnSideList && screen.tree[$0].accessible == true }
            .map { name($0) }
    }

    func name(_ index: ElementIndex) -> String {
        let label = screen.tree[index].label ?? ""
        return label.isEmpty ? "(none)" : label
    }

    /// The first element with this label.
    func element(_ label: String) -> Element? {
        index(label).map { screen.tree[$0] }
    }

    func index(_ label: String) -> ElementIndex? {
        screen.tree.descendants(of: .root).first { screen.tree[$0].label == label }
    }
}
