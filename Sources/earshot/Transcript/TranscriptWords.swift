import ScreenReader

/// The words of documents about a screen: title, facts, remarks.
struct TranscriptWords {
    let opened: OpenedScreen
    let session: Session
    let transcript: Transcript

    var title: String {
        if let title = session.title, !title.isEmpty { return title }
        let name = opened.file.name
        return opened.file.path == nil ? name : String(name.split(separator: "/").last ?? "")
    }

    /// `iOS, en, 15 stops, hints off`.
    var facts: [String] {
        let count = transcript.stops.count
        var facts = [
            session.platform.name, session.language,
            count == 1 ? "1 stop" : "\(count) stops",
        ]
        if session.settings.hints == .off { facts.append("hints off") }
        if session.settings.profile == .snapshot { facts.append("profile snapshot") }
        return facts
    }

    /// What a reader of the file should know, and what this is not.
    var notes: [String] {
        opened.warnings + opened.notes.map(\.text)
    }

    static let rehearsal =
        "A rehearsal by earshot \(Earshot.version): VoiceOver on a device has the last word."

    static let noPicture = "No stop has a frame: there is no picture."

    var isRightToLeft: Bool { session.screen.effectiveDirection == .rightToLeft }

    /// What is heard of a stop, then its hint, in pieces of one language.
    func runs(of entry: Transcript.Entry) -> (said: [SpokenRun], hint: [SpokenRun]) {
        let language = session.language
        return (
            SpokenRun.runs(of: entry.utterance, language: language),
            SpokenRun.runs(of: entry.utterance, hint: true, language: language)
        )
    }

    /// What the marks of the picture mean that are in it.
    static func legend(_ picture: ScreenPicture) -> String {
        var legend = "The screen as its frames tell."
        if !picture.groups.isEmpty { legend += " Dashed lines: groups." }
        if picture.marks.contains(where: { $0.activation != nil }) {
            legend += " Crosshairs: where a double tap touches."
        }
        return legend
    }

    /// `4–9, 12, S1`: names in order, runs of numbers shortened.
    static func ranges(_ names: [String]) -> String {
        var parts: [String] = []
        var run: (first: Int, last: Int)?
        func close() {
            guard let run else { return }
            parts.append(
                run.first == run.last ? "\(run.first)" : "\(run.first)–\(run.last)")
        }
        for name in names {
            guard let number = Int(name) else {
                close()
                run = nil
                parts.append(name)
                continue
            }
            if let open = run, open.last + 1 == number {
                run = (open.first, number)
            } else {
                close()
                run = (number, number)
            }
        }
        close()
        return parts.joined(separator: ", ")
    }
}
