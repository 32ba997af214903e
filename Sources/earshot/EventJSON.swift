import ScreenImport
import ScreenReader

/// Events as JSON. Names and fields are a contract with programs: more may
/// be added, none is renamed.
enum EventJSON {
    static func write(_ event: SessionEvent, to json: inout JSONWriter) {
        json.beginObject()
        json.key("event")
        switch event {
        case .focus(let id, let path, let reason):
            json.string("focus")
            json.field("id", id)
            json.field("path", path)
            json.field("how", reason.rawValue)
        case .speech(let speech):
            json.string("speech")
            json.field("text", speech.utterance.text)
            json.field("hint", speech.utterance.hint.isEmpty ? nil : speech.utterance.hint)
            json.field("class", speech.speechClass.rawValue)
            json.field("priority", speech.priority)
            json.field("language", speech.language)
            json.key("cut")
            json.bool(speech.isCut)
        case .appSound(let name):
            json.string("sound")
            json.field("name", name)
        case .sound(let token):
            json.string("sound")
            json.field("name", token.rawValue)
        case .rotor(let name):
            json.string("rotor")
            json.field("name", name)
        case .value(let id, let old, let new):
            json.string("value")
            json.field("id", id)
            json.field("old", old)
            json.field("new", new)
        case .screen(let title):
            json.string("screen")
            json.field("title", title)
        case .boundary(let direction):
            json.string("boundary")
            json.field("direction", direction == .next ? "next" : "previous")
        case .note(let text):
            json.string("note")
            json.field("text", text)
        case .error(let text):
            json.string("error")
            json.field("text", text)
        }
        json.endObject()
    }
}
