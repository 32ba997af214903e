/// Names of characters, units and currencies in simplified Chinese (general knowledge, L).
extension SymbolNames {
    static let simplifiedChinese = SymbolNames(
        symbol: chineseName,
        unit: { unit, _ in chineseName(of: unit) },
        currency: { sign, _ in chineseName(of: sign) },
        decimalPoint: "点",
        minus: "负",
        unitSigns: [:],
        scales: [:],
        more: [
            "。": "句号",
            "、": "顿号",
            "《": "左书名号",
            "》": "右书名号",
            "〈": "左单书名号",
            "〉": "右单书名号",
            "「": "左直角引号",
            "」": "右直角引号",
        ],
        emoji: nil
    )
}

private func chineseName(_ symbol: SpokenSymbol) -> String {
    switch symbol {
    case .space: "空格"
    case .newLine: "换行"
    case .tab: "制表符"
    case .dot: "点"
    case .comma: "逗号"
    case .colon: "冒号"
    case .semicolon: "分号"
    case .exclamationMark: "感叹号"
    case .questionMark: "问号"
    case .apostrophe, .curlyApostrophe: "撇号"
    case .leftSingleQuote: "左单引号"
    case .quote: "引号"
    case .leftQuote: "左引号"
    case .rightQuote: "右引号"
    case .leftGuillemet: "左双尖引号"
    case .rightGuillemet: "右双尖引号"
    case .dash: "连字符"
    case .enDash: "短破折号"
    case .emDash: "破折号"
    case .ellipsis: "省略号"
    case .leftParen: "左圆括号"
    case .rightParen: "右圆括号"
    case .leftBracket: "左方括号"
    case .rightBracket: "右方括号"
    case .leftBrace: "左花括号"
    case .rightBrace: "右花括号"
    case .slash: "斜杠"
    case .backslash: "反斜杠"
    case .at: "艾特"
    case .number: "井号"
    case .and: "和"
    case .star: "星号"
    case .underscore: "下划线"
    case .plus: "加"
    case .equals: "等于"
    case .lessThan: "小于"
    case .greaterThan: "大于"
    case .verticalBar: "竖线"
    case .tilde: "波浪号"
    case .grave: "反引号"
    case .caret: "脱字符"
    case .bullet: "项目符号"
    case .middleDot: "间隔号"
    case .section: "章节符号"
    case .paragraph: "段落符号"
    case .percent: "百分号"
    case .degrees: "度"
    case .copyright: "版权"
    case .registered: "注册商标"
    case .trademark: "商标"
    case .numero: "编号"
    case .micro: "微"
    case .minus: "负"
    case .plusMinus: "正负"
    case .times: "乘"
    case .divided: "除以"
    case .lessOrEqual: "小于等于"
    case .greaterOrEqual: "大于等于"
    case .notEqual: "不等于"
    case .approximately: "约等于"
    case .infinity: "无穷大"
    case .squareRoot: "平方根"
    case .squared: "平方"
    case .cubed: "立方"
    case .oneHalf: "二分之一"
    case .oneQuarter: "四分之一"
    case .threeQuarters: "四分之三"
    case .rightArrow: "向右箭头"
    case .leftArrow: "向左箭头"
    case .upArrow: "向上箭头"
    case .downArrow: "向下箭头"
    case .checkMark: "勾号"
    case .crossMark: "叉号"
    case .blackStar: "星形"
    case .whiteStar: "白色星形"
    }
}

private func chineseName(of unit: MeasureUnit) -> String {
    switch unit {
    case .millimeter: "毫米"
    case .centimeter: "厘米"
    case .meter: "米"
    case .kilometer: "千米"
    case .squareMeter: "平方米"
    case .inch: "英寸"
    case .foot: "英尺"
    case .yard: "码"
    case .mile: "英里"
    case .milligram: "毫克"
    case .gram: "克"
    case .kilogram: "千克"
    case .ounce: "盎司"
    case .pound: "磅"
    case .milliliter: "毫升"
    case .liter: "升"
    case .millisecond: "毫秒"
    case .second: "秒"
    case .minute: "分钟"
    case .hour: "小时"
    case .day: "天"
    case .week: "周"
    case .kilobyte: "千字节"
    case .megabyte: "兆字节"
    case .gigabyte: "吉字节"
    case .terabyte: "太字节"
    case .hertz: "赫兹"
    case .kilohertz: "千赫"
    case .megahertz: "兆赫"
    case .gigahertz: "吉赫"
    case .volt: "伏"
    case .watt: "瓦"
    case .kilowatt: "千瓦"
    case .kilowattHour: "千瓦时"
    case .kilocalorie: "千卡"
    case .meterPerSecond: "米每秒"
    case .kilometerPerHour: "公里每小时"
    case .milePerHour: "英里每小时"
    case .percent: "百分比"
    case .degree: "度"
    case .celsius: "摄氏度"
    case .fahrenheit: "华氏度"
    }
}

private func chineseName(of sign: CurrencySign) -> String {
    switch sign {
    case .dollar: "美元"
    case .euro: "欧元"
    case .pound: "英镑"
    case .yen: "元"
    case .cent: "分"
    case .rupee: "卢比"
    case .won: "韩元"
    case .ruble: "卢布"
    case .hryvnia: "格里夫纳"
    case .lira: "里拉"
    case .shekel: "谢克尔"
    case .baht: "泰铢"
    case .dong: "越南盾"
    case .bitcoin: "比特币"
    }
}
