extension Phrasebook {
    /// Korean. "텍스트 필드" was heard (public UI tests through iOS 27's test service, M); the rest
    /// are our own words after iOS's settings and help.
    static let korean = Phrasebook(
        language: "ko",
        isUnverified: true,
        selected: "선택됨",
        dimmed: "흐리게 표시됨",
        isEditing: "편집 중",
        on: "켬",
        off: "끔",
        mixed: "혼합",
        expanded: "펼쳐짐",
        collapsed: "접힘",
        draggable: "드래그 가능",
        button: "버튼",
        backButton: "뒤로 버튼",
        switchButton: "전환 버튼",
        tab: "탭",
        textField: .heard("텍스트 필드"),
        secureTextField: "보안 텍스트 필드",
        heading: "머리말",
        headingLevel: { "머리말 레벨 \($0)" },
        link: "링크",
        pickerItem: "피커 항목",
        adjustable: "조절 가능",
        image: "이미지",
        searchField: "검색 필드",
        menuItem: "메뉴 항목",
        popUpButton: "팝업 버튼",
        alert: "경고",
        back: "뒤로",
        listStart: "목록 시작",
        listEnd: "목록 끝",
        landmark: "랜드마크",
        landmarkEnd: "끝",
        position: { "\($1)개 중 \($0)번째" },
        row: { "\($0)행" },
        column: { "\($0)열" },
        rowSpan: { "\($0)개 행에 걸침" },
        columnSpan: { "\($0)개 열에 걸침" },
        pageControlValue: { "\($1)페이지 중 \($0)페이지" },
        characters: { "\($0)자" },
        moreContentAvailable: "추가 콘텐츠 사용 가능",
        actionsAvailable: "동작 사용 가능",
        inProgress: "진행 중",
        activateHint: "활성화하려면 이중 탭하십시오",
        toggleHint: "설정을 전환하려면 이중 탭하십시오.",
        editHint: "편집하려면 이중 탭하십시오.",
        misspelledHint: "로터를 사용하여 접근할 수 있는 항목: 맞춤법이 틀린 단어",
        adjustHint: "값을 조절하려면 한 손가락으로 위나 아래로 쓸어 넘기십시오.",
        expandHint: "펼치려면 이중 탭하십시오.",
        collapseHint: "접으려면 이중 탭하십시오.",
        actionsHint: "위나 아래로 쓸어 넘겨 사용자 설정 동작을 선택한 다음, 이중 탭하여 활성화하십시오.",
        rotorHint: { "로터를 사용하여 접근할 수 있는 항목: \($0)" },
        dragHint: "이중 탭하고 누른 상태로 소리를 기다린 다음, 드래그하여 순서를 변경하십시오",
        notFound: { Phrase(withObjectParticle($0.koreanName) + " 찾을 수 없음") },
        rotorName: { Phrase($0.koreanName) },
        activateDefault: "활성화, 기본값",
        page: { "\($1)페이지 중 \($0)페이지" },
        rows: { first, last, total in
            total.map { "\($0)행 중 \(first)행에서 \(last)행까지" } ?? "\(first)행에서 \(last)행까지"
        },
        percent: { "\($0)퍼센트" },
        speechOn: "말하기 켬",
        speechOff: "말하기 끔",
        curtainOn: "화면 커튼 켬",
        curtainOff: "화면 커튼 끔",
        capital: { "대문자 \($0)" },
        decimalSeparator: ".",
        fullStop: ".",
        symbols: .korean,
        rotor: .korean,
        text: .korean,
        web: .korean,
        mac: .korean
    )
}

extension WebPhrases {
    static let korean = WebPhrases(
        multiLineTextField: "여러 줄 텍스트 필드",
        radioButton: "라디오 버튼",
        checkbox: "체크상자",
        checked: "선택 표시됨",
        unchecked: "선택 표시 안 됨",
        toggleButton: "토글 버튼",
        pressed: "눌림",
        notPressed: "눌리지 않음",
        visited: "방문함",
        required: "필수",
        popUpButton: "팝업 열기 버튼",
        popUp: { kind in
            switch kind {
            case .menu: "메뉴 팝업"
            case .dialog: "대화상자 팝업"
            case .listBox: "목록상자 팝업"
            }
        },
        rowHeader: "행 머리글",
        columnHeader: "열 머리글",
        tableStart: "표 시작",
        tableEnd: "표 끝",
        tableRows: { "\($0)개 행" },
        tableColumns: { "\($0)개 열" },
        landmarkKind: { kind in
            switch kind.lowercased() {
            case "main": "본문"
            case "navigation": "탐색"
            case "banner": "배너"
            case "complementary": "보조 정보"
            case "contentinfo": "콘텐츠 정보"
            case "search": "검색"
            case "form": "양식"
            case "region": "영역"
            default: Phrase(kind)
            }
        }
    )
}

/// "을" behind a final consonant, "를" behind a vowel; both where the letter does not tell.
private func withObjectParticle(_ noun: String) -> String {
    let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
    let finals: UInt32 = 28
    guard let last = noun.unicodeScalars.last?.value, syllables.contains(last) else {
        return noun + "을(를)"
    }
    return noun + ((last - syllables.lowerBound) % finals == 0 ? "를" : "을")
}
