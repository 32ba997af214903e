import Foundation
import Testing

@testable import ScreenImport

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct XMLScannerTests {
    struct Case: NamedCase {
        var name: String
        var text: String
        var expected: [String]
        var isCut = false

        init(_ name: String, _ text: String, _ expected: [String], isCut: Bool = false) {
            self.name = name
            self.text = text
            self.expected = expected
            self.isCut = isCut
        }
    }

    @Test(arguments: [
        Case(
            "nesting", "<a><b x='1'/><c><d/></c></a><e/>",
            ["-1 a", "0 b x=1", "0 c", "2 d", "-1 e"]),
        Case(
            "raw markup in values", #"<a x="1 < 2 && 3 > 2" y="z"/>"#, ["-1 a x=1 < 2 && 3 > 2 y=z"]
        ),
        Case(
            "raw quotes in values", #"<a x="say "hi" & go" y='it's'/>"#,
            ["-1 a x=say \"hi\" & go y=it's"]),
        Case("line feeds in values", "<a x=\"one\ntwo&#10;three\"/>", ["-1 a x=one\ntwo\nthree"]),
        Case("entities", #"<a x="&lt;&amp;&gt;&quot;&apos;&#x41;&#66;"/>"#, ["-1 a x=<&>\"'AB"]),
        Case(
            "unknown entities", #"<a x="&nbsp; &; & &#xD800; &#1;"/>"#,
            ["-1 a x=&nbsp; &; & \u{FFFD} \u{FFFD}"]),
        Case("document type", "<!DOCTYPE a [<!ENTITY b \"<c/>\">]><a x=\"&b;\"/>", ["-1 a x=&b;"]),
        Case("comments and instructions", "<?xml version='1.0'?><!-- <b/> --><a/>", ["-1 a"]),
        Case("character data", "<a><![CDATA[<b/>]]></a>", ["-1 a"]),
        Case("text with marks", "<a>1 < 2 <b/></a>", ["-1 a", "0 b"]),
        Case("stray end tags", "</x><a></y><b/></a>", ["-1 a", "0 b"]),
        Case("missing end tag", "<a><b><c/></a><d/>", ["-1 a", "0 b", "1 c", "-1 d"]),
        Case("spaces", "<a  x = '1'\n y='2' ></a >", ["-1 a x=1 y=2"]),
        Case("cut in a tag", "<a><b x='1'/><c y='2", ["-1 a", "0 b x=1"], isCut: true),
        Case("cut in a name", "<a><b x='1'/><c yy", ["-1 a", "0 b x=1"], isCut: true),
        Case("cut after a tag", "<a><b>", ["-1 a", "0 b"], isCut: true),
        Case(
            "generic names", "<Host<Pair<A, B>> x='1'><b/></Host<Pair<A, B>>><c/>",
            ["-1 Host<Pair<A, B>> x=1", "0 b", "-1 c"]),
        Case("a lost end of a tag", "<a<b x='1'/><c/>", ["-1 a x=1", "-1 c"]),
        Case("nothing", "no markup", []),
    ])
    func readsTags(_ row: Case) {
        let document = XMLScanner.parse(SourceText(utf8: Array(row.text.utf8)))
        #expect(summary(document) == row.expected)
        #expect(document.isCut == row.isCut)
    }

    /// Foundation's parser finds the same tags and attributes in well-formed texts.
    @Test func agreesWithFoundation() throws {
        var random = SplitMix(state: 11)
        for _ in 0..<100 {
            let text = randomTree(&random)
            let document = XMLScanner.parse(SourceText(utf8: Array(text.utf8)))
            let collector = Collector()
            let parser = XMLParser(data: Data(text.utf8))
            parser.delegate = collector
            #expect(parser.parse())
            #expect(summary(document) == collector.lines)
        }
    }

    private func randomTree(_ random: inout SplitMix) -> String {
        let values = ["", "one", "a &lt; b", "&#x1F600; x", "日本", "it&apos;s", "&amp;amp;"]
        var text = "<root>"
        var open = ["root"]
        for number in 0..<Int.random(in: 1...40, using: &random) {
            if open.count > 1, Bool.random(using: &random) { text += "</\(open.removeLast())>" }
            let name = "t\(number % 5)"
            text += "<\(name) b=\"\(values.randomElement(using: &random) ?? "")\" c=\"\(number)\""
            if Bool.random(using: &random) {
                text += "/>"
            } else {
                text += ">"
                open.append(name)
            }
        }
        while let name = open.popLast() { text += "</\(name)>" }
        return text
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var lines: [String] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            let pairs = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
            lines.append("\(open.last ?? -1) \(name)" + pairs.joined())
            open.append(lines.count - 1)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
            qualifiedName: String?
        ) {
            open.removeLast()
        }
    }
}
