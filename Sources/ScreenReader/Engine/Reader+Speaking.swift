import ScreenModel

/// What is being said, and for how long.
///
/// In a script a gesture takes no time: all that it makes VoiceOver say is heard, what waits in
/// the queue last, and it has been said when the next line comes. What cuts what is worked out
/// all the same, and an utterance that another one of the same gesture ended is marked as cut.
/// Once the clock moves (`wait`, and real time in the interface) speech lasts as long as its
/// text, and what waits is heard when its time comes.
struct Speaker: Sendable {
    var queue = SpeechQueue()
    /// When what is being said ends.
    var end = SessionTime.zero
    /// What is left of it while speech is paused.
    var rest: SessionTime?
    /// Whether speech lasts, or the present gesture takes no time.
    var isTimed = false
    /// The places of low announcements among the events of a gesture that takes no time.
    var low: [Int] = []
    /// What was said last.
    var last: Announcement?
    /// Whether the present call ended speech that an earlier one began.
    var hasCutEarlier = false
    /// Changes of the focused element that waited in vain, in the present call.
    var unheardChanges = 0

    /// How long a character lasts (general knowledge, L).
    static let perCharacter = SessionTime(nanoseconds: 60_000_000)

    var isPaused: Bool { rest != nil }
}

extension Reader {
    /// A call begins.
    mutating func beginCall(isTimed: Bool) {
        events = []
        speaker.isTimed = isTimed
        speaker.low = []
        speaker.hasCutEarlier = false
        speaker.unheardChanges = 0
        speaker.queue.forgetEvents()
    }

    /// What a call brought, low announcements last where it took no time.
    mutating func endCall() -> [ReaderEvent] {
        let unheard = speaker.unheardChanges
        if unheard > 0 { note("not heard: \(unheard) \(unheard == 1 ? "change" : "changes")") }
        if !speaker.isTimed { speaker.queue.clear() }
        var result: [ReaderEvent] = []
        swap(&result, &events)
        guard !speaker.low.isEmpty else { return result }
        let low = Set(speaker.low)
        return result.indices.filter { !low.contains($0) }.map { result[$0] }
            + speaker.low.map { result[$0] }
    }

    mutating func say(_ announcement: Announcement) {
        speak(announcement, .focus, .follows)
    }

    mutating func speak(
        _ announcement: Announcement, _ speechClass: SpeechClass, _ manner: SpeechQueue.Manner
    ) {
        if isSilent || isCovered && speechClass == .focus { return }
        var item = SpeechQueue.Item(
            announcement: announcement, speechClass: speechClass, manner: manner)
        if case .announcement(let priority) = manner { item.priority = priority }
        if isMuted {
            guard reading != nil, speaker.isTimed else { return }
            item.isSilent = true
        }
        // A change without words is none.
        if announcement.isAboutChange, !hasWords(announcement, settings) { return }
        if !item.isSilent { speaker.last = announcement }
        if !speaker.isTimed {
            item.hasBegun = true
            item.event = events.count
            events.append(item.readerEvent)
            if manner == .announcement(.low) { speaker.low.append(events.count - 1) }
        } else if let due = speechDue, due <= clock {
            speaker.queue.finish()
            beginSpeech()
        }
        let outcome = speaker.queue.post(item)
        end(outcome.ended)
        if outcome.isLost { end([item]) }
        if speaker.isTimed { beginSpeech() } else { _ = speaker.queue.begin() }
    }

    /// A user's gesture stops what is being said, but for a high announcement; so does it end
    /// reading and a pause.
    mutating func stopSpeech(for gesture: Gesture) {
        guard !gesture.isOfTime else { return }
        reading = nil
        end(speaker.queue.stop())
        if speaker.isPaused { pause() }
        guard !speaker.isTimed, speaker.queue.hasWaiting else { return }
        // High ones that waited come before what the gesture brings.
        speaker.queue.finish()
        while let item = speaker.queue.begin() {
            events.append(item.readerEvent)
            speaker.queue.finish()
        }
    }

    /// Tells of utterances that came to no end. What had begun is marked; what waited and was not
    /// heard at all is an event of its own, or is counted where it was only an older value.
    private mutating func end(_ ended: [SpeechQueue.Item]) {
        for item in ended where !item.isSilent {
            if let event = item.event, events.indices.contains(event) {
                events[event] = item.cut(isHeard: true)
            } else if item.hasBegun {
                speaker.hasCutEarlier = true
            } else if item.announcement.isAboutChange {
                speaker.unheardChanges += 1
            } else {
                events.append(item.cut(isHeard: false))
            }
        }
    }

    /// Says the next one, if nothing is said and nothing keeps it.
    mutating func beginSpeech() {
        guard speaker.rest == nil, let item = speaker.queue.begin() else { return }
        speaker.end = clock + Speaker.perCharacter * Int64(length(of: item.announcement))
        if !item.isSilent {
            speaker.queue.setEvent(events.count)
            events.append(item.readerEvent)
        }
    }

    /// What is said comes to its end: the next one is said, or reading goes on.
    mutating func endSpeech() {
        speaker.queue.finish()
        beginSpeech()
        if speaker.queue.running == nil, reading != nil { readOn() }
    }

    /// When what is being said ends, if anything follows it then.
    var speechDue: SessionTime? {
        guard speaker.rest == nil, speaker.queue.running != nil else { return nil }
        return speaker.end
    }

    /// Pauses speech, or lets it go on.
    mutating func pause() {
        if let rest = speaker.rest {
            speaker.end = clock + rest
            speaker.rest = nil
            beginSpeech()
        } else {
            speaker.rest = speaker.end - clock
        }
    }

    func length(of announcement: Announcement) -> Int {
        spokenLength(announcement, settings, language)
    }
}

extension SpeechQueue.Item {
    fileprivate var readerEvent: ReaderEvent { .speak(announcement, speechClass, priority) }

    fileprivate func cut(isHeard: Bool) -> ReaderEvent {
        .cut(announcement, speechClass, priority, isHeard: isHeard)
    }
}
