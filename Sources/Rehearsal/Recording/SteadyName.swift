import ScreenModel
import ScreenReader

/// The name of an element that a script of today finds tomorrow, too: an id that the app's people
/// gave it, else its label, else its place.
struct SteadyName {
    /// By what the element is named.
    enum Kind { case id, label, place }

    let name: ElementName
    let kind: Kind

    init(_ index: ElementIndex, in session: Session) {
        let id = session.screen.tree[index].id ?? ""
        if SteadyName.isSteady(id), session.element(named: .id(id)) == index {
            (name, kind) = (.id(id), .id)
        } else if let label = session.labelName(of: index) {
            (name, kind) = (label, .label)
        } else {
            (name, kind) = (.id("@" + session.screen.tree.path(of: index)), .place)
        }
    }

    /// Whether an id looks as if people had written it: no number of an object in memory, no
    /// unique number, no place in a list of views.
    static func isSteady(_ id: String) -> Bool {
        guard !id.isEmpty, !id.hasPrefix("@"), !id.hasPrefix("_Tt"), !id.hasPrefix("UIA-"),
            !id.contains("0x")
        else {
            return false
        }
        var run = (letters: 0, digits: 0, isHex: true)
        for character in id + "." {
            if character.isNumber || (character.isLetter && character.isASCII) {
                run.letters += character.isLetter ? 1 : 0
                run.digits += character.isNumber ? 1 : 0
                run.isHex = run.isHex && character.isHexDigit
                continue
            }
            let length = run.letters + run.digits
            // A part of a UUID, an address, a key of a database.
            if run.isHex, length >= 8, run.digits >= 2 { return false }
            if run.letters <= 1, run.digits >= longestNumber { return false }
            run = (0, 0, true)
        }
        return true
    }

    private static let longestNumber = 5
}
