import ScreenImport
import ScreenModel
import ScreenReader

extension Transcript {
    /// The transcript as one JSON object.
    func json(of opened: OpenedScreen, _ session: Session) -> String {
        var json = JSONWriter()
        json.beginObject()
        json.key("earshot")
        json.integer(1)
        json.field("title", session.title)
        json.field("platform", session.platform.rawValue)
        json.field("language", session.language)
        json.field("profile", session.settings.profile.rawValue)
        json.field("format", opened.screen.format)
        json.key("stops")
        write(stops, of: session, to: &json)
        json.key("side")
        write(side, of: session, to: &json)
        json.key("notes")
        json.beginArray()
        for note in opened.notes + opened.warnings.map({ ImportNote(.name, $0) }) {
            json.beginObject()
            json.field("kind", note.kind.rawValue)
            json.field("text", note.text)
            json.field("path", note.path)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        return json.text() + "\n"
    }

    private func write(_ entries: [Entry], of session: Session, to json: inout JSONWriter) {
        json.beginArray()
        for entry in entries {
            json.beginObject()
            json.key("index")
            json.integer(entry.index)
            json.field("id", entry.stop.id)
            json.field("path", entry.stop.path)
            json.field("utterance", entry.utterance.text)
            json.field("hint", entry.utterance.hint.isEmpty ? nil : entry.utterance.hint)
            json.field("speech", entry.utterance.spoken)
            json.key("segments")
            EventJSON.write(entry.utterance.segments, to: &json)
            if session.settings.profile == .snapshot {
                json.key("legend")
                json.beginArray()
                for block in entry.legend {
                    for line in [block.heading] + block.entries { json.string(line) }
                }
                json.endArray()
            }
            json.key("frame")
            write(entry.stop.element.frame, to: &json)
            json.key("unspoken")
            json.beginArray()
            for key in session.unspoken(of: entry.stop) { json.string(key.rawValue) }
            json.endArray()
            json.endObject()
        }
        json.endArray()
    }

    private func write(_ frame: Rect?, to json: inout JSONWriter) {
        guard let frame else {
            json.null()
            return
        }
        json.beginArray()
        for number in [frame.x, frame.y, frame.width, frame.height] { json.number(number) }
        json.endArray()
    }
}
