extension SpeechRule {
    /// What the containers around an element add, and that there is more to find in the rotor.
    static let containers: [SpeechRule] = [
        SpeechRule(
            "container.group", "a group's label is spoken when the cursor enters it",
            "CVS Health, MagentaA11y, AccessibilitySnapshot"),
        SpeechRule(
            "container.alert", "\"Alert\" when the cursor enters an alert", "MagentaA11y"),
        SpeechRule(
            "boundary", "the first and last element of a list or landmark say so",
            "AccessibilitySnapshot; its branches for containers with plain subviews"),
        SpeechRule(
            "position", "members of a segmented control or tab bar say \"N of M\"",
            "AccessibilitySnapshot's tests, WWDC 2015 demo, a11ysupport.io, MagentaA11y"),
        SpeechRule(
            "more.content", "custom content can be read with the More Content rotor",
            "AccessibilitySnapshot's legend; no source has the device's own words"),
        SpeechRule(
            "more.actions", "custom actions are there, in the Actions rotor",
            "WWDC 2018 and 2019 demos, UI tests on iOS 27"),
    ]
}
