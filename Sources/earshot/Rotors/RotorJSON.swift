import Rehearsal
import ScreenImport

/// The rotors of a screen as one JSON object. Names and fields are a contract with programs: more
/// may be added, none is renamed.
struct RotorJSON {
    let survey: RotorSurvey

    var text: String {
        var json = JSONWriter()
        json.beginObject()
        json.key("rotors")
        json.beginArray()
        for rotor in survey.rotors { write(rotor, to: &json) }
        json.endArray()
        json.endObject()
        return json.text() + "\n"
    }

    private func write(_ rotor: RotorSurvey.Rotor, to json: inout JSONWriter) {
        json.beginObject()
        json.field("name", rotor.name)
        json.field("kind", rotor.kind.rawValue)
        json.key("offeredAt")
        write(rotor.offeredAt ?? ["*"], to: &json)
        json.key("items")
        json.beginArray()
        for item in rotor.items {
            json.beginObject()
            json.field("id", item.id)
            json.key("range")
            if let range = item.range {
                json.beginArray()
                json.integer(range.lowerBound)
                json.integer(range.upperBound)
                json.endArray()
            } else {
                json.null()
            }
            json.field("speech", item.speech)
            json.field("turnsTo", item.turnsTo)
            json.endObject()
        }
        json.endArray()
        write(rotor.first, "first", to: &json)
        write(rotor.last, "last", to: &json)
        json.key("problems")
        write(rotor.problems, to: &json)
        json.endObject()
    }

    private func write(_ texts: [String], to json: inout JSONWriter) {
        json.beginArray()
        for text in texts { json.string(text) }
        json.endArray()
    }

    private func write(
        _ boundary: RotorSurvey.Boundary?, _ key: String, to json: inout JSONWriter
    ) {
        json.key(key)
        guard let boundary else {
            json.null()
            return
        }
        json.beginObject()
        json.key("sounds")
        write(boundary.sounds, to: &json)
        json.field("speech", boundary.speech)
        json.endObject()
    }
}
