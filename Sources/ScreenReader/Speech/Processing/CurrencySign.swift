/// Currencies by their signs. Every language names each, and may read a sign that several
/// countries share as its own.
enum CurrencySign: Character, CaseIterable, Sendable {
    case dollar = "$"
    case euro = "€"
    case pound = "£"
    case yen = "¥"
    case cent = "¢"
    case rupee = "₹"
    case won = "₩"
    case ruble = "₽"
    case hryvnia = "₴"
    case lira = "₺"
    case shekel = "₪"
    case baht = "฿"
    case dong = "₫"
    case bitcoin = "₿"

    init?(_ character: Character) {
        guard let sign = CurrencySign.byCharacter[character.plain] else { return nil }
        self = sign
    }

    private static let byCharacter: [Character: CurrencySign] = {
        var result: [Character: CurrencySign] = [:]
        for sign in allCases { result[sign.rawValue] = sign }
        result["￡"] = .pound
        result["￥"] = .yen
        result["￦"] = .won
        result["￠"] = .cent
        return result
    }()
}
