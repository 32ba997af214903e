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
            "landmark.label", "the label of a landmark in web content, at its ends",
            "a11ysupport.io"),
        SpeechRule(
            "landmark.kind", "the kind of a landmark in web content, at its ends",
            "a11ysupport.io"),
        SpeechRule(
            "header.label", "the headers of a cell's row and column, before its label",
            "AccessibilitySnapshot's tests"),
        SpeechRule(
            "header.value", "the value of a header, after its label",
            "AccessibilitySnapshot's tests"),
        SpeechRule(
            "table.rowSpan", "how many rows a cell covers", "AccessibilitySnapshot's tests"),
        SpeechRule(
            "table.columnSpan", "how many columns a cell covers", "AccessibilitySnapshot's tests"),
        SpeechRule(
            "table.row", "the row of the first cell in it; in web content when it changes",
            "AccessibilitySnapshot's tests, a11ysupport.io"),
        SpeechRule(
            "table.column", "the column of every cell",
            "AccessibilitySnapshot's tests, a11ysupport.io"),
        SpeechRule(
            "table.edge", "the ends of a table in web content, with its size", "a11ysupport.io"),
        SpeechRule(
            "more.content", "custom content can be read with the More Content rotor",
            "AccessibilitySnapshot's legend; no source has the device's own words"),
        SpeechRule(
            "more.actions", "custom actions are there, in the Actions rotor",
            "WWDC 2018 and 2019 demos, UI tests on iOS 27"),
    ]
}
