import ScreenModel
import ScreenReader

/// Works out one rotor after the other.
struct RotorSurveyor {
    let session: Session
    let offers: [RotorOffer]
    /// VoiceOver's own rotors by their spoken names, in lower case.
    private let ownNames: Set<String>

    init(_ session: Session) {
        self.session = session
        offers = session.rotorOffers
        ownNames = Set(offers.filter { $0.rotor == nil }.map { $0.name.lowercased() })
    }

    /// Nil for a rotor that an app declares where the user is not now.
    func rotor(of offer: RotorOffer) -> RotorSurvey.Rotor? {
        var rotor = RotorSurvey.Rotor(
            name: offer.name, kind: RotorSurvey.Rotor.Kind(offer.option),
            offeredAt: offer.stops?.map(id(of:)))
        switch rotor.kind {
        case .custom:
            guard let supplied = offer.rotor, !isAway(offer) else { return nil }
            addItems(of: supplied, offer, to: &rotor)
            addProblems(of: offer, to: &rotor)
        case .elements:
            addMembers(of: offer, to: &rotor)
        case .actions, .content:
            addEntries(of: offer, to: &rotor)
        case .text, .setting:
            if offer.option == .misspelledWords { addMisspellings(of: offer, to: &rotor) }
            addEnds(of: offer, to: &rotor)
        }
        rotor.problems = RotorSurveyor.shortened(rotor.problems)
        return rotor
    }

    func id(of index: ElementIndex) -> String { session.screen.tree.id(of: index) }

    /// What is said of a stop by a cursor that comes from `previous`.
    func speech(of stop: ElementIndex, from previous: ElementIndex?) -> String {
        session.utterance(of: session.stop(at: stop, from: previous)).spoken
    }

    /// Some ids in quotes, with commas.
    func names(_ stops: some Collection<ElementIndex>) -> String {
        let shown = stops.prefix(5).map { "'\(id(of: $0))'" }.joined(separator: ", ")
        return stops.count > 5 ? shown + " and \(stops.count - 5) more" : shown
    }

    /// Whether what declares a rotor is hidden, or behind something: nothing is wrong with it then.
    private func isAway(_ offer: RotorOffer) -> Bool {
        guard offer.stops?.isEmpty == true, offer.hiddenAt.isEmpty else { return false }
        switch session.absence(of: offer.owner) {
        case .hidden, .transparent, .noSize, .behind, .outside, .removed: return true
        default: return false
        }
    }

    private func addProblems(of offer: RotorOffer, to rotor: inout RotorSurvey.Rotor) {
        if offer.rotor?.name?.isEmpty ?? true, offer.rotor?.system?.isEmpty ?? true {
            rotor.problems.append("it has no name, so VoiceOver does not offer it")
            return
        }
        if !offer.hiddenAt.isEmpty {
            rotor.problems.append(
                "a nearer rotor of the same name stands in its place at \(names(offer.hiddenAt))")
        } else if offer.stops?.isEmpty == true {
            rotor.problems.append(
                "it is offered nowhere: '\(id(of: offer.owner))', which declares it, is no stop "
                    + "and holds none")
        }
        if offer.replaced == nil, ownNames.contains(offer.name.lowercased()) {
            rotor.problems.append("VoiceOver has a rotor of its own with this name")
        }
        guard let replaced = offer.replaced, offer.stops?.isEmpty != true else { return }
        let targets = Set((offer.rotor?.items ?? []).compactMap(session.target(of:)))
        let lost = session.members(of: replaced).filter { !targets.contains($0) }
        rotor.problems.append(
            "it replaces VoiceOver's own search"
                + (lost.isEmpty ? "" : ", which would also lead to \(names(lost))"))
    }

    /// What each stop lists.
    private func addEntries(of offer: RotorOffer, to rotor: inout RotorSurvey.Rotor) {
        let stops = offer.stops ?? session.stops + session.sideStops
        for stop in stops {
            let id = id(of: stop)
            for speech in session.entries(of: offer.option, at: stop) {
                rotor.items.append(RotorSurvey.Item(id: id, speech: speech))
            }
        }
        addEnds(of: offer, to: &rotor)
    }

    /// The words that the file marks in a text that is edited, from its beginning on.
    private func addMisspellings(of offer: RotorOffer, to rotor: inout RotorSurvey.Rotor) {
        for stop in offer.stops ?? session.stops {
            let element = session.screen.tree[stop]
            guard element.hasExtras, let all = element.extras.misspelled,
                !element.effectiveTraits.contains(.secureTextField)
            else { continue }
            let ranges = all.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
            for (range, speech) in zip(ranges, session.texts(of: ranges, at: stop)) {
                guard let speech else {
                    rotor.problems.append(outside(range, of: stop))
                    continue
                }
                rotor.items.append(
                    RotorSurvey.Item(id: id(of: stop), range: range, speech: speech))
            }
        }
    }

    func outside(_ range: Range<Int>, of stop: ElementIndex) -> String {
        "the range \(range.lowerBound)–\(range.upperBound) is outside the text of '\(id(of: stop))'"
    }

    /// The ends of what is gone through at one stop: the first that has it stands for all.
    private func addEnds(of offer: RotorOffer, to rotor: inout RotorSurvey.Rotor) {
        guard let stop = offer.stops == nil ? session.stops.first : offer.stops?.first,
            offer.option.hasPlainEnds
        else { return }
        var trial = RotorTrial(session, offer.option)
        trial.go(to: stop)
        rotor.first = trial.end(.previous, most: RotorSurveyor.mostSteps)
        rotor.last = trial.end(.next, most: RotorSurveyor.mostSteps)
    }

    /// A text may be a book.
    private static let mostSteps = 500

    /// A rotor of thousands of items has one trouble thousands of times.
    private static let mostProblems = 20

    private static func shortened(_ problems: [String]) -> [String] {
        guard problems.count > mostProblems else { return problems }
        return problems.prefix(mostProblems) + ["and \(problems.count - mostProblems) more"]
    }
}

extension RotorSurvey.Rotor.Kind {
    init(_ option: RotorOption) {
        switch option {
        case .edit, .textSelection, .characters, .words, .lines, .misspelledWords: self = .text
        case .speakingRate, .adjustValue, .typingMode, .volume, .hints, .language, .punctuation,
            .zoom, .navigationStyle, .directTouch:
            self = .setting
        case .custom, .system: self = .custom
        case .moreContent: self = .content
        case .audioGraph, .actions: self = .actions
        case .containers, .headings, .landmarks, .links, .formControls, .textFields,
            .searchFields, .buttons, .images, .tables, .lists, .visitedLinks, .nonvisitedLinks,
            .staticText, .sameItem, .sameHeadingLevel, .verticalNavigation, .differentItem:
            self = .elements
        }
    }
}

extension RotorOption {
    /// Whether it has ends, and whether going there leaves the app alone.
    fileprivate var hasPlainEnds: Bool {
        switch self {
        case .adjustValue, .hints, .navigationStyle, .directTouch, .zoom: false
        default: true
        }
    }
}
