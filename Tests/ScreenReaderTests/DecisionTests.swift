import ScreenReader
import Testing

/// Where sources disagree a named setting decides; its first value is what is documented or was
/// measured.
@Suite struct DecisionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// As `--set` takes them, the default first.
        let values: [String]
        var testDescription: String { name }

        init(_ name: String, _ values: String...) {
            self.name = name
            self.values = values
        }
    }

    static let iOS: [Case] = [
        Case("initialRotor", "auto", "Headings", "Form Controls"),
        Case("autoRotor", "on", "off"), Case("autoRotorFirst", "adjust", "actions"),
        Case("labelItemGesture", "hold", "doubleTapHold"), Case("notFound", "speak", "silent"),
        Case("actionsWrap", "off", "on"), Case("wrap", "off", "on"),
        Case("returnFocus.pop", "first", "restore"), Case("returnFocus.sheet", "first", "restore"),
        Case("returnFocus.cover", "restore", "first"),
        Case("returnFocus.alert", "restore", "first"),
        Case("returnFocus.menu", "restore", "first"),
        Case("returnFocus.popover", "restore", "first"),
        Case("navigation", "auto", "flat", "grouped"),
        Case("scrollPhrase", "auto", "pages", "rows"),
        Case("rotorOptions", "default", "all", "buttons, navigationStyle, zoom, typingMode"),
        Case("speakingRate", "50", "0", "55", "100"), Case("volume", "100", "0", "95"),
        Case("phonetics", "off", "characterAndPhonetics", "phoneticsOnly"),
        Case("sounds", "text", "off"), Case("join", "comma", "xcui"),
        Case("typingMode", "standard", "touch", "directTouch"),
    ]

    static let macOS: [Case] = [
        Case("macRoleFirst", "web", "always", "never"), Case("stopPhrase", "outOf", "none"),
        Case("itemCount", "direct", "stops"), Case("webNav", "dom", "group"),
        Case("browser", "safari", "chrome"), Case("hints", "on", "off"),
        Case("platform", "auto", "ios", "macos"),
    ]

    @Test(arguments: iOS + macOS)
    func isASetting(_ row: Case) throws {
        let setting = try #require(Setting.named(row.name))
        #expect(setting.get(Settings()) == row.values.first, "the default")
        if !setting.values.isEmpty { #expect(setting.values == row.values) }
        for value in row.values {
            var settings = Settings()
            try settings.assign("\(row.name)=\(value)")
            #expect(setting.get(settings) == value)
        }
        #expect(!setting.summary.isEmpty)
    }

    /// Containers are entered on the Mac, and not on iOS, unless the user says otherwise.
    @Test(arguments: [
        ("ios", "auto", false), ("ios", "flat", false), ("ios", "grouped", true),
        ("macos", "auto", true), ("macos", "grouped", true), ("macos", "flat", false),
    ])
    func navigation(_ platform: String, _ value: String, _ isGrouped: Bool) {
        let walk = Walk([Sketch("a")], ["platform": platform, "navigation": value])
        #expect(walk.session.isGrouped == isGrouped)
    }
}
