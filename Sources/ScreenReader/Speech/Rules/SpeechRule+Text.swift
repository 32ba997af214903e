extension SpeechRule {
    /// The parts that the app supplies, with "selected" before them.
    static let elementText: [SpeechRule] = [
        SpeechRule(
            "selected", "\"selected\" comes before the label",
            "AccessibilitySnapshot's tests, WWDC 2015 and 2016 demos, a11ysupport.io, MagentaA11y"),
        SpeechRule(
            "label", "the label as the app gives it", "AccessibilitySnapshot's tests, Apple's demos"
        ),
        SpeechRule(
            "label.spellOut", "the label letter by letter, as its attributes ask",
            "Apple's header of UIAccessibility"),
        SpeechRule(
            "group.kind", "a container without a text says what it is, in the Grouped style",
            "general knowledge"),
        SpeechRule(
            "label.progress", "an activity indicator without a label says what it is",
            "general knowledge"),
        SpeechRule(
            "label.empty", "the full stop that is printed where there is no label",
            "AccessibilitySnapshot's reference images"),
        SpeechRule(
            "value", "the value as the app gives it, after the label",
            "AccessibilitySnapshot's tests, Apple's demos"),
        SpeechRule(
            "value.now", "an adjustable element's number, in its format",
            "AccessibilitySnapshot's tests, WWDC 2014 demo of a slider"),
        SpeechRule(
            "value.page", "a page control says which page it is on",
            "AccessibilitySnapshot's tests, UIPageControl"),
        SpeechRule("value.progress", "progress in percent", "general knowledge"),
        SpeechRule(
            "value.secure", "a secure field says how many characters it holds, not which",
            "a11ysupport.io"),
        SpeechRule(
            "value.placeholder", "an empty text field says its placeholder",
            "AccessibilitySnapshot's tests: UITextField reports it as the value"),
        SpeechRule(
            "content.high", "custom content of high importance is spoken after the value",
            "a branch of AccessibilitySnapshot, CVS Health, square/Blueprint"),
        SpeechRule(
            "hint.promoted", "without label and value the hint takes the label's place",
            "AccessibilitySnapshot's tests"),
    ]
}
