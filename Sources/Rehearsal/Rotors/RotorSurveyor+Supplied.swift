import ScreenModel
import ScreenReader

/// Rotors that the app supplies: its own order, ranges of text, items that lead nowhere.
extension RotorSurveyor {
    /// An item that leads somewhere.
    private struct Member {
        /// In the app's list, from 1.
        let number: Int
        let target: ElementIndex
        let range: Range<Int>?
        var speech: String?
        var turnsTo: String?
    }

    func addItems(
        of supplied: CustomRotor, _ offer: RotorOffer, to rotor: inout RotorSurvey.Rotor
    ) {
        if supplied.items.isEmpty { rotor.problems.append("it has no items") }
        var members: [Member] = []
        for (place, item) in supplied.items.enumerated() {
            if let target = session.target(of: item) {
                members.append(Member(number: place + 1, target: target, range: item.range))
            } else {
                rotor.problems.append(
                    deadEnd(item, number: place + 1, mayAsk: rotor.problems.count < 20))
            }
        }
        if members.isEmpty, !supplied.items.isEmpty {
            rotor.problems.append("none of its items can be reached")
        }
        addRepetitions(members, to: &rotor.problems)
        let texts = rangeTexts(members, &rotor.problems)
        play(offer, &members, &rotor)
        rotor.items = members.map { member in
            let text = texts[member.number] ?? speech(of: member.target, from: nil)
            return RotorSurvey.Item(
                id: id(of: member.target), range: member.range, speech: member.speech ?? text,
                turnsTo: member.turnsTo)
        }
    }

    /// Why an item leads nowhere. To say why an element is no stop costs as much as a walk.
    private func deadEnd(_ item: CustomRotor.Item, number: Int, mayAsk: Bool) -> String {
        let start = "item \(number), '\(item.id)', leads nowhere: "
        guard let index = session.element(named: .id(item.id)) else {
            return start + "there is no such element"
        }
        if !mayAsk { return start + "it is no stop" }
        guard let absence = session.absence(of: index) else {
            return start + "it stands in the status bar, outside of the reading order"
        }
        return start + "it is no stop, since " + absence.words(for: index, in: session)
    }

    /// An app's search that finds its place by the element alone comes round at a doubled one.
    private func addRepetitions(_ members: [Member], to problems: inout [String]) {
        struct Place: Hashable {
            let target: ElementIndex
            let range: Range<Int>?
        }
        var first: [Place: Int] = [:]
        for member in members {
            let place = Place(target: member.target, range: member.range)
            if let earlier = first[place] {
                problems.append(
                    "items \(earlier) and \(member.number) are both '\(id(of: member.target))': "
                        + "a walk that comes there may go round and round")
            } else {
                first[place] = member.number
            }
        }
    }

    /// The texts of the ranges by the numbers of their items.
    private func rangeTexts(_ members: [Member], _ problems: inout [String]) -> [Int: String] {
        var texts: [Int: String] = [:]
        let ranged = Dictionary(grouping: members.filter { $0.range != nil }, by: \.target)
        for (target, members) in ranged.sorted(by: { $0.key.place < $1.key.place }) {
            if !session.stop(at: target).element.holdsText {
                problems.append(
                    "'\(id(of: target))' is no text: VoiceOver takes ranges of text input alone")
            }
            let ranges = members.compactMap(\.range)
            for (member, text) in zip(members, session.texts(of: ranges, at: target)) {
                if let text {
                    texts[member.number] = text
                } else if let range = member.range {
                    problems.append(outside(range, of: target))
                }
            }
        }
        return texts
    }

    /// In longer lists a place is not looked for again after a turn: each time it is a walk.
    private static let mostSearched = 2_000

