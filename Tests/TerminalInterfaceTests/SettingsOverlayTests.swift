import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

/// Settings that are changed while walking.
@Suite struct SettingsOverlayTests {
    struct Chosen: CustomTestStringConvertible {
        let keys: String
        let assignment: String
        var testDescription: String { "\(keys): \(assignment)" }
    }

    /// From the top of the list of settings.
    @Test(arguments: [
        Chosen(keys: "enter", assignment: "profile=snapshot"),
        Chosen(keys: "space space", assignment: "profile=device"),
        Chosen(keys: "down right", assignment: "snapshotLevel=next"),
        Chosen(keys: "down down down down left", assignment: "traitPosition=none"),
        Chosen(keys: "up up left", assignment: "profile=snapshot"),
        Chosen(keys: "end up up up enter", assignment: "sounds=off"),
        Chosen(keys: "end down up up up space", assignment: "sounds=off"),
        Chosen(keys: "tab tab shift-tab enter", assignment: "snapshotLevel=next"),
        Chosen(keys: "end enter \"70\" enter", assignment: "volume=70"),
        Chosen(keys: "end pageup home enter", assignment: "profile=snapshot"),
    ])
    func settingsAreChosenWithoutTyping(_ row: Chosen) throws {
        var app = Samples.app()
        try app.press("V " + row.keys)
        let parts = row.assignment.split(separator: "=").map(String.init)
        let setting = try #require(Setting.named(parts[0]))
        #expect(setting.get(app.session.settings) == parts[1])
        try app.press("esc")
        #expect(app.shown().contains(row.assignment))
    }

    /// The outline shows what is seen, not what is heard of it.
    @Test(arguments: ["profile=snapshot", "speakValue=off", "secureValue=raw"])
    func settingsLeaveTheOutlineAlone(_ setting: String) throws {
        var app = Samples.app()
        let before = app.shown().split(separator: "\n").map { $0.prefix(39) }
        try app.command("set \(setting)")
        let after = app.shown().split(separator: "\n").map { $0.prefix(39) }
        #expect(after == before)
    }

    @Test func theCursorStandsOnTheSetting() throws {
        var app = Samples.app()
        try app.press("V down down down")
        #expect(app.cursorLine().hasPrefix("hints                on"))
        try app.press("enter")
        #expect(app.cursorLine().hasPrefix("hints                off"))
    }

    @Test func tabCompletesASetting() throws {
        var app = Samples.app()
        try app.press(": \"set traitP\" tab \"none\" enter")
        #expect(app.session.settings.traitPosition == .none)
        try app.press(": \"prof\" tab \"s\" tab enter")
        #expect(app.session.settings.profile == .snapshot)
    }

    @Test func anOwnKeyChangesASetting() throws {
        var app = Samples.app { $0.keys = [Key(.character("ö")): "hints off"] }
        try app.press("ö")
        #expect(app.shown().contains("hints=off"))
    }
}
