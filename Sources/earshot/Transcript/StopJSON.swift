import ScreenImport
import ScreenModel
import ScreenReader

/// Stops as JSON. Names and fields are a contract with programs: more may be added, none is
/// renamed.
struct StopJSON {
    private let session: Session
    private let places: SourcePlaces

    init(_ session: Session, _ places: SourcePlaces) {
        self.session = session
        self.places = places
    }

    /// `more` adds members of its own to each stop.
    func write(
        _ entries: [Transcript.Entry], to json: inout JSONWriter,
        more: (Transcript.Entry, inout JSONWriter) -> Void = { _, _ in }
    ) {
        json.beginArray()
        for entry in entries {
            json.beginObject()
            json.key("index")
            json.integer(entry.index)
            json.field("id", entry.stop.id)
            json.field("path", session.screen.tree.path(of: entry.stop.index))
            write(entry.utterance, to: &json)
            json.key("segments")
            write(entry.utterance.segments, of: entry.stop, to: &json)
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
            json.field("lost", entry.lost)
            write(places.place(of: entry.stop.index), to: &json)
            more(entry, &json)
            json.endObject()
        }
        json.endArray()
    }

    /// The three members of an utterance, in the object that is open.
    func write(_ utterance: Utterance, to json: inout JSONWriter) {
        json.field("utterance", utterance.text)
        json.field("hint", utterance.hint.isEmpty ? nil : utterance.hint)
        json.field("speech", utterance.spoken)
    }

    /// The members `line` and `column`, null where the place is not known.
    func write(_ place: SourcePlace?, to json: inout JSONWriter) {
        for (name, number) in [("line", place?.line), ("column", place?.column)] {
            json.key(name)
            if let number { json.integer(number) } else { json.null() }
        }
    }

    private func write(_ segments: [Segment], of stop: Stop, to json: inout JSONWriter) {
        json.beginArray()
        for segment in segments {
            json.beginObject()
            json.field("kind", segment.kind.rawValue)
            json.field("text", segment.text)
            json.field("from", segment.from)
            json.field("rule", segment.rule)
            json.field("confidence", segment.confidence.rawValue)
            json.field("language", segment.language)
            json.key("unverified")
            json.bool(segment.isUnverified)
            json.field("source", SpeechRule.named(segment.rule)?.line)
            if let written = segment.written { write(written, to: &json) }
            if let voice = segment.voice { write(voice, to: &json) }
            write(places.place(of: session.origin(of: segment, in: stop)), to: &json)
            json.endObject()
        }
        json.endArray()
    }

    /// Only where the voice makes something else of the text.
    private func write(_ written: WrittenText, to json: inout JSONWriter) {
        json.field("written", written.text)
        json.key("voiceRules")
        json.beginArray()
        for rule in written.rules {
            json.beginObject()
            json.field("rule", rule.name)
            json.field("confidence", rule.confidence.rawValue)
            json.field("source", rule.source)
            json.endObject()
        }
        json.endArray()
    }

    /// Only where the app asks the voice for something; only what it asks for.
    private func write(_ voice: VoiceAttributes, to json: inout JSONWriter) {
        json.key("voice")
        json.beginObject()
        if let pitch = voice.pitch {
            json.key("pitch")
            json.number(pitch)
        }
        if voice.spellOut {
            json.key("spellOut")
            json.bool(true)
        }
        if let ipa = voice.ipa { json.field("ipa", ipa) }
        if let punctuation = voice.punctuation {
            json.field("punctuation", punctuation.rawValue)
        }
        json.endObject()
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
