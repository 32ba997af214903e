import Testing

@testable import ScreenReader

/// Text as the voice makes it, in English: addresses and numbers.
@Suite struct SpokenTextTests {
    static let addresses = [
        SpokenTextCase("https://", "https colon slash slash"),
        SpokenTextCase("http://", "http colon slash slash"),
        SpokenTextCase("www.x.net", "www dot x dot net"),
        SpokenTextCase("WWW.X.NET", "WWW dot X dot NET"),
        SpokenTextCase(
            "Open https://a.example/b-c_d?q=1&r=%20#top.",
            "Open https colon slash slash a dot example slash b dash c underscore d question mark "
                + "q equals 1 and r equals percent 20 number top."),
        SpokenTextCase(
            "(see www.a.example/b)!", "(see www dot a dot example slash b)!"),
        SpokenTextCase("\"ftp://a\"", "\"ftp colon slash slash a\""),
        SpokenTextCase("価格はhttps://a.jp", "価格はhttps colon slash slash a dot jp"),
        SpokenTextCase(
            "tel:+442071234567", "tel colon plus 442071234567"),
        SpokenTextCase(same: "Tel: 5"),
        SpokenTextCase(
            "Write to ada.l-b+x@mail.example.org.",
            "Write to ada dot l dash b plus x at mail dot example dot org."),
        SpokenTextCase("1@a.de, b", "1 at a dot de, b"),
        SpokenTextCase("@ada", "at ada"),
        SpokenTextCase("a@b", "a at b"),
        SpokenTextCase("a@", "a at"),
        SpokenTextCase("notes.txt", "notes dot txt"),
        SpokenTextCase("Node.js, README.MD", "Node dot js, README dot MD"),
        SpokenTextCase(".gitignore", "dot gitignore"),
        SpokenTextCase(same: "e.g. p.m. U.S.A. z.B. a.k.a."),
        SpokenTextCase(same: "The end.Next one"),
        SpokenTextCase(same: "Wait...what"),
        SpokenTextCase(same: "End."),
        SpokenTextCase(same: "Set 1, done"),
    ]

    static let numbers = [
        SpokenTextCase("2024/10/27", "2024 slash 10 slash 27"),
        SpokenTextCase("1/2", "1 slash 2"),
        SpokenTextCase("3.5", "3 dot 5"),
        SpokenTextCase("3.5.", "3 dot 5."),
        SpokenTextCase(".5", "dot 5"),
        SpokenTextCase("1,234.5", "1,234 dot 5"),
        SpokenTextCase("v1.2.3", "v1 dot 2 dot 3"),
        SpokenTextCase("192.168.0.1", "192 dot 168 dot 0 dot 1"),
        SpokenTextCase("15–20", "15 <break> 20"),
        SpokenTextCase("15 – 20", "15 <break> 20"),
        SpokenTextCase("15-20", "15 <break> 20"),
        SpokenTextCase("15—20", "15 <break> 20"),
        SpokenTextCase("2024-10-27", "2024 <break> 10 <break> 27"),
        SpokenTextCase("1.5-2.5", "1 dot 5 <break> 2 dot 5"),
        SpokenTextCase("18:00–20:00", "18:00 <break> 20:00"),
        SpokenTextCase("5%–10%", "5 percent <break> 10 percent"),
        SpokenTextCase("£5–£10", "5 pounds <break> 10 pounds"),
        SpokenTextCase("٣–٥", "٣ <break> ٥"),
        SpokenTextCase("-5", "minus 5"),
        SpokenTextCase("from -5 to 5", "from minus 5 to 5"),
        SpokenTextCase("(-5)", "(minus 5)"),
        SpokenTextCase("−5", "minus 5"),
        SpokenTextCase("8 − 5", "8 minus 5"),
        SpokenTextCase("15 -20", "15 minus 20"),
        SpokenTextCase(same: "- 5 apples"),
        SpokenTextCase(same: "A1-5"),
        SpokenTextCase(same: "COVID-19"),
        SpokenTextCase(same: "10-inch"),
        SpokenTextCase(same: "9:15"),
        SpokenTextCase(same: "217"),
        SpokenTextCase(same: "1,000"),
        SpokenTextCase(same: "1st"),
    ]

    static let amounts = [
        SpokenTextCase("£1.50", "1 pound 50"),
        SpokenTextCase("$2.05 each", "2 dollars 05 each"),
        SpokenTextCase("£5.00", "5 pounds"),
        SpokenTextCase("£1.5", "1 dot 5 pounds"),
        SpokenTextCase("$5", "5 dollars"),
        SpokenTextCase("$ 1", "1 dollar"),
        SpokenTextCase("5 €", "5 euros"),
        SpokenTextCase("5€,", "5 euros,"),
        SpokenTextCase("5\u{A0}€", "5 euros"),
        SpokenTextCase("¥300", "300 yen"),
        SpokenTextCase("￥300", "300 yen"),
        SpokenTextCase("価格は¥300です", "価格は 300 yen です"),
        SpokenTextCase("$1,234.56", "1,234 dollars 56"),
        SpokenTextCase("-$5", "minus 5 dollars"),
        SpokenTextCase("US$3", "US 3 dollars"),
        SpokenTextCase("$5m", "5 million dollars"),
        SpokenTextCase("$2.5 million", "2 dot 5 million dollars"),
        SpokenTextCase("$5 m", "5 dollars m"),
        SpokenTextCase("5 $6", "5 6 dollars"),
        SpokenTextCase("Pay in $ or €", "Pay in dollar or euro"),
        SpokenTextCase("$x", "dollar x"),
    ]

