import Rehearsal
import ScreenReader
import TerminalInterface

/// Checks, walks and recordings: what scripts have beside gestures.
extension PlainMode {
    /// Makes a gesture that can be taken back, and is written where something is recorded.
    mutating func make(_ gesture: Gesture, _ line: String) -> [SessionEvent] {
        history.record(session, before: line)
        let before = session
        let events = session.perform(gesture)
        player.follow(session, events)
        return events + keep(.gesture(gesture, before: before, seconds: 0))
    }

    /// Plays steps as if each were a line of its own, up to the first that fails.
    mutating func play(_ script: Script) -> [SessionEvent] {
        var events: [SessionEvent] = []
        var sequence = StepSequence(script)
        while let number = sequence.next() {
            let step = script.steps[number]
            let more: [SessionEvent]
            switch step.action {
            case .gesture(let line):
                do throws(VerbError) {
                    more = make(try line.gesture(in: session), step.text)
                } catch {
                    more = [.error(error.description)]
                }
            case .setting(let line): more = change(line)
            case let action: more = play(action, step.text)
            }
            events += more
            if more.contains(where: { if case .error = $0 { true } else { false } }) { break }
        }
        if sequence.isCut { events.append(.error("more than \(StepSequence.mostTurns) steps")) }
        return events
    }

    /// Plays a line that is no gesture.
    mutating func play(_ action: Script.Action, _ line: String) -> [SessionEvent] {
        if case .open = action, recorder != nil {
            return [.error("a recording holds one screen; record stop ends it")]
        }
        let before = session
        player.session = session
        let outcome = player.play(action)
        if case .check = action {
            guard outcome == .passed else { return [.error(outcome.line)] }
            return keep(.line(line)) + [.note("passed")]
        }
        session = player.session ?? before
        switch outcome {
        case .passed:
            if case .open = action {
                history = GestureHistory()
                return player.events
            }
            history.record(before, before: line)
            return player.events + keep(.line(line))
        case .failed, .broken:
            return player.events + [.error(outcome.line)]
        }
    }

    /// Begins a recording, on the screen as it opens, or ends it.
    mutating func record(_ record: Record) -> SessionEvent {
        switch record {
        case .stop:
            guard let recorder else { return .error("nothing is being recorded") }
            self.recorder = nil
            return .note("recorded: \(recorder.path), \(recorder.mark.stepsInWords)")
        case .start(let path):
            guard recorder == nil else {
                return .error("recording already; record stop ends that")
            }
            switch Recorder.start(path, of: opened, session.settings) {
            case .failure(let failure): return .error(failure.description)
            case .success(let recorder):
                self.recorder = recorder
                history = GestureHistory()
                session = opened.session(session.settings)
                let events = session.start()
                player.follow(session, events)
                return .note("recording into \(path): the screen is as it opens")
            }
        }
    }

    /// Writes down a step while something is recorded; an error where it cannot be written.
    mutating func keep(_ played: Played) -> [SessionEvent] {
        guard let recorder, let failure = recorder.take([played]) else { return [] }
        self.recorder = nil
        return [.error("\(recorder.path): \(failure)")]
    }
}
