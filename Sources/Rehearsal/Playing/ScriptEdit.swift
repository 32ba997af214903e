/// One line of a script that says something else from now on.
public struct ScriptEdit: Sendable, Equatable {
    /// The file as the script names it.
    public var file: String
    public var place: Script.Place
    /// What stands there now, from the place's column on, and what takes its place.
    public var old: String
    public var new: String
}

extension ScriptEdit {
    /// The text of a file with edits in the order of their places; nil where the file does not
    /// hold what they replace. Indents, comments, line ends and all other lines stay.
    public static func applied(_ edits: [ScriptEdit], to text: String) -> String? {
        var characters = Array(text)
        let starts = lineStarts(characters)
        for edit in edits.reversed() {
            guard starts.indices.contains(edit.place.line - 1) else { return nil }
            let start = starts[edit.place.line - 1] + edit.place.column - 1
            let old = Array(edit.old)
            guard start >= 0, start + old.count <= characters.count,
                characters[start..<start + old.count].elementsEqual(old)
            else { return nil }
            characters.replaceSubrange(start..<start + old.count, with: edit.new)
        }
        return String(characters)
    }

    private static func lineStarts(_ characters: [Character]) -> [Int] {
        var starts = [characters.first == "\u{FEFF}" ? 1 : 0]
        for (place, character) in characters.enumerated()
        where character == "\n" || character == "\r\n" || character == "\r" {
            starts.append(place + 1)
        }
        return starts
    }
}
