/// What the rotor's own settings and the options of single elements say.
struct RotorPhrases: Sendable {
    /// The language's name in itself.
    let languageName: Phrase
    let settingOn: Phrase
    let settingOff: Phrase
    let punctuation: @Sendable (Settings.PunctuationLevel) -> Phrase
    let chart: @Sendable (ChartEntry) -> Phrase
    /// What a container without a text is, in the Grouped style of navigation.
    let group: @Sendable (GroupKind) -> Phrase
    let navigationStyle: @Sendable (_ isGrouped: Bool) -> Phrase
    let typingMode: @Sendable (Settings.TypingMode) -> Phrase
    /// VoiceOver's own last action.
    let showContextMenu: Phrase
    let directTouchOn: Phrase
    let directTouchOff: Phrase
    let helpStarts: Phrase
    let helpEnds: Phrase
}
