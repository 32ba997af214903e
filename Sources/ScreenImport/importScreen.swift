import ScreenModel

/// Opens a screen from a file's bytes, whatever format it has. The format is found by content.
///
/// A dump without anything to walk still gives a result whose notes say why. Files that are no
/// text, of no known format or of one without a reader are errors, as are faults of a native file.
public func importScreen(
    _ bytes: [UInt8], forcing format: String? = nil
) throws(ImportError) -> ImportResult {
    let forced = try format.map { (name) throws(ImportError) in try requestedFormat(name) }
    let text = try SourceText(decoding: bytes)
    if let forced { return try read(text, as: forced) }
    let finding = try Detection.find(in: text)
    return try read(finding.content, as: finding.format)
}

private func requestedFormat(_ name: String) throws(ImportError) -> ScreenFormat {
    guard let format = ScreenFormat.named(name) else {
        throw .noSuchFormat(name, nearest: NearestName.of(name, in: ScreenFormat.all.map(\.id)))
    }
    if let error = format.error() { throw error }
    return format
}

private func read(_ text: SourceText, as format: ScreenFormat) throws(ImportError) -> ImportResult {
    if case .native = format.support { return try readNative(text) }
    if let content = Detection.content(of: text, fitting: format) {
        return try read(content, as: format)
    }
    let likeness = try? Detection.find(in: text).format.what
    throw .wrongFormat(format.id, looksLike: likeness)
}

private func read(
    _ content: Content, as format: ScreenFormat
) throws(ImportError) -> ImportResult {
    if let error = format.error() { throw error }
    switch format.support {
    case .dump(let reader):
        var dump = reader(content)
        var result = dump.makeScreen(format: format)
        if !dump.hasForeignPlaces { result.places = ElementPlaces(content.text) }
        return result
    default:
        guard let document = content.json, !document.isRepaired else {
            return try readNative(content.text, from: content.start)
        }
        return try readNative(document)
    }
}
