/// A screen: its elements, and what is true of all of them.
///
/// Everything that can be opened, hand-written or dumped, becomes this value. `statedOrder` is
/// present where the rules of a dump's format decided which elements are stops and in what order;
/// otherwise the reader derives both from the tree.
public struct Screen: Sendable, Equatable {
    public var title: String?
    public var app: String?
    public var platform: Platform = .iOS
    /// As written; `effectiveIdiom` falls back on the width.
    public var idiom: Idiom?
    /// The tag of the screen's language (BCP 47).
    public var language: String?
    /// As written; `effectiveDirection` falls back on the language.
    public var direction: LayoutDirection?
    /// In points.
    public var size: Size?
    /// The id of the element where VoiceOver starts.
    public var entry: String?
    /// Offered everywhere on the screen.
    public var rotors: [CustomRotor] = []
    public var on: [ScreenEvent: [Effect]] = [:]
    public var tree = ElementTree()
    /// The stops in order, those of the status bar last, where the format's own rules decided.
    public var statedOrder: [ElementIndex]?
    /// The id of the format that it was read from; `native` for our own.
    public var format = "native"
    /// What that format cannot say of any element.
    public var unknown: Facets = []

    public init() {}

    /// A pad from 600 points of width, else a phone.
    public var effectiveIdiom: Idiom {
        if let idiom { return idiom }
        let width = size?.width ?? tree[tree[.root].links.firstChildOrRoot].frame?.width ?? 0
        return width >= 600 ? .pad : .phone
    }

    public var effectiveDirection: LayoutDirection {
        direction ?? LayoutDirection(language: language ?? "")
    }
}

extension Element.Links {
    var firstChildOrRoot: ElementIndex { firstChild.isNone ? .root : firstChild }
}

/// The system whose VoiceOver is played.
public enum Platform: String, Sendable, CaseIterable {
    case iOS = "ios"
    case macOS = "macos"

    /// As Apple writes it.
    public var name: String { self == .iOS ? "iOS" : "macOS" }
}

/// The kind of device, which decides what counts as one line (`VisualOrder`).
public enum Idiom: String, Sendable, CaseIterable {
    case phone, pad, other
}

/// Which way the script runs.
public enum LayoutDirection: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"

    /// The direction of a language's script, by its tag: a script that the tag names decides,
    /// else the language's usual one.
    public init(language tag: String) {
        let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        let isRightToLeft =
            if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
                LayoutDirection.rightToLeftScripts.contains(String(script))
            } else {
                LayoutDirection.rightToLeftLanguages.contains(String(parts.first ?? ""))
            }
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private static let rightToLeftLanguages: Set<String> = [
        "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "dv", "ckb", "arc", "syr",
        "nqo", "ks", "pnb", "mzn", "lrc",
    ]
    private static let rightToLeftScripts: Set<String> = [
        "arab", "aran", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr",
    ]
}
