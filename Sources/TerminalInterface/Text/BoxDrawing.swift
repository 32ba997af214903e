/// The characters of the frame, in both sets.
struct BoxDrawing {
    let horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight: String
    let teeDown, teeUp, teeRight, teeLeft: String

    static let lines = BoxDrawing(
        horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└",
        bottomRight: "┘", teeDown: "┬", teeUp: "┴", teeRight: "├", teeLeft: "┤")

    static let ascii = BoxDrawing(
        horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
        bottomRight: "+", teeDown: "+", teeUp: "+", teeRight: "+", teeLeft: "+")

    func rule(_ width: Int) -> String {
        String(repeating: horizontal, count: max(width, 0))
    }

    /// A rule of `width` cells with a title near its beginning: `─ Log ────`.
    func rule(_ width: Int, title: String, isASCII: Bool) -> CellText {
        guard width > 6 else { return CellText(drawn: rule(width), width: max(width, 0)) }
        let fitted = CellText(title, limit: width - 4, ascii: isASCII)
        let used = fitted.width + 2
        var text = CellText(
            drawn: " " + fitted.text + " " + rule(width - used), width: width)
        text.isCertain = fitted.isCertain
        return text
    }
}
