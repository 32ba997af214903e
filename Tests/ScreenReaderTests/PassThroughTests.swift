import ScreenModel
import ScreenReader
import Testing

/// Containers' edges, linked items, gestures past VoiceOver, the user's own labels, help.
@Suite struct PassThroughTests {
    private static let page = [
        Sketch("Title", .heading),
        Sketch(holding: [Sketch("x"), Sketch("y"), Sketch("z")], .group) {
            $0.label = "G"
        },
        Sketch("Volume", .slider) {
            $0.more {
                $0.steps = ["low", "mid", "high"]
                $0.linked = ["no", "y"]
            }
        },
        Sketch("Go", .button),
    ]

    static let walks: [WalkCase] = [
        WalkCase("touch #y;top of container", "@x [tick] 'x'", on: page),
        WalkCase("touch #y;bottom of container", "@z [tick] 'z'", on: page),
        WalkCase("touch #x;top of container", "@x 'x'", on: page),
        WalkCase("top of container", "[none]", on: page),
        WalkCase(
            "touch #Volume;linked item", "@y [tick] [container] 'G, y' rotor:Headings", on: page),
        WalkCase("touch #Go;linked item", "[none]", on: page),
        WalkCase("double tap and hold", "[passthrough]", on: page),
        WalkCase(
            "touch #Volume;double tap and hold;swipe right", "value:Volume:–→low 'low'", on: page),
        WalkCase(
            "touch #Volume;swipe up;double tap and hold;swipe up", "value:Volume:low→mid 'mid'",
            on: page),
        WalkCase("touch #Go;double tap and hold;swipe right", "note", on: page),
        // The finger is lifted: the next swipe is VoiceOver's again.
        WalkCase(
            "touch #x;double tap and hold;swipe right;swipe right", "@y [tick] 'y'", on: page),
        WalkCase(
            "touch #x;double tap and hold;last item;swipe left",
            "@Volume [tick] 'Volume, Adjustable' rotor:Adjust Value", on: page),
        WalkCase("quadruple tap", "[none] note", on: page),
        WalkCase("undo", "[none] note", on: page),
        WalkCase("touch #x;label item \"Ex\"", "'Ex' note", on: page),
        WalkCase("touch #x;label item \"Ex\";swipe right;swipe left", "@x [tick] 'Ex'", on: page),
        WalkCase("start help", "'Starting help'", on: page),
        WalkCase("start help;swipe right", "'swipe right, Next Item'", on: page),
        WalkCase("start help;read all", "'two-finger swipe down, Read All'", on: page),
        WalkCase("start help;double tap;scrub", "'Stopping help'", on: page),
        WalkCase("start help;scrub;touch #x", "@x [tick] [container] 'G, x'", on: page),
        WalkCase("copy speech", "note", on: page),
    ]

    @Test(arguments: walks)
    func walk(_ row: WalkCase) { row.check() }

    /// Two rows under headers; the last cell is missing and A1 spans two columns in its row.
    private static let table = [
        Sketch(
            holding: [
                cell("Day", 0, 0), cell("From", 0, 1), cell("To", 0, 2), cell("Mon", 1, 0),
                cell("9", 1, 1), cell("17", 1, 2),
                cell("Off", 2, 0) { $0.more { $0.cell?.columns = 2 } }, cell("all day", 2, 2),
            ]
        ) {
            $0.container = .dataTable
            $0.more {
                $0.headers = TableHeaders(
                    rows: [1: ["Mon"]], columns: [1: ["From"], 2: ["To", "gone"]])
            }
        },
        Sketch("outside") {
            $0.more {
                $0.audit = AuditFacts()
                $0.audit?.url = "x.org"
            }
        },
    ]

    private static func cell(
        _ label: String, _ row: Int, _ column: Int, _ change: (inout Element) -> Void = { _ in }
    ) -> Sketch {
        Sketch(label) {
            $0.more { $0.cell = TableCell(row: row, column: column) }
            change(&$0)
        }
    }

    static let tables: [WalkCase] = [
        WalkCase("touch #From;next row", "@9 [tick] 'From, 9, Column 2'", on: table),
        WalkCase("touch #9;previous row", "@From [tick] 'From, Column 2'", on: table),
        WalkCase("touch #9;next column", "@17 [tick] 'To, 17, Column 3'", on: table),
        WalkCase(
            "touch #Off;next column", "@all day [tick] 'To, all day, Column 3'", on: table),
        WalkCase("touch #9;next row", "|> [boundary]", on: table),
        WalkCase("touch #17;item below", "@all day [tick] 'To, all day, Column 3'", on: table),
        WalkCase("touch #Day;previous column", "<| [boundary]", on: table),
        WalkCase("touch #outside;next row", "[none]", on: table),
        WalkCase("touch #17;read row header", "'Mon'", on: table),
        WalkCase("touch #17;read column header", "'To'", on: table),
        WalkCase("touch #Day;read row header", "[none]", on: table),
        WalkCase("touch #17;read row and column", "'Row 2, Column 3'", on: table),
        WalkCase("touch #outside;read row and column", "[none]", on: table),
        WalkCase("touch #outside;read url", "'x.org'", on: table),
        WalkCase("read url", "[none]", on: table),
    ]

    @Test(arguments: tables)
    func inTables(_ row: WalkCase) { row.check() }

    @Test func whatWasSpokenLastIsCopied() {
        var walk = Walk(Self.page)
        _ = walk.play("touch #Go")
        #expect(walk.session.lastSpoken == "Go, Button")
        #expect(walk.session.perform(.copySpeech) == [.note("copied: Go, Button")])
    }
}
