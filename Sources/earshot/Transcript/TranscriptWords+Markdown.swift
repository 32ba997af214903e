import ScreenReader

extension TranscriptWords {
    /// A document for a pull request: the announcements as a numbered list, hints in italics.
    var markdown: String {
        var text = "# \(Markdown.escaped(title)): what VoiceOver says\n\n"
        text += Markdown.escaped(facts.joined(separator: " · ")) + "\n\n"
        text += list(transcript.stops)
        if !transcript.side.isEmpty { text += "\n## Status bar\n\n" + list(transcript.side) }
        if !notes.isEmpty {
            text += "\n## Notes\n\n"
            for note in notes { text += "- \(Markdown.escaped(note))\n" }
        }
        return text + "\n\(Markdown.escaped(TranscriptWords.rehearsal))\n"
    }

    private func list(_ entries: [Transcript.Entry]) -> String {
        entries.map { entry in
            let indent = String(repeating: " ", count: "\(entry.index). ".count)
            let utterance = entry.utterance.text
            var lines = [
                utterance.isEmpty && entry.utterance.hint.isEmpty
                    ? Utterance.silence : Markdown.escaped(utterance)
            ]
            if !entry.utterance.hint.isEmpty {
                lines.append("*\(Markdown.escaped(entry.utterance.hint))*")
            }
            if let lost = entry.lost {
                lines.append("~~*\(Markdown.escaped(lost))*~~ (not spoken: hints are off)")
            }
            for block in entry.legend {
                lines.append(Markdown.escaped(block.heading))
                lines += block.entries.map { "\\- " + Markdown.escaped($0) }
            }
            // Two blanks at its end keep a line a line.
            return "\(entry.index). "
                + lines.filter { !$0.isEmpty }.joined(separator: "  \n\(indent)") + "\n"
        }.joined()
    }
}

/// Text of a file inside Markdown, as GitHub and others show it.
enum Markdown {
    /// Nothing of the text is markup, a tag, a link, a mention of a person or an issue.
    static func escaped(_ text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar = " "
        let scalars = Array(DisplayText.safe(text).unicodeScalars)
        for (place, scalar) in scalars.enumerated() {
            defer { previous = scalar }
            let isFirst = place == 0
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\\", "`", "*", "_", "[", "]", "~", "$":
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "+" where isFirst, "-" where isFirst, "=" where isFirst:
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "."
            where previous.properties.numericType == .decimal && startsWithNumber(scalars, place),
                ")" where startsWithNumber(scalars, place):
                result += "\\"
                result.unicodeScalars.append(scalar)
            // An empty comment keeps a mention, an issue or an address from being one.
            case "@": result += "@" + comment
            case "#": result += "\\#" + comment
            case ":" where place + 1 < scalars.count && scalars[place + 1] == "/":
                result += ":" + comment
            case ":" where beginsEmoji(scalars, place): result += ":" + comment
            case "." where endsHost(scalars, place): result += "." + comment
            case " " where isFirst || place == scalars.count - 1: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static let comment = "<!-- -->"

    /// Whether a name such as `:smile:` stands here.
    private static func beginsEmoji(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
        var end = place + 1
        var hasLetter = false
        while end < scalars.count, end < place + 40 {
            let scalar = scalars[end]
            if scalar == ":" { return hasLetter }
            let isLetter =
                scalar == "_" || scalar == "+" || scalar == "-" || ("a"..."z").contains(scalar)
            guard isLetter || ("0"..."9").contains(scalar) else { return false }
            hasLetter = hasLetter || isLetter
            end += 1
        }
        return false
    }

    /// Whether `www` stands before `place`: the beginning of an address.
    private static func endsHost(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
        place >= 3 && scalars[(place - 3)..<place].allSatisfy { $0 == "w" || $0 == "W" }
    }

    /// Whether only digits stand before `place`: the beginning of a list.
    private static func startsWithNumber(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
        place > 0 && place < 10
            && scalars[..<place].allSatisfy { ("0"..."9").contains($0) }
    }
}
