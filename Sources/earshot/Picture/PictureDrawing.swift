import ScreenModel

/// The picture of a screen as SVG elements with classes; a style sheet gives them their colours.
struct PictureDrawing {
    let picture: ScreenPicture
    /// Frames and badges lead to the stops of the same page.
    let hasLinks: Bool

    /// Corners of the screen and of what is drawn on it.
    private static let corner = 5.0
    private var screenCorner: Double { picture.isPhone ? 26 : 14 }

    /// All of it, from the picture's own corner.
    var markup: String {
        let size = picture.size
        let glass = rect(
            "glass", Rect(x: 0, y: 0, width: size.width, height: size.height), screenCorner)
        var text = "<defs><clipPath id=\"screen\">"
        text += rect("", Rect(x: 0, y: 0, width: size.width, height: size.height), screenCorner)
        text += "</clipPath></defs>\n\(glass)\n<g clip-path=\"url(#screen)\">\n"
        for group in picture.groups { text += rect("group", outset(group), 9) + "\n" }
        // Large frames first: what lies inside them stays in view.
        let order = picture.marks.indices.sorted {
            (-area(picture.marks[$0]), $0) < (-area(picture.marks[$1]), $1)
        }
        for place in order { text += frame(picture.marks[place]) + "\n" }
        for mark in picture.marks { text += badge(mark) + "\n" }
        return text + "</g>\n"
    }

    /// Around the frames inside it, not on their edges; at the screen's edge within that.
    private func outset(_ frame: Rect) -> Rect {
        let x = max(frame.x - 4, 2)
        let y = max(frame.y - 4, 2)
        return Rect(
            x: x, y: y, width: max(min(frame.maxX + 4, picture.size.width - 2) - x, 0),
            height: max(min(frame.maxY + 4, picture.size.height - 2) - y, 0))
    }

    private func area(_ mark: ScreenPicture.Mark) -> Double {
        mark.frame.width * mark.frame.height
    }

    private func frame(_ mark: ScreenPicture.Mark) -> String {
        var shape: String
        if mark.outline.isEmpty {
            shape = rect("frame", mark.frame, PictureDrawing.corner)
        } else {
            let points = mark.outline.map { "\(number($0.x)) \(number($0.y))" }
            shape = "<path class=\"frame\" d=\"M\(points.joined(separator: "L"))Z\"/>"
        }
        if let point = mark.activation {
            let (x, y) = (number(point.x), number(point.y))
            shape += "<circle class=\"touch\" cx=\"\(x)\" cy=\"\(y)\" r=\"4\"/>"
            shape += "<path class=\"touch\" d=\"M\(x) \(number(point.y - 9))v18"
            shape += "M\(number(point.x - 9)) \(y)h18\"/>"
        }
        return linked(shape, mark, id: "frame-\(mark.name)")
    }

    private func badge(_ mark: ScreenPicture.Mark) -> String {
        var shape = PictureDrawing.badge(mark.name, around: mark.badge)
        if !mark.shownLabel.isEmpty {
            let anchor = picture.isRightToLeft ? " text-anchor=\"end\"" : ""
            shape += "<text class=\"label\" x=\"\(number(mark.labelPlace.x))\""
            shape += " y=\"\(number(mark.labelPlace.y + 4.2))\"\(anchor)>"
            shape += Markup.escaped(mark.shownLabel) + "</text>"
        }
        return linked(shape, mark, id: nil)
    }

    /// A number in its pill, also in the list beside the picture.
    static func badge(_ name: String, around middle: Point) -> String {
        let width = ScreenPicture.badgeWidth(name)
        let height = ScreenPicture.badgeHeight
        let x = Markup.number(middle.x - width / 2)
        let y = Markup.number(middle.y - height / 2)
        return "<rect class=\"badge\" x=\"\(x)\" y=\"\(y)\" width=\"\(Markup.number(width))\""
            + " height=\"\(Markup.number(height))\" rx=\"\(Markup.number(height / 2))\"/>"
            + "<text class=\"number\" x=\"\(Markup.number(middle.x))\""
            + " y=\"\(Markup.number(middle.y + 4.8))\" text-anchor=\"middle\">\(name)</text>"
    }

    private func linked(_ shape: String, _ mark: ScreenPicture.Mark, id: String?) -> String {
        let name = "mark \(PictureStyle.colorClass(mark.place))"
        let id = id.map { " id=\"\($0)\"" } ?? ""
        guard hasLinks else { return "<g class=\"\(name)\">\(shape)</g>" }
        return "<a\(id) class=\"\(name)\" href=\"#stop-\(mark.name)\" tabindex=\"-1\">\(shape)</a>"
    }

    private func rect(_ name: String, _ rect: Rect, _ corner: Double) -> String {
        let corner = min(corner, rect.width / 2, rect.height / 2)
        let style = name.isEmpty ? "" : " class=\"\(name)\""
        return "<rect\(style) x=\"\(number(rect.x))\" y=\"\(number(rect.y))\""
            + " width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
            + " rx=\"\(number(corner))\"/>"
    }

    private func number(_ value: Double) -> String { Markup.number(value) }
}
