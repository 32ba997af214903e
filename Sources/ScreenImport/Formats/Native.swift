import ScreenModel

extension ScreenFormat {
    /// Our own screen file: JSON or JSON5 with the key `earshot`.
    static let native = ScreenFormat(
        id: "native", what: "a screen file of earshot", command: "an editor, earshot convert",
        known: .all, support: .native
    ) { content in
        guard let json = content.json else { return false }
        if let version = json.member("earshot", of: JSONDocument.root) {
            return json.kind(version) == .number
        }
        return json.isCut && content.text.namesNativeVersion
    }
}

/// Reads a native screen, from the place where its object begins. Never repairs.
func readNative(_ text: SourceText, from start: Int = 0) throws(ImportError) -> ImportResult {
    let document: JSONDocument
    do throws(JSONFault) {
        document = try JSONScanner.parse(text, from: start, repairing: false)
    } catch {
        throw .syntax(
            problem: error.problem, expected: error.expected, text.place(at: error.offset))
    }
    return try readNative(document)
}

/// Reads a native screen from a document that was parsed without repairs.
func readNative(_ document: JSONDocument) throws(ImportError) -> ImportResult {
    var reader = NativeReader(document)
    do throws(NativeFault) {
        try reader.read()
    } catch {
        throw .value(
            problem: error.problem, expected: error.expected,
            document.text.place(at: error.offset))
    }
    var result = ImportResult(
        screen: reader.screen, format: ScreenFormat.native.id,
        nodeCount: reader.screen.tree.count - 1)
    result.places = ElementPlaces(document.text)
    var finder = PlaceFinder(document.text)
    result.warnings = reader.warnings.sorted { $0.offset < $1.offset }.map {
        SourceMessage(text: $0.text, place: finder.place(at: $0.offset))
    }
    return result
}

extension SourceText {
    /// Whether `earshot: NUMBER` stands anywhere, for a file that is cut or faulty before it.
    var namesNativeVersion: Bool {
        let name = Array("earshot".utf8)
        for start in bytes.indices
        where bytes[start] == name[0] && bytes[start...].starts(with: name) {
            var rest = bytes[(start + name.count)...]
            if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                rest = rest.dropFirst()
            }
            rest = rest.drop(while: \.isSpaceOrBreak)
            guard rest.first == UInt8(ascii: ":") else { continue }
            if rest.dropFirst().first(where: { !$0.isSpaceOrBreak })?.isDigit == true {
                return true
            }
        }
        return false
    }
}
