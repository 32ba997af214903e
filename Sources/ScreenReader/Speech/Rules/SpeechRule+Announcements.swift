extension SpeechRule {
    /// What is spoken beside elements' own utterances.
    static let announcements: [SpeechRule] = [
        SpeechRule(
            "rotor.name", "the option that the rotor was turned to",
            "log of iOS 26.5, WWDC 2020 to 2026 demos"),
        SpeechRule(
            "rotor.notFound", "a search of the rotor that finds nothing further",
            "flutter/flutter#102653 for headings; the others follow its form"),
        SpeechRule(
            "text.character", "a character read alone, capitals and punctuation by name",
            "general knowledge"),
        SpeechRule(
            "text", "text as it is: an announcement of the app, a word, a line",
            "Apple's documentation of announcements"),
        SpeechRule(
            "actions.name", "the custom action that the rotor is on", "UI tests on iOS 27"),
        SpeechRule(
            "actions.activate", "the action that stands for a double tap", "general knowledge"),
        SpeechRule(
            "actions.contextMenu", "the action that stands for a long press",
            "UI tests on iOS 27; the words are a guess"),
        SpeechRule(
            "content.entry", "an entry of custom content: its label, then its value",
            "WWDC 2021, Apple's documentation of AXCustomContent"),
        SpeechRule(
            "scroll.page", "a scroll says which page it came to",
            "Apple's documentation of accessibilityScrollStatus"),
        SpeechRule(
            "scroll.rows", "a scroll of a table says which rows are seen", "WWDC 2015 demo"),
        SpeechRule(
            "setting.percent", "a setting that was changed, in percent", "general knowledge"),
        SpeechRule(
            "summary.position", "the place of the item among all, on request",
            "Apple's list of commands; the words are a guess"),
        SpeechRule(
            "table.place", "row and column of the cell, on request",
            "Apple's list of commands; the words are a guess"),
        SpeechRule("setting.state", "a setting that was turned on or off", "general knowledge"),
        SpeechRule(
            "setting.punctuation", "the level of punctuation that was chosen", "general knowledge"),
        SpeechRule(
            "setting.navigation", "the style of navigation that was chosen",
            "blindios.uk for the styles; the words are a guess"),
        SpeechRule(
            "setting.typingMode", "the way of typing that was chosen",
            "AppleVis for the option; the words are a guess"),
        SpeechRule(
            "setting.language", "the language that was chosen, by its own name",
            "Apple's list of the rotor's options"),
        SpeechRule(
            "chart.entry", "an entry of a chart's Audio Graph rotor",
            "Apple's documentation of audio graphs"),
        SpeechRule(
            "directTouch", "touches go to the app from now on, or no longer", "general knowledge"),
        SpeechRule("help.starts", "VoiceOver's help starts", "Apple's list of commands"),
        SpeechRule("help.ends", "VoiceOver's help ends", "general knowledge"),
        SpeechRule(
            "toggle.speech", "speech was turned off or on", "general knowledge"),
        SpeechRule(
            "toggle.curtain", "the screen curtain was turned off or on", "general knowledge"),
    ]
}
