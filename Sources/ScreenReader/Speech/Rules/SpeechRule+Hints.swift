extension SpeechRule {
    /// The app's hint, then those that VoiceOver has built in.
    static let hints: [SpeechRule] = [
        SpeechRule(
            "hint.app", "the hint as the app gives it, after a pause",
            "AccessibilitySnapshot's tests, a11ysupport.io"),
        SpeechRule(
            "hint.activate",
            "a default hint of buttons and links, which no device was heard to say",
            "a lint text of CVS Health, against Apple's demos and AccessibilitySnapshot's tests"),
        SpeechRule(
            "hint.toggle", "a toggle says how to toggle it",
            "AccessibilitySnapshot's tests, WWDC 2019 demo, CVS Health"),
        SpeechRule(
            "hint.edit", "a text field says how to edit it, in place of the app's hint",
            "AccessibilitySnapshot's tests, a11ysupport.io, MagentaA11y"),
        SpeechRule(
            "hint.editing", "a text field that is edited names the rotor for misspelled words",
            "AccessibilitySnapshot's tests"),
        SpeechRule(
            "hint.textArea", "a text view names the rotor for misspelled words",
            "AccessibilitySnapshot's tests"),
        SpeechRule(
            "hint.adjustable", "an adjustable element says how to adjust it",
            "AccessibilitySnapshot's tests, WWDC 2014 demo, a11ysupport.io"),
        SpeechRule(
            "hint.expanded", "what can expand says how to expand or collapse it",
            "a branch of AccessibilitySnapshot, a11ysupport.io"),
        SpeechRule(
            "hint.actions", "custom actions: how to choose one",
            "WWDC 2015 demo, log of iOS 26.5"),
        SpeechRule(
            "hint.rotors", "the element's own rotors by name", "WWDC 2015 demo"),
        SpeechRule(
            "hint.drag", "what can be dragged says how", "MagentaA11y, a reorder handle"),
    ]
}
