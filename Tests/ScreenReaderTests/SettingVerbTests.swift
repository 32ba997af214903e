import ScreenReader
import Testing

@Suite struct SettingVerbTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var line: String
        /// What is so now; nil where the line is none of the verbs.
        var now: String?
        var testDescription: String { line }
    }

    @Test(arguments: [
        Case(line: "hints off", now: "hints=off"), Case(line: " hints  off ", now: "hints=off"),
        Case(line: "profile snapshot", now: "profile=snapshot"),
        Case(line: "language en-GB", now: "language=en-GB"),
        Case(line: "platform ios", now: "platform=ios"),
        Case(line: "set wrap = on", now: "wrap=on"), Case(line: "set wrap", now: "wrap=off"),
        Case(line: "swipe right", now: nil), Case(line: "", now: nil),
        Case(line: "hintsoff", now: nil), Case(line: "settings", now: nil),
    ])
    func obeys(_ row: Case) throws {
        var settings = Settings()
        #expect(try SettingVerb.obey(row.line, in: &settings) == row.now)
        if row.now == nil || row.line == "set wrap" {
            #expect(settings == Settings())
        } else {
            #expect(settings != Settings())
        }
    }

    @Test(arguments: [
        ("hints", "'hints' is followed by on|off"), ("set", "'set' is followed by NAME=VALUE"),
        ("hints maybe", "hints cannot be 'maybe'; expected on, off"),
        ("platform tvos", "platform cannot be 'tvos'; expected ios"),
        ("set hnits=off", "unknown setting 'hnits'; did you mean 'hints'?"),
        ("profile device device", "profile cannot be 'device device'; expected device, snapshot"),
    ])
    func refuses(_ line: String, _ message: String) {
        var settings = Settings()
        let error = #expect(throws: SettingError.self) {
            try SettingVerb.obey(line, in: &settings)
        }
        #expect(error?.description == message)
        #expect(settings == Settings())
    }

    /// Each line that completion offers is one that is obeyed.
    @Test func linesAreObeyed() throws {
        for line in SettingVerb.lines where line.last != "=" {
            var settings = Settings()
            #expect(try SettingVerb.obey(line, in: &settings) != nil, "\(line)")
        }
        #expect(SettingVerb.lines.contains("set traitPosition="))
    }
}
