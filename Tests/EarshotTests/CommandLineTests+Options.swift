extension CommandLineTests {
    static let save = #"""
        {"earshot": 1, "elements": [{"type": "button", "label": "Save", "hint": "Saves",
        "selected": true}]}
        """#
    static let more = #"""
        {"earshot": 1, "elements": [{"type": "button", "label": "More",
        "actions": [{"name": "Undo"}]}]}
        """#

    /// Options that set up VoiceOver.
    static let options = [
        Case(arguments: "help read", output: "--trait-position after|before|none…"),
        Case(arguments: "help verbs", output: "  profile device|snapshot…"),
        Case(
            arguments: "read --quiet --trait-position before -", input: save,
            output: "1  Button, selected, Save\n   hint: Saves\n"),
        Case(
            arguments: "read --trait-position=none --no-hints -", input: save,
            output: "1  selected, Save\n   (not spoken: Saves)\n"),
        Case(
            arguments: "read --hints off --hints on -", input: save,
            output: "1  selected, Save, Button\n   hint: Saves\n"),
        Case(
            arguments: "read --set hints=on --no-hints -", input: save,
            output: "1  selected, Save, Button\n   (not spoken: Saves)\n"),
        Case(
            arguments: "read --no-hints --set hints=on -", input: save,
            output: "1  selected, Save, Button\n   hint: Saves\n"),
        Case(
            arguments: "read --set language=de --language en -", input: save,
            output: "1  selected, Save, Button\n…"),
        Case(
            arguments: "read --language en --set language=de -", input: save,
            output: "1  Auswahl, Save, Taste\n…"),
        Case(
            arguments: "read --profile snapshot -", input: save,
            output: "1  Selected: Save. Button.\n   hint: Saves\n"),
        Case(
            arguments: "read --profile snapshot -", input: more,
            output: "1  More. Button.\n   Actions Available\n     Undo\n"),
        Case(
            arguments: "read --actions-phrase short -", input: more,
            output: "1  More, Button, Actions available\n"),
        Case(
            arguments: "read --actions-phrase off -", input: more, output: "1  More, Button\n"),
        Case(
            arguments: "read --set profile=snapshot --format json -", input: more,
            output: #"      "legend": ["Actions Available", "Undo"],"# + "…"),
        Case(
            arguments: "read --profile snapshot --format json -", input: save,
            output: #"  "profile": "snapshot","# + "…"),
        Case(
            arguments: "read --format json -", input: save,
            output: #"  "profile": "device","# + "…"),
        Case(
            arguments: "read --no-hint Screens/sheet.json", status: 2,
            errors: "earshot: unknown option '--no-hint'; did you mean '--no-hints'?; "
                + "try 'earshot help'\n"),
        Case(
            arguments: "read --traitPosition before Screens/sheet.json", status: 2,
            errors: "earshot: unknown option '--traitPosition'; did you mean '--trait-position'?; "
                + "try 'earshot help'\n"),
        Case(
            arguments: "read --trait-position sideways Screens/sheet.json", status: 2,
            errors: "earshot: --trait-position cannot be 'sideways'; expected after, before, none; "
                + "try 'earshot help'\n"),
        Case(
            arguments: "read --no-hints=off Screens/sheet.json", status: 2,
            errors: "earshot: --no-hints takes no value; try 'earshot help'\n"),
        Case(
            arguments: "read --no-trait-position Screens/sheet.json", status: 2,
            errors: "earshot: unknown option '--no-trait-position'…"),
        Case(
            arguments: "formats --no-hints", status: 2,
            errors: "earshot: unknown option '--no-hints'…"),
        Case(
            arguments: "read --set hnts=off Screens/sheet.json", status: 2,
            errors: "earshot: unknown setting 'hnts'; did you mean 'hints'?; try 'earshot help'\n"),
        Case(
            arguments: "read --set hints=maybe Screens/sheet.json", status: 2,
            errors: "earshot: hints cannot be 'maybe'; expected on, off; try 'earshot help'\n"),
        Case(
            arguments: "read --set hints Screens/sheet.json", status: 2,
            errors: "earshot: hints needs a value; expected on, off; try 'earshot help'\n"),
        Case(
            arguments: "read --language english Screens/sheet.json", status: 2,
            errors: "earshot: --language cannot be 'english'; expected…"),
        Case(arguments: "read --language en-GB Screens/sheet.json", output: "Rooms, Heading…"),
        Case(
            arguments: "read --language xx Screens/sheet.json", status: 2,
            errors: "earshot: --language cannot be 'xx'; expected…"),
        Case(
            arguments: "read --platform macos --no-hints -",
            input:
                #"{"earshot": 1, "elements": [{"type": "group", "children": [{"label": "a"}]}]}"#,
            output: "1  group\n   (not spoken: You are currently on a group.)\n2  a\n…"),
        Case(
            arguments: "read --platform macos --navigation flat --no-hints -",
            input:
                #"{"earshot": 1, "elements": [{"type": "group", "children": [{"label": "a"}]}]}"#,
            output: "1  a, group\n"),
        Case(
            arguments: "read --platform ios --no-hints -",
            input: #"""
                {"earshot": 1, "platform": "macos", "elements": [{"type": "checkBox", "label": "Oat",
                "value": true}]}
                """#,
            output: "1  Oat, Switch button, on\n   (not spoken: Double tap to toggle setting.)\n"),
        Case(
            arguments: "read --quiet --no-hints Tests/ScreenImportTests/Fixtures/axui.dump",
            output: "2  Stop, dimmed, button\n   (not spoken: You are currently on a button. This "
                + "item is dimmed.)\n3  Idle\n…"),
        Case(
            arguments: "read --platform watch Screens/sheet.json", status: 2,
            errors: "earshot: --platform cannot be 'watch'; expected auto, ios, macos; "
                + "try 'earshot help'\n"),
        Case(
            arguments: "read --format json --quiet -",
            input: #"{"earshot": 1, "platform": "macos", "elements": [{"label": "Tea"}]}"#,
            output: "\"platform\": \"macos\"…"),
        Case(
            arguments: "read --color never --set buttonHint=on Screens/sheet.json",
            output: "hint: Double tap to activate…"),
        Case(
            arguments: "read --set speechProcessing=on -",
            input: #"{"earshot": 1, "elements": [{"label": "https://"}, {"label": "2024/10/27"}]}"#,
            output: "1  https colon slash slash\n2  2024 slash 10 slash 27\n"),
        Case(
            arguments: "read --set speechProcessing=on --set punctuation=all -",
            input: #"{"earshot": 1, "elements": [{"label": "Hi!", "type": "switch"}]}"#,
            output: "1  Hi exclamation mark, Switch button\n"
                + "   hint: Double tap to toggle setting.\n"),
        Case(
            arguments: "read --set numbers=digits -",
            input: #"{"earshot": 1, "elements": [{"label": "Room 217, £5"}]}"#,
            output: "1  Room 2 1 7, £5\n"),
        Case(
            arguments: "read --format json --set speechProcessing=on -",
            input: #"{"earshot": 1, "elements": [{"label": "3.5"}]}"#,
            output: "\"text\": \"3 dot 5\"…"),
    ]
}
