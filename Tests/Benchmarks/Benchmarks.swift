import Foundation
import ScreenImport
import ScreenModel
import ScreenReader

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Prints what the reader costs beside what it may cost. Medians of several runs; a busy machine
/// makes them upper bounds.
@main
enum Benchmarks {
    /// All of it, or the sections that the arguments name.
    static func main() {
        let wanted = CommandLine.arguments.dropFirst()
        for (name, section) in sections where wanted.isEmpty || wanted.contains(name) { section() }
    }

    private static let sections: [(name: String, run: @Sendable () -> Void)] = [
        ("memory", memory),
        (
            "loading",
            {
                print("\nLoading and ordering")
                for count in [200, 1_000, 10_000, 100_000] { loading(count) }
            }
        ),
        (
            "gestures",
            {
                print("\nGestures, on 100, 10,000 and 100,000 elements: the same at each")
                Gestures.printAll()
            }
        ),
        (
            "text",
            {
                print("\nText, at two sizes: steps the same at both")
                for count in [20, 20_000] { texts(count) }
            }
        ),
        (
            "rehearsals",
            {
                print("\nRehearsals, steps on 100, 10,000 and 100,000 elements")
                Rehearsals.printAll()
            }
        ),
        (
            "reach",
            {
                print("\nThe cheapest paths")
                Reaching.printAll()
            }
        ),
        (
            "speech",
            {
                print("\nSpeech")
                speech()
            }
        ),
    ]

    static func load(_ bytes: [UInt8]) -> Screen {
        (try? importScreen(bytes).screen) ?? Screen()
    }

    private static func loading(_ count: Int) {
        let isLargest = count == 100_000
        let native = Screens.native(count)
        let wda = Screens.wda(count)
        let runs = isLargest ? 5 : 15
        Row(
            name: "native JSON, \(count) elements, \(native.count / 1000) kB",
            value: Measure.median(runs: runs) { load(native) } * 1000, unit: "ms",
            limit: isLargest ? 120 : nil
        ).print()
        Row(
            name: "WebDriverAgent XML, \(count) elements, \(wda.count / 1000) kB",
            value: Measure.median(runs: runs) { load(wda) } * 1000, unit: "ms",
            limit: isLargest ? 250 : nil
        ).print()
        let screen = load(native)
        Row(
            name: "reading order of \(count) elements",
            value: Measure.median(runs: runs) { ReadingOrder(screen: screen) } * 1000,
            unit: "ms", limit: nil
        ).print()
        guard isLargest else { return }
        peers(native, wda)
    }

    /// The readers of Foundation on the same bytes, in the same run.
    private static func peers(_ native: [UInt8], _ wda: [UInt8]) {
        let json = Data(native)
        Row(
            name: "  Foundation's JSONDecoder into structs",
            value: Measure.median(runs: 3) {
                try? JSONDecoder().decode(Peer.Screen.self, from: json)
            }
                * 1000, unit: "ms", limit: nil
        ).print()
        let xml = Data(wda)
        Row(
            name: "  Foundation's XMLParser without a delegate",
            value: Measure.median(runs: 3) { XMLParser(data: xml).parse() } * 1000,
            unit: "ms", limit: nil
        ).print()
    }

    /// First of all, while nothing else was allocated.
    private static func memory() {
        let before = Measure.residentMegabytes()
        var session = Session(screen: load(Screens.native(100_000)), settings: Settings()) { _ in
            .failure("none")
        }
        _ = session.start()
        Row(
            name: "memory of a session on 100,000 elements",
            value: Measure.residentMegabytes() - before, unit: "MB", limit: 120
        ).print()
        withExtendedLifetime(session) {}
    }

    /// In the middle of a text that is edited.
    private static func texts(_ count: Int) {
        let line = "Ein Wort, noch eins – und 漢字. So geht es weiter.\n"
        let middle = line.count * count / 2
        var element = Element()
        element.traits = [.textEntry, .textArea, .isEditing]
        element.value = String(repeating: line, count: count)
        element.extras.selection = middle..<middle
        var screen = Screen()
        screen.tree.append(element, to: .root)
        var session = Session(screen: screen, settings: Settings()) { _ in .failure("none") }
        _ = session.start()
        let name = "\(line.utf8.count * count / 1_000) kB"
        for unit in [TextUnit.character, .word, .line] {
            measure(
                "one step by \(unit), \(name)", session,
                [.moveInText(unit, .next), .moveInText(unit, .previous)])
        }
        measure(
            "one character typed or deleted, \(name)", session,
            [.type("x"), .delete(.previous)], limit: count > 20 ? nil : 10)
    }

    private static func measure(
        _ name: String, _ session: Session, _ gestures: [Gesture], limit: Double? = 10
    ) {
        Row(
            name: name, value: Measure.mean(of: gestures, in: session), unit: "µs", limit: limit
        ).print()
    }

    private static func speech() {
        let session = Session(screen: load(Screens.native(20_000)), settings: Settings()) { _ in
            .failure("none")
        }
        let stops = session.stops.map { session.stop(at: $0, from: $0) }
        var length = 0
        let seconds = Measure.median(runs: 5) {
            for stop in stops { length &+= session.utterance(of: stop).segments.count }
        }
        Row(
            name: "one utterance, mean of \(stops.count) mixed elements",
            value: seconds / Double(max(stops.count, 1)) * 1e6, unit: "µs", limit: 3
        ).print()
        if length == 0 { print("nothing was spoken") }
    }
}

/// What somebody would write to read the same file with Foundation: every key that stands in it.
enum Peer {
    struct Screen: Decodable {
        let earshot: Int
        let title: String
        let size: [Double]
        let elements: [Element]
    }

    struct Element: Decodable {
        let id: String?
        let type: String?
        let label: String?
        let value: String?
        let hint: String?
        let enabled: Bool?
        let min: Double?
        let max: Double?
        let now: Double?
        let frame: [Double]?
        let children: [Element]?
    }
}
