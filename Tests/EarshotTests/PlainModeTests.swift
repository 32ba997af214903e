import Foundation
import TestSupport
import Testing

struct PlainModeTests {
    /// One JSON object for each gesture, with the keys that programs rely on.
    @Test func jsonHasTheAgreedKeys() throws {
        let result = try Program.run(
            ["plain", "--json", "Screens/checkout.json"],
            input: "swipe right\nswpie left\nswipe left\nswipe left\ntouch #quantity\nswipe up\n")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 7)
        var objects: [[String: Any]] = []
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            objects.append(try #require(object as? [String: Any]))
        }
        for object in objects {
            #expect(Set(object.keys) == ["gesture", "events", "cursor", "rotor"])
        }
        #expect(objects.first?["gesture"] as? String == "open")
        let kinds = objects.map { object in
            (object["events"] as? [[String: Any]] ?? []).compactMap { $0["event"] as? String }
        }
        #expect(kinds[1] == ["focus", "sound", "speech"])
        #expect(kinds[2] == ["error"])
        #expect(kinds[4] == ["boundary", "sound"])
        #expect(kinds[6] == ["value", "speech"])
        let cursors = objects.map { ($0["cursor"] as? [String: Any])?["id"] as? String }
        #expect(cursors == ["title", "item", "item", "title", "title", "quantity", "quantity"])
        #expect(objects[6]["rotor"] as? String == "Adjust Value")
    }

    @Test func turnsOnByItself() throws {
        let environments = [["TERM": "dumb"], ["ACCESSIBLE": "1"], ["EARSHOT_PLAIN": "yes"], [:]]
        for environment in environments {
            let result = try Program.run(
                ["Screens/sheet.json"], input: "quit\n", environment: environment)
            #expect(result.output == "Rooms, Heading\nscreen: Rooms\n")
        }
    }

    /// A key of the full screen stands for its gesture; comments and empty lines for nothing.
    @Test func takesKeysAndComments() throws {
        let result = try Program.run(
            ["plain", "Screens/sheet.json"], input: "# a comment\n\nright\n]\nquit\nright\n")
        #expect(
            result.output == """
                Rooms, Heading
                screen: Rooms
                Single room, €72, Button
                Form Controls

                """)
    }

    /// A setting counts from its line on; a wrong one is an error of that line.
    @Test func takesSettings() throws {
        let result = try Program.run(
            ["plain", "Screens/sheet.json"], input: "set wrap = on\nset hnits=off\nswipe left\n")
        #expect(
            result.output == """
                Rooms, Heading
                screen: Rooms
                note: wrap=on
                error: unknown setting 'hnits'; did you mean 'hints'?
                Double room, €95, Button
                sound: wrap<

                """)
    }

    /// The verbs that change settings, each from its line on.
    @Test func takesVerbsOfSettings() throws {
        let result = try Program.run(
            ["plain", "Screens/checkout.json"],
            input: "profile snapshot\nswipe right\nmove backward\nhints off\nprofile\n"
                + "touch #quantity\nhnts off\nlanguage xx\nset traitPosition\nsettings\n")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(10) == [
                "Checkout, Heading", "screen: Checkout", "note: profile=snapshot", "Oat milk",
                "Checkout. Heading.", "note: hints=off",
                "error: 'profile' is followed by device|snapshot", "Quantity: 2. Adjustable.",
                "rotor: Adjust Value",
                "error: unknown verb 'hnts off'; did you mean 'hints off'?",
            ])
        let languages = "auto, en, de, es, fr, ja, ko, ru, zh-Hans"
        #expect(
            lines.dropFirst(10).first == "error: language cannot be 'xx'; expected \(languages)")
        #expect(lines.dropFirst(11).prefix(2) == ["note: traitPosition=after", "profile=snapshot"])
        #expect(lines.last == "volume=100")
    }

    /// Screens are named relative to the file that names them, and stay in the first one's folder.
    @Test func opensOtherScreensOfItsFolder() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)")
        let inner = folder.appendingPathComponent("shop/inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String, _ label: String, pushing target: String) throws {
            let text = """
                {"earshot": 1, "elements": [{"type": "button", "label": "\(label)",
                "on": {"activate": [{"push": "\(target)"}]}}]}
                """
            try text.write(
                to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
        }
        try write("outside.json", "Outside", pushing: "outside.json")
        try write("shop/first.json", "First", pushing: "inner/second.json")
        try write("shop/inner/second.json", "Second", pushing: "third.json")
        try write("shop/inner/third.json", "Third", pushing: "../../outside.json")
        let file = folder.appendingPathComponent("shop/first.json").path
        let result = try Program.run(
            ["plain", file], input: "double tap\ndouble tap\ndouble tap\n")
        let heard = result.output.split(separator: "\n").filter {
            $0.hasSuffix("Button") || $0.contains("cannot open")
        }
        #expect(
            heard == [
                "First, Button", "Second, Button", "Third, Button",
                "note: cannot open ../../outside.json: it is outside the folder of the first screen",
            ])
    }

    /// Lists are numbered, and a number chooses.
    @Test func offersLists() throws {
        let result = try Program.run(
            ["plain", "Screens/checkout.json"],
            input:
                "7\nactions\ntouch #card\nactions\n2\nrotors\n1\n99\nset hints=off\nset hnts=off\n")
        #expect(
            result.output == """
                Checkout, Heading
                screen: Checkout
                error: a number chooses from a list; expected rotors, actions or items first
                0 actions
                Card ending 4242, Button, Actions available
                hint: Chooses another card. Swipe up or down to select a custom action, then double \
                tap to activate.
                rotor: Actions
                2 actions
                1. Remove
                2. Save for later
                Saved for later
                sound: activate
                9 rotor options
                1. Characters
                2. Words
                3. Lines
                4. Speaking Rate
                5. Containers
                6. Headings
                7. Form Controls
                8. Text Fields
                9. Actions, current
                Characters
                error: no 99 in the list; expected 1 to 9
                note: hints=off
                error: unknown setting 'hnts'; did you mean 'hints'?

                """)
    }

    /// What is typed goes into the text that is edited; Backspace is a verb too.
    @Test func takesText() throws {
        let result = try Program.run(
            ["plain", "Screens/notes.json"],
            input: """
                type "x"
                touch #title
                double tap
                type "!"
                backspace
                delete
                previous word
                read word
                end editing
                touch #lock
                double tap
                type "ab"
                read line
                """ + "\n")
        #expect(
            result.output == """
                Notes, Back button
                screen: Note
                sound: none
                note: no text is edited; double tap a text field first
                Title, Trip to the lake, Text field
                hint: Double tap to edit.
                is editing
                sound: activate
                exclamation mark
                exclamation mark
                e
                lak
                lak
                note: editing ends
                Passcode, Secure text field
                hint: Double tap to edit.
                sound: secure
                is editing
                sound: activate
                sound: secure
                sound: secure
                2 characters

                """)
    }

    /// Heard all the same, since a gesture takes no time; but told to be cut.
    @Test func tellsWhatWasCut() throws {
        let input = "touch #card\nperform \"Remove\"\n"
        let text = try Program.run(["plain", "Screens/checkout.json"], input: input).output
        #expect(text.contains("Card removed\nPay £6.40, Button\n"))
        #expect(text.contains("\ncut: Card removed\n"))
        let json =
            try Program.run(
                ["plain", "--json", "Screens/checkout.json"], input: input
            ).output.split(separator: "\n").last ?? ""
        #expect(json.contains(#""text": "Card removed", "hint": null, "class": "announce""#))
        #expect(json.contains(#""priority": null, "language": "en", "cut": true"#))
    }

    @Test func takesGesturesBack() throws {
        let result = try Program.run(
            ["plain", "Screens/checkout.json"],
            input: "swipe right\nset hints=off\nswipe right\ntake back\ntake back\ntake back\n"
                + "take again\nhints\n")
        let notes = result.output.split(separator: "\n").filter { $0.hasPrefix("note: ") }
        #expect(
            notes == [
                "note: hints=off", "note: taken back: swipe right; focus: Oat milk",
                "note: taken back: swipe right; focus: Checkout, Heading",
                "note: no gesture to take back",
                "note: taken again: swipe right; focus: Oat milk",
            ])
    }

    /// What a gesture set goes back with it; what the user set stays.
    @Test func takesBackWhatGesturesSet() throws {
        let result = try Program.run(
            ["plain", "Screens/checkout.json"],
            input: "rotor \"Speaking Rate\"\nswipe up\nhints off\ntake back\nset speakingRate\n"
                + "set hints\ntake again\nset speakingRate\nset hints\n")
        let notes = result.output.split(separator: "\n").filter { $0.contains("=") }
        #expect(
            notes == [
                "note: hints=off", "note: speakingRate=50", "note: hints=off",
                "note: speakingRate=55", "note: hints=off",
            ])
    }

    @Test func saysWhy() throws {
        let result = try Program.run(["plain", "Screens/settings.json"], input: "why\n")
        #expect(result.output.contains("Settings: label from label, rule label, H\n"))
        #expect(
            result.output.contains("Heading level 1: role from type, rule role.headingLevel, M\n"))
    }

    /// Answers come line by line, also into a pipe: a program can wait for each.
    @Test func answersBeforeTheNextLine() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Products.path(of: "earshot"))
        process.arguments = ["plain", "Screens/sheet.json"]
        process.currentDirectoryURL = Repository.root
        let (stdin, stdout) = (Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = FileHandle.nullDevice
        try process.run()
        func heard() -> String {
            String(decoding: stdout.fileHandleForReading.availableData, as: UTF8.self)
        }
        #expect(heard() == "Rooms, Heading\nscreen: Rooms\n")
        stdin.fileHandleForWriting.write(Data("swipe right\n".utf8))
        #expect(heard() == "Single room, €72, Button\n")
        try stdin.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
