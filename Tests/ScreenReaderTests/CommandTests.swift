import ScreenModel
import ScreenReader
import Testing

/// Every touch gesture and keyboard command of VoiceOver that a screen file can answer has a verb
/// and Apple's name.
@Suite struct CommandTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let command: String
        let verb: String
        var testDescription: String { command }

        init(_ command: String, _ verb: String) {
            self.command = command
            self.verb = verb
        }
    }

    private static let touch: [Case] = [
        Case("Speak Item", "touch #a"), Case("Speak Item", "tap at 1,2"),
        Case("Activate", "double tap"), Case("Activate", "split tap"),
        Case("Perform Long Press", "triple tap"), Case("Secondary Activate", "quadruple tap"),
        Case("Pass-through", "double tap and hold"), Case("Next Item", "swipe right"),
        Case("Previous Item", "swipe left"), Case("Next Item", "move forward"),
        Case("Previous Item", "move backward"), Case("Next Rotor Item", "swipe down"),
        Case("Previous Rotor Item", "swipe up"), Case("Toggle Speech", "pause"),
        Case("Magic Tap", "magic tap"), Case("Item Chooser", "item chooser \"a\""),
        Case("Label Item", "label item \"x\""), Case("Read From Top", "read from top"),
        Case("Read From Top", "swipe up with 2 fingers"), Case("Read All", "read all"),
        Case("Read All", "swipe down with 2 fingers"), Case("Move In", "move in"),
        Case("Move In", "swipe right with 2 fingers"), Case("Move Out", "move out"),
        Case("Move Out", "swipe left with 2 fingers"), Case("Escape", "scrub"),
        Case("Next Rotor", "rotor next"), Case("Previous Rotor", "rotor previous"),
        Case("Read Item Summary", "read summary"), Case("Toggle Mute", "mute"),
        Case("Toggle Screen Curtain", "curtain"), Case("Copy Speech to Clipboard", "copy speech"),
        Case("Scroll Right", "scroll right"), Case("Scroll Right", "swipe left with 3 fingers"),
        Case("Scroll Left", "scroll left"), Case("Scroll Down", "scroll down"),
        Case("Scroll Down", "swipe up with 3 fingers"), Case("Scroll Up", "scroll up"),
        Case("Undo", "undo"), Case("Redo", "redo"), Case("First Item", "first item"),
        Case("Last Item", "last item"), Case("Start Help", "start help"),
        Case("Start Help", "help"),
    ]

    private static let keyboard: [Case] = [
        Case("Watch Item", "watch item"), Case("Top of Container", "top of container"),
        Case("Bottom of Container", "bottom of container"), Case("Linked Item", "linked item"),
        Case("Status Bar", "status bar"), Case("System-Focused Item", "cursor to focus"),
        Case("Item Above", "item above"), Case("Item Below", "item below"),
        Case("Next Container", "next container"), Case("Previous Container", "previous container"),
        Case("Top of Document", "top of document"),
        Case("Bottom of Document", "bottom of document"), Case("Read Line", "read line"),
        Case("Read Word", "read word"), Case("Read Character", "read character"),
        Case("Read Hint", "read hint"), Case("Read URL", "read url"),
        Case("Read Selected Text", "read selection"),
        Case("Read System-Focused Item", "read focus"), Case("Describe Item", "describe item"),
        Case("Read Row Header", "read row header"),
        Case("Read Column Header", "read column header"),
        Case("Read Row and Column", "read row and column"), Case("Read Column", "read column"),
        Case("Next Character", "next character"), Case("Previous Word", "previous word"),
        Case("Next Sentence", "next sentence"), Case("Previous Paragraph", "previous paragraph"),
        Case("Toggle Text Selection", "toggle selection"), Case("Next Heading", "next heading"),
        Case("Next Same Heading", "next same heading"), Case("Next Link", "next link"),
        Case("Previous Visited Link", "previous visited link"),
        Case("Next Control", "next control"), Case("Next Image", "next image"),
        Case("Next Table", "next table"), Case("Next List", "next list"),
        Case("Next Same Item", "next same item"),
        Case("Next Different Item", "next different item"),
        Case("Next Bold Text", "next bold text"), Case("Next Italic Text", "next italic text"),
        Case("Next Underlined Text", "next underlined text"),
        Case("Next Misspelled Word", "next misspelled word"),
        Case("Item Text Search", "find \"a\""), Case("Next Search Result", "find next"),
        Case("Previous Search Result", "find previous"),
        Case("Toggle Single-Key Quick Nav", "single key quick nav"),
        Case("Toggle Arrow Quick Nav", "quick nav"),
    ]

    private static let mac: [Case] = [
        Case("Move In", "interact"), Case("Move Out", "stop interacting"),
        Case("Rotor Menu", "rotor menu"), Case("Actions Menu", "actions menu"),
        Case("Move to Top of Window", "top of window"),
        Case("Move to Bottom of Window", "bottom of window"),
        Case("Move to Beginning of Visible Area", "start of visible area"),
        Case("Move to End of Visible Area", "end of visible area"),
        Case("Move to Area Before Splitter", "area before"),
        Case("Move to Area After Splitter", "area after"),
        Case("Open or Close Disclosure Triangle", "toggle disclosure"),
        Case("Perform Long Press", "context menu"), Case("Read Help Tag", "read help tag"),
        Case("Read Contents of Window", "read window"), Case("Window Summary", "window summary"),
        Case("Application Summary", "application summary"),
        Case("Repeat Last Spoken Phrase", "repeat speech"), Case("Next Group", "skip group"),
        Case("Keyboard Focus to VoiceOver Cursor", "focus to cursor"),
        Case("Toggle Web Navigation", "web navigation"),
    ]

    private static let session = Walk([Sketch("a")]).session

    @Test(arguments: touch + keyboard + mac)
    func isNamed(_ row: Case) throws {
        #expect(try GestureVerb.parse(row.verb, in: Self.session).command == row.command)
    }

    /// Help lists every verb with the name of its command.
    @Test func verbsTellTheirCommands() throws {
        for verb in GestureVerb.all {
            guard let command = verb.command else { continue }
            #expect(!command.isEmpty, "\(verb.words)")
            guard let gesture = try? GestureVerb.parse(verb.words, in: Self.session) else {
                continue
            }
            #expect(gesture.command == command, "\(verb.words)")
        }
        let nameless = Set(GestureVerb.all.filter { $0.command == nil }.map(\.words))
        #expect(nameless.isSuperset(of: ["wait", "type", "perform", "rotor"]))
        #expect(nameless.isDisjoint(with: ["swipe right", "find", "touch", "item chooser"]))
    }

    /// The name that help gives a gesture, by the setting where sources disagree.
    @Test(arguments: [
        ("hold", "label item \"x\"", "'two-finger tap and hold, Label Item'"),
        ("doubleTapHold", "label item \"x\"", "'two-finger double tap and hold, Label Item'"),
        ("hold", "scroll down", "'three-finger swipe up, Scroll Down'"),
        ("hold", "move in", "'two-finger swipe right, Move In'"),
        ("hold", "next heading", "'Next Heading'"),
        ("hold", "linked item", "'Linked Item'"),
    ])
    func helpNames(_ setting: String, _ verb: String, _ marks: String) {
        var walk = Walk([Sketch("a")], ["labelItemGesture": setting])
        #expect(walk.play("start help;\(verb)") == marks)
    }

    @Test func theMacNamesItsOwn() {
        var walk = Walk(.mac([Sketch("a")]))
        #expect(walk.play("start help;scroll down") == "'Scroll Down'")
    }
}
