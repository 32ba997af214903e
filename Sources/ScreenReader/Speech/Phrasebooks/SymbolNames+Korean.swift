/// Korean names of characters, units and currencies (general knowledge, L).
extension SymbolNames {
    static let korean = SymbolNames(
        symbol: koreanName,
        unit: { unit, _ in koreanName(of: unit) },
        currency: { sign, _ in koreanName(of: sign) },
        decimalPoint: "점",
        minus: "마이너스",
        unitSigns: [:],
        scales: [
            "천": "천",
            "만": "만",
            "백만": "백만",
            "억": "억",
        ],
        more: [
            "「": "여는 낫표",
            "」": "닫는 낫표",
        ],
        emoji: nil
    )
}

private func koreanName(_ symbol: SpokenSymbol) -> String {
    switch symbol {
    case .space: "스페이스"
    case .newLine: "줄바꿈"
    case .tab: "탭"
    case .dot: "점"
    case .comma: "쉼표"
    case .colon: "콜론"
    case .semicolon: "세미콜론"
    case .exclamationMark: "느낌표"
    case .questionMark: "물음표"
    case .apostrophe, .curlyApostrophe: "작은따옴표"
    case .leftSingleQuote: "여는 작은따옴표"
    case .quote: "큰따옴표"
    case .leftQuote: "여는 큰따옴표"
    case .rightQuote: "닫는 큰따옴표"
    case .leftGuillemet: "여는 겹화살괄호"
    case .rightGuillemet: "닫는 겹화살괄호"
    case .dash: "붙임표"
    case .enDash: "반각 줄표"
    case .emDash: "줄표"
    case .ellipsis: "줄임표"
    case .leftParen: "여는 괄호"
    case .rightParen: "닫는 괄호"
    case .leftBracket: "여는 대괄호"
    case .rightBracket: "닫는 대괄호"
    case .leftBrace: "여는 중괄호"
    case .rightBrace: "닫는 중괄호"
    case .slash: "슬래시"
    case .backslash: "백슬래시"
    case .at: "골뱅이"
    case .number: "우물정자"
    case .and: "앤드"
    case .star: "별표"
    case .underscore: "밑줄"
    case .plus: "더하기"
    case .equals: "등호"
    case .lessThan: "왼쪽 꺾쇠"
    case .greaterThan: "오른쪽 꺾쇠"
    case .verticalBar: "세로줄"
    case .tilde: "물결표"
    case .grave: "억음 부호"
    case .caret: "캐럿"
    case .bullet: "글머리 기호"
    case .middleDot: "가운뎃점"
    case .section: "절 기호"
    case .paragraph: "단락 기호"
    case .percent: "퍼센트"
    case .degrees: "도"
    case .copyright: "저작권"
    case .registered: "등록 상표"
    case .trademark: "상표"
    case .numero: "번호"
    case .micro: "마이크로"
    case .minus: "마이너스"
    case .plusMinus: "플러스 마이너스"
    case .times: "곱하기"
    case .divided: "나누기"
    case .lessOrEqual: "작거나 같음"
    case .greaterOrEqual: "크거나 같음"
    case .notEqual: "같지 않음"
    case .approximately: "거의 같음"
    case .infinity: "무한대"
    case .squareRoot: "제곱근"
    case .squared: "제곱"
    case .cubed: "세제곱"
    case .oneHalf: "이분의 일"
    case .oneQuarter: "사분의 일"
    case .threeQuarters: "사분의 삼"
    case .rightArrow: "오른쪽 화살표"
    case .leftArrow: "왼쪽 화살표"
    case .upArrow: "위쪽 화살표"
    case .downArrow: "아래쪽 화살표"
    case .checkMark: "체크 표시"
    case .crossMark: "가위표"
    case .blackStar: "별"
    case .whiteStar: "흰 별"
    }
}

private func koreanName(of unit: MeasureUnit) -> String {
    switch unit {
    case .millimeter: "밀리미터"
    case .centimeter: "센티미터"
    case .meter: "미터"
    case .kilometer: "킬로미터"
    case .squareMeter: "제곱미터"
    case .inch: "인치"
    case .foot: "피트"
    case .yard: "야드"
    case .mile: "마일"
    case .milligram: "밀리그램"
    case .gram: "그램"
    case .kilogram: "킬로그램"
    case .ounce: "온스"
    case .pound: "파운드"
    case .milliliter: "밀리리터"
    case .liter: "리터"
    case .millisecond: "밀리초"
    case .second: "초"
    case .minute: "분"
    case .hour: "시간"
    case .day: "일"
    case .week: "주"
    case .kilobyte: "킬로바이트"
    case .megabyte: "메가바이트"
    case .gigabyte: "기가바이트"
    case .terabyte: "테라바이트"
    case .hertz: "헤르츠"
    case .kilohertz: "킬로헤르츠"
    case .megahertz: "메가헤르츠"
    case .gigahertz: "기가헤르츠"
    case .volt: "볼트"
    case .watt: "와트"
    case .kilowatt: "킬로와트"
    case .kilowattHour: "킬로와트시"
    case .kilocalorie: "킬로칼로리"
    case .meterPerSecond: "미터 매초"
    case .kilometerPerHour: "킬로미터 매시"
    case .milePerHour: "마일 매시"
    case .percent: "퍼센트"
    case .degree: "도"
    case .celsius: "섭씨도"
    case .fahrenheit: "화씨도"
    }
}

private func koreanName(of sign: CurrencySign) -> String {
    switch sign {
    case .dollar: "달러"
    case .euro: "유로"
    case .pound: "파운드"
    case .yen: "엔"
    case .cent: "센트"
    case .rupee: "루피"
    case .won: "원"
    case .ruble: "루블"
    case .hryvnia: "흐리우냐"
    case .lira: "리라"
    case .shekel: "셰켈"
    case .baht: "바트"
    case .dong: "동"
    case .bitcoin: "비트코인"
    }
}
