import TestSupport
import Testing

/// A walk through a text editor on the Mac, as Apple's session on accessibility of Mac apps walks
/// through one (WWDC25-229): verb by verb, with what is heard.
struct EditorTests {
    struct Step {
        let verb: String
        /// Each utterance, without its hint.
        let heard: [String]

        init(_ verb: String, _ heard: String...) {
            self.verb = verb
            self.heard = heard
        }
    }

    static let walk = [
        Step("touch #minimize", "Minimize, button"),
        Step("swipe right", "Full Screen, button"),
        Step("swipe right", "toolbar"),
        Step("swipe right", "Pages, list"),
        Step("swipe right", "vertical splitter"),
        Step(
            "swipe right",
            "edit text, Low tide at six. Herons on the far bank., insertion at end of text"),
        Step("swipe right", "Format Inspector, scroll area"),
        Step("interact", "In Format Inspector, scroll area, 22 items, Paragraph Styles"),
        Step("swipe right", "Body, Style, pop up button"),
        Step("swipe right", "Title"),
        Step("swipe right", "Apply, button"),
        Step("stop interacting", "Out of Format Inspector, scroll area", inspector),
        // Eight children become one labelled group.
        Step("touch #group-presets", "Entering toolbar.", grouping),
        Step("double tap", "Presets grouped"),
        Step("touch #inspector", "Leaving toolbar.", inspector),
        Step("interact", "In Format Inspector, scroll area, 15 items, Paragraph Styles"),
        Step("swipe right", "Body, Style, pop up button"),
        Step("swipe right", "Style Presets, group"),
        Step("interact", "In Style Presets, group, 8 items, Title"),
        Step("swipe right", "Apply, button"),
        Step("stop interacting", "Out of Style Presets, group", "Style Presets, group"),
        // A title and its button become one stop.
        Step("touch #combine-presets", "Leaving Format Inspector. Entering toolbar.", combining),
        Step("double tap", "Presets combined"),
        Step(
            "touch #presets", "Leaving toolbar. Entering Format Inspector.", "Style Presets, group"),
        Step("interact", "In Style Presets, group, 4 items, Title, Apply, button"),
        Step("swipe right", "Chapter, Apply, button"),
        // The rotor's menu and the actions menu.
        Step("touch #page-1", "Leaving Style Presets. Entering Pages.", "Page 1"),
        Step("swipe right", "Page 2, bookmarked"),
        Step("rotor menu \"Bookmarks\"", "Bookmarks menu", "Page 2"),
        Step("swipe down", "Page 5"),
        Step("swipe up", "Page 2"),
        Step("double tap", "Page 2, bookmarked"),
        Step("swipe right", "Page 3"),
        Step("actions menu", "Actions menu, 2 items", "Bookmark page 3"),
        Step("double tap", "Bookmark page 3", "bookmarked"),
        Step("rotor menu \"Bookmarks\"", "Bookmarks menu", "Page 2"),
        Step("swipe down", "Page 3"),
    ]

    private static let inspector = "Format Inspector, scroll area"
    private static let grouping =
        "Group presets, Puts the presets of the inspector into a labelled group, button"
    private static let combining =
        "Combine presets, Makes one stop of each preset's title and button, button"

    @Test func isHeardAsInTheSession() throws {
        let input = Self.walk.map { $0.verb + "\n" }.joined()
        let output = try Program.run(
            ["plain", "--set", "sounds=off", "--no-hints", "Screens/editor.json"], input: input
        ).output
        let lines = output.split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("rotor: ") && !$0.hasPrefix("screen: ") }
        let opening =
            "VoiceOver on Inkwell, Field Notes, window, edit text, Low tide at six. Herons on the "
            + "far bank., insertion at end of text has keyboard focus"
        #expect(lines == [opening] + Self.walk.flatMap(\.heard))
    }
}
