import Testing

@testable import ScreenImport

@Suite struct DetectionTests {
    struct Case: NamedCase {
        var format: String
        var text: String
        var name: String { "\(format) \(text.prefix(24))" }

        init(_ format: String, _ text: String) {
            self.format = format
            self.text = text
        }
    }

    @Test(arguments: [
        Case("native", "{\"earshot\": 1, \"elements\": []}"),
        Case("native", "// mine\n{earshot: 1,}"),
        Case("native", "{\"elements\": [{\"label\": \"a\"}], \"title\": \"t\"}"),
        Case("wda-xml", "<AppiumAUT></AppiumAUT>"),
        Case("wda-xml", "<?xml version='1.0'?><hierarchy><XCUIElementTypeOther/></hierarchy>"),
        Case("wda-xml", "log line\n<Notice> one\n<XCUIElementTypeButton label='a'/>"),
        Case("wda-xml", #"{"value": "<XCUIElementTypeButton label=\"a\"/>", "sessionId": "1"}"#),
        Case("ax-json", "[{\"AXLabel\": \"a\"}]"),
        Case("ax-json", "[12:30:01] [INFO] ready\n[{\"AXLabel\": \"a\"}]"),
        Case("ax-json", "Here it is:\n```json\n[{\"AXLabel\": \"a\"}]\n```\nDone."),
        Case(
            "ax-json",
            #"{"content": [{"type": "text", "text": "ok\n[{\"AXFrame\": \"{{0, 0}, {1, 1}}\"}]"}]}"#
        ),
        Case("ax-json", "{\"elements\": [], \"backend\": \"ax\", \"truncated\": false}"),
        Case("ax-json", "{\"data\": {\"entries\": [{\"role\": \"Button\", \"region\": {}}]}}"),
        Case("ax-json", "[]"),
        Case("ax-json", "{\"elements\": null}"),
        Case(
            "xcui-text",
            "Attributes: Application, 0x6000, pid: 1\nElement subtree:\n →Application, 0x6000"),
        Case(
            "xcui-text",
            "    t =     1.20s   Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}\n  Button, 0x60000, {{8.0, 4.0}, {4.0, 4.0}}"
        ),
        Case("xcui-text", #"{"value": "Element subtree:\n Window, 0x600"}"#),
        Case("xcui-text", "error: no - Optional(Attributes: Button, 0x600, label: 'a'"),
        Case("xcui-text", "Query chain:\n →Find: Target Application 'org.example.a'"),
        Case("xcui-text", "  Button, {{8.0, 4.0}, {4.0, 4.0}}, label: 'a'"),
        Case(
            "xcui-text",
            #"{"a11y_tree": "Attributes: Button, 0x6\n", "phone_state": {"keyboard": false}}"#),
        Case(
            "xcui-text", String(repeating: "a line of a log\n", count: 6000) + "Element subtree:\n"
        ),
        Case("maestro-json", "{\"attributes\": {\"bounds\": \"[0,0][1,1]\"}, \"children\": []}"),
        Case("maestro-csv", "element_num,depth,attributes,parent_num\n0,0,,\n"),
        Case("maestro-csv", "Running on iPhone\nid,depth,bounds,text,resource_id\n0,0,,,\n"),
        Case("maestro-json", "{\"data\": {\"attributes\": {\"bounds\": \"[0,0][1,1]\"}}}"),
        Case("a11y-snapshot", "{\"traversalIndex\": 0, \"activationPointX\": 1}"),
        Case("detox-xml", "<Notice>\n<ViewHierarchy><UIWindow/></ViewHierarchy>"),
        Case("detox-xml", "<UIWindow label=\"a\"><Host<Pair<A, B>> label=\"b\"/></UIWindow>"),
        Case("minddistrict", "o UIView\no -label: Hi"),
        Case("a11y-snapshot", "[{\"element\": {\"_0\": {}, \"traversalIndex\": 0}}]"),
        Case("vodesign", "[{\"isAccessibilityElement\": true, \"trait\": 1}]"),
        Case("wda-json", "{\"type\": \"Button\", \"rawIdentifier\": null, \"rect\": {}}"),
        Case("wda-json", "{\"data\": {\"elements\": [{\"type\": \"Button\", \"rect\": {}}]}}"),
        Case("wda-json", "{\"value\": {\"type\": \"Other\", \"rawIdentifier\": null}}"),
        Case("wda-json", "{\"value\": {}, \"sessionId\": \"1\"}"),
        Case("wda-json", "{\"type\": \"Button\", \"lable\": \"a\"}"),
        Case("xcui-dict", "{\"axElement\": {\"label\": \"\"}, \"depth\": 1}"),
        Case("xcui-dict", "{\"elementType\": 9, \"frame\": {\"Width\": 3}}"),
        Case("earlgrey", "<UIWindow:0x7f; AX=N; >\n  |--<UIButton:0x7f; AX=Y; AX.label='x'>"),
        Case("detox-xml", "<ViewHierarchy><UIWindow label=\"a\"/></ViewHierarchy>"),
        Case("flutter", "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 3.0, 4.0)"),
        Case("rn-jsx", "<View>\n  <Text>Hi</Text>\n</View>"),
        Case("rn-jsx", "<>\n  <Text>Hi</Text>\n</>"),
        Case("uia-xml", "<AppiumAUT><UIAApplication name=\"a\"/></AppiumAUT>"),
        Case("uia-xml", "<Notice> one\n<UIAButton name='a'/>"),
        Case("uia-xml", "<UIAWindow><XCUIElementTypeButton label='a'/></UIAWindow>"),
        Case("uia-json", "{\"status\": 0, \"value\": {\"UIAWindow\": {\"@\": {}}}}"),
        Case("uia-json", "{\"UIAButton\": {\"@\": {}, \">\": []}}"),
        Case("minddistrict", "* UIView\n| * UILabel\n| -label: Hi"),
        Case(
            "axsnapshot",
            String(repeating: "-", count: 60) + "\nHi\n" + String(repeating: "-", count: 60)),
        Case("chisel", "   | (UIView 0x7f8 ) Hello\n   |   | (UILabel 0x7f9) World"),
        Case("mac2-xml", "<XCUIElementTypeApplication elementType=\"2\" title=\"T\"/>"),
        Case("macapptree", "{\"role_description\": \"window\", \"absolute_position\": \"0;0\"}"),
        Case("peekaboo", "{\"data\": {\"ui_elements\": [], \"snapshot_id\": \"x\"}}"),
        Case(
            "axorcist",
            "{\"command\": \"q\", \"data\": {\"attributes\": {\"AXRole\": \"AXButton\"}}}"),
        Case("axui", "{\"role\": \"button\", \"bounds\": [0, 0, 1, 1]}"),
        Case(
            "baguette", "{\"ok\": true, \"tree\": {\"role\": \"AXApplication\", \"children\": []}}"),
        Case(
            "axorcist",
            "{\"data\": {\"attributes\": {\"AXRole\": \"AXButton\", \"AXFrame\": {}, \"AXValue\": 1}}}"
        ),
        Case("baguette", "{\"role\": \"AXGroup\", \"label\": \"a\", \"children\": []}"),
        Case(
            "peekaboo", "See:\n```\n{\"ui_elements\": [], \"snapshot_id\": 1, \"bounds\": {}}\n```"),
        Case("mac2-xml", "<AppiumAUT><XCUIElementTypeButton elementType='9'/></AppiumAUT>"),
        Case("flutter", "I/flutter ( 12): Semantics not collected."),
        Case("flutter", "SemanticsNode#0\n label: \"<View>\""),
        Case(
            "rn-jsx",
            "// Jest Snapshot v1\n\nexports[`a`] = `\n<RCTScrollView>\n</RCTScrollView>\n`;"),
        Case("rn-jsx", "console.log\n  <Text>\n    Hi\n  </Text>"),
        Case("earlgrey", "(\n  \"<UIView:0x7f1; isAccessible=N; alpha=1>\"\n)"),
        Case("chisel", "UIWindow (id)[key]\n   | (UILabel 0x7f9) World"),
        Case("outline", "App: a\n  @3  Cell  \"x\"  (1,2 3x4)"),
        Case("pymobiledevice3", "[{\"caption\": \"a\", \"spoken_description\": \"b\"}]"),
        Case("go-ios", "{\"platformElementValue\": \"a\", \"spokenDescription\": \"b\"}"),
        Case("patrol", "[{\"elementType\": \"button\", \"accessibilityLabel\": \"x\"}]"),
        Case("outline", "@12  Button  \"Save\""),
        Case("outline", "@e12 [button] \"Save\""),
        Case("baepsae", "- role=AXButton label=x"),
        Case("android-uiautomator", "<hierarchy><node resource-id=\"a\"/></hierarchy>"),
        Case(
            "maestro-studio",
            "{\"elements\": [{\"resourceId\": \"a\", \"accessibilityText\": \"b\"}]}"),
    ])
    func findsTheFormat(_ row: Case) throws {
        let text = try SourceText(decoding: Array(row.text.utf8))
        #expect(try Detection.find(in: text).format.id == row.format)
    }

    @Test func coversEveryFormat() {
        let ids = ScreenFormat.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        for format in ScreenFormat.all { #expect(!format.what.isEmpty && !format.command.isEmpty) }
    }

    @Test(arguments: [
        Case("unknown", "just some words"), Case("unknown", "Attributes: many, 0x1"),
        Case("unknown", "{\"UIAButton\": 1}"), Case("unknown", "{\"elementType\": 9}"),
        Case("unknown", "{\"a\": 1}"),
        Case("no-root", "<html/>"), Case("no-root", "curl: (7) Failed to connect"),
        Case("no-root", "{\"value\": {\"error\": \"no such session\", \"message\": \"gone\"}}"),
        Case("refused", "{\"resourceId\": \"a\", \"accessibilityText\": \"b\"}"),
        Case("refused", "\"AXLabel\": \"a\", \"AXFrame\": \"{{0, 0}, {1, 1}}\"}]}]"),
        Case("open-the-folder", "{\"imageScale\": 3}"),
        Case("not-text", "\u{0}\u{1}"), Case("empty-file", "\n"),
    ])
    func saysWhyNothingOpens(_ row: Case) {
        let error = #expect(throws: ImportError.self) { try imported(row.text) }
        #expect(error?.kind == row.format)
    }

    @Test(arguments: [
        Case("ax-json", "<XCUIElementTypeButton label='a'/>"),
        Case("wda-xml", "[{\"AXLabel\": \"a\"}]"),
    ])
    func saysWhatAForcedFormatIsNot(_ row: Case) {
        let error = #expect(throws: ImportError.self) {
            try imported(row.text, forcing: row.format)
        }
        let other = ScreenFormat.named(row.format == "ax-json" ? "wda-xml" : "ax-json")?.what ?? ""
        #expect(error?.description == "the content is not \(row.format); it looks like \(other)")
    }

    @Test func namesTheNearestFormat() {
        let error = #expect(throws: ImportError.self) { try imported("{}", forcing: "wda-xlm") }
        #expect(error?.description == "no format is called 'wda-xlm'; did you mean 'wda-xml'?")
    }

    @Test func readsANativeFileThatIsForced() throws {
        #expect(try imported("{title: 'T'}", forcing: "native").screen.title == "T")
    }
}
