import ScreenModel
import ScreenReader

/// Texts as the files hold them that exporters write.
enum ExportText {
    /// On one line, with nothing in it that a reader of a format refuses.
    static func comment(_ text: String) -> String {
        var result = ""
        for scalar in DisplayText.safe(text).unicodeScalars {
            if isNonCharacter(scalar) || scalar == "\u{FEFF}" {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text of a script as iOS 27's test service would give it: no commas, cut (public UI
    /// tests, M).
    static func asHeard(_ text: String) -> String {
        let utterance = Utterance([Segment(.phrase, text, from: "", rule: "")], join: .xcui)
        return Spaces.collapsed(utterance.text)
    }

    /// The words that are compared: letters and numbers.
    static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// A text in double quotes: what would end it, or what nobody sees, is escaped.
    static func quoted(_ text: String, escape: (Unicode.Scalar) -> String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default:
                if isInvisible(scalar) {
                    quoted += escape(scalar)
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }

    /// A literal of Swift. `\(` cannot begin in it, since each backslash is escaped.
    static func swift(_ text: String) -> String {
        quoted(text) { "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" }
    }

    /// A literal of Python, and one of YAML in double quotes: the escapes are the same.
    static func python(_ text: String) -> String {
        quoted(text) { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            let width = scalar.value > 0xFFFF ? 8 : 4
            return (width == 8 ? "\\U" : "\\u")
                + String(repeating: "0", count: width - digits.count) + digits
        }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: DisplayText.isDirectionMark(scalar) || scalar == "\u{FEFF}"
        }
    }

    private static func isNonCharacter(_ scalar: Unicode.Scalar) -> Bool {
        (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }

    /// The name of a class for a script: its file's words, each with a capital. `Tests` at the end
    /// keeps it from being a word of the language.
    static func className(ofFile name: String) -> String {
        var stem = name[...]
        if let dot = name.lastIndex(of: "."), dot != name.startIndex { stem = name[..<dot] }
        var result = ""
        var isStart = true
        for scalar in stem.unicodeScalars {
            // The first scalar of a word may be no mark that joins the one before it.
            guard scalar.properties.isXIDContinue, scalar != "_",
                !isStart || scalar.properties.isXIDStart || ("0"..."9").contains(scalar)
            else {
                isStart = true
                continue
            }
            result += isStart ? scalar.properties.titlecaseMapping : String(scalar)
            isStart = false
        }
        if let first = result.unicodeScalars.first, !first.properties.isXIDStart {
            result = "Rehearsal" + result
        }
        return (result.isEmpty ? "Rehearsal" : result) + "Tests"
    }
}
