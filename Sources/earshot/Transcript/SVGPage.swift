import ScreenModel
import ScreenReader

/// The transcript as one SVG picture: the screen drawn from its frames, with numbers, and beside or
/// below it the numbered announcements, as AccessibilitySnapshot's reference images show them.
struct SVGPage {
    private let words: TranscriptWords
    private let picture: ScreenPicture?
    private var body = ""
    private var y = 0.0

    // In units of the page, which a phone shows at about half their size.
    private static let width = 780.0
    private static let margin = 28.0
    private static let gap = 30.0
    private static let textSize = 18.0
    private static let lineHeight = 25.0
    private static let hintSize = 16.0

    static func text(_ words: TranscriptWords) -> String {
        var page = SVGPage(words)
        return page.make()
    }

    private init(_ words: TranscriptWords) {
        self.words = words
        picture = ScreenPicture(words.transcript, words.session)
    }

    private var isBeside: Bool { picture?.isPhone ?? false }

    private mutating func make() -> String {
        y = SVGPage.margin
        put(words.title, size: 28, style: "title", lineHeight: 36)
        put(words.facts.joined(separator: " · "), size: 16, style: "soft", lineHeight: 24)
        y += 18
        let top = y
        var left = SVGPage.margin
        if let picture {
            drawPicture(picture)
            if isBeside {
                left += picture.size.width + SVGPage.gap
            } else {
                y += picture.size.height + SVGPage.gap
            }
        }
        let pictureEnd = picture.map { top + $0.size.height } ?? top
        drawList(left: left)
        y = max(y, isBeside ? pictureEnd + 14 : y) + 8
        for remark in remarks { put(remark, size: 15, style: "soft", lineHeight: 22) }
        return document(height: y + SVGPage.margin - 6)
    }

    /// A picture that stands alone follows the reader's theme; programs that know no such question
    /// draw the light one.
    private static func rules(_ theme: PictureStyle.Theme) -> String {
        """
        .page{fill:\(theme.page)}.soft{fill:\(theme.soft)}.said{fill:\(theme.text)}
        .title{fill:\(theme.text);font-weight:700}
        .hint{fill:\(theme.soft);font-style:italic}
        .lost{fill:\(theme.soft);text-decoration:line-through}
        \(PictureStyle.picture(theme.value))
        """
    }

    private func document(height: Double) -> String {
        let width = Markup.number(SVGPage.width)
        let height = Markup.number(height)
        let title = Markup.escaped(words.title)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" xml:lang="en" width="\(width)" \
            height="\(height)" viewBox="0 0 \(width) \(height)" role="group" \
            aria-labelledby="title description">
            <title id="title">\(title): what VoiceOver says</title>
            <desc id="description">\(Markup.escaped(words.facts.joined(separator: ", "))). \
            The announcements are the text of this picture.</desc>
            <style>
            text{font-family:\(PictureStyle.fonts)}
            \(SVGPage.rules(PictureStyle.light))\
            @media (prefers-color-scheme:dark){
            \(SVGPage.rules(PictureStyle.dark))}
            </style>
            <rect class="page" width="\(width)" height="\(height)"/>
            \(body)</svg>

            """
    }

    private mutating func drawPicture(_ picture: ScreenPicture) {
        let x = isBeside ? SVGPage.margin : (SVGPage.width - picture.size.width) / 2
        body += "<g aria-hidden=\"true\" transform=\"translate(\(Markup.number(x)) "
        body += "\(Markup.number(y)))\">\n"
        body += PictureDrawing(picture: picture, hasLinks: false).markup + "</g>\n"
    }

    private mutating func drawList(left: Double) {
        body += "<g role=\"list\">\n"
        var hasSide = false
        for (number, entry) in words.transcript.named.enumerated() {
            if number >= words.transcript.stops.count, !hasSide {
                hasSide = true
                put("Status bar", size: 16, style: "soft", lineHeight: 28, left: left)
            }
            draw(entry.entry, entry.name, number, left: left)
        }
        body += "</g>\n"
    }

    private mutating func draw(
        _ entry: Transcript.Entry, _ name: String, _ number: Int, left: Double
    ) {
        let badge = ScreenPicture.badgeWidth(name)
        let right = SVGPage.width - SVGPage.margin
        let x = words.isRightToLeft ? right - badge / 2 : left + badge / 2
        body += "<g role=\"listitem\"><g class=\"\(PictureStyle.colorClass(number))\">"
        body += PictureDrawing.badge(name, around: Point(x: x, y: y + 11)) + "</g>\n"
        let indent = max(badge, 30) + 12
        let start = words.isRightToLeft ? left : left + indent
        let end = words.isRightToLeft ? right - indent : right
        let (said, hint) = words.runs(of: entry)
        if said.isEmpty, hint.isEmpty {
            put([SpokenRun(text: Utterance.silence, language: "en")], "hint", start, end)
        }
        put(said, "said", start, end)
        put(hint, "hint", start, end)
        if let lost = entry.lost {
            put("not spoken, hints are off:", size: 15, style: "soft", left: start, right: end)
            put([SpokenRun(text: lost, language: words.session.language)], "lost", start, end)
        }
        for block in entry.legend {
            for line in [block.heading] + block.entries.map({ "– " + $0 }) {
                put(line, size: 15, style: "soft", left: start, right: end)
            }
        }
        y += 12
        body += "</g>\n"
    }

    /// What is in the list and not in the picture, and what this picture is not.
    private var remarks: [String] {
        var remarks: [String] = []
        if let picture {
            remarks.append(TranscriptWords.legend(picture))
            for (side, names) in picture.outsideByReason(words.transcript) {
                remarks.append("Not in the picture, \(side): \(TranscriptWords.ranges(names))")
            }
        } else {
            remarks.append(TranscriptWords.noPicture)
        }
        return remarks + words.notes + [TranscriptWords.rehearsal]
    }

    private mutating func put(
        _ text: String, size: Double, style: String, lineHeight: Double = 22,
        left: Double = margin, right: Double = width - margin
    ) {
        let runs = [SpokenRun(text: text, language: "en")]
        put(runs, style, left, right, size: size, lineHeight: lineHeight)
    }

    /// Lines of text from the present height on down.
    private mutating func put(
        _ runs: [SpokenRun], _ style: String, _ left: Double, _ right: Double,
        size: Double? = nil, lineHeight: Double? = nil
    ) {
        let isSaid = style == "said"
        let size = size ?? (isSaid ? SVGPage.textSize : SVGPage.hintSize)
        let lineHeight = lineHeight ?? (isSaid ? SVGPage.lineHeight : 22)
        guard !runs.isEmpty else { return }
        let isReversed = TextDirection.isRightToLeft(runs.map(\.text).joined())
        let x = isReversed ? right : left
        let direction = isReversed ? " direction=\"rtl\"" : ""
        for line in TextLines.wrap(runs, room: (right - left) / size) {
            body += "<text class=\"\(style)\" font-size=\"\(Markup.number(size))\""
            body +=
                " x=\"\(Markup.number(x))\" y=\"\(Markup.number(y + size * 0.95))\"\(direction)>"
            for run in line {
                let text = Markup.escaped(run.text)
                if let language = Markup.language(run.language), language != "en" {
                    body += "<tspan xml:lang=\"\(language)\">\(text)</tspan>"
                } else {
                    body += text
                }
            }
            body += "</text>\n"
            y += lineHeight
        }
    }
}
