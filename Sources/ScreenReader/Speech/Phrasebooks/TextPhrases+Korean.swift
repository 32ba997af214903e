extension TextPhrases {
    static let korean = TextPhrases(
        selectionRotor: "텍스트 선택. 오른쪽으로 쓸어 넘겨 선택 범위를 넓히십시오. 왼쪽으로 쓸어 넘겨 선택 범위를 줄이십시오.",
        selectionRotorName: "텍스트 선택",
        unit: { unit in
            switch unit {
            case .word: "단어 선택"
            case .character: "문자 선택"
            case .sentence: "문장 선택"
            case .line: "줄 선택"
            case .paragraph: "단락 선택"
            }
        },
        selected: "선택됨",
        unselected: "선택 해제됨",
        selectingBegins: "텍스트 선택 시작",
        selectingEnds: "텍스트 선택 종료",
        command: { command in
            switch command {
            case .select: "선택"
            case .selectAll: "전체 선택"
            case .cut: "오려두기"
            case .copy: "복사하기"
            case .paste: "붙여넣기"
            }
        },
        cut: "오려둠",
        copied: "복사됨",
        pasted: "붙여넣음",
        spelling: [:]
    )
}
