import ScreenModel
import ScreenReader

extension Player {
    /// Why a check does not hold; nil where it does.
    mutating func fails(_ check: Check, in session: inout Session) -> StepFailure? {
        switch check {
        case .hear(let text, let hint): return fails(hear: text, hint: hint)
        case .hearContaining(let text):
            let wanted = Spaces.collapsed(text)
            guard !isAnyHeard({ $0.contains(wanted) }) else { return nil }
            return StepFailure(
                "no utterance holds this text", expected: VerbTokens.quoted(text),
                actual: saidInAll, nearest: nearest(to: wanted))
        case .hearMatching(let pattern):
            guard !isAnyHeard(pattern.matches) else { return nil }
            return StepFailure(
                "no utterance matches", expected: "/\(pattern.text)/", actual: saidInAll)
        case .hearNothing:
            guard let said = saidInAll else { return nil }
            return StepFailure("something was heard", expected: "nothing", actual: said)
        case .notHeard(let text):
            let unwanted = Spaces.collapsed(text)
            let found = heard.utterances.first {
                Spaces.collapsed($0.spoken).contains(unwanted)
            }
            guard let found else { return nil }
            return StepFailure(
                "it was heard", expected: "not \(VerbTokens.quoted(text))",
                actual: found.asChecked)
        case .sound(let token):
            guard !heard.sounds.contains(token) else { return nil }
            return soundFailure(token.rawValue)
        case .appSound(let name):
            guard !heard.appSounds.contains(name) else { return nil }
            return soundFailure(VerbTokens.quoted(name))
        case .focus(let name): return fails(focus: name, in: &session)
        case .value(let text):
            let (spoken, written) = session.focusedValue
            let wanted = Spaces.collapsed(text)
            let values = [spoken, written].compactMap { $0.map(Spaces.collapsed) }
            guard !values.contains(wanted), !(wanted.isEmpty && values.isEmpty) else { return nil }
            return StepFailure(
                session.cursor == nil ? "nothing is focused" : "the value is another one",
                expected: VerbTokens.quoted(text), actual: values.first.map(VerbTokens.quoted))
        case .rotor(let name):
            guard !session.rotor(isOn: name) else { return nil }
            return StepFailure(
                "the rotor is on something else", expected: VerbTokens.quoted(name),
                actual: VerbTokens.quoted(session.rotorName))
        case .rotors(let names):
            guard !session.rotor(offers: names) else { return nil }
            return lists("the rotor offers others", names, session.rotorNames)
        case .actions(let names):
            let actions = session.actions.map(\.name)
            guard actions != names else { return nil }
            return lists("the actions are others", names, actions)
        case .screen(let title):
            let titles = session.shownTitles.map(Spaces.collapsed)
            guard !titles.contains(Spaces.collapsed(title)) else { return nil }
            return StepFailure(
                "another screen is shown", expected: VerbTokens.quoted(title),
                actual: titles.first.map(VerbTokens.quoted))
        case .stops(let count):
            guard session.stops.count != count else { return nil }
            return StepFailure(
                "the screen has another number of stops", expected: String(count),
                actual: String(session.stops.count))
        case .within(let count, let name, let start):
            return fails(within: count, name, from: start, in: session)
        case .orderAgrees: return fails(none: .order, in: session)
        case .none(let kind): return fails(none: kind, in: session)
        }
    }

    private mutating func fails(hear text: String, hint: String?) -> StepFailure? {
        let wanted = Spaces.collapsed(text)
        let expected =
            VerbTokens.quoted(text) + (hint.map { ", hint " + VerbTokens.quoted($0) } ?? "")
        guard let next = heard.next() else {
            let message = heard.speech.isEmpty ? "nothing was heard" : "nothing more was heard"
            return StepFailure(message, expected: expected, nearest: nearest(to: wanted))
        }
        let isHint = hint.map { Spaces.collapsed(next.hint) == Spaces.collapsed($0) } ?? true
        if next.checked == wanted, isHint { return nil }
        let message: String
        if next.checked == wanted {
            message = next.hint.isEmpty ? "the hint was not heard" : "another hint was heard"
        } else if Spaces.collapsed(next.spoken) == wanted {
            message = "the hint is a part of its own: hear \(next.asChecked)"
        } else {
            message = "something else was heard"
        }
        return StepFailure(
            message, expected: expected,
            actual: hint == nil && next.checked != wanted
                ? VerbTokens.quoted(next.text.isEmpty ? next.hint : next.text) : next.asChecked,
            nearest: next.checked == wanted ? nil : nearest(to: wanted, besides: next))
    }

    private func isAnyHeard(_ isWanted: (String) -> Bool) -> Bool {
        heard.utterances.contains { isWanted(Spaces.collapsed($0.spoken)) }
    }

    /// All that was heard, as a report tells it; nil for nothing.
    private var saidInAll: String? {
        let said = heard.utterances.filter { !$0.spoken.isEmpty }.map(\.asChecked)
        return said.isEmpty ? nil : said.joined(separator: "; ")
    }

    private func nearest(to text: String, besides other: Utterance? = nil) -> String? {
        Likeness.nearest(
            to: text, in: heard.utterances.filter { $0 != other }.map(\.checked)
        ).map(VerbTokens.quoted)
    }

    private func soundFailure(_ name: String) -> StepFailure {
        let sounds = heard.sounds.map(\.rawValue) + heard.appSounds.map(VerbTokens.quoted)
        return StepFailure(
            "this sound was not heard", expected: name,
            actual: sounds.isEmpty ? nil : sounds.joined(separator: ", "))
    }

    private func lists(_ message: String, _ wanted: [String], _ found: [String]) -> StepFailure {
        func written(_ names: [String]) -> String {
            names.isEmpty ? "none" : names.map(VerbTokens.quoted).joined(separator: ", ")
        }
        return StepFailure(message, expected: written(wanted), actual: written(found))
    }

    private func fails(focus name: ElementName, in session: inout Session) -> StepFailure? {
        let expected = VerbTokens.text(of: name)
        let message: String
        do throws(VerbError) {
            if try session.lookUp(name) == session.cursor { return nil }
            message = "the cursor is elsewhere"
        } catch {
            message = error.description
        }
        let actual = session.cursor.map { cursor in
            VerbTokens.text(of: session.name(of: cursor))
                + ", which says " + VerbTokens.quoted(session.utterance(of: cursor).text)
        }
        return StepFailure(message, expected: expected, actual: actual)
    }
}
