import Foundation
import Testing

@testable import ScreenImport

@Suite struct JSONScannerTests {
    struct Case: NamedCase {
        var name: String
        var text: String
        var expected: String

        init(_ name: String, _ text: String, _ expected: String) {
            self.name = name
            self.text = text
            self.expected = expected
        }
    }

    @Test(arguments: [
        Case("nested", #"{"a": [1, {"b": null}], "c": true}"#, "{a:[1,{b:null}],c:true}"),
        Case("empty", #"{"a":{},"b":[]}"#, "{a:{},b:[]}"),
        Case("comments", "// first\n{/* in */ a: 1, // end\n}", "{a:1}"),
        Case("trailing commas", "{a: [1, 2,],}", "{a:[1,2]}"),
        Case("single quotes", #"{'it': 'is "so"'}"#, #"{it:"is \"so\""}"#),
        Case("unquoted keys", "{$id_1: 1, größe: 2}", "{$id_1:1,größe:2}"),
        Case("numbers", "[+1, .5, 2., -0.25, 1e3, 0x1F, -0xa]", "[1,0.5,2,-0.25,1000,31,-10]"),
        Case(
            "long numbers", "[12345678901234567890, 0.1234567890123456789]",
            "[1.2345678901234567e+19,0.12345678901234568]"),
        Case("not finite", "[Infinity, -Infinity, NaN]", "[inf,-inf,nan]"),
        Case("escapes", #"["\u0041\x42\n\t\/\'"]"#, #"["AB\n\t/'"]"#),
        Case("pairs", #"["\ud83d\ude00"]"#, "[\"😀\"]"),
        Case("line continuation", "['one \\\ntwo']", "[\"one two\"]"),
        Case("wide spaces", "[\u{A0}1,\u{FEFF}2\u{2003}]", "[1,2]"),
        Case("escaped key", #"{"l\u0061bel": 1}"#, "{label:1}"),
        Case("doubled keys", "{a: 1, a: 2}", "{a:1,a:2}"),
        Case("scalar", " 7 ", "7"),
    ])
    func readsJSON5(_ row: Case) throws {
        let document = try JSONScanner.parse(
            SourceText(utf8: Array(row.text.utf8)), repairing: false)
        #expect(summary(document) == row.expected)
    }

    @Test(arguments: [
        Case("missing colon", "{a 1}", "1:4 unexpected '1'; expected ':' after a key"),
        Case("missing comma", "[1\n 2]", "2:2 unexpected '2'; expected ',' or ']'"),
        Case("comma in object", "{a: 1 b: 2}", "1:7 unexpected 'b'; expected ',' or '}'"),
        Case(
            "two commas", "[1,,2]",
            "1:4 unexpected ','; expected a text in quotes, a number, true, false, null, '{' or '['"
        ),
        Case(
            "bare word", "{a: ok}",
            "1:5 unexpected 'ok'; expected a text in quotes, a number, true, false, null, '{' or '['"
        ),
        Case("number as key", "{1: 2}", "1:2 unexpected '1'; expected a key or '}'"),
        Case("wrong bracket", "[1}", "1:3 unexpected '}'; expected ',' or ']'"),
        Case("open list", "[1", "1:3 the file ends inside a list; expected ']'"),
        Case("open object", "{a: 1", "1:6 the file ends inside an object; expected '}'"),
        Case(
            "open text", "[\"ab",
            "1:2 the file ends inside a text that begins here; expected a closing '\"'"),
        Case(
            "broken text", "['a\nb']",
            "1:2 a text that does not end on its line; expected a closing \"'\""),
        Case(
            "bad escape", #"["é\u12"]"#, "1:4 a bad '\\u' escape; expected four hexadecimal digits"),
        Case(
            "half pair", #"["\ud83d"]"#,
            "1:3 half of a surrogate pair; expected both halves, such as \\ud83d\\ude00"),
        Case(
            "leading zero", "[01]",
            "1:2 unexpected '01'; expected a text in quotes, a number, true, false, null, '{' or '['"
        ),
        Case("text after", "{} x", "1:4 text after the end of the document; expected nothing more"),
        Case("open comment", "[1] /* x", "1:5 a comment that never ends; expected '*/'"),
        Case("nothing", "  // only\n", "2:1 the file holds no value; expected '{' or '['"),
    ])
    func namesFaultsWithTheirPlace(_ row: Case) {
        let text = SourceText(utf8: Array(row.text.utf8))
        let fault = #expect(throws: JSONFault.self) {
            _ = try JSONScanner.parse(text, repairing: false)
        }
        guard let fault else { return }
        let place = text.place(at: fault.offset)
        #expect(
            "\(place.line):\(place.column) \(fault.problem); expected \(fault.expected)"
                == row.expected)
    }

    @Test(arguments: [
        Case("in a text", #"{"a": 1, "b": "cu"#, "{a:1}"),
        Case("in a key", #"{"a": 1, "b"#, "{a:1}"),
        Case("after a key", #"{"a": 1, "b":"#, "{a:1}"),
        Case("in a number", #"{"a": 1, "b": 12"#, "{a:1}"),
        Case("in a list", #"{"a": [1, 2, tr"#, "{a:[1,2]}"),
        Case("dots", #"{"a": [{"b": 1}, ...]}"#, "{a:[{b:1}]}"),
        Case("deep", #"[{"a": {"b": {"c": 1"#, "[{a:{b:{}}}]"),
        Case("garbage", #"{"a": 1, "b": } more"#, "{a:1}"),
    ])
    func keepsWhatIsWholeOfACutText(_ row: Case) throws {
        let document = try JSONScanner.parse(
            SourceText(utf8: Array(row.text.utf8)), repairing: true)
        #expect(summary(document) == row.expected)
        #expect(document.isCut)
    }

    @Test(arguments: [
        Case("missing commas", #"{"a": 1 "b": [{} {}]}"#, "{a:1,b:[{},{}]}"),
        Case("raw controls", "{\"a\": \"x\u{1}\ny\"}", #"{a:"x\u0001\ny"}"#),
        Case("half pair", #"{"a": "x\ud83d"}"#, "{a:\"x\u{FFFD}\"}"),
        Case("huge", #"{"a": 1e999, "b": nan}"#, "{a:inf,b:nan}"),
        Case("text after", #"{"a": 1} done"#, "{a:1}"),
    ])
    func repairsWhatToolsWrite(_ row: Case) throws {
        let document = try JSONScanner.parse(
            SourceText(utf8: Array(row.text.utf8)), repairing: true)
        #expect(summary(document) == row.expected)
        #expect(!document.isCut)
    }

    /// Foundation's own parser reads the same from well-formed texts.
    @Test func agreesWithFoundation() throws {
        var random = SplitMix(state: 7)
        for _ in 0..<200 {
            var writer = JSONWriter()
            let value = randomValue(&random, depth: 4)
            write(value, to: &writer)
            for text in [writer.text(), writer.text(lineWidth: 0)] {
                let ours = try JSONScanner.parse(
                    SourceText(utf8: Array(text.utf8)), repairing: false)
                let theirs = try JSONSerialization.jsonObject(
                    with: Data(text.utf8), options: [.fragmentsAllowed])
                #expect(canonical(ours, 0) == canonical(theirs))
            }
        }
    }

    private indirect enum Value {
        case object([(String, Value)])
        case array([Value])
        case text(String)
        case number(Double)
        case flag(Bool)
        case null
    }

    private func randomValue(_ random: inout SplitMix, depth: Int) -> Value {
        let texts = ["", "plain", "a \"quote\"", "tab\tline\n", "ü 日本 😀", "\u{1}\u{2028}", "\\"]
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
        case 0: return .text(texts.randomElement(using: &random) ?? "")
        case 1: return .number(Double(Int.random(in: -99999...99999, using: &random)) / 64)
        case 2: return .flag(Bool.random(using: &random))
        case 3: return .null
        case 4:
            return .array(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    randomValue(&random, depth: depth - 1)
                })
        default:
            return .object(
                (0..<Int.random(in: 0...4, using: &random)).map { number in
                    (
                        "key\(number)\(texts.randomElement(using: &random) ?? "")",
                        randomValue(&random, depth: depth - 1)
                    )
                })
        }
    }

    private func write(_ value: Value, to writer: inout JSONWriter) {
        switch value {
        case .object(let members):
            writer.beginObject()
            for (key, value) in members {
                writer.key(key)
                write(value, to: &writer)
            }
            writer.endObject()
        case .array(let items):
            writer.beginArray()
            for item in items { write(item, to: &writer) }
            writer.endArray()
        case .text(let text): writer.string(text)
        case .number(let number): writer.number(number)
        case .flag(let flag): writer.bool(flag)
        case .null: writer.null()
        }
    }

    private func canonical(_ document: JSONDocument, _ place: Int) -> String {
        switch document.kind(place) {
        case .object:
            let members = document.members(place).map {
                "\(document.name(ofKey: $0.key)):\(canonical(document, $0.value))"
            }
            return "{\(members.sorted().joined(separator: ","))}"
        case .array:
            return
                "[\(document.items(place).map { canonical(document, $0) }.joined(separator: ","))]"
        case .true, .false: return document.bool(place) == true ? "1.0" : "0.0"
        case .number: return "\(document.number(place) ?? .nan)"
        default: return document.string(place) ?? "null"
        }
    }

    private func canonical(_ value: Any) -> String {
        switch value {
        case let members as [String: Any]:
            "{\(members.map { "\($0.key):\(canonical($0.value))" }.sorted().joined(separator: ","))}"
        case let items as [Any]: "[\(items.map { canonical($0) }.joined(separator: ","))]"
        case let text as String: text
        case let number as NSNumber: "\(number.doubleValue)"
        default: "null"
        }
    }
}

/// A generator of random numbers that gives the same ones in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
