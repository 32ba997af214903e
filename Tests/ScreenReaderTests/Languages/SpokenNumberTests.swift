import ScreenModel
import ScreenReader
import Testing

/// What the voice makes of numbers and signs in each language: its decimal point, its plurals, its
/// names.
@Suite struct SpokenNumberTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let language: String
        let text: String
        let spoken: String
        var testDescription: String { "\(language): \(text)" }

        init(_ language: String, _ text: String, _ spoken: String) {
            (self.language, self.text, self.spoken) = (language, text, spoken)
        }
    }

    static let cases: [Case] = [
        Case("fr", "1,5 km", "1 virgule 5 kilomètre"), Case("fr", "0 min", "0 minute"),
        Case("fr", "2 Go", "2 gigaoctets"),
        Case("fr", "3,50 €", "3 euros 50"), Case("fr", "€3M", "3 millions d’euros"),
        Case("fr", "1.000 m", "1.000 mètres"),
        Case("fr", "15 % & 20 %", "15 pour cent et 20 pour cent"),
        Case("fr", "−5 °C", "moins 5 degrés Celsius"),
        Case("de", "1,5 h", "1 Komma 5 Stunden"), Case("de", "1 h 2 min", "1 Stunde 2 Minuten"),
        Case("de", "3 Std", "3 Stunden"),
        Case("de", "27.10.2024", "27.10.2024"), Case("de", "2,99 €", "2 Euro 99"),
        Case("de", "1.000 kg", "1.000 Kilogramm"),
        Case("ru", "1 км", "1 километр"), Case("ru", "2 км", "2 километра"),
        Case("ru", "5 км", "5 километров"),
        Case("ru", "11 мин", "11 минут"), Case("ru", "21 %", "21 процент"),
        Case("ru", "1,5 кг", "1 запятая 5 килограмма"),
        Case("ru", "22 ₽", "22 рубля"), Case("ru", "₽5млн", "5 миллионов рублей"),
        Case("es", "1 km", "1 kilómetro"), Case("es", "1,5 km", "1 coma 5 kilómetros"),
        Case("es", "2 $", "2 dólares"),
        Case("es", "€3M", "3 millones de euros"), Case("es", "№ 5", "número 5"),
        Case("ja", "5 km", "5 キロメートル"), Case("ja", "5㎏", "5 キログラム"),
        Case("en", "5㎏", "5 kilograms"),
        Case("ko", "5㎏", "5 킬로그램"), Case("de", "12 ㎡", "12 Quadratmeter"),
        Case("ja", "¥1,000", "1,000 円"),
        Case("ja", "3.5%", "3 点 5 パーセント"), Case("ko", "3.5 km", "3 점 5 킬로미터"),
        Case("ko", "₩1,000", "1,000 원"),
        Case("ko", "₩3만", "3 만 원"),
        Case("zh-CN", "5 km", "5 千米"), Case("zh-CN", "¥20", "20 元"),
        Case("zh-CN", "3.5 kg", "3 点 5 千克"),
        Case("zh-CN", "20 ℃", "20 摄氏度"),
        // No phrasebook: the words of the fallback.
        Case("pt", "1.5 km", "1 dot 5 kilometers"),
    ]

    @Test(arguments: cases)
    func says(_ row: Case) {
        let screen = Screen([Sketch(row.text) { $0.language = row.language }])
        let session = Walk(screen, ["speechProcessing": "on"]).session
        let spoken = session.stops.first.map { session.utterance(of: $0).text }
        #expect(spoken == row.spoken)
    }
}
