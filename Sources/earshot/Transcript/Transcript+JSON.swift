import ScreenImport
import ScreenModel
import ScreenReader

extension Transcript {
    /// The transcript as one JSON object.
    func json(of opened: OpenedScreen, _ session: Session) -> String {
        var json = JSONWriter()
        let writer = StopJSON(session, SourcePlaces(opened, session, stops + side))
        json.beginObject()
        json.key("earshot")
        json.integer(1)
        json.field("title", session.title)
        json.field("platform", session.platform.rawValue)
        json.field("language", session.language)
        json.field("profile", session.settings.profile.rawValue)
        json.field("format", opened.screen.format)
        json.key("stops")
        writer.write(stops, to: &json)
        json.key("side")
        writer.write(side, to: &json)
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
}
