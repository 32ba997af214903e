import ScreenModel
import ScreenReader

/// Rotors that search for elements: gone through in reading order, down and up again.
extension RotorSurveyor {
    func addMembers(of offer: RotorOffer, to rotor: inout RotorSurvey.Rotor) {
        let members = session.members(of: offer.option)
        guard let start = session.stops.first else { return }
        var trial = RotorTrial(session, offer.option)
        trial.go(to: start)
        _ = trial.turn()
        rotor.items.reserveCapacity(members.count)
        var before = start
        for (place, member) in members.enumerated() {
            var item = RotorSurvey.Item(id: id(of: member), speech: "")
            if place > 0 || member != start {
                let step = trial.step(.next)
                if step?.landed == member {
                    item.speech = step?.speech ?? ""
                } else {
                    rotor.problems.append(
                        detour(step, from: before, to: member, "down"))
                    item.speech = speech(of: member, from: before)
                    trial.go(to: member)
                }
            }
            item.turnsTo = trial.turnedTo
            rotor.items.append(item)
            before = member
        }
        guard hasEnds(offer.option) else { return }
        rotor.last = trial.step(.next)?.boundary
        guard let last = members.last else {
            trial.go(to: start)
            rotor.first = trial.step(.previous)?.boundary
            return
        }
        trial.go(to: last)
        let way = goBack(members, &trial, &rotor.problems)
        rotor.first = trial.step(.previous)?.boundary
        if members[0] == start {
            rotor.items[0].speech = way ?? speech(of: start, from: nil)
        }
    }

    /// Goes up from the last member to the first. Returns what was said at the first one.
    private func goBack(
        _ members: [ElementIndex], _ trial: inout RotorTrial, _ problems: inout [String]
    ) -> String? {
        var heard: String?
        var before = members.last
        for member in members.dropLast().reversed() {
            let step = trial.step(.previous)
            if step?.landed == member {
                heard = step?.speech
            } else {
                problems.append(detour(step, from: before ?? member, to: member, "up"))
                heard = nil
                trial.go(to: member)
            }
            before = member
        }
        return heard
    }

    /// What a swipe did instead of leading to the next item.
    func detour(
        _ step: RotorTrial.Step?, from: ElementIndex, to: ElementIndex, _ way: String
    ) -> String {
        let swipe = "from '\(id(of: from))' a swipe \(way)"
        guard let step else {
            return "at '\(id(of: from))' it is not offered, so \(swipe) does not lead to "
                + "'\(id(of: to))'"
        }
        guard let landed = step.landed else {
            return "\(swipe) leads nowhere, not to '\(id(of: to))'"
        }
        return "\(swipe) leads to '\(id(of: landed))', not to '\(id(of: to))'"
    }

    /// Searches that start from the focus have no first and last item.
    private func hasEnds(_ option: RotorOption) -> Bool {
        switch option {
        case .sameItem, .sameHeadingLevel, .verticalNavigation: false
        default: true
        }
    }
}
