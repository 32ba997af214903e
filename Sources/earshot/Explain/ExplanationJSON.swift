import ScreenImport
import ScreenModel
import ScreenReader

/// Explanations as one JSON object: the stops as `read` writes them, and more.
struct ExplanationJSON {
    let session: Session
    /// The same screen on other platforms.
    let others: [Session]
    let places: SourcePlaces

    func text(
        _ stops: [Transcript.Entry], side: [Transcript.Entry] = [],
        noStop: (ElementIndex, StopAbsence)? = nil
    ) -> String {
        let writer = StopJSON(session, places)
        var json = JSONWriter()
        json.beginObject()
        json.key("earshot")
        json.integer(1)
        for (name, entries) in [("stops", stops), ("side", side)] {
            json.key(name)
            writer.write(entries, to: &json) { write($0, writer, to: &$1) }
        }
        json.key("noStops")
        json.beginArray()
        if let (index, absence) = noStop {
            json.beginObject()
            json.field("id", session.screen.tree.id(of: index))
            json.field("path", session.screen.tree.path(of: index))
            json.field("reason", absence.name)
            json.field("text", absence.words(for: index, in: session))
            json.field("by", absence.by.map(session.screen.tree.id(of:)))
            write(session.unspoken(ofNoStop: index), to: &json)
            writer.write(places.place(of: index), to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        return json.text() + "\n"
    }

    /// What `read` does not say of a stop.
    private func write(
        _ entry: Transcript.Entry, _ writer: StopJSON, to json: inout JSONWriter
    ) {
        let explanation = session.explanation(of: entry.stop, others: others)
        write(explanation.unspoken, to: &json)
        json.field("withHints", explanation.withHints.spoken)
        json.field("withoutHints", explanation.withoutHints.spoken)
        json.key("platforms")
        json.beginObject()
        for entry in explanation.platforms {
            json.key(entry.platform.rawValue)
            guard let utterance = entry.utterance else {
                json.null()
                continue
            }
            json.beginObject()
            writer.write(utterance, to: &json)
            json.endObject()
        }
        json.endObject()
    }

    private func write(_ unspoken: [Explanation.Unspoken], to json: inout JSONWriter) {
        json.key("notSpoken")
        json.beginArray()
        for entry in unspoken {
            json.beginObject()
            json.field("key", entry.key.rawValue)
            json.field("value", entry.value)
            json.field("reason", entry.reason)
            json.endObject()
        }
        json.endArray()
    }
}
