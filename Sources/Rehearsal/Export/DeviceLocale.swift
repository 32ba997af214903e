/// The launch arguments that pin an app's language: VoiceOver's words follow it.
struct DeviceLocale {
    /// `de`, `zh-Hans`.
    let language: String
    /// `de_DE`.
    let locale: String

    /// A tag without a region has that of most who speak the language; where nobody knows one the
    /// language stands alone.
    init(tag: String) {
        let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
            .filter { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        let own = parts.first?.lowercased() ?? "en"
        var script: String?
        var region: String?
        // Behind a single letter stand extensions.
        for part in parts.dropFirst().prefix(while: { $0.count > 1 }) {
            if part.count == 4, script == nil, region == nil { script = part.capitalizedASCII }
            if part.count == 2, region == nil { region = part.uppercased() }
        }
        let isTraditional = script == "Hant"
        let usual = own == "zh" && isTraditional ? "TW" : DeviceLocale.regions[own]
        language = ([own] + [script, region].compactMap { $0 }).joined(separator: "-")
        locale = (region ?? usual).map { "\(own)_\($0)" } ?? own
    }

    /// As they stand behind the program's name.
    var arguments: [String] {
        ["-AppleLanguages", "(\(language))", "-AppleLocale", locale]
    }

    private static let regions = [
        "ar": "SA", "bg": "BG", "bn": "BD", "ca": "ES", "cs": "CZ", "da": "DK", "de": "DE",
        "el": "GR", "en": "US", "es": "ES", "et": "EE", "eu": "ES", "fa": "IR", "fi": "FI",
        "fr": "FR", "he": "IL", "hi": "IN", "hr": "HR", "hu": "HU", "id": "ID", "is": "IS",
        "it": "IT", "ja": "JP", "kk": "KZ", "ko": "KR", "lt": "LT", "lv": "LV", "ms": "MY",
        "nb": "NO", "nl": "NL", "no": "NO", "pl": "PL", "pt": "BR", "ro": "RO", "ru": "RU",
        "sk": "SK", "sl": "SI", "sr": "RS", "sv": "SE", "ta": "IN", "te": "IN", "th": "TH",
        "tr": "TR", "uk": "UA", "ur": "PK", "vi": "VN", "zh": "CN",
    ]
}

extension String {
    fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
