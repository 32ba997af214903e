import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `read` in each of its formats.
struct TranscriptFormatTests {
    static let formats = ["text", "json", "tsv", "markdown", "html", "svg"]
    static let samples = Repository.files(in: "Screens", withExtension: "json")

    @Test(arguments: formats.dropFirst())
    func writesAsRecorded(_ format: String) throws {
        let result = try Program.run(["read", "--format", format, "Screens/receipt.json"])
        #expect(result.status == 0 && result.errors == "")
        let golden = "Tests/EarshotTests/Goldens/receipt.\(format)"
        let expected = try Golden.text(golden, actual: result.output)
        #expect(expected == result.output)
    }

    @Test(arguments: ["text", "json"])
    func explainsAsRecorded(_ format: String) throws {
        let result = try Program.run(
            ["explain", "--format", format, "--element", "back", "Screens/receipt.json"])
        let golden = "Tests/EarshotTests/Goldens/receipt-explain.\(format)"
        let expected = try Golden.text(golden, actual: result.output)
        #expect(expected == result.output)
    }

    /// Anything may stand in a label: markup, controls, towers of accents, a text without end.
    static let hostile: String = {
        let long = String(repeating: "W", count: 3000) + " " + String(repeating: "漢", count: 3000)
        let labels = [
            #"</style><script>alert(1)</script>&amp;<b>\"'`]]>--><!--"#,
            #"a\u0000b\u001b[31m\u0007\u202Ec\u2066d\ufffe\uffff\u0085\u2028\t\nz"#, long, "",
            "x" + String(repeating: "\u{301}", count: 500), "שלום hello", "👨‍👩‍👧 🙂",
            #"# - 1. @you :smile: *a* _b_ | $x$"#,
        ]
        var elements = labels.enumerated().map { number, label in
            """
            {"label": "\(label)", "hint": "\(label)", "frame": [0, \(number * 50), 200, 44], \
            "language": "\(number == 2 ? #"\"><x"# : "he")", "id": "\(number)\\"><a b='"}
            """
        }
        elements += [
            "1e308, 1e308, 1e308, 1e308", "-1e5, 0, 5, 5", "0, -500, 50, 50", "5, 5, 0, 9",
        ]
        .map { "{\"label\": \"far\", \"frame\": [\($0)]}" }
        elements.append(
            #"{"label": "p", "path": [[0, 0], [1e300, 5], [3, 4]], "frame": [9, 9, 9, 9]}"#)
        return """
            {"earshot": 1, "title": "<T> & \\"t\\"\\u202e", "size": [390, 844], "elements": \
            [\(elements.joined(separator: ",\n"))]}
            """
    }()

    static let withoutFrames =
        #"{"earshot": 1, "elements": [{"label": "Tea", "type": "button"}, {"label": "Milk"}]}"#

    @Test(arguments: ["html", "svg"], ["hostile", "without frames"])
    func isWellFormed(_ format: String, _ name: String) throws {
        let screen = name == "hostile" ? Self.hostile : Self.withoutFrames
        for hints in [[], ["--no-hints"]] {
            let result = try Program.run(
                ["read", "--format", format] + hints + ["-"], input: screen)
            #expect(result.status == 0)
            let page = try Page(result.output)
            #expect(page.isSound)
            #expect(!page.names.contains("script") && !page.names.contains("x"))
        }
    }

    @Test(arguments: ["html", "svg"], samples)
    func drawsTheSamples(_ format: String, _ sample: String) throws {
        let result = try Program.run(["read", "--format", format, "Screens/\(sample)"])
        let page = try Page(result.output)
        #expect(page.isSound)
        let isDrawn = page.names.contains("clipPath")
        #expect(isDrawn != result.output.contains("there is no picture"))
        // Nothing is fetched from elsewhere.
        let text = result.output.replacing("http://www.w3.org/", with: "")
        #expect(!text.contains("http") && !text.contains("url(\"") && !text.contains("@import"))
    }

    @Test func aScreenWithoutFramesSaysSo() throws {
        for format in ["html", "svg"] {
            let result = try Program.run(
                ["read", "--format", format, "-"], input: Self.withoutFrames)
            #expect(result.output.contains("No stop has a frame: there is no picture."))
            #expect(result.output.contains("Tea, Button"))
        }
    }

    /// Every word of the utterances stands in the list of the page, with its language.
    @Test func pageSaysWhatIsHeard() throws {
        let screen = """
            {"earshot": 1, "language": "en", "elements": [
            {"label": "Cân", "language": "cy", "type": "button", "frame": [0, 0, 9, 9]},
            {"label": "On", "frame": [0, 900, 9, 9]}], "size": [100, 200]}
            """
        let result = try Program.run(["read", "--format", "html", "-"], input: screen)
        #expect(
            result.output.contains(#"<span lang="cy" xml:lang="cy">Cân</span>, Button</p>"#))
        #expect(result.output.contains("Not in the picture: below the screen"))
        #expect(result.output.contains(##"<a class="number" href="#frame-1""##))
    }

    /// Letters on badges, and remarks on the page, can be read: a contrast of 4.5 and more in both
    /// themes.
    @Test func colorsCanBeRead() throws {
        let page = try Program.run(["read", "--format", "html", "Screens/receipt.json"]).output
        let themes = page.matches(of: #/:root\{([^}]*--page[^}]*)\}/#).map { match in
            Dictionary(
                match.1.matches(of: #/--(\w+):(#[0-9a-f]{6});/#).map {
                    (String($0.1), String($0.2))
                }, uniquingKeysWith: { first, _ in first })
        }
        #expect(themes.count == 3)
        for theme in themes {
            let hues = theme.keys.filter { $0.wholeMatch(of: #/c\d/#) != nil }
            #expect(hues.count == 6)
            let pairs =
                hues.map { ("onBadge", $0) } + [
                    ("text", "page"), ("text", "glass"), ("soft", "page"), ("soft", "glass"),
                ]
            for (letters, ground) in pairs {
                let contrast = Self.contrast(theme[letters] ?? "", theme[ground] ?? "")
                #expect(contrast >= 4.5, "\(letters) on \(ground): \(contrast)")
            }
        }
    }

    /// As WCAG defines it.
    private static func contrast(_ first: String, _ second: String) -> Double {
        func luminance(_ color: String) -> Double {
            let parts = (0..<3).map { part -> Double in
                let digits = color.dropFirst(1 + part * 2).prefix(2)
                let value = Double(Int(digits, radix: 16) ?? 0) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (a, b) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    @Test func lostHintsAreMarkedEverywhere() throws {
        let marks = [
            "text": "(not spoken: Double tap to edit.)",
            "json": #""lost": "Double tap to edit.""#, "tsv": "268,270,44\tDouble tap to edit.\n",
            "markdown": "~~*Double tap to edit.*~~ (not spoken: hints are off)",
            "html": #"<del dir="auto">Double tap to edit.</del>"#,
            "svg": #"<text class="lost""#,
        ]
        for (format, mark) in marks {
            let arguments = ["read", "--format", format, "Screens/checkout.json"]
            #expect(try Program.run(arguments + ["--no-hints"]).output.contains(mark), "\(format)")
            #expect(try !Program.run(arguments).output.contains(mark), "\(format)")
        }
    }

    @Test func rowsHaveTheSameCells() throws {
        let result = try Program.run(["read", "--format", "tsv", "-"], input: Self.hostile)
        let rows = result.output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        #expect(rows.count == 14)
        #expect(rows.allSatisfy { $0.count == 8 })
        #expect(
            !result.output.unicodeScalars.contains { $0.value < 32 && $0 != "\t" && $0 != "\n" })
    }

    /// Markup of Markdown in a label stays text, and nobody is mentioned.
    @Test func markdownIsText() throws {
        let screen =
            #"{"earshot": 1, "elements": [{"label": "- *a* <b> [c](d) @me #1 http://x www.y 1. :joy: 18:00 now."}]}"#
        let result = try Program.run(["read", "--format", "markdown", "-"], input: screen)
        #expect(
            result.output.contains(
                ##"1. \- \*a\* &lt;b&gt; \[c\](d) @<!-- -->me \#<!-- -->1 http:<!-- -->//x www.<!-- -->y 1. "##
                    + ":<!-- -->joy: 18:00 now.\n"))
    }

    /// In the snapshot profile actions and content stand below, as in the reference images.
    @Test func legendsAreShown() throws {
        for format in ["markdown", "html", "svg", "json", "text"] {
            let result = try Program.run(
                ["read", "--profile", "snapshot", "--format", format, "Screens/checkout.json"])
            #expect(result.output.contains("Actions Available"))
            #expect(result.output.contains("Save for later"))
        }
    }

    @Test func writesWholeFilesAlone() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for format in Self.formats {
            let target = folder.appendingPathComponent("page.\(format)").path
            let result = try Program.run(
                ["read", "--format", format, "-o", target, "Screens/sheet.json"])
            #expect(result.status == 0 && result.output == "")
            let printed = try Program.run(["read", "--format", format, "Screens/sheet.json"])
            #expect(try String(contentsOfFile: target, encoding: .utf8) == printed.output)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.sorted() == Self.formats.map { "page.\($0)" }.sorted())
    }

    /// What programs may rely on of one stop.
    @Test func jsonHasTheAgreedKeys() throws {
        let read = try stops(["read", "--format", "json", "Screens/checkout.json"])
        let keys: Set<String> = [
            "index", "id", "path", "utterance", "hint", "speech", "segments", "frame", "unspoken",
            "lost", "line", "column",
        ]
        let segmentKeys: Set<String> = [
            "kind", "text", "from", "rule", "confidence", "language", "unverified", "source",
            "line", "column",
        ]
        for stop in read {
            #expect(Set(stop.keys) == keys)
            for segment in stop["segments"] as? [[String: Any]] ?? [] {
                #expect(Set(segment.keys) == segmentKeys)
            }
        }
        let more: Set<String> = ["notSpoken", "withHints", "withoutHints", "platforms"]
        let explained = try stops(["explain", "--format", "json", "Screens/checkout.json"])
        #expect(explained.count == read.count)
        for stop in explained {
            #expect(Set(stop.keys) == keys.union(more))
            let platforms = try #require(stop["platforms"] as? [String: Any])
            #expect(Set(platforms.keys) == ["ios", "macos"])
            // Null where the cursor of a platform does not stop.
            for platform in platforms.values.compactMap({ $0 as? [String: Any] }) {
                #expect(Set(platform.keys) == ["utterance", "hint", "speech"])
            }
        }
    }

    private func stops(_ arguments: [String]) throws -> [[String: Any]] {
        let output = try Program.run(arguments).output
        let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        return try #require(object?["stops"] as? [[String: Any]])
    }
}

/// An XML document as a browser and a screen reader need it.
private final class Page: NSObject, XMLParserDelegate {
    private(set) var names: Set<String> = []
    private var ids: [String] = []
    private var links: Set<String> = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    /// No id twice, and every link leads somewhere.
    var isSound: Bool { Set(ids).count == ids.count && links.isSubset(of: ids) }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        names.insert(name)
        if let id = attributes["id"] { ids.append(id) }
        if let link = attributes["href"], link.hasPrefix("#") {
            links.insert(String(link.dropFirst()))
        }
    }
}
