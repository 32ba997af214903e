import ScreenModel
import Testing

@testable import ScreenImport

@Suite struct MaestroTests {
    struct Row: NamedCase {
        var name: String
        var text: String
        var attributes: [String]
    }

    @Test(arguments: [
        Row(name: "plain", text: "title=A; value=B", attributes: ["title=A", "value=B"]),
        Row(name: "empty", text: "", attributes: []),
        Row(
            name: "semicolons in a value", text: "value=a; b;c; enabled=true",
            attributes: ["value=a; b;c", "enabled=true"]),
        Row(
            name: "what looks like a key but is none", text: "value=a; b=c; title=d",
            attributes: ["value=a; b=c", "title=d"]),
        Row(
            name: "a key without a space before it", text: "value=a;title=d",
            attributes: ["value=a;title=d"]),
        Row(
            name: "an attribute of Android between", text: "value=a; clickable=true; title=d",
            attributes: ["value=a", "title=d"]),
    ])
    func splitsAttributes(_ row: Row) {
        let found = MaestroAttributes.split(row.text).map { "\($0.0.rawValue)=\($0.1)" }
        #expect(found == row.attributes)
    }

    @Test(arguments: [
        Row(name: "quotes", text: "a,\"b,\"\"c\"\"\n\",d\n", attributes: ["a|b,\"c\"\n|d"]),
        Row(name: "empty lines and fields", text: "\n,\n\n\"\",x", attributes: ["|", "|x"]),
        Row(name: "cut in quotes", text: "a,b\nc,\"d", attributes: ["a|b"]),
        Row(name: "text behind quotes", text: "\"a\"b,c", attributes: ["ab|c"]),
    ])
    func readsRows(_ row: Row) {
        var rows = CSVRows(Array(row.text.utf8)[...])
        var found: [String] = []
        while let next = rows.next() { found.append(next.fields.joined(separator: "|")) }
        #expect(found == row.attributes)
        #expect(rows.isCut == (row.name == "cut in quotes"))
    }

    @Test(arguments: [
        Row(name: "the app alone", text: "", attributes: ["app-only"]),
        Row(name: "an app of no size", text: "zero", attributes: ["app-zero"]),
        Row(name: "the home screen", text: " ", attributes: ["springboard"]),
    ])
    func saysWhyThereIsNothing(_ row: Row) throws {
        let bounds = row.text == "zero" ? "[0,0][0,0]" : "[0,0][390,844]"
        let label = row.text == "zero" ? "" : row.text
        let child = row.text == " " ? "{\"attributes\": {}}" : ""
        let result = try imported(
            """
            {"attributes": {"bounds": "[0,0][0,0]"}, "children": [{"attributes": {"bounds":
            "\(bounds)", "accessibilityText": "\(label)"}, "children": [\(child)]}]}
            """)
        #expect(result.states == row.attributes)
    }

    @Test func knowsTheAppBelowMaestrosOwnRoot() throws {
        let screen = try importScreen(FixtureTests.bytes("maestro-hierarchy")).screen
        #expect(screen.app == "Allotment")
        #expect(screen.size == Size(width: 402, height: 874))
        #expect(screen.unknown.isSuperset(of: [.hint, .traits, .type]))
    }
}