    static let units = [
        SpokenTextCase("30m", "30 meters"),
        SpokenTextCase("2h", "2 hours"),
        SpokenTextCase("1h", "1 hour"),
        SpokenTextCase("1.5km", "1 dot 5 kilometers"),
        SpokenTextCase("1 km.", "1 kilometer."),
        SpokenTextCase("1,000 km", "1,000 kilometers"),
        SpokenTextCase("2h 30m", "2 hours 30 minutes"),
        SpokenTextCase("1h30m", "1 hour 30 minutes"),
        SpokenTextCase("5m 30s", "5 minutes 30 seconds"),
        SpokenTextCase("5m30s", "5 minutes 30 seconds"),
        SpokenTextCase("2h, 30m", "2 hours, 30 meters"),
        SpokenTextCase("1.5s", "1 dot 5 seconds"),
        SpokenTextCase(same: "80s"),
        SpokenTextCase(same: "iPhone 5s"),
        SpokenTextCase("5 min", "5 minutes"),
        SpokenTextCase("3d ago", "3 days ago"),
        SpokenTextCase(same: "3D"),
        SpokenTextCase(same: "5G"),
        SpokenTextCase(same: "iPhone 12 mini"),
        SpokenTextCase(same: "5 in a row"),
        SpokenTextCase("50%", "50 percent"),
        SpokenTextCase("50 %", "50 percent"),
        SpokenTextCase("-5°C", "minus 5 degrees Celsius"),
        SpokenTextCase("1°", "1 degree"),
        SpokenTextCase("20°Cx", "20 degrees Cx"),
        SpokenTextCase("20℃", "20 degrees Celsius"),
        SpokenTextCase("100 km/h", "100 kilometers per hour"),
        SpokenTextCase("20m²", "20 square meters"),
        SpokenTextCase("2 kg/5 kg", "2 kilograms slash 5 kilograms"),
        SpokenTextCase(same: "A4m"),
    ]

    @Test(arguments: addresses + numbers + amounts + units)
    func says(_ row: SpokenTextCase) {
        #expect(row.result.text == row.spoken)
    }

    /// What was said once needs nothing more; a break is no text.
    @Test(arguments: addresses + numbers + amounts + units + SpokenSymbolTests.symbols)
    func saysTheSameOfWhatIsSpoken(_ row: SpokenTextCase) {
        guard !row.spoken.contains("<break>"), row.punctuation == .some else { return }
        let again = SpokenTextCase(same: row.spoken)
        #expect(again.result.text == row.spoken)
    }

    /// Each text that changes says why, and no other.
    @Test(arguments: addresses + numbers + amounts + units + SpokenSymbolTests.symbols)
    func namesItsRules(_ row: SpokenTextCase) {
        #expect(row.result.rules.isEmpty == (row.spoken == row.written))
        #expect(row.result.rules.allSatisfy(VoiceRule.all.contains))
    }

    @Test func whatTheLogHasIsSure() {
        for text in ["https://", "2024/10/27", "15–20", "www.x.net", "3.5"] {
            let rules = SpokenTextCase(same: text).result.rules
            #expect(rules.map(\.confidence) == [.high], "\(text)")
        }
        #expect(SpokenTextCase(same: "£1.50").result.rules == [.amount])
        #expect(Set(VoiceRule.all.map(\.name)).count == VoiceRule.all.count)
    }

    @Test(arguments: [
        ("217", "2 1 7"), ("", ""), ("a", "a"), ("5", "5"), ("A217b", "A2 1 7b"),
        ("1,234.5", "1,2 3 4.5"), ("٢٣", "٢ ٣"), ("1\u{FE0F}\u{20E3}2\u{FE0F}\u{20E3}", nil),
        ("2024/10/27", "2 0 2 4/1 0/2 7"), ("1 2", "1 2"),
    ])
    func takesNumbersApart(_ written: String, _ spoken: String?) {
        #expect(SpokenText.digitByDigit(written).text == spoken ?? written)
    }

    @Test(arguments: [
        ("ABC", "A B C"), ("a b", "a b"), ("AB 12", "A B 1 2"), ("A-1", "A dash 1"),
        ("e\u{301}🇩🇪", "e\u{301} flag of Germany"), ("", ""), ("x\ny", "x y"),
    ])
    func spellsOut(_ written: String, _ spoken: String) {
        #expect(SpokenText.spelledOut(written, .english).text == spoken)
    }
}
