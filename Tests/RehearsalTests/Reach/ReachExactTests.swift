import ScreenModel
import Testing

@testable import Rehearsal
@testable import ScreenReader

/// Paths lead where they say, and no way is cheaper, on screens that chance made.
struct ReachExactTests {
    private static let still = (0..<16).map { GeneratedScreen($0, elements: 12, changes: false) }
    private static let changing = (0..<12).map {
        GeneratedScreen(1000 + $0, elements: 9, changes: true)
    }

    @Test(arguments: still + changing) func pathsReplay(screen: GeneratedScreen) throws {
        let session = screen.session
        for verbs in [Reach.Verbs.gestures, [.gestures, .keyboard, .itemChooser]] {
            let reach = Reach(in: session, verbs: verbs, mostStates: 1_500)
            #expect(reach.start == session.cursor)
            for target in reach.targets {
                guard let path = reach.path(to: target) else { continue }
                var played = session
                for line in path.verbs {
                    _ = played.perform(try GestureVerb.parse(line, in: played))
                }
                #expect(
                    played.cursor == target,
                    "\(path.verbs) leads not to \(session.screen.tree.id(of: target))")
            }
        }
    }

    @Test(arguments: (0..<10).map { GeneratedScreen(52000 + $0, elements: 6, changes: false) })
    func nothingIsCheaper(screen: GeneratedScreen) {
        expectSameCosts(screen)
    }

    @Test(arguments: (0..<8).map { GeneratedScreen(53000 + $0, elements: 5, changes: true) })
    func nothingIsCheaperWhereTheScreenChanges(screen: GeneratedScreen) {
        expectSameCosts(screen)
    }

    /// A search that knows nothing of the rotor's rings finds no cheaper way either.
    @Test(
        arguments: (0..<24).map {
            GeneratedScreen(94000 + $0, elements: 12 + $0 % 12, changes: false)
        })
    func whatIsLeftOutIsNotMissed(screen: GeneratedScreen) {
        let session = screen.session
        let targets = session.stops + session.sideStops
        var (quick, whole) = (
            PathSearch(session, from: .cursor, .gestures, 20_000),
            PathSearch(session, from: .cursor, .gestures, 20_000, leavesOut: false)
        )
        quick.run(until: targets)
        whole.run(until: targets)
        for target in targets {
            let (found, expected) = (quick.result(to: target), whole.result(to: target))
            #expect(
                found.cost == expected.cost || expected == .notFound(states: 20_000),
                "\(session.screen.tree.id(of: target)): \(found) against \(expected)")
        }
    }

    private func expectSameCosts(_ screen: GeneratedScreen) {
        let session = screen.session
        var trial = EveryWay(session)
        trial.run(most: 1_000)
        let reach = Reach(in: session, mostStates: 3_000)
        for target in reach.targets {
            guard let cost = trial.costs[target] else {
                if trial.isComplete { #expect(reach.result(to: target).path == nil) }
                continue
            }
            let found = reach.result(to: target)
            #expect(
                found.cost == cost,
                "\(session.screen.tree.id(of: target)): \(trial.ways[target] ?? []) against \(found)"
            )
        }
    }
}

/// Plays every gesture in every state, and takes two states for the same only where all is equal
/// that anything could depend on.
private struct EveryWay {
    private struct Key: Hashable {
        let cursor: ElementIndex?
        let rotor: RotorState
        let custom: CustomPlace?
        let screen: String
    }

    private var waiting: [(reader: Reader, way: [String])]
    private var seen: Set<Key> = []
    private(set) var costs: [ElementIndex: Int] = [:]
    private(set) var ways: [ElementIndex: [String]] = [:]
    private(set) var isComplete = false
    private let verbs: [(String, Gesture)]

    init(_ session: Session) {
        waiting = [(session.reader, [])]
        let isMac = session.platform == .macOS
        verbs = [
            "swipe right", "swipe left", "swipe down", "swipe up", "first item", "last item",
            isMac ? "interact" : "move in", isMac ? "stop interacting" : "move out",
            "next container", "previous container", "top of container", "bottom of container",
            "linked item", "status bar", "rotor next", "rotor previous",
        ].compactMap { line in (try? GestureVerb.parse(line, in: session)).map { (line, $0) } }
    }

    mutating func run(most: Int) {
        var place = 0
        while place < waiting.count, seen.count < most {
            let (reader, way) = waiting[place]
            waiting[place].reader = waiting[0].reader
            place += 1
            if let cursor = reader.cursor, costs[cursor] == nil {
                costs[cursor] = way.count
                ways[cursor] = way
            }
            let book = Phrasebook.of(language: reader.language)
            let turns = reader.ring.map { book.rotorName($0).text }
                .map { ("rotor \"\($0)\"", Gesture.rotor(.named($0))) }
            for (line, gesture) in verbs + turns {
                if case .swipe(let direction) = gesture {
                    let moves = reader.currentOption.movesCursor
                    if [.up, .down].contains(direction), !moves { continue }
                }
                var next = reader
                _ = next.handle(gesture)
                guard next.adjusted == nil, seen.insert(key(of: next)).inserted else { continue }
                waiting.append((next, way + [line]))
            }
        }
        isComplete = place == waiting.count
    }

    private func key(of reader: Reader) -> Key {
        let tree = reader.scene.tree
        let screen = (0..<tree.count).map { place -> String in
            let element = tree[ElementIndex(place)]
            return "\(element.hidden as Any) \(element.value ?? "-") \(element.links.parent)"
                + " \(element.traits?.rawValue as Any) \(element.selected as Any)"
                + " \(element.expanded as Any) \(element.extras.selection as Any)"
        }.joined(separator: "|")
        return Key(
            cursor: reader.cursor, rotor: reader.rotor, custom: reader.customPlace, screen: screen)
    }
}
