import ScreenModel

@testable import ScreenReader

/// The words of the Mac.
extension BookWords {
    /// Nothing is said of a role that AppKit has no word for.
    private static let roles = MacRole.allCases.filter { $0 != .none }

    static func formats(of mac: MacPhrases) -> [Format] {
        words(of: mac) + sentences(of: mac)
    }

    private static func words(of mac: MacPhrases) -> [Format] {
        [
            ("role", roles.map { ("\($0)", mac.role($0)) }),
            ("hintRole", roles.compactMap { role in mac.hintRole(role).map { ("\(role)", $0) } }),
            (
                "noun",
                roles.flatMap { role in
                    [true, false].map { hasArticle in
                        (
                            "\(role) \(hasArticle)",
                            Phrase(mac.noun(role, mac.role(role).text, hasArticle))
                        )
                    }
                } + [("kind", Phrase(mac.noun(.landmark, mac.landmark("main").text, true)))]
            ),
            numbers("headingLevel", mac.headingLevel), numbers("items", mac.items),
            ("landmark", (landmarks + [sample]).map { ($0, mac.landmark($0)) }),
            (
                "current",
                ["page", "step", "location", "date", "time", "true"].map { ($0, mac.current($0)) }
            ),
            ("popUp", PopUpKind.allCases.map { ("\($0)", mac.popUp($0)) }),
            (
                "insertion",
                [.atEnd, .atStart, .between("1", "2"), .selection(1), .selection(2)].map {
                    (insertion: MacInsertion) in ("\(insertion)", mac.insertion(insertion))
                }
            ),
            ("position", [("2 5", mac.position(2, 5))]),
            ("outlinePosition", [("2 5", mac.outlinePosition(2, 5))]),
            ("rowPosition", [("2 5", mac.rowPosition(2, 5))]),
        ]
    }

    private static func sentences(of mac: MacPhrases) -> [Format] {
        [
            ("interact", [("", mac.interact(sample))]),
            ("stopInteracting", [("", mac.stopInteracting(sample))]),
            ("endOf", [("", mac.endOf(sample))]),
            (
                "crossing",
                [
                    ("both", mac.crossing(sample, sample)), ("left", mac.crossing(sample, nil)),
                    ("entered", mac.crossing(nil, sample)),
                ]
            ),
            ("voiceOverOn", [("", mac.voiceOverOn(sample))]),
            ("hasKeyboardFocus", [("", mac.hasKeyboardFocus(sample))]),
            ("isInCursor", [("", mac.isInCursor(sample))]),
            ("rotorMenu", [("", mac.rotorMenu(sample))]), numbers("actionsMenu", mac.actionsMenu),
            (
                "webNavigation",
                Settings.WebNavigation.allCases.map { ("\($0)", mac.webNavigation($0)) }
            ),
            ("quickNav", [true, false].map { ("\($0)", mac.quickNav($0)) }),
            ("singleKeyQuickNav", [true, false].map { ("\($0)", mac.singleKeyQuickNav($0)) }),
            ("currentlyOn", [("", mac.currentlyOn(sample))]),
            ("currentlyOnInside", [("", mac.currentlyOnInside(sample, sample))]),
        ]
    }
}
