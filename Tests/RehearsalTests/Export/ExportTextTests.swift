import Testing

@testable import Rehearsal

/// Texts as the files hold them.
struct ExportTextTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let given: String
        let made: String
        var testDescription: String { given.debugDescription }

        init(_ given: String, _ made: String) {
            self.given = given
            self.made = made
        }
    }

    @Test(arguments: [
        Case("checkout.rehearsal", "CheckoutTests"),
        Case("buy-now_2 (copy).rehearsal", "BuyNow2CopyTests"),
        Case("1st.rehearsal", "Rehearsal1stTests"), Case("", "RehearsalTests"),
        Case("---.rehearsal", "RehearsalTests"), Case("class.rehearsal", "ClassTests"),
        Case(".rehearsal", "RehearsalTests"), Case("standard input", "StandardInputTests"),
        Case("žluťoučký kůň.rehearsal", "ŽluťoučkýKůňTests"),
        Case("購入.rehearsal", "購入Tests"), Case("🛒.rehearsal", "RehearsalTests"),
        Case("a.b.rehearsal", "ABTests"), Case("\u{301}x.rehearsal", "XTests"),
        Case("einkauf", "EinkaufTests"), Case("x\n\"y\".rehearsal", "XYTests"),
    ])
    func className(_ row: Case) {
        #expect(ExportText.className(ofFile: row.given) == row.made)
    }

    @Test(arguments: [
        Case("plain", #""plain""#), Case("", #""""#), Case("a\"b", #""a\"b""#),
        Case("a\\(b)", #""a\\(b)""#), Case("a\nb\tc\r", #""a\nb\u{9}c\u{D}""#),
        Case("\u{0}\u{202E}\u{2028}\u{FEFF}", #""\u{0}\u{202E}\u{2028}\u{FEFF}""#),
        Case("日本 🎉 é", "\"日本 🎉 é\""), Case("\u{FFFF}\u{10FFFF}", #""\u{FFFF}\u{10FFFF}""#),
    ])
    func swift(_ row: Case) {
        #expect(ExportText.swift(row.given) == row.made)
    }

    @Test(arguments: [
        Case("a\"b\\c", #""a\"b\\c""#), Case("\t\u{85}", #""\u0009\u0085""#),
        Case("\u{202E}\u{10FFFF}", #""\u202E\U0010FFFF""#), Case("#{x} %s", "\"#{x} %s\""),
    ])
    func python(_ row: Case) {
        #expect(ExportText.python(row.given) == row.made)
    }

    @Test(arguments: [
        Case("a\nb", "a b"), Case("\u{1B}[1m", "\\u{1B}[1m"), Case("\u{FFFE}", "\\u{FFFE}"),
        Case("\u{2029}x", " x"), Case("x\\", "x\\"),
    ])
    func comment(_ row: Case) {
        #expect(ExportText.comment(row.given) == row.made)
    }

    @Test(arguments: [
        Case("en", "(en) en_US"), Case("de-AT", "(de-AT) de_AT"),
        Case("zh-Hant", "(zh-Hant) zh_TW"),
        Case("zh-hans-sg", "(zh-Hans-SG) zh_SG"), Case("pt_PT", "(pt-PT) pt_PT"),
        Case("tlh", "(tlh) tlh"), Case("fr-CA-u-nu-latn", "(fr-CA) fr_CA"), Case("", "(en) en_US"),
        Case("\"x", "(en) en_US"),
    ])
    func locale(_ row: Case) {
        let arguments = DeviceLocale(tag: row.given).arguments
        #expect(arguments[0] == "-AppleLanguages" && arguments[2] == "-AppleLocale")
        #expect(arguments[1] + " " + arguments[3] == row.made)
    }

    @Test(arguments: [
        Case("com.example.tea-room", "com.example.tea-room"), Case("Tea", ""), Case("a.b", ""),
        Case("com..x", ""), Case("com.example.tëa", ""), Case("Dr. A. B.", ""),
    ])
    func bundleIdentifier(_ row: Case) {
        let script = ExportedScript(name: "", app: row.given)
        #expect(script.bundleIdentifier ?? "" == row.made)
    }
}
