extension GestureVerb {
    /// A text as a line of the script language quotes it: read back, it is the same again. What a
    /// terminal would obey is spelled out.
    public static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where isSpelledOut(scalar):
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func isSpelledOut(_ scalar: Unicode.Scalar) -> Bool {
        DisplayText.isControl(scalar) || DisplayText.isDirectionMark(scalar)
            || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}
