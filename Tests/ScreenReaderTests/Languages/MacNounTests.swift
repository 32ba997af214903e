import ScreenModel
import ScreenReader
import Testing

/// The noun of a hint in its gender and case, where it is more than the role's word.
@Suite struct MacNounTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let language: String
        let hint: String
        let sketch: Sketch
        var settings: [String: String]
        var testDescription: String { hint }

        init(
            _ language: String, _ hint: String, _ type: ElementType,
            _ settings: [String: String] = [:], in container: ElementType? = nil,
            _ change: (inout Element) -> Void = { _ in }
        ) {
            (self.language, self.hint, self.settings) = (language, hint, settings)
            let it = Sketch("it", type, change)
            sketch = container.map { Sketch(holding: [it], $0) } ?? it
        }
    }

    static let cases: [Case] = [
        Case("de", "auf einem sicheren Textfeld.", .secureTextField),
        Case("de", "auf einem auswählbaren Text in einer Gliederung.", .text, in: .outline),
        Case("de", "auf einem Webinhalt.", .webArea, ["browser": "chrome"]),
        Case("de", "auf Webinhalt in einer Gruppe.", .webArea, in: .group),
        Case("de", "auf dem Orientierungspunkt „Suche“.", .group) {
            $0.more { $0.landmark = "search" }
        },
        Case("de", "auf einem Orientierungspunkt.", .group) { $0.more { $0.landmark = "" } },
        Case(
            "fr", "sur une case à cocher, dans une zone de défilement.", .checkbox, in: .scrollArea),
        Case("fr", "sur du contenu web, dans un groupe.", .webArea, in: .group),
        Case("fr", "sur un contenu web.", .webArea, ["browser": "chrome"]),
        Case("fr", "sur le point de repère recherche.", .group) {
            $0.more { $0.landmark = "search" }
        },
        Case("es", "en un área de entrada de texto.", .textArea),
        Case("es", "en una imagen, dentro de un grupo de pestañas.", .image, in: .tabGroup),
        Case("es", "en el punto de referencia «búsqueda».", .group) {
            $0.more { $0.landmark = "search" }
        },
        Case("ru", "на элементе «ориентир, поиск».", .group) { $0.more { $0.landmark = "search" } },
        Case("ja", "現在、ランドマーク「検索」にいます。", .group) { $0.more { $0.landmark = "search" } },
        Case("ko", "현재 ‘검색’ 랜드마크에 있습니다.", .group) { $0.more { $0.landmark = "search" } },
        Case("zh-Hans", "您当前位于“搜索”地标上。", .group) { $0.more { $0.landmark = "search" } },
    ]

    @Test(arguments: cases)
    func says(_ row: Case) throws {
        let settings = row.settings.merging(["language": row.language]) { own, _ in own }
        let session = Walk(.mac([row.sketch]), settings).session
        let index = try #require(session.element(named: .id("it")))
        let hint = session.utterance(of: index).segments.first { $0.kind == .hint }?.text
        #expect(hint?.hasSuffix(row.hint) == true, "\(hint ?? "")")
    }
}
