import ScreenModel
import ScreenReader

/// Elements that can be seen and that the walk passes over.
///
/// An element is none of VoiceOver's when `isAccessibilityElement` is false, when it lies in one
/// whose is true, or when an `accessibilityElements` leaves it out (UIAccessibility documentation,
/// H). That is meant where its words are spoken elsewhere: by the stop around it, by one beside
/// it, or as another one's label. One pass over the tree, whatever its size and depth.
struct PassedElements {
    private let session: Session
    private let scopes: ModalScopes
    private let sight: Sight
    private var tree: ElementTree { session.screen.tree }
    private var isNative: Bool { session.screen.format == "native" }

    init(_ session: Session) {
        self.session = session
        scopes = ModalScopes(session)
        sight = Sight(session)
    }

    var problems: [WalkProblem] {
        let labels = labelsOfOthers
        let listing = Listing(session)
        var spoken = SpokenTexts(session)
        var found: [(index: ElementIndex, text: String)] = []
        var holdsFound = Array(repeating: false, count: tree.count)
        // Backwards: what holds something that is passed over is not named beside it.
        for place in stride(from: tree.count - 1, to: 0, by: -1) {
            let index = ElementIndex(place)
            let parent = tree[index].links.parent
            if holdsFound[place] {
                if parent.place >= 0 { holdsFound[parent.place] = true }
                continue
            }
            guard !scopes.isAway[place], !scopes.holdsStop[place], sight.sees(index),
                !labels.contains(index),
                let text = reason(index, listing, &spoken)
            else { continue }
            if parent.place >= 0 { holdsFound[parent.place] = true }
            found.append((index, text))
        }
        let named = found.reversed().prefix(PassedElements.mostNamed)
        var problems = named.map { session.problem(.jump, at: $0.index, $0.text) }
        if found.count > named.count {
            let more = found.count - named.count
            problems.append(session.problem(.jump, at: nil, "\(more) more are passed over"))
        }
        return problems
    }

    /// More say nothing new.
    private static let mostNamed = 1_000

    /// Why it is passed over; nil where nothing is lost.
    private func reason(
        _ index: ElementIndex, _ listing: Listing, _ spoken: inout SpokenTexts
    ) -> String? {
        let element = tree[index]
        let texts = element.seenTexts
        let isControl = element.isControl
        guard isControl || (!texts.isEmpty && isText(element)) else { return nil }
        if let stop = listing.stop(around: index) {
            return reason(index, inside: stop, texts, isControl, &spoken)
        }
        // Where the importer worked out the stops, the file does not know them.
        if element.derived.contains(.stops) || spoken.areHeard(texts, near: index) { return nil }
        if let owner = listing.leaving(index) { return words(.notListed(by: owner), index) }
        return element.accessible == false ? words(.notAccessible, index) : nil
    }

    /// Whether its label is something to read. A dump has texts on everything that holds texts, and
    /// a container's own label is for the ear.
    private func isText(_ element: Element) -> Bool {
        if !element.effectiveTraits.isDisjoint(with: [.staticText, .header]) { return true }
        return isNative && element.effectiveContainer == .none
            && element.type?.isContainer != true && !element.isPicture
    }

    /// A text in a stop is lost if the stop does not say it; a control is unless the stop stands
    /// for it.
    private func reason(
        _ index: ElementIndex, inside stop: ElementIndex, _ texts: [String], _ isControl: Bool,
        _ spoken: inout SpokenTexts
    ) -> String? {
        // The drivers of tests list the arrow of a row as a button that is off, and the system's own
        // buttons of a text field, which the importers leave out. A stepper of the Mac speaks for
        // its two buttons.
        if isControl, !isNative,
            tree[index].enabled == false || tree[stop].effectiveTraits.contains(.textEntry)
        {
            return nil
        }
        if tree[stop].type == .stepper { return nil }
        let isSaid = texts.allSatisfy { spoken.words(of: stop).hold($0) }
        if isControl {
            // A combined element has its controls as actions, or acts as the only one.
            let around = session.stop(at: stop, from: stop).element
            if around.hasExtras, around.extras.childrenBehavior == .combine { return nil }
            if isSaid, !texts.isEmpty || around.isControl || around.offersActions { return nil }
        } else if isSaid {
            return nil
        }
        let lost = texts.first.map { ", which does not say “\($0)”" } ?? ""
        return "it can be seen, but is passed over: it is "
            + (isControl ? "a control inside " : "inside ") + session.name(stop) + lost
    }

    private func words(_ absence: StopAbsence, _ index: ElementIndex) -> String {
        "it can be seen, but is passed over: " + absence.words(for: index, in: session)
    }

    /// Elements whose text is another one's label.
    private var labelsOfOthers: Set<ElementIndex> {
        var labels: Set<ElementIndex> = []
        for place in 1..<max(tree.count, 1) {
            let element = tree[ElementIndex(place)]
            guard element.hasExtras, let id = element.extras.labeledBy,
                let label = session.element(named: .id(id))
            else { continue }
            labels.insert(label)
        }
        return labels
    }
}

extension Element {
    /// A picture's label is often the name of its file, and many pictures are decoration.
    fileprivate var isPicture: Bool {
        type == .image || type == .icon || effectiveTraits.contains(.image)
    }

    fileprivate var offersActions: Bool {
        hasExtras && extras.actions?.isEmpty == false
    }
}
