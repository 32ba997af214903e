extension SpeechRule {
    /// What VoiceOver on the Mac says otherwise than on iOS.
    static let mac: [SpeechRule] = [
        SpeechRule(
            "mac.role", "what it is, by the role word of its type",
            "WWDC25-229, logs of Safari and Chrome; else AppKit's role descriptions"),
        SpeechRule(
            "mac.heading", "a heading with its level", "logs of Safari and Chrome, guidepup"),
        SpeechRule("mac.landmark", "the kind of a landmark", "logs of Safari and Chrome"),
        SpeechRule(
            "mac.help", "the hint is the help text here, spoken after the label",
            "logs of Safari and Chrome"),
        SpeechRule(
            "mac.windowButton", "the buttons of a window have names of their own",
            "WWDC25-229 for Minimize; the others are a guess"),
        SpeechRule(
            "mac.popUp", "the kind of what it opens, before the role",
            "logs of Safari and Chrome"),
        SpeechRule(
            "mac.toggle", "a checkbox is checked or not, a switch on or off",
            "logs of Safari and Chrome, aria-at's recorded results"),
        SpeechRule("mac.required", "a field that must be filled in", "logs of Safari and Chrome"),
        SpeechRule(
            "mac.current", "what it is the current one of",
            "logs of Safari and Chrome for a page; the others follow its form"),
        SpeechRule("mac.visited", "a link that was followed before", "general knowledge"),
        SpeechRule("mac.blank", "a field without text", "logs of Safari"),
        SpeechRule(
            "mac.insertion", "where the insertion point of a text is",
            "WWDC25-229 for its end; the others are a guess"),
        SpeechRule(
            "mac.items", "how much a container holds",
            "WWDC25-229 on coming into one, logs of Safari for web content"),
        SpeechRule("mac.empty", "a group that holds nothing", "flutter/flutter#111094"),
        SpeechRule(
            "mac.position", "its number among its like in the container",
            "logs of Safari and Chrome; a public reference of the Mac for rows"),
        SpeechRule(
            "mac.context", "the containers that the cursor comes into with it, nearest first",
            "logs of Safari and Chrome"),
        SpeechRule(
            "mac.hint.place", "after a pause: what the cursor is on, and inside of what",
            "logs of Safari and Chrome, course transcripts"),
        SpeechRule(
            "mac.hint.dimmed", "the hint of what is dimmed says so", "logs of Safari and Chrome"),
        SpeechRule(
            "mac.hint.howTo", "how to use it with the keyboard",
            "logs of Safari and Chrome, course transcripts"),
        SpeechRule("mac.hint.toolbar", "how to go through a toolbar", "logs of Safari and Chrome"),
        SpeechRule("mac.hint.web", "how to leave web content", "logs of Safari and Chrome"),
        SpeechRule("mac.interact", "interacting with a container names it", "WWDC25-229"),
        SpeechRule(
            "mac.stopInteracting", "leaving a container names it", "no source quotes it"),
        SpeechRule("mac.endOf", "a landmark of web content ends", "log of Chrome"),
        SpeechRule(
            "mac.crossing", "the cursor jumped out of one container into another",
            "aria-at's recorded results on macOS 15"),
        SpeechRule(
            "mac.inCursor", "what is in the VoiceOver cursor, on request",
            "aria-at's recorded results, Kevin Yank's guide"),
        SpeechRule(
            "mac.keyboardFocus", "what has the keyboard focus",
            "aria-at's recorded results, Kevin Yank's guide"),
        SpeechRule("mac.rotorMenu", "the menu of a rotor", "WWDC25-229"),
        SpeechRule("mac.menuEntry", "an entry of a menu, by its label", "WWDC25-229"),
        SpeechRule("mac.actionsMenu", "the menu of actions, with their number", "WWDC25-229"),
        SpeechRule(
            "mac.webNavigation", "how web content is gone through", "Kevin Yank's guide"),
        SpeechRule("mac.quickNav", "arrow keys go through items", "aria-at's commands"),
        SpeechRule(
            "mac.singleKeyQuickNav", "single letters go to items", "aria-at's commands"),
        SpeechRule(
            "mac.start", "app, window and focused element when VoiceOver starts",
            "WWDC25-229, Kevin Yank's guide"),
    ]
}
