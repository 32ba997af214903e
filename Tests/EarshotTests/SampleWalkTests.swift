import ScreenImport
import ScreenModel
import ScreenReader
import TestSupport
import Testing

/// Ten thousand random steps on every sample: nothing traps or hangs, and the cursor is always on
/// a stop.
struct SampleWalkTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let sample: String
        let platform: String
        let navigation: String
        var testDescription: String { "\(sample) \(platform) \(navigation)" }
    }

    static let cases = Repository.files(in: "Screens", withExtension: "json").flatMap { sample in
        [("ios", "flat"), ("ios", "grouped"), ("macos", "grouped"), ("macos", "flat")].map {
            Case(sample: sample, platform: $0, navigation: $1)
        }
    }

    private static let steps = 2_500

    private static let withArguments = [
        "find \"a\"", "type \"e\"", "item chooser \"e\"", "perform \"a\"", "wait 2s", "wait 0.3s",
        "tap at 60,120", "tap at 200,400", "rotor \"Headings\"", "rotor \"Actions\"",
        "rotor \"Words\"", "rotor menu", "set navigation=grouped", "set navigation=flat",
        "platform ios", "platform macos",
    ]
    /// These are what a user does most.
    private static let frequent = [
        "swipe right", "swipe left", "swipe down", "swipe up", "move in", "move out", "double tap",
        "rotor next",
    ]
    private static let verbs =
        GestureVerb.all.filter { $0.argumentWord.isEmpty }.map(\.words) + withArguments
        + frequent + frequent + frequent

    private static func load(_ path: String) throws -> Screen {
        try importScreen(Array(Repository.text("Screens/" + path).utf8)).screen
    }

    @Test(arguments: cases)
    func walks(_ row: Case) throws {
        var settings = Settings()
        try settings.assign("platform=\(row.platform)")
        try settings.assign("navigation=\(row.navigation)")
        try settings.assign("rotorOptions=all")
        let folder = row.sample.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        var session = Session(screen: try Self.load(row.sample), settings: settings) { file in
            guard let screen = try? Self.load(folder + file) else { return .failure("absent") }
            return .screen(screen)
        }
        _ = session.start()
        var chance: UInt64 = 11
        for step in 0..<Self.steps {
            chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let verb = Self.verbs[Int(chance >> 33) % Self.verbs.count]
            if try session.change(verb) == nil,
                let gesture = try? GestureVerb.parse(verb, in: session)
            {
                _ = session.perform(gesture)
            }
            let stops = session.stops
            guard let cursor = session.cursor else {
                #expect(stops.isEmpty, "step \(step), \(verb)")
                continue
            }
            let isStop = session.position(of: cursor) != nil || session.sideStops.contains(cursor)
            #expect(isStop, "step \(step), \(verb)")
            guard isStop else { return }
        }
    }
}
