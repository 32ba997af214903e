import Rehearsal
import ScreenImport
import ScreenModel

/// A report on two screens for programs. Names and fields are a contract: more may be added, none
/// is renamed.
struct ComparisonJSON {
    let words: ComparisonWords

    var text: String {
        var json = JSONWriter()
        json.beginObject()
        json.key("earshot")
        json.integer(1)
        let counts = words.comparison.stopCounts
        write("old", words.old, stops: counts.before, to: &json)
        write("new", words.new, stops: counts.after, to: &json)
        json.key("facts")
        json.beginArray()
        for fact in words.comparison.facts {
            json.beginObject()
            json.field("name", fact.name.rawValue)
            json.field("before", fact.before)
            json.field("after", fact.after)
            json.endObject()
        }
        json.endArray()
        json.key("notCompared")
        json.beginArray()
        for name in words.comparison.notCompared.namesOfSetBits { json.string(name) }
        json.endArray()
        json.key("changes")
        json.beginArray()
        for change in words.comparison.changes { write(change, to: &json) }
        json.endArray()
        writeSummary(to: &json)
        json.endObject()
        return json.text() + "\n"
    }

    private func write(
        _ name: String, _ opened: OpenedScreen, stops: Int, to json: inout JSONWriter
    ) {
        json.key(name)
        json.beginObject()
        json.field("file", opened.file.name)
        json.field("format", opened.screen.format)
        json.field("title", opened.screen.title)
        json.key("stops")
        json.integer(stops)
        json.endObject()
    }

    private func write(_ change: ScreenChange, to json: inout JSONWriter) {
        json.beginObject()
        json.field("kind", change.kind.rawValue)
        json.field("id", change.id)
        write("before", change.before, to: &json)
        write("after", change.after, to: &json)
        json.key("respoken")
        json.bool(change.isRespoken)
        json.field("text", change.text)
        if let containers = change.containers {
            json.key("container")
            json.beginObject()
            json.field("before", containers.before)
            json.field("after", containers.after)
            json.endObject()
        }
        if change.kind == .order {
            json.key("shifts")
            json.beginArray()
            for shift in change.shifts {
                json.beginObject()
                json.field("id", shift.id)
                write("before", shift.before, to: &json)
                write("after", shift.after, to: &json)
                json.endObject()
            }
            json.endArray()
        }
        json.endObject()
    }

    private func write(
        _ name: String, _ heard: ScreenChange.Heard?, to json: inout JSONWriter
    ) {
        json.key(name)
        guard let heard else {
            json.null()
            return
        }
        json.beginObject()
        json.key("index")
        if let index = heard.index { json.integer(index) } else { json.null() }
        json.field("utterance", heard.utterance)
        json.field("hint", heard.hint.isEmpty ? nil : heard.hint)
        json.field("id", heard.id)
        json.key("side")
        json.bool(heard.isSide)
        json.endObject()
    }

    private func writeSummary(to json: inout JSONWriter) {
        json.key("summary")
        json.beginObject()
        for kind in ScreenChange.Kind.allCases {
            json.key(kind.rawValue)
            json.integer(words.changes(kind).count)
        }
        json.endObject()
    }
}
