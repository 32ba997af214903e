import ScreenModel
import ScreenReader

/// The transcript as one HTML page that needs nothing else: no scripts, no fonts, no pictures from
/// elsewhere. Also well-formed XML.
///
/// The list is the content, for everybody; the picture beside it repeats it for the eye and is
/// hidden from screen readers. Each item brings along the outline that lights up over the picture
/// while the item is pointed at, has the keyboard or is the page's target: CSS alone does that.
struct HTMLPage {
    private let words: TranscriptWords
    private let picture: ScreenPicture?

    static func text(_ words: TranscriptWords) -> String {
        let picture = ScreenPicture(words.transcript, words.session)
        return HTMLPage(words: words, picture: picture).document
    }

    private var document: String {
        let title = Markup.escaped(words.title)
        let facts = Markup.escaped(words.facts.joined(separator: " · "))
        return """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
            <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <title>\(title): what VoiceOver says</title>
            <style>
            \(HTMLStyle.css(picture))</style>
            </head>
            <body>
            <a class="skip" href="#announcements">Skip to the announcements</a>
            <header>
            <h1 dir="auto"\(languageOfTitle)>\(title)</h1>
            <p class="soft">\(facts)</p>
            </header>
            <main class="board\(picture == nil ? " plain" : "")">
            \(figure)<section class="words" aria-labelledby="announcements">
            <h2 id="announcements" tabindex="-1">Announcements</h2>
            \(lists)</section>
            </main>
            \(remarks)<footer>
            <p class="soft">\(Markup.escaped(TranscriptWords.rehearsal))</p>
            </footer>
            </body>
            </html>

            """
    }

    private var languageOfTitle: String { lang(words.session.screen.language ?? "en") }

    private var figure: String {
        guard let picture else { return "" }
        let size = picture.size
        let box = "0 0 \(Markup.number(size.width)) \(Markup.number(size.height))"
        return """
            <figure class="picture">
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" aria-hidden="true" \
            focusable="false">
            \(PictureDrawing(picture: picture, hasLinks: true).markup)</svg>
            <figcaption class="soft">\(TranscriptWords.legend(picture))</figcaption>
            </figure>

            """
    }

    private var lists: String {
        var text = list(words.transcript.stops.map { (String($0.index), $0) }, from: 0)
        guard !words.transcript.side.isEmpty else { return text }
        text += "<h3>Status bar</h3>\n"
        return text
            + list(
                words.transcript.side.map { (Transcript.sideName($0), $0) },
                from: words.transcript.stops.count)
    }

    private func list(_ entries: [(name: String, entry: Transcript.Entry)], from first: Int)
        -> String
    {
        let direction = words.isRightToLeft ? " dir=\"rtl\"" : ""
        var text = "<ol role=\"list\"\(direction)\(lang(words.session.language))>\n"
        for (number, entry) in entries.enumerated() {
            text += item(entry.name, entry.entry, first + number)
        }
        return text + "</ol>\n"
    }

    private func item(_ name: String, _ entry: Transcript.Entry, _ number: Int) -> String {
        let mark = picture?.mark(number)
        let target = mark == nil ? "stop-\(name)" : "frame-\(name)"
        let label = mark == nil ? "Stop \(name)" : "Stop \(name), show it in the picture"
        var text = "<li id=\"stop-\(name)\" class=\"\(PictureStyle.colorClass(number))\">"
        text += "<a class=\"number\" href=\"#\(target)\" lang=\"en\" aria-label=\"\(label)\">"
        text += "\(name)</a>\n<div>"
        let (said, hint) = words.runs(of: entry)
        if said.isEmpty, hint.isEmpty {
            text += "<p class=\"soft\" lang=\"en\" dir=\"ltr\">\(Utterance.silence)</p>"
        }
        if !said.isEmpty { text += "<p class=\"said\" dir=\"auto\">\(spans(said))</p>" }
        if !hint.isEmpty { text += "<p class=\"hint\" dir=\"auto\">\(spans(hint))</p>" }
        if let lost = entry.lost {
            text +=
                "<p class=\"soft\" dir=\"ltr\"><span lang=\"en\">Not spoken, hints are off:</span> "
            text += "<del dir=\"auto\">\(Markup.escaped(lost))</del></p>"
        }
        for block in entry.legend {
            let lines = block.entries.map { "<br />" + Markup.escaped($0) }
            text += "<p class=\"soft\" dir=\"auto\">\(Markup.escaped(block.heading))"
            text += lines.joined() + "</p>"
        }
        if let outside = picture?.outside[name] {
            text +=
                "<p class=\"soft\" lang=\"en\" dir=\"ltr\">Not in the picture: \(outside.words)</p>"
        }
        return text + "</div>\(mark.map(spot) ?? "")</li>\n"
    }

    /// The outline that lights up, in parts of the picture.
    private func spot(_ mark: ScreenPicture.Mark) -> String {
        guard let size = picture?.size else { return "" }
        let frame = mark.frame
        let parts = [
            ("x", frame.x / size.width), ("y", frame.y / size.width),
            ("w", frame.width / size.width), ("h", frame.height / size.width),
        ]
        let style = parts.map { "--\($0.0):\(Markup.fraction($0.1))" }.joined(separator: ";")
        return "<span class=\"spot\" aria-hidden=\"true\" style=\"\(style)\"></span>"
    }

    private func spans(_ runs: [SpokenRun]) -> String {
        runs.map { run in
            let text = Markup.escaped(run.text)
            guard run.language != words.session.language else { return text }
            let language = lang(run.language)
            return language.isEmpty ? text : "<span\(language)>\(text)</span>"
        }.joined()
    }

    private func lang(_ tag: String) -> String {
        Markup.language(tag).map { " lang=\"\($0)\" xml:lang=\"\($0)\"" } ?? ""
    }

    private var remarks: String {
        var notes = words.notes
        if picture == nil { notes.insert(TranscriptWords.noPicture, at: 0) }
        guard !notes.isEmpty else { return "" }
        let items = notes.map { "<li>\(Markup.escaped($0))</li>\n" }.joined()
        return "<section class=\"notes\">\n<h2>Notes</h2>\n<ul>\n\(items)</ul>\n</section>\n"
    }
}
