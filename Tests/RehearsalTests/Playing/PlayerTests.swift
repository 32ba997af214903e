import Testing

@testable import Rehearsal

/// What passes, and what is said of what does not.
struct PlayerTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let script: String
        let summary: String
        var testDescription: String { script }

        init(_ script: String, _ summary: String = "passed") {
            self.script = script
            self.summary = summary
        }
    }

    /// Each behind `open tea.json`, with `;` for a new line.
    static let cases = [
        Case("hear \"Tea, Heading\""),
        Case("hear \"Tea,  \\n Heading \""),
        Case("hear \"Tea\"", "2: something else was heard | \"Tea\" | \"Tea, Heading\""),
        Case(
            "hear \"tea, Heading\"",
            "2: something else was heard | \"tea, Heading\" | \"Tea, Heading\""),
        Case(
            "hear \"Tea, Heading\";hear \"Cups\"", "3: nothing more was heard | \"Cups\" | -"),
        Case("swipe left;hear nothing;sound boundary"),
        Case("swipe left;hear \"x\"", "3: nothing was heard | \"x\" | -"),
        Case(
            "swipe right;hear \"Cups, 2, Adjustable\", hint "
                + "\"Swipe up or down with one finger to adjust the value.\""),
        Case(
            "touch #brew;hear \"Brew, Button, Actions available\", hint \"No\"",
            "3: another hint was heard | \"Brew, Button, Actions available\", hint \"No\" | "
                + "\"Brew, Button, Actions available\", hint \"Takes three minutes. Swipe up or "
                + "down to select a custom action, then double tap to activate.\""),
        Case(
            "touch #milk;double tap;hear \"on\", hint \"No\"",
            "4: the hint was not heard | \"on\", hint \"No\" | \"on\""),
        Case("read hint;hear nothing"),
        Case("swipe right;read hint;hear containing \"adjust the value\""),
        Case("swipe right;hear containing \"Cups\";hear containing \"one finger\""),
        Case(
            "swipe right;hear containing \"Cup, 2\"",
            "3: no utterance holds this text | \"Cup, 2\" | \"Cups, 2, Adjustable\", hint \"Swipe "
                + "up or down with one finger to adjust the value.\""),
        Case("hear matching /^Tea.*ing$/;hear \"Tea, Heading\""),
        Case("hear matching /^Te$/", "2: no utterance matches | /^Te$/ | \"Tea, Heading\""),
        Case("hear nothing", "2: something was heard | nothing | \"Tea, Heading\""),
        Case("not heard \"Cups\";not heard \"tea\""),
        Case("not heard \"Tea\"", "2: it was heard | not \"Tea\" | \"Tea, Heading\""),
        Case("sound tick"),
        Case("sound boundary", "2: this sound was not heard | boundary | tick"),
        Case("touch #brew;double tap;sound \"kettle\";sound activate"),
        Case("touch #brew;sound \"kettle\"", "3: this sound was not heard | \"kettle\" | tick"),
        Case("focus is \"Tea\";focus is @0;touch #milk;focus is #milk;focus is \"Milk\""),
        Case(
            "focus is #milk",
            "2: the cursor is elsewhere | #milk | \"Tea\", which says \"Tea, Heading\""),
        Case(
            "focus is #mlik",
            "2: no element has the id 'mlik'; did you mean 'milk'? | #mlik | \"Tea\", which says "
                + "\"Tea, Heading\""),
        Case("touch \"Stir\" 2;focus is \"Stir\" 2"),
        Case(
            "touch \"Stir\";focus is \"Stir\" 2",
            "3: the cursor is elsewhere | \"Stir\" 2 | \"Stir\", which says \"Stir, Button\""),
        // Names are those of now.
        Case(
            "touch \"Stir\" 2;first item;touch \"Stir\";label item \"Mix\";focus is \"Mix\";"
                + "touch \"Stir\";focus is @4;touch \"Stir\" 2",
            "9: no stop 2 with the label \"Stir\" | - | -"),
        Case("touch #\"two words\";hear \"Grey, List end\""),
        Case("touch \"Stir\" 3", "2: no stop 3 with the label \"Stir\" | - | -"),
        Case("touch #ghost", "2: #ghost is no stop here | - | -"),
        Case("item chooser \"brew\";focus is #brew"),
        Case("item chooser \"coffee\"", "2: no item with the text \"coffee\" | - | -"),
        Case("swipe right;value is \"2\";swipe up;value is \"3\""),
        Case("value is \"\""),
        Case("swipe right;value is \"5\"", "3: the value is another one | \"5\" | \"2\""),
        Case("touch #milk;value is \"off\";value is \"0\";double tap;value is \"on\""),
        Case("rotor is \"Headings\";rotor is \"headings\""),
        Case(
            "rotor is \"Lines\"", "2: the rotor is on something else | \"Lines\" | \"Headings\""),
        Case(
            "rotors are \"Characters\", \"Words\",\"Lines\", \"Speaking Rate\", \"Containers\", "
                + "\"Headings\", \"Form Controls\", \"Lists\""),
        Case(
            "rotor \"Link\"",
            "2: the rotor has no 'Link' here | Link | Characters, Words, Lines, Speaking Rate, "
                + "Containers, Headings, Form Controls, Lists"),
        Case("rotor menu \"Links\"", "2: no rotor menu has the list 'Links' here | - | -"),
        Case("platform macos;rotor menu \"Headings\";hear containing \"Headings\""),
        Case("language de;rotor \"Words\";hear \"Wörter\";rotor is \"Words\";rotor is \"Wörter\""),
        Case("touch #brew;actions are \"Cancel\", \"Hurry\";perform \"Hurry\";hear \"Hurrying\""),
        Case("actions are none"),
        Case(
            "touch #brew;actions are \"Hurry\"",
            "3: the actions are others | \"Hurry\" | \"Cancel\", \"Hurry\""),
        Case(
            "touch #brew;perform \"Hury\"",
            "3: no action is called 'Hury' here; did you mean 'Hurry'? | Hury | Cancel, Hurry"),
        Case("screen is \"Tea\";open folder/one.json;screen is \"One\";hear \"Only\""),
        Case("screen is \"Pot\"", "2: another screen is shown | \"Pot\" | \"Tea\""),
        Case("stops are 8"),
        Case("stops are 9", "2: the screen has another number of stops | 9 | 8"),
        Case(
            "touch #brew;double tap;wait 2.9s;not heard \"ready\";wait 0.1s;"
                + "hear \"Your tea is ready\""),
        Case("repeat 3 { swipe right };focus is \"Stir\""),
        Case("repeat 2 {;repeat 2 {;swipe right;};};focus is \"Stir\" 2"),
        Case("repeat 0 { hear \"never\" }"),
        Case("hints off;swipe right;read hint;first item;hear \"Tea, Heading\""),
        Case("walk forward;hear \"Tea, Heading\";hear \"Cups, 2, Adjustable\";focus is \"Grey\""),
        Case("walk backward;hear \"Grey, List end\";hear \"Earl, List start\";focus is \"Tea\""),
        Case("set wrap=on;walk forward;focus is \"Grey\""),
        Case("walk forward;hear containing \"Grey\";not heard \"Ghost\""),
        Case("start help;rotor \"Link\";scrub;hear containing \"elp\""),
        Case("open gone.json", "broken: test.rehearsal:2:1: cannot open gone.json: no such file"),
        Case(
            "open none.json",
            "broken: test.rehearsal:2:1: cannot open none.json:1:25: unexpected '}'; expected a text in "
                + "quotes, a number, true, false, null, '{' or '['"),
    ]

    @Test(arguments: cases)
    func plays(_ row: Case) throws {
        let script = "open tea.json\n" + row.script.replacing(";", with: "\n")
        #expect(Stage.summary(try Stage.play(script)) == row.summary)
    }

    @Test func theNearestUtteranceIsNamed() throws {
        let result = try Stage.play("open tea.json\nwalk forward\nhear \"Milk, Switch button, on\"")
        #expect(
            Stage.summary(result)
                == "3: something else was heard | \"Milk, Switch button, on\" | \"Tea, Heading\""
                + " | near \"Milk, Switch button, off\"")
    }

    @Test func aFailureTellsTheStepsBeforeIt() throws {
        let result = try Stage.play(
            "open tea.json\nswipe right\nrepeat 2 { swipe right }\nuse p\nhear \"x\"\nscrub\n",
            parts: ["p": "last item"])
        guard case .failed(let failed) = result.outcome else {
            Issue.record("it passed")
            return
        }
        #expect(
            failed.before.map { "\($0.place.file):\($0.place.line) \($0.text)" } == [
                "0:1 open tea.json", "0:2 swipe right", "0:3 swipe right", "0:3 swipe right",
                "1:1 last item",
            ])
        #expect(failed.before.last?.heard == ["\"Grey, List end\""])
        #expect(failed.skipped == 1)
        #expect(result.steps == 6)
        #expect(result.checks == 1)
    }

    @Test func aBlockThatNeverEndsIsStopped() throws {
        let result = try Stage.play(
            "open tea.json\nrepeat 9999999 { repeat 9999999 { repeat 0 { mute } } }\nstops are 8")
        #expect(Stage.summary(result).contains("more than 1000000 steps"))
    }
}
