/// The man page, in roff, from the same tables as the help.
enum ManPage {
    static var text: String {
        var page = ".TH EARSHOT 1 \"\" \"earshot \(Earshot.version)\"\n"
        page += section("NAME", "earshot \\- play VoiceOver in the terminal\n")
        page += section(
            "SYNOPSIS", ".B earshot\n[OPTIONS] FILE\n.br\n.B earshot\nCOMMAND [OPTIONS] [FILE]\n")
        page += section(
            "DESCRIPTION",
            "Loads a screen as a tree of accessibility elements, hand\\-written or dumped from an "
                + "app. The keyboard plays the gestures, and what VoiceOver would speak is shown. "
                + "FILE may be \\- for standard input. It is a rehearsal: VoiceOver on a device has "
                + "the last word.\n")
        page += section("COMMANDS", Subcommand.all.map(entry(of:)).joined())
        page += section(
            "VERBOSITY",
            "Options of every command that speaks; the first value is the default.\n"
                + list(Option.verbosity.map { ($0.usage, $0.summary) }))
        page += section("KEYS", list(Help.keyRows))
        page += section("VERBS", list(Help.verbRows))
        page += section("SETTINGS", list(Help.settingRows))
        page += section("EXIT STATUS", list(Help.exitCodes))
        page += section(
            "ENVIRONMENT",
            list([
                ("EARSHOT_PLAIN, ACCESSIBLE", "line by line instead of a full screen"),
                ("NO_COLOR", "no colours"),
                ("TERM", "unset or dumb: line by line"),
                ("ESCDELAY", "milliseconds to wait after Esc, 25 if not set"),
            ]))
        return page
    }

    private static func entry(of command: Subcommand) -> String {
        var text = ".SS \(escaped(command.usage))\n\(escaped(command.summary))\n"
        let (verbosity, others) = command.optionsByKind
        text += list(others.map { ($0.usage, $0.summary) })
        if !verbosity.isEmpty { text += ".PP\nand those of VERBOSITY, below.\n" }
        if !command.notes.isEmpty { text += ".PP\n" + list(command.notes) }
        return text + ".PP\nExample: \(escaped(command.example))\n"
    }

    private static func section(_ title: String, _ body: String) -> String {
        ".SH \(title)\n\(body)"
    }

    private static func list(_ rows: [(String, String)]) -> String {
        rows.map { ".TP\n.B \(escaped($0.0.trimmed))\n\(escaped($0.1))\n" }.joined()
    }

    /// A backslash, a hyphen and a quote mean something to roff, a leading dot or apostrophe too.
    private static func escaped(_ text: String) -> String {
        var result = text.first == "." || text.first == "'" ? "\\&" : ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "`": result += "\\(ga"
            case "\"": result += "\\(dq"
            default: result.append(character)
            }
        }
        return result
    }
}
