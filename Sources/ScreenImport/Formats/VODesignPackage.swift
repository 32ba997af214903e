/// A `.vodesign` package is a folder: which of its files hold the screens, and how several make
/// one screen.
public enum VODesignPackage {
    /// One file of a package.
    public struct File: Sendable {
        /// Relative to the package.
        public var name: String
        public var bytes: [UInt8]

        public init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// The files to read of a folder with these files, in order, by their names relative to it:
    /// the `document.json` of a package with artboards, else the `controls.json` of every
    /// `Frame…` folder, else that of a package of the beta. Empty for another folder.
    public static func contents(of names: [String]) -> [String] {
        if names.contains("document.json") { return ["document.json"] }
        let frames = names.filter { $0.hasPrefix("Frame") && isControls(of: $0) }
        if !frames.isEmpty { return frames.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) } }
        return names.contains("controls.json") ? ["controls.json"] : []
    }

    /// A `controls.json` one folder down.
    private static func isControls(of name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[1] == "controls.json"
    }

    /// Opens the files that `contents(of:)` named. Several become one screen, in which each
    /// stands as a screen of its own, named after its folder.
    public static func importScreen(_ files: [File]) throws(ImportError) -> ImportResult {
        if let only = files.first, files.count == 1 {
            return try ScreenImport.importScreen(only.bytes, forcing: ScreenFormat.vodesign.id)
        }
        var reader = VODesignReader()
        for file in files {
            let text = try SourceText(decoding: file.bytes)
            guard let content = Detection.content(of: text, fitting: .vodesign),
                let json = content.json
            else { throw .wrongFormat(ScreenFormat.vodesign.id, looksLike: nil) }
            let folder = file.name.prefix { $0 != "/" }
            reader.read(json, named: String(folder))
        }
        var dump = reader.finished()
        return dump.makeScreen(format: .vodesign)
    }
}