    /// Goes down from the first item and up again from the last, and takes over what is heard.
    private func play(
        _ offer: RotorOffer, _ members: inout [Member], _ rotor: inout RotorSurvey.Rotor
    ) {
        let stops = offer.stops ?? session.stops
        let targets = Set(members.map(\.target))
        guard let start = stops.first(where: { !targets.contains($0) }) ?? stops.first else {
            return
        }
        let isPlain =
            targets.count == members.count || members.count > RotorSurveyor.mostSearched
        var trial = RotorTrial(session, offer.option)
        trial.keepsPlace = isPlain
        trial.go(to: start)
        var place = -1
        if targets.contains(start) { place = goToFirst(&trial, &members) }
        while place + 1 < members.count {
            let step = trial.step(.next)
            guard let step, step.landed == members[place + 1].target else {
                rotor.problems.append(stop(at: place, step, start, members))
                break
            }
            place += 1
            members[place].speech = step.speech
            members[place].turnsTo = trial.turnedTo
        }
        let bottom = place
        if place == members.count - 1, trial.turn() {
            rotor.last = end(.next, of: &trial, &rotor.problems)
        } else {
            if place == members.count - 1 {
                rotor.problems.append(outside(members, at: place, start))
            }
            trial = RotorTrial(session, offer.option)
            trial.keepsPlace = isPlain
            trial.go(to: start)
            guard !targets.contains(start) else { return }
            place = members.count
        }
        goUp(from: place, past: bottom, &trial, &members, &rotor)
    }

    /// Where every stop that has the rotor is an item of it: up to the first one. Returns the place
    /// of the cursor among the items, -1 before them.
    private func goToFirst(_ trial: inout RotorTrial, _ members: inout [Member]) -> Int {
        var heard: String?
        for _ in members {
            guard let step = trial.step(.previous), !step.isEnd else { break }
            heard = step.speech
        }
        guard trial.session.cursor == members.first?.target,
            heard != nil || members.first?.range == nil
        else { return -1 }
        members[0].speech = heard
        return 0
    }

    /// Where the way down ended is told already.
    private func goUp(
        from last: Int, past bottom: Int, _ trial: inout RotorTrial, _ members: inout [Member],
        _ rotor: inout RotorSurvey.Rotor
    ) {
        var place = last
        while place > 0 {
            let step = trial.step(.previous)
            guard let step, step.landed == members[place - 1].target else {
                if place < members.count, step != nil || place != bottom {
                    rotor.problems.append(
                        detour(
                            step, from: members[place].target, to: members[place - 1].target,
                            "up"))
                }
                return
            }
            place -= 1
            if members[place].speech == nil {
                members[place].speech = step.speech
                members[place].turnsTo = trial.turnedTo
            }
        }
        if !members.isEmpty || last == -1 {
            rotor.first = end(.previous, of: &trial, &rotor.problems)
        }
    }

    private func end(
        _ direction: SearchDirection, of trial: inout RotorTrial, _ problems: inout [String]
    ) -> RotorSurvey.Boundary? {
        guard let step = trial.step(direction) else { return nil }
        if !step.isEnd, let landed = step.landed {
            let end = direction == .next ? "behind the last item" : "before the first item"
            problems.append("it does not end: \(end) it goes on to '\(id(of: landed))'")
            return nil
        }
        return step.boundary
    }

    /// Where the way down stops before the last item.
    private func stop(
        at place: Int, _ step: RotorTrial.Step?, _ start: ElementIndex, _ members: [Member]
    ) -> String {
        let here = members.indices.contains(place) ? members[place].target : start
        guard step == nil, place >= 0 else {
            return detour(step, from: here, to: members[place + 1].target, "down")
        }
        return outside(members, at: place, start)
    }

    /// An item that takes the cursor away from where the rotor is offered.
    private func outside(_ members: [Member], at place: Int, _ start: ElementIndex) -> String {
        let here = members.indices.contains(place) ? members[place].target : start
        let text = "'\(id(of: here))' lies outside of what offers the rotor"
        let rest = members.dropFirst(place + 1).map(\.target)
        return rest.isEmpty
            ? text + ": once there, it is not offered any more"
            : text + ": once there, a swipe down does not lead on to \(names(rest))"
    }
}

extension Element {
    /// Whether ranges of its text can be spoken: no control that has no text of its own.
    fileprivate var holdsText: Bool {
        let traits = effectiveTraits
        return traits.contains(.textEntry)
            || traits.isDisjoint(with: [.button, .image, .adjustable, .toggleButton, .tabBarItem])
    }
}
