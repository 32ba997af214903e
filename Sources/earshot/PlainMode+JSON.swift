import ScreenImport
import ScreenReader

extension PlainMode {
    /// One gesture as one line of JSON.
    func jsonLine(_ events: [SessionEvent], _ gesture: String) -> String {
        var json = JSONWriter()
        json.beginObject()
        json.field("gesture", gesture)
        json.key("events")
        json.beginArray()
        for event in events { EventJSON.write(event, to: &json) }
        json.endArray()
        json.key("cursor")
        if let cursor = session.cursor {
            json.beginObject()
            json.field("id", session.screen.tree.id(of: cursor))
            json.field("path", session.screen.tree.path(of: cursor))
            json.endObject()
        } else {
            json.null()
        }
        json.field("rotor", session.rotorName)
        json.endObject()
        return json.text(lineWidth: .max) + "\n"
    }
}
