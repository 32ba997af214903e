import ScreenModel

/// An option of the rotor, and where it is offered.
public struct RotorOffer: Sendable {
    public let option: RotorOption
    /// As it is spoken.
    public let name: String
    /// The app's own rotor; nil for VoiceOver's.
    public let rotor: CustomRotor?
    /// The element that declares the app's rotor; the root for the screen's own.
    public let owner: ElementIndex
    /// In reading order, those of the status bar last; nil for everywhere.
    public internal(set) var stops: [ElementIndex]? = []
    /// Where a nearer rotor of the same name stands in its place.
    public internal(set) var hiddenAt: [ElementIndex] = []

    /// The search of VoiceOver's own that it stands in for.
    public var replaced: RotorOption? { rotor?.replaced }
}

/// Finds out where each option is offered, in one pass over the stops: what depends on the rotors
/// around a stop is asked once for all stops with the same ones, and few options depend on the
/// stop itself.
struct RotorOffers {
    private(set) var all: [RotorOffer] = []

    /// A rotor that an app declares.
    private struct Declaration: Hashable {
        let owner: ElementIndex
        let place: Int
    }

    /// The stops around which the same rotors are declared.
    private struct Surroundings {
        var custom: [CustomRotor] = []
        /// Places in `supplied`.
        var offered: [Int] = []
        var hidden: [Int] = []
        /// A bit for each option that depends on nothing else.
        var options: UInt64 = 0
    }

    private let scene: Scene
    private let optIn: OptInOptions
    private let book: Phrasebook
    private let stops: [ElementIndex]
    private var supplied: [RotorOffer] = []
    private var known: [Declaration: Int] = [:]

    init(scene: Scene, optIn: OptInOptions, language: String) {
        self.scene = scene
        self.optIn = optIn
        book = Phrasebook.of(language: language)
        stops = scene.order.stops + scene.order.sideStops
        guard !stops.isEmpty else { return }
        let bits = findStops()
        addUnheard()
        all = ownOffers(RotorRing.beforeCustom, bits) + supplied
        all += ownOffers(RotorRing.afterCustom, bits)
    }

    /// Options that depend on the stop itself.
    private static let contextual: [RotorOption] = [
        .edit, .textSelection, .misspelledWords, .adjustValue, .typingMode, .zoom, .audioGraph,
        .directTouch, .moreContent, .actions,
    ]

    private static let general = (RotorRing.beforeCustom + RotorRing.afterCustom).filter {
        !contextual.contains($0)
    }

    /// For each stop a bit for each option of VoiceOver's own; notes the app's rotors on the way.
    private mutating func findStops() -> [UInt64] {
        let keys = surroundingKeys()
        var found: [ElementIndex: Surroundings] = [:]
        return stops.enumerated().map { place, stop in
            let key = key(of: stop, keys)
            let around = found[key] ?? surroundings(of: stop)
            found[key] = around
            for offer in around.offered { supplied[offer].stops?.append(stop) }
            for offer in around.hidden { supplied[offer].hiddenAt.append(stop) }
            var bits = around.options
            for option in RotorOffers.contextual
            where RotorRing.offers(option, at: stop, in: scene, around.custom, optIn) {
                bits |= 1 << UInt64(option.defaultPlace)
            }
            return bits
        }
    }

    /// For each element the nearest one, itself included, that declares rotors or that nothing
    /// from outside gets into. Empty where no rotor is declared around anything.
    private func surroundingKeys() -> [ElementIndex] {
        guard scene.order.hasContainerRotors else { return [] }
        let tree = scene.tree
        var keys = Array(repeating: ElementIndex.root, count: tree.count)
        for place in 1..<max(tree.count, 1) {
            let index = ElementIndex(place)
            let parent = tree[index].links.parent
            guard !parent.isNone else { continue }
            let declares = tree[index].hasExtras && tree[index].extras.rotors?.isEmpty == false
            keys[place] =
                declares || CustomRotors.ends(at: index, in: scene) ? index : keys[parent.place]
        }
        return keys
    }

    private func key(of stop: ElementIndex, _ keys: [ElementIndex]) -> ElementIndex {
        let element = scene.element(at: stop)
        if element.hasExtras, element.extras.rotors?.isEmpty == false { return stop }
        if keys.isEmpty {
            // The screen's rotors do not get into what is modal.
            guard !scene.screen.rotors.isEmpty else { return .root }
            return scene.tree.ancestors(of: stop).first { CustomRotors.ends(at: $0, in: scene) }
                ?? .root
        }
        let parent = scene.tree[stop].links.parent
        return keys.indices.contains(parent.place) ? keys[parent.place] : .root
    }

    private mutating func surroundings(of stop: ElementIndex) -> Surroundings {
        var result = Surroundings()
        var names: Set<RotorOption> = []
        var declared: [(CustomRotor, Declaration)] = []
        CustomRotors.visit(from: stop, in: scene) { rotor, owner, place in
            declared.append((rotor, Declaration(owner: owner, place: place)))
        }
        for (rotor, declaration) in declared where rotor.isNamed {
            let offer = offer(of: rotor, declaration)
            if names.insert(rotor.option).inserted {
                result.custom.append(rotor)
                result.offered.append(offer)
            } else {
                result.hidden.append(offer)
            }
        }
        for option in RotorOffers.general
        where RotorRing.offers(option, at: stop, in: scene, result.custom, optIn) {
            result.options |= 1 << UInt64(option.defaultPlace)
        }
        return result
    }

    private mutating func offer(of rotor: CustomRotor, _ declaration: Declaration) -> Int {
        if let place = known[declaration] { return place }
        known[declaration] = supplied.count
        supplied.append(
            RotorOffer(
                option: rotor.option, name: book.rotorName(rotor.option).text, rotor: rotor,
                owner: declaration.owner))
        return supplied.count - 1
    }

    /// Rotors that are declared where no stop gets them.
    private mutating func addUnheard() {
        for place in supplied.indices where supplied[place].stops?.count == stops.count {
            supplied[place].stops = nil
        }
        guard scene.scope == .root else { return }
        func add(_ rotors: [CustomRotor]?, of owner: ElementIndex) {
            for (place, rotor) in (rotors ?? []).enumerated() {
                _ = offer(of: rotor, Declaration(owner: owner, place: place))
            }
        }
        for index in scene.tree.descendants(of: .root) where scene.tree[index].hasExtras {
            add(scene.tree[index].extras.rotors, of: index)
        }
        add(scene.screen.rotors, of: .root)
    }

    private func ownOffers(_ options: [RotorOption], _ bits: [UInt64]) -> [RotorOffer] {
        options.compactMap { option in
            let bit: UInt64 = 1 << UInt64(option.defaultPlace)
            let count = bits.reduce(0) { $0 + ($1 & bit == 0 ? 0 : 1) }
            guard count > 0 else { return nil }
            var offer = RotorOffer(
                option: option, name: book.rotorName(option).text, rotor: nil, owner: .none)
            offer.stops =
                count == stops.count
                ? nil : stops.indices.filter { bits[$0] & bit != 0 }.map { stops[$0] }
            return offer
        }
    }
}
