import ScreenReader

extension App {
    /// The session with what was heard of it last.
    struct Moment: Sendable {
        var session: Session
        var caption: Utterance?
        var captionSounds: String
        var lastGesture: Gesture?
    }

    private var moment: Moment {
        Moment(
            session: session, caption: caption, captionSounds: captionSounds,
            lastGesture: lastGesture)
    }

    /// Makes a gesture that can be taken back.
    mutating func perform(_ gesture: Gesture) {
        moments.record(moment, before: gesture.name)
        keep(.gesture(gesture, before: session, seconds: secondsSincePlayed))
        take(gesture, session.perform(gesture))
    }

    /// Everything is as it was before the last gesture, but for the log and for settings that were
    /// changed by other means.
    mutating func takeBack() {
        guard let (earlier, gesture) = moments.takeBack(from: moment) else {
            log.note("no gesture to take back")
            return
        }
        restore(earlier)
        keep(.takenBack)
        log.note("taken back: " + gesture)
    }

    /// Everything is as it was after the gesture that was taken back last.
    mutating func takeAgain() {
        guard let (later, gesture) = moments.takeAgain(from: moment) else {
            log.note("no gesture was taken back")
            return
        }
        restore(later)
        keep(.takenAgain)
        log.note("taken again: " + gesture)
    }

    /// Obeys a line that changes a setting, which no gesture takes back; false for any other line.
    mutating func set(_ line: String) throws(SettingError) -> Bool {
        guard let change = try session.change(line) else { return false }
        keep(.line(line))
        moments.change { _ = try? $0.session.change(line) }
        take(nil, change.events)
        log.note(change.now)
        return true
    }

    private mutating func restore(_ moment: Moment) {
        session = moment.session
        caption = moment.caption
        captionSounds = moment.captionSounds
        lastGesture = moment.lastGesture
        captionPart = 0
        wrappedCaption = nil
        revision = nil
    }
}
