import ScreenModel
import Testing

@testable import ScreenImport

/// Files that would break a reader that recurses, expands or looks back too often.
@Suite struct TortureTests {
    static let levels = 10_000

    @Test func readsDeepNativeScreens() throws {
        let text =
            "{earshot: 1, elements: ["
            + String(repeating: "{children: [", count: TortureTests.levels)
            + "{label: 'end'}" + String(repeating: "]}", count: TortureTests.levels) + "]}"
        let result = try imported(text)
        #expect(result.nodeCount == TortureTests.levels + 1)
        let back = try imported(NativeWriter.text(result.screen))
        #expect(back.nodeCount == result.nodeCount)
    }

    @Test func readsDeepDumps() throws {
        let json =
            String(
                repeating: "[{\"AXLabel\": null, \"type\": \"Other\", \"children\": ",
                count: TortureTests.levels)
            + "[{\"AXLabel\": \"end\", \"type\": \"Button\"}]"
            + String(repeating: "}]", count: TortureTests.levels)
        #expect(try imported(json).stopNames == ["end"])
        let xml =
            String(repeating: "<XCUIElementTypeGroup>", count: TortureTests.levels)
            + "<XCUIElementTypeButton label='end'/>"
            + String(repeating: "</XCUIElementTypeGroup>", count: TortureTests.levels)
        #expect(try imported(xml).stopNames == ["end"])
    }

    @Test func neverExpandsEntities() throws {
        let bomb = """
            <!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
            <XCUIElementTypeButton label="&c; &amp; on"/>
            """
        #expect(try imported(bomb).stopNames == ["&c; & on"])
    }

    @Test(arguments: [
        String(repeating: "[\n", count: 200_000),
        String(repeating: "{\"a\":\n", count: 100_000),
        String(repeating: "<a>\n", count: 100_000),
        String(repeating: "</b>", count: 100_000) + String(repeating: "<a>", count: 100_000),
        String(repeating: "\"", count: 300_000),
        "<a b=" + String(repeating: "\"c ", count: 100_000),
        String(repeating: "```\n", count: 100_000),
        "{" + (0..<50_000).map { "\"k\($0)\":0" }.joined(separator: ",") + "}",
    ])
    func refusesLongNonsenseInLinearTime(_ text: String) {
        #expect(throws: ImportError.self) { try imported(text) }
    }

    /// A C1 control is one byte less than its escape sequence, and does the same.
    @Test func writesNothingThatATerminalObeys() {
        let text = "a\u{7}\u{1B}[2J\u{7F}\u{9B}2J\u{85}\u{202E}b\u{2067}\u{2029}ä\u{200F}"
        #expect(
            JSONWriter.quoted(text)
                == #""a\u0007\u001b[2J\u007f\u009b2J\u0085\u202eb\u2067\u2029ä"# + "\u{200F}\"")
    }

    @Test func looksForTheNearestNamesForABoundedTime() throws {
        let ids = (0..<3000).map { "{id: 'a\($0)', label: 'x', linked: ['b\($0)']}" }
        let result = try imported("{earshot: 1, elements: [\(ids.joined(separator: ","))]}")
        #expect(result.warnings.count == 3000)
        #expect(result.warnings.contains { $0.text.contains("did you mean") })
    }

    @Test func readsAMegabyteLabelAndThreeThousandCells() throws {
        let label = String(repeating: "long ", count: 200_000)
        var cells = ""
        for number in 0..<3000 {
            cells +=
                "<XCUIElementTypeCell label='\(number)' x='0' y='\(number * 44)' width='9' height='44'/>"
        }
        let result = try imported(
            "<XCUIElementTypeTable x='0' y='0' width='390' height='844'>\(cells)"
                + "<XCUIElementTypeButton label='\(label)'/></XCUIElementTypeTable>")
        #expect(result.stopNames.count == 3001)
        #expect(result.stopNames[2] == "2")
    }

    @Test func survivesEveryCut() throws {
        let whole = Array(NativeWriterTests.everyKey.utf8.prefix(900))
        for end in stride(from: 0, to: whole.count, by: 7) {
            _ = try? importScreen(Array(whole[..<end]))
        }
        let dump = Array(
            "<AppiumAUT><XCUIElementTypeApplication x='0' label=\"a &amp; b\"><!-- c --><XCUIElementTypeButton label='é'/></XCUIElementTypeApplication></AppiumAUT>"
                .utf8)
        for end in dump.indices { _ = try? importScreen(Array(dump[..<end])) }
        let json = Array(
            "[{\"AXLabel\": \"a\\u00e9\", \"frame\": {\"x\": 1.5e3, \"y\": null}, \"children\": [{\"type\": \"Button\"}]}]"
                .utf8)
        for end in json.indices { _ = try? importScreen(Array(json[..<end])) }
    }
}
