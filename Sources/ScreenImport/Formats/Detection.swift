/// Finds the dump in a file, and which format it has. Names of files say nothing: content decides.
enum Detection {
    struct Finding {
        var format: ScreenFormat
        var content: Content
    }

    /// The first format that fits any place where a dump may begin.
    static func find(in text: SourceText) throws(ImportError) -> Finding {
        if let finding = search(text, format) { return finding }
        if let finding = byLooseKeys(text) { throw .notRead(what: finding.what, advice: cutAdvice) }
        if text.looksLikePackageInfo { throw .openTheFolder }
        var failure: String?
        _ = search(text) { content in
            failure = failure ?? DriverAnswer.failure(in: content)
            return nil
        }
        if let failure { throw .captureFailed(failure) }
        throw .unknown
    }

    private static let cutAdvice = "the file is cut at its beginning, take the dump again"

    /// The content that fits `format`, whatever else it might be.
    static func content(of text: SourceText, fitting format: ScreenFormat) -> Content? {
        search(text) { format.detect($0) ? format : nil }?.content
    }

    private static func format(of content: Content) -> ScreenFormat? {
        if let format = ScreenFormat.all.first(where: { $0.detect(content) }) { return format }
        guard let json = content.json else { return nil }
        if json.isEmptyCapture, content.keys.count <= 1 { return .axJSON }
        if let elements = json.member("elements", of: JSONDocument.root),
            json.kind(elements) == .array
        {
            return .native
        }
        return nil
    }

    /// Tries the text, what a fence in it holds, and the texts that its envelopes hold.
    private static func search(
        _ text: SourceText, _ match: (Content) -> ScreenFormat?
    ) -> Finding? {
        var waiting = [text]
        // A wrapped text can hold another one; tools nest two or three.
        for _ in 0..<16 {
            guard let next = waiting.popLast() else { return nil }
            let startsWithMarkup = next.firstByte.map { "{[<".utf8.contains($0) } ?? false
            let fenced = startsWithMarkup ? nil : next.fenced
            if let fenced {
                waiting.append(fenced)
                continue
            }
            var wrapped: [SourceText] = []
            if let finding = searchPlain(next, match, &wrapped) { return finding }
            waiting += wrapped.prefix(4).reversed()
            if wrapped.isEmpty, startsWithMarkup, let fenced = next.fenced {
                waiting.append(fenced)
            }
        }
        return nil
    }

    /// Tries each line that begins like JSON or XML, then the whole as text.
    private static func searchPlain(
        _ text: SourceText, _ match: (Content) -> ScreenFormat?, _ wrapped: inout [SourceText]
    ) -> Finding? {
        var hasTriedXML = false
        var from = 0
        while let start = text.startOfMarkup(from: from) {
            from = start + 1
            if text.bytes[start] == UInt8(ascii: "<") {
                guard !hasTriedXML else { continue }
                hasTriedXML = true
                let body = XMLScanner.parse(text, from: text.startOfXML(from: start))
                let content = Content(text: text, start: start, body: .xml(body))
                if let format = match(content) { return Finding(format: format, content: content) }
            } else {
                let document: JSONDocument
                do throws(JSONFault) {
                    document = try parseJSON(text, from: start)
                } catch {
                    from = max(from, error.offset)
                    continue
                }
                from = max(from, document.end)
                let content = Content(text: text, start: start, body: .json(document))
                if let format = match(content) { return Finding(format: format, content: content) }
                if let inner = document.wrappedText {
                    wrapped.append(SourceText(unwrapping: inner))
                }
            }
        }
        guard wrapped.isEmpty else { return nil }
        let content = Content(text: text, body: .text)
        return match(content).map { Finding(format: $0, content: content) }
    }

    private static func parseJSON(
        _ text: SourceText, from start: Int
    ) throws(JSONFault) -> JSONDocument {
        if let document = try? JSONScanner.parse(text, from: start, repairing: false) {
            return document
        }
        return try JSONScanner.parse(text, from: start, repairing: true)
    }

    /// The format whose keys stand in a text that is no JSON any more, such as the second half of
    /// a file.
    private static func byLooseKeys(_ text: SourceText) -> ScreenFormat? {
        let keys = text.quotedKeys
        guard !keys.isEmpty else { return nil }
        var names = NameTable()
        for key in keys {
            var key = key
            _ = key.withUTF8 { names.number(of: $0) }
        }
        let document = JSONDocument(
            text: text, nodes: [], names: names, isCut: true, isRepaired: true,
            end: text.bytes.count)
        let content = Content(text: text, body: .json(document))
        return ScreenFormat.all.first { $0.detect(content) }
    }
}
