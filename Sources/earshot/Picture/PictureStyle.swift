/// The colours of pictures and pages.
///
/// The hues of stops differ in lightness as much as in hue, so that people who see some colours
/// alike tell neighbours apart: in simulations of the three kinds of colour blindness any two are
/// at least 23 steps (ΔE) from each other. Numbers say the same without colour. White letters on
/// the light theme's hues, and black ones on the dark theme's, have a contrast of 4.5 and more.
enum PictureStyle {
    struct Theme {
        let page: String
        let glass: String
        let text: String
        /// Hints and remarks.
        let soft: String
        /// Edges and rules.
        let edge: String
        /// Outlines of groups.
        let group: String
        let onBadge: String
        let hues: [String]
    }

    static let light = Theme(
        page: "#f5f4f0", glass: "#ffffff", text: "#1c1e22", soft: "#4d535c", edge: "#c9c7c0",
        group: "#7b818b", onBadge: "#ffffff",
        hues: ["#3f6ad8", "#6e1420", "#756c00", "#17357d", "#b0535f", "#3f2a4d"])

    static let dark = Theme(
        page: "#14171b", glass: "#1d2126", text: "#eceae4", soft: "#b4bac3", edge: "#454b54",
        group: "#8c939d", onBadge: "#10141a",
        hues: ["#86a0ff", "#f0e27a", "#d07ab4", "#3fb273", "#b5f5cb", "#b39a1c"])

    static let fonts =
        "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif"

    /// The class of a stop's colour, by its place.
    static func colorClass(_ place: Int) -> String {
        "c\(place % light.hues.count + 1)"
    }

    /// What the classes of the picture look like. `color` gives each name its value: a colour, or
    /// a variable of the page's.
    static func picture(_ color: (String) -> String) -> String {
        var css = """
            .glass{fill:\(color("glass"));stroke:\(color("edge"));stroke-width:1.5}
            .group{fill:none;stroke:\(color("group"));stroke-width:1.2;stroke-dasharray:5 4}
            .frame{fill-opacity:.1;stroke-width:1.5}
            .touch{fill:none;stroke-width:1.5}
            text.label{font-size:12px;fill:\(color("text"))}
            text.number{font-size:13px;font-weight:700;fill:\(color("onBadge"))}

            """
        for number in 1...light.hues.count {
            let hue = color("c\(number)")
            css += ".c\(number) .frame{fill:\(hue);stroke:\(hue)}"
            css += ".c\(number) .touch{stroke:\(hue)}.c\(number) .badge{fill:\(hue)}\n"
        }
        return css
    }
}

extension PictureStyle.Theme {
    /// The colours by the names that style sheets ask for.
    var named: [(name: String, value: String)] {
        [
            ("page", page), ("glass", glass), ("text", text), ("soft", soft), ("edge", edge),
            ("group", group), ("onBadge", onBadge),
        ] + hues.enumerated().map { ("c\($0.offset + 1)", $0.element) }
    }

    func value(_ name: String) -> String {
        named.first { $0.name == name }?.value ?? text
    }
}
