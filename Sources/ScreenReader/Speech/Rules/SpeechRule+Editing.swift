extension SpeechRule {
    /// Text that is read in parts, selected and edited.
    static let editing: [SpeechRule] = [
        SpeechRule("text.part", "the part of a text that is read or selected", "WWDC 2026 demo"),
        SpeechRule(
            "text.count", "of hidden text only how many characters it has", "a11ysupport.io"),
        SpeechRule(
            "text.phonetic", "the spelling word of a character, as Phonetic Feedback asks",
            "general knowledge"),
        SpeechRule(
            "selection.rotor", "the Text Selection rotor says how to select", "WWDC 2026 demo"),
        SpeechRule(
            "selection.unit", "what one step of selecting takes in", "WWDC 2026 demo"),
        SpeechRule(
            "selection.selected", "\"selected\" after the text that was added", "WWDC 2026 demo"),
        SpeechRule(
            "selection.unselected", "a word after the text that was taken away",
            "general knowledge"),
        SpeechRule("selection.toggle", "selecting begins or ends", "general knowledge"),
        SpeechRule(
            "edit.command", "an entry of the Edit rotor",
            "WWDC 2026 demo for the rotor; the names are a guess"),
        SpeechRule("edit.cut", "what was cut", "general knowledge"),
        SpeechRule("edit.copied", "what was copied", "general knowledge"),
        SpeechRule("edit.pasted", "what was pasted", "general knowledge"),
        SpeechRule("typing.echo", "the character that was typed", "general knowledge"),
    ]
}
