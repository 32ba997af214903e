import ScreenModel

/// What a search for paths asks of the reader.
extension Reader {
    /// Puts the cursor where a path begins; false where it cannot go there.
    mutating func go(to start: NavigationStart) -> Bool {
        switch start {
        case .cursor: return true
        case .start:
            leaveModes()
            rotor = RotorState(initial: Reader.initialOption(settings, scene))
            scene.cursor = nil
            if let arrival = scene.arrival, scene.order.isReachable(arrival) {
                focus(on: arrival, .screen)
            } else {
                focusFirst(usesEntry: true, isNoted: false)
            }
        case .element(let index):
            guard let stop = stop(touchedAt: index) else { return false }
            leaveModes()
            focus(on: stop, .touch)
        }
        settle()
        return true
    }

    private mutating func leaveModes() {
        menu = nil
        adjusted = nil
        isHelpOn = false
        isPassingThrough = false
        isDirectTouchOn = false
        customPlace = nil
        bounds = EffectBounds()
    }

    /// Whether a gesture takes the cursor along now, and changes no value, selection or setting.
    func onlyMoves(_ gesture: Gesture) -> Bool {
        let (cursor, wanted) = (cursor, rotor.wanted)
        switch gesture {
        case .swipe(let direction):
            guard menu == nil, !isPassingThrough, adjusted == nil || adjusted != cursor else {
                return false
            }
            switch direction {
            case .up, .down: return currentOption.movesCursor
            case .right, .left: return wanted != .textSelection || textTarget == nil
            }
        case .vertical: return adjusted == nil || adjusted != cursor
        default: return true
        }
    }

    /// The entry of a custom rotor that was reached last, unless the cursor says the same.
    var customPlaceThatMatters: CustomPlace? {
        guard let customPlace else { return nil }
        let cursor = cursor
        let offered = CustomRotors.offered(at: cursor, in: scene)
        guard let rotor = offered.first(where: { $0.option == customPlace.rotor }),
            place(in: rotor.items) != customPlace.place
        else { return nil }
        return customPlace
    }

    /// Whether some stop is adjustable and has actions too.
    var hasElementsOfTwoKinds: Bool {
        (scene.order.stops + scene.order.sideStops).contains {
            scene.traits(at: $0).contains(.adjustable) && scene.element(at: $0).hasActions
        }
    }

    /// Whether coming to some element, or leaving it, changes what the rotor offers somewhere.
    var hasMovesThatChangeRings: Bool {
        let tree = scene.tree
        return (0..<tree.count).contains { place in
            let index = ElementIndex(place)
            guard tree[index].hasExtras, let on = tree[index].extras.on else { return false }
            return [.focus, .blur].contains { on[$0]?.contains(where: \.changesRings) == true }
        }
    }
}

extension Effect {
    /// What is due later never comes while no time passes.
    fileprivate var changesRings: Bool {
        switch self {
        case .announce, .layoutChanged, .screenChanged, .play, .open, .after, .unknown, .toggle,
            .select:
            false
        case .set(_, let patch): !patch.keys.allSatisfy(\.isOfNoRing)
        case .present, .dismiss, .push, .replace, .pop, .insert, .remove: true
        }
    }
}

extension ElementKey {
    /// Whether the rotor has the same options whatever its value.
    fileprivate var isOfNoRing: Bool {
        switch self {
        case .label, .value, .hint, .placeholder, .selected, .expanded, .enabled: true
        default: false
        }
    }
}
