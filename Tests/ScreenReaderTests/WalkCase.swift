import ScreenModel
import ScreenReader
import Testing

/// A walk on one line: a screen, verbs, and the marks of what the last verb brought about.
struct WalkCase: Sendable, CustomTestStringConvertible {
    let verbs: String
    let marks: String
    let screen: Screen
    let settings: [String: String]

    var testDescription: String { verbs + " \(settings.isEmpty ? "" : "\(settings)")" }

    init(_ verbs: String, _ marks: String, on screen: Screen, _ settings: [String: String] = [:]) {
        self.verbs = verbs
        self.marks = marks
        self.screen = screen
        self.settings = settings
    }

    init(
        _ verbs: String, _ marks: String, on sketches: [Sketch], _ settings: [String: String] = [:]
    ) {
        self.init(verbs, marks, on: Screen(sketches), settings)
    }

    /// `defaults` are settings that the row does not say itself.
    func check(files: [String: Screen] = [:], defaults: [String: String] = [:]) {
        var walk = Walk(screen, settings.merging(defaults) { own, _ in own }, files: files)
        #expect(walk.play(verbs) == marks)
    }
}
