/// Japanese names of characters, units and currencies (general knowledge, L).
extension SymbolNames {
    static let japanese = SymbolNames(
        symbol: japaneseName,
        unit: { unit, _ in japaneseName(of: unit) },
        currency: { sign, _ in japaneseName(of: sign) },
        decimalPoint: "点",
        minus: "マイナス",
        unitSigns: [:],
        scales: [:],
        more: [
            "。": "句点",
            "、": "読点",
            "・": "中点",
            "「": "始めかぎ括弧",
            "」": "終わりかぎ括弧",
            "『": "始め二重かぎ括弧",
            "』": "終わり二重かぎ括弧",
            "〒": "郵便番号",
            "〜": "波ダッシュ",
        ],
        emoji: nil
    )
}

private func japaneseName(_ symbol: SpokenSymbol) -> String {
    switch symbol {
    case .space: "スペース"
    case .newLine: "改行"
    case .tab: "タブ"
    case .dot: "ドット"
    case .comma: "コンマ"
    case .colon: "コロン"
    case .semicolon: "セミコロン"
    case .exclamationMark: "感嘆符"
    case .questionMark: "疑問符"
    case .apostrophe, .curlyApostrophe: "アポストロフィ"
    case .leftSingleQuote: "始め一重引用符"
    case .quote: "引用符"
    case .leftQuote: "始め引用符"
    case .rightQuote: "終わり引用符"
    case .leftGuillemet: "始め二重山括弧"
    case .rightGuillemet: "終わり二重山括弧"
    case .dash: "ハイフン"
    case .enDash: "半角ダッシュ"
    case .emDash: "全角ダッシュ"
    case .ellipsis: "省略記号"
    case .leftParen: "始め丸括弧"
    case .rightParen: "終わり丸括弧"
    case .leftBracket: "始め角括弧"
    case .rightBracket: "終わり角括弧"
    case .leftBrace: "始め波括弧"
    case .rightBrace: "終わり波括弧"
    case .slash: "スラッシュ"
    case .backslash: "バックスラッシュ"
    case .at: "アットマーク"
    case .number: "シャープ"
    case .and: "アンド"
    case .star: "アスタリスク"
    case .underscore: "アンダーバー"
    case .plus: "プラス"
    case .equals: "イコール"
    case .lessThan: "小なり"
    case .greaterThan: "大なり"
    case .verticalBar: "縦線"
    case .tilde: "チルダ"
    case .grave: "バッククォート"
    case .caret: "キャレット"
    case .bullet: "ビュレット"
    case .middleDot: "中黒"
    case .section: "節記号"
    case .paragraph: "段落記号"
    case .percent: "パーセント"
    case .degrees: "度"
    case .copyright: "コピーライト"
    case .registered: "登録商標"
    case .trademark: "商標"
    case .numero: "ナンバー"
    case .micro: "マイクロ"
    case .minus: "マイナス"
    case .plusMinus: "プラスマイナス"
    case .times: "かける"
    case .divided: "割る"
    case .lessOrEqual: "小なりイコール"
    case .greaterOrEqual: "大なりイコール"
    case .notEqual: "ノットイコール"
    case .approximately: "ほぼ等しい"
    case .infinity: "無限大"
    case .squareRoot: "ルート"
    case .squared: "二乗"
    case .cubed: "三乗"
    case .oneHalf: "二分の一"
    case .oneQuarter: "四分の一"
    case .threeQuarters: "四分の三"
    case .rightArrow: "右矢印"
    case .leftArrow: "左矢印"
    case .upArrow: "上矢印"
    case .downArrow: "下矢印"
    case .checkMark: "チェックマーク"
    case .crossMark: "バツ印"
    case .blackStar: "星"
    case .whiteStar: "白い星"
    }
}

private func japaneseName(of unit: MeasureUnit) -> String {
    switch unit {
    case .millimeter: "ミリメートル"
    case .centimeter: "センチメートル"
    case .meter: "メートル"
    case .kilometer: "キロメートル"
    case .squareMeter: "平方メートル"
    case .inch: "インチ"
    case .foot: "フィート"
    case .yard: "ヤード"
    case .mile: "マイル"
    case .milligram: "ミリグラム"
    case .gram: "グラム"
    case .kilogram: "キログラム"
    case .ounce: "オンス"
    case .pound: "ポンド"
    case .milliliter: "ミリリットル"
    case .liter: "リットル"
    case .millisecond: "ミリ秒"
    case .second: "秒"
    case .minute: "分"
    case .hour: "時間"
    case .day: "日"
    case .week: "週間"
    case .kilobyte: "キロバイト"
    case .megabyte: "メガバイト"
    case .gigabyte: "ギガバイト"
    case .terabyte: "テラバイト"
    case .hertz: "ヘルツ"
    case .kilohertz: "キロヘルツ"
    case .megahertz: "メガヘルツ"
    case .gigahertz: "ギガヘルツ"
    case .volt: "ボルト"
    case .watt: "ワット"
    case .kilowatt: "キロワット"
    case .kilowattHour: "キロワット時"
    case .kilocalorie: "キロカロリー"
    case .meterPerSecond: "メートル毎秒"
    case .kilometerPerHour: "キロメートル毎時"
    case .milePerHour: "マイル毎時"
    case .percent: "パーセント"
    case .degree: "度"
    case .celsius: "度"
    case .fahrenheit: "華氏度"
    }
}

private func japaneseName(of sign: CurrencySign) -> String {
    switch sign {
    case .dollar: "ドル"
    case .euro: "ユーロ"
    case .pound: "ポンド"
    case .yen: "円"
    case .cent: "セント"
    case .rupee: "ルピー"
    case .won: "ウォン"
    case .ruble: "ルーブル"
    case .hryvnia: "フリヴニャ"
    case .lira: "リラ"
    case .shekel: "シェケル"
    case .baht: "バーツ"
    case .dong: "ドン"
    case .bitcoin: "ビットコイン"
    }
}
