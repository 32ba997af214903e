import Rehearsal
import ScreenReader
import TerminalInterface

/// Help, made from the tables of commands, settings, verbs and keys.
enum Help {
    static func text(of command: Subcommand?) -> String {
        guard let command else { return overview }
        let words = command.name == "open" ? "[open]" : command.name
        var lines = [
            "usage: earshot \(words) \(command.operands)".trimmed, "", command.summary, "",
        ]
        let (verbosity, others) = command.optionsByKind
        lines += table(others.map { ($0.usage, $0.summary) })
        if !verbosity.isEmpty {
            lines += [
                "", "Verbosity; the first value is the default, and --no-hints is --hints off:",
            ]
            lines += table(verbosity.map { ($0.usage, $0.summary) })
        }
        if !command.notes.isEmpty { lines += [""] + table(command.notes) }
        lines += ["", "example: \(command.example)"]
        return lines.joined(separator: "\n") + "\n"
    }

    static var overview: String {
        var lines = [
            "earshot plays VoiceOver in the terminal: it loads a screen as a tree of accessibility",
            "elements, the keyboard plays the gestures, and what would be spoken is shown.",
            "It is a rehearsal: VoiceOver on a device has the last word.", "",
            "usage: earshot FILE", "       earshot COMMAND [OPTIONS] FILE", "",
        ]
        lines += table(Subcommand.all.map { ($0.usage, $0.summary) })
        lines += [
            "", "FILE may be - for standard input.",
            "More: earshot help COMMAND, keys, verbs, settings, exit, man",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    static var settings: String {
        table(settingRows).joined(separator: "\n") + "\n\nThe first value is the default.\n"
    }

    static var verbs: String {
        table(verbRows).joined(separator: "\n") + "\n\n" + inBrackets + "\n"
    }

    static var keys: String {
        table(keyRows).joined(separator: "\n") + "\n\n" + inBrackets + "\n"
            + Binding.notes.joined(separator: "\n") + "\n"
    }

    /// Where any text goes, the default stands for the values.
    static var settingRows: [(String, String)] {
        Setting.all.map { setting in
            let values =
                setting.values.isEmpty
                ? setting.get(Settings()) : setting.values.joined(separator: "|")
            return ("\(setting.name)=\(values)", setting.summary)
        }
    }

    static var verbRows: [(String, String)] {
        GestureVerb.all.map { ($0.usage, $0.summary + named($0.command)) }
            + SettingVerb.all.map { ($0.usage, $0.summary) } + scriptRows
    }

    /// What scripts have beside gestures and settings.
    private static let scriptRows: [(String, String)] =
        [
            ("open FILE", "in a script and in plain mode: a screen, from its beginning"),
            ("use FILE", "in a script and in plain mode: the steps of that file, here"),
            ("repeat N { … }", "in a script and in plain mode: what stands in it, so many times"),
            ("walk forward", "from the first item to the last, one utterance for each stop"),
            ("walk backward", "from the last item to the first"),
        ] + CheckVerb.all.map { ($0.usage, "check: " + $0.summary) }

    static var keyRows: [(String, String)] {
        Binding.all.map {
            ($0.keys.map(\.name).joined(separator: " "), $0.listed + named($0.command.appleName))
        }
    }

    private static let inBrackets = "In brackets: Apple's name of the command."

    /// Apple's name of a command, behind what it does.
    private static func named(_ command: String?) -> String {
        command.map { " [\($0)]" } ?? ""
    }

    static let exitCodes = [
        ("0", "fine"),
        ("1", "what was to be checked is not so, or two screens differ"),
        ("2", "the command line cannot be understood, or there is no terminal for what it asks"),
        (
            "3",
            "the input cannot be read or holds nothing to walk, or the output cannot be written"
        ),
        ("129", "the terminal went away"),
        ("130", "ended by Ctrl-C"),
        ("143", "ended by TERM"),
    ]

    static let inOneLine = "type a verb such as 'swipe right', its key, or quit"

    /// Help of plain mode: a few lines, the rest by topic.
    static func plain(_ topic: String?) -> String {
        switch topic {
        case "verbs": return verbs
        case "keys": return keys
        case "settings": return settings
        default:
            return """
                swipe right, swipe left: next and previous item.
                swipe down, swipe up: next and previous of what the rotor is on.
                rotor next, rotor previous, rotor "Headings": turn the rotor.
                double tap: activate. scrub: go back. magic tap: the main action.
                touch #id, touch "Label": go to an element.
                type "text": into the field that is edited; double tap it first.
                next heading, previous link: search. read all: read on from here.
                rotors, actions, items: numbered lists; a number chooses. why: where words come from.
                take back, take again: the last gesture. wait 3s: time passes.
                hints off, profile snapshot, set wrap=on: any setting, from here on. settings: all.
                help verbs, help keys, help settings: everything. quit: leave.
                For the full screen: earshot FILE on a terminal, without --plain.

                """
        }
    }

    /// Two columns; a long left one stands on a line of its own.
    static func table(_ rows: [(String, String)]) -> [String] {
        let widest = 34
        let width = min(rows.map { $0.0.count }.max() ?? 0, widest)
        return rows.flatMap { left, right in
            if left.count > width {
                return ["  \(left)", "  " + String(repeating: " ", count: width) + "  \(right)"]
            }
            return ["  \(left)" + String(repeating: " ", count: width - left.count) + "  \(right)"]
        }
    }
}

extension Subcommand {
    /// As the overview shows it.
    var usage: String { "\(name == "open" ? "[open]" : name) \(operands)".trimmed }

    static let help = Subcommand(
        name: "help", operands: "[TOPIC]", summary: "this, or more about one thing",
        options: [], example: "earshot help read"
    ) { arguments throws(UsageError) in
        guard let topic = arguments.operands.first else {
            Streams.output(Help.overview)
            return .fine
        }
        switch topic {
        case "settings": Streams.output(Help.settings)
        case "verbs": Streams.output(Help.verbs)
        case "keys": Streams.output(Help.keys)
        case "exit": Streams.output(Help.table(Help.exitCodes).joined(separator: "\n") + "\n")
        case "man": Streams.output(ManPage.text)
        default:
            guard let command = Subcommand.named(topic) else {
                throw UsageError(
                    "no help on '\(topic)'; expected a command, keys, verbs, settings, exit or man")
            }
            Streams.output(Help.text(of: command))
        }
        return .fine
    }
}
