import Rehearsal
import ScreenReader

/// The rotors of a screen as a list in Markdown that a tester takes to the device: for each the
/// name, the order and the boundary, as WWDC20-10116 asks.
struct RotorChecklist {
    let survey: RotorSurvey
    let words: TranscriptWords

    var text: String {
        var text = "# \(Markdown.escaped(words.title)): rotors to check\n\n"
        text += Markdown.escaped(words.facts.joined(separator: " · ")) + "\n\n"
        text += way + "\n"
        for rotor in survey.rotors { text += "\n" + section(rotor) }
        return text + "\n\(Markdown.escaped(TranscriptWords.rehearsal))\n"
    }

    private var way: String {
        words.session.platform == .macOS
            ? "VO-Command-Right turns the rotor, VO-Command-Down goes to the next item, "
                + "VO-Command-Up to the previous one."
            : "Turn the rotor with two fingers; swipe down for the next item, up for the "
                + "previous one."
    }

    private func section(_ rotor: RotorSurvey.Rotor) -> String {
        let name = rotor.name.isEmpty ? "(no name)" : Markdown.escaped(rotor.name)
        var lines = ["## \(name)", ""]
        func box(_ text: String) { lines.append("- [ ] \(text)") }
        if rotor.offeredAt?.isEmpty != true {
            box("Turn to it \(place(rotor)) and hear: \(name)")
        }
        if rotor.listsAtStops {
            addLists(rotor, to: &lines)
        } else if !rotor.items.isEmpty {
            box(start(rotor))
            for (place, item) in rotor.items.enumerated() {
                lines.append("  \(place + 1). [ ] \(entry(item))")
            }
        }
        if let last = rotor.last { box("\(down(rotor)): \(ending(last))") }
        if let first = rotor.first { box("\(up(rotor)): \(ending(first))") }
        for problem in rotor.problems { box("Problem: \(Markdown.escaped(problem))") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func place(_ rotor: RotorSurvey.Rotor) -> String {
        rotor.offeredAt == nil ? "anywhere" : Markdown.escaped(RotorText.place(rotor, mark: ""))
    }

    /// The way down begins above the first item, which may be where the screen begins.
    private func start(_ rotor: RotorSurvey.Rotor) -> String {
        guard rotor.kind == .elements, let item = rotor.items.first,
            let stop = words.session.stops.first,
            words.session.screen.tree.id(of: stop) == item.id
        else { return "Go down through its items from the top and hear, in this order:" }
        return "Go down through its items and hear, in this order (the first one is where the "
            + "screen begins: it is heard on the way back up):"
    }

    private func addLists(_ rotor: RotorSurvey.Rotor, to lines: inout [String]) {
        var listed: String?
        var number = 0
        for item in rotor.items {
            if item.id != listed {
                lines.append(
                    "- [ ] \(Markdown.escaped("At \(item.id)")) go down through it and hear:")
                number = 0
            }
            listed = item.id
            number += 1
            lines.append("  \(number). [ ] \(spoken(item))")
        }
    }

    private func entry(_ item: RotorSurvey.Item) -> String {
        var text = spoken(item) + " (\(Markdown.escaped("\(item.id)\(RotorText.range(item))")))"
        if let other = item.turnsTo {
            text += "; the rotor turns to \(Markdown.escaped(other)) here: turn it back"
        }
        return text
    }

    private func spoken(_ item: RotorSurvey.Item) -> String {
        item.speech.isEmpty ? Utterance.silence : Markdown.escaped(item.speech)
    }

    private func down(_ rotor: RotorSurvey.Rotor) -> String {
        switch rotor.kind {
        case .setting: "Down at its lowest or last value"
        case .text where rotor.items.isEmpty: "Down at the end of a text"
        default: rotor.items.isEmpty ? "Down" : "Down from the last item"
        }
    }

    private func up(_ rotor: RotorSurvey.Rotor) -> String {
        switch rotor.kind {
        case .setting: "Up at its highest or first value"
        case .text where rotor.items.isEmpty: "Up at the beginning of a text"
        default: rotor.items.isEmpty ? "Up" : "Up from the first item"
        }
    }

    /// The tokens of sounds are this product's own.
    private func ending(_ boundary: RotorSurvey.Boundary) -> String {
        let goesRound = boundary.sounds.contains { $0.hasPrefix("wrap") }
        let sound = goesRound ? "goes on from the other end" : "the cursor stays, with a sound"
        return boundary.speech.isEmpty
            ? sound : "\(sound), and hear: \(Markdown.escaped(boundary.speech))"
    }
}
