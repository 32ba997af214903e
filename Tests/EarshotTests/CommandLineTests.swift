import TestSupport
import Testing

/// Arguments and standard input → exit code, output, errors, with the real program.
struct CommandLineTests {
    struct Case: CustomTestStringConvertible {
        let arguments: String
        var input = ""
        var environment: [String: String] = [:]
        var status: Int32 = 0
        /// The whole of it, or what it holds where it ends in `…`.
        var output = ""
        var errors = ""

        var testDescription: String { "earshot \(arguments)" }
    }

    static let cases = [
        Case(arguments: "--version", output: "earshot 0.1.0\n"),
        Case(arguments: "--help", output: "usage: earshot FILE…"),
        Case(arguments: "help", output: "usage: earshot FILE…"),
        Case(arguments: "help read", output: "usage: earshot read FILE…"),
        Case(arguments: "read --help", output: "usage: earshot read FILE…"),
        Case(arguments: "help settings", output: "hints=on|off…"),
        Case(arguments: "help verbs", output: "swipe right…"),
        Case(arguments: "help keys", output: "next item…"),
        Case(
            arguments: "formats",
            output: "    says: label, value, hint, type, enabled, frame, identifier\n"
                + "    says in part: traits…"),
        Case(arguments: "help exit", output: "130…"),
        Case(
            arguments: "help nonsense", status: 2,
            errors: "earshot: no help on 'nonsense'; expected a command, keys, verbs, settings, "
                + "exit or man; try 'earshot help'\n"),
        Case(
            arguments: "", status: 2,
            errors: "earshot: no file is named; try 'earshot Screens/checkout.json' or "
                + "'earshot help'\n"),
        Case(
            arguments: "raed x.json", status: 2,
            errors: "earshot: no file and no command is called 'raed'; did you mean 'read'?; "
                + "try 'earshot help'\n"),
        Case(
            arguments: "read --formt json Screens/sheet.json", status: 2,
            errors: "earshot: unknown option '--formt'; did you mean '--format'?; "
                + "try 'earshot help'\n"),
        Case(
            arguments: "read --format=xml Screens/sheet.json", status: 2,
            errors:
                "earshot: --format cannot be 'xml'; expected text, json, tsv, markdown, html, svg; "
                + "try 'earshot help'\n"),
        Case(
            arguments: "read --format", status: 2,
            errors: "earshot: --format needs a value: --format "
                + "text|json|tsv|markdown|html|svg; try 'earshot help'\n"),
        Case(
            arguments: "read --quiet=yes Screens/sheet.json", status: 2,
            errors: "earshot: --quiet takes no value; try 'earshot help'\n"),
        Case(
            arguments: "read", status: 2, errors: "earshot: no file is named; try 'earshot help'\n"),
        Case(
            arguments: "read a.json b.json", status: 2,
            errors: "earshot: one file at a time, not also 'b.json'; try 'earshot help'\n"),
        Case(
            arguments: "check Screens/sheet.json", status: 2,
            errors: "earshot: no file and no command is called 'check'; try 'earshot help'\n"),
        Case(
            arguments: "formats --quiet", status: 2,
            errors: "earshot: unknown option '--quiet'…"),
        Case(arguments: "convert Screens/sheet.json", output: "\"earshot\": 1…"),
        Case(
            arguments: "convert Screens/sheet.json -o /no/such/folder/x.json", status: 3,
            errors: "earshot: /no/such/folder/x.json: no such file or directory\n"),
        Case(
            arguments: "read missing.json", status: 3,
            errors: "earshot: missing.json: no such file or directory\n"),
        Case(
            arguments: "read Screens", status: 3,
            errors: "earshot: Screens: is a folder; name a file in it\n"),
        Case(
            arguments: "read -", input: "{\"earshot\": 1, \"elements\": [{\"label\": \"Tea\"}]}",
            output: "1  Tea\n"),
        Case(
            arguments: "read --format json --quiet -",
            input: "{\"earshot\": 1, \"elements\": [{\"label\": \"Tea\", \"lable\": 1}]}",
            output: "\"text\": \"standard input:1:46: warning: unknown key 'lable'; did you…"),
        Case(
            arguments: "read -- -", input: "{\"earshot\": 1, \"elements\": [{\"label\": \"Tea\"}]}",
            output: "1  Tea\n"),
        Case(
            arguments: "-", input: "{\"earshot\": 1, \"elements\": [{\"label\": \"Tea\"}]}",
            output: "1  Tea\n"),
        Case(
            arguments: "read -", input: "{\"earshot\": 1, \"elements\": []}", status: 3,
            errors: "earshot: standard input: nothing to walk: no element of the screen is a stop\n"
        ),
        Case(
            arguments: "read -", input: "{\"earshot\": 1,\n \"elements\": 3}", status: 3,
            errors: "earshot: standard input:2:14: …"),
        Case(
            arguments: "read -",
            input: #"""
                {"earshot": 1, "platform": "macos", "elements": [{"type": "toolbar", "children":
                [{"type": "button", "label": "Brew", "hint": "Boils"}]}]}
                """#,
            output: "1  toolbar\n   hint: You are currently on a toolbar.\n"
                + "2  Brew, Boils, button\n   hint: You are currently on a button, inside of a…"),
        Case(arguments: "read -", input: "", status: 3, errors: "the file is empty…"),
        Case(
            arguments: "plain -", input: "{\"earshot\": 1, \"elements\": [{\"label\": \"Tea\"}]}",
            status: 2,
            errors: "earshot: no terminal to read commands from; expected earshot plain FILE\n"),
        Case(
            arguments: "Screens/sheet.json", input: "swipe right\n",
            output: "Rooms, Heading\nscreen: Rooms\nSingle room, €72, Button\n"),
        Case(
            arguments: "read --no-hints Screens/player.json", output: "8  Next track, Button\n…"),
        Case(
            arguments: "read --set hints=off Screens/checkout.json",
            output: " 9  Gift wrap, Switch button, off\n    (not spoken: Double tap to toggle "
                + "setting.)\n10…"),
        Case(
            arguments: "read --format json --no-hints Screens/checkout.json",
            output: "\"lost\": \"Double tap to toggle setting.\",\n…"),
        Case(
            arguments: "explain --element gift Screens/checkout.json",
            output: "      from value at Screens/checkout.json:52:60\n      rule state.toggle: …"),
        Case(
            arguments: "explain --element #gift Screens/checkout.json",
            output: "gift: stop 9 of 15, Screens/checkout.json:52:5\n…"),
        Case(
            arguments: "explain --element delivery Screens/checkout.json",
            output: "    label: spoken when the cursor enters the group (Delivery)\n…"),
        Case(
            arguments: "explain --element delivery --format json Screens/checkout.json",
            output: "\"reason\": \"container\",\n…"),
        Case(
            arguments: "explain --element git Screens/checkout.json", status: 2,
            errors: "earshot: no element has the id 'git'; did you mean 'gift'?; "
                + "try 'earshot help'\n"),
        Case(
            arguments: "explain -", input: "{\"earshot\": 1, \"elements\": []}", status: 3,
            errors: "earshot: standard input: nothing to walk: no element of the screen is a stop\n"
        ),
        Case(
            arguments: "explain --element a -",
            input: #"{"earshot": 1, "elements": [{"id": "a", "hidden": true}]}"#,
            output:
                "a: no stop, standard input:1:29\n  VoiceOver never comes to it: it is hidden\n…"),
        Case(
            arguments: "explain --element oven Screens/recipe.json",
            output: "      confidence high\n      voice: all punctuation\n…"),
        Case(
            arguments: "read --format json Screens/recipe.json",
            output: "\"voice\": {\"pitch\": 1.2, \"spellOut\": true},\n…"),
        Case(
            arguments: "explain --format svg Screens/sheet.json", status: 2,
            errors: "earshot: --format cannot be 'svg'; expected text, json; try 'earshot help'\n"),
        Case(
            arguments: "read --format svg -o /no/such/folder/x.svg Screens/sheet.json", status: 3,
            errors: "earshot: /no/such/folder/x.svg: no such file or directory\n"),
        Case(
            arguments: "read --set traitPosition=none Screens/player.json",
            output: "8  Next track\n…"),
        Case(
            arguments: "open Screens/sheet.json --keys nosuchkey", status: 2,
            errors: "earshot: --keys: …"),
        Case(
            arguments: "open Screens/sheet.json --keys right --size 0x9", status: 2,
            errors: "earshot: --size cannot be '0x9'; expected columns and rows, such as 80x24; "
                + "try 'earshot help'\n"),
        Case(
            arguments: "open Screens/sheet.json --keys right --size 60x20", output: "Single room…"),
    ]

    @Test(arguments: cases + options)
    func answers(_ test: Case) throws {
        let arguments = test.arguments.split(separator: " ").map(String.init)
        let result = try Program.run(
            arguments, input: test.input, environment: test.environment)
        #expect(result.status == test.status)
        check(result.output, test.output)
        check(result.errors, test.errors)
    }

    private func check(_ actual: String, _ expected: String) {
        if expected.hasSuffix("…") {
            #expect(actual.contains(expected.dropLast()))
        } else {
            #expect(actual == expected)
        }
    }

    /// A command's help names every option that it takes.
    @Test func helpNamesEveryOption() throws {
        let help = try Program.run(["help", "open"]).output
        for option in ["--set", "--keys", "--size", "--plain", "--color", "--format-in", "--quiet"]
        {
            #expect(help.contains(option))
        }
    }

    /// Messages repeat names of the file.
    @Test func messagesArePrintable() throws {
        let hostile = #"{"earshot": 1, "elements": [{"label": "a", "b\u001b]52;c;eA==\u0007": 1}]}"#
        let errors = try Program.run(["read", "-"], input: hostile).errors
        #expect(errors.contains(#"b\u{1B}]52"#))
        #expect(!errors.unicodeScalars.contains { $0 != "\n" && $0.value < 32 })
    }

    @Test func outputOfReadIsPrintable() throws {
        let hostile =
            #"{"earshot": 1, "elements": [{"label": "a\u001b]52;c;eA==\u0007\u202Eb\nc"}]}"#
        for arguments in [["read", "-"], ["-"]] {
            let output = try Program.run(arguments, input: hostile).output
            let hidden = output.unicodeScalars.filter {
                $0 != "\n" && ($0.value < 32 || $0.value == 127 || $0.value == 0x202E)
            }
            #expect(hidden.isEmpty)
        }
    }
}
