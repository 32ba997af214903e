/// How the language writes what its lines hold.
extension VerbTokens {
    /// A text as the language writes it, in quotes.
    public static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default:
                if isInvisible(scalar) {
                    quoted += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }

    /// What nobody sees in an editor, or what would end the line there.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: DisplayText.isDirectionMark(scalar)
        }
    }

    /// An element's name as the language writes it: `#pay`, `#"Click Me"`, `@0/3/1`, `"Pay" 2`.
    public static func text(of name: ElementName) -> String {
        switch name {
        case .label(let label, let number):
            return number == 1 ? quoted(label) : "\(quoted(label)) \(number)"
        case .id(let id):
            if id.hasPrefix("@"), !id.contains(where: \.isWhitespace) { return id }
            let isPlain = id.unicodeScalars.allSatisfy { scalar in
                !scalar.properties.isWhitespace && !isInvisible(scalar) && scalar != "\""
                    && scalar != "\\" && scalar != "#"
            }
            return "#" + (isPlain && !id.isEmpty ? id : quoted(id))
        }
    }
}
