/// What a character is to the word that it stands in.
///
/// VoiceOver asks the system's dictionaries; here the kinds alone decide (L). A run of ideographs
/// is one word, so is each run of hiragana and of katakana. Thai, Lao, Khmer and Burmese put no
/// space between words either: what stands between two spaces is one word there.
enum TextKind: Sendable {
    case space
    /// Belongs to the word before it.
    case punctuation
    case letter
    case ideograph, hiragana, katakana, emoji

    init(_ character: Character) {
        if let ascii = character.asciiValue {
            switch ascii {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
            case 0x09...0x0D, 0x20: self = .space
            default: self = character.isPunctuation ? .punctuation : .letter
            }
            return
        }
        if character.isWhitespace {
            self = .space
        } else if character.isPunctuation {
            self = .punctuation
        } else {
            self = TextKind.ofOther(character)
        }
    }

    private static func ofOther(_ character: Character) -> TextKind {
        guard let scalar = character.unicodeScalars.first else { return .letter }
        if scalar.value < 0x2100 { return .letter }
        if scalar.isHiragana { return .hiragana }
        if scalar.isKatakana { return .katakana }
        if scalar.isHan { return .ideograph }
        let isEmoji =
            scalar.isRegionalIndicator || scalar.properties.isEmojiPresentation
            || (scalar.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}"))
        return isEmoji ? .emoji : .letter
    }

    /// Scripts whose words end where the script does.
    private var standsAlone: Bool {
        switch self {
        case .ideograph, .hiragana, .katakana, .emoji: true
        case .space, .punctuation, .letter: false
        }
    }

    /// Whether a word begins with `character`, which follows `previous` and that `earlier`.
    static func begins(
        _ character: Character, after previous: Character?, _ earlier: Character?
    ) -> Bool {
        let kind = TextKind(character)
        guard kind != .space else { return false }
        guard let previous else { return true }
        let before = TextKind(previous)
        if before == .space { return true }
        if openers.contains(character) { return !openers.contains(previous) }
        if kind == .punctuation { return false }
        if before == .punctuation {
            return divides(previous) && !(character.isNumber && earlier?.isNumber == true)
        }
        return before != kind && (before.standsAlone || kind.standsAlone)
    }

    /// Punctuation that ends a word without a space behind it, but for one within a number: the
    /// comma of `one,two`, not the hyphen of `well-known`.
    static func divides(_ character: Character) -> Bool {
        dividers.contains(character)
    }

    private static let dividers: Set<Character> = [
        ",", ";", ":", "!", "?", ")", "]", "}", "…", "—", "、", "。", "，", "！", "？", "：", "；", "）",
        "」", "』", "】", "》", "〉", "・", "،", "؛", "؟", "।", "॥",
    ]

    /// Brackets that a word begins with. Quotes are none: “ opens in one language and closes in
    /// another.
    private static let openers: Set<Character> = ["(", "[", "{", "（", "「", "『", "【", "《", "〈"]

    /// Punctuation around a word is a pause; signs such as % and # belong to it.
    static func isSpoken(_ character: Character) -> Bool {
        !character.isPunctuation || signs.contains(character)
    }

    private static let signs: Set<Character> = ["%", "#", "@", "&", "*", "/", "\\", "_"]
}
