extension RotorOption {
    /// A noun has no plural.
    var koreanName: String {
        switch self {
        case .edit: "편집"
        case .textSelection: "텍스트 선택"
        case .characters: "문자"
        case .words: "단어"
        case .lines: "줄"
        case .speakingRate: "말하기 속도"
        case .adjustValue: "값 조절"
        case .containers: "컨테이너"
        case .headings: "머리말"
        case .landmarks: "랜드마크"
        case .links: "링크"
        case .formControls: "양식 컨트롤"
        case .textFields: "텍스트 필드"
        case .searchFields: "검색 필드"
        case .buttons: "버튼"
        case .images: "이미지"
        case .tables: "표"
        case .lists: "목록"
        case .misspelledWords: "맞춤법이 틀린 단어"
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "추가 콘텐츠"
        case .audioGraph: "오디오 그래프"
        case .directTouch: "직접 터치"
        case .actions: "동작"
        case .visitedLinks: "방문한 링크"
        case .nonvisitedLinks: "방문하지 않은 링크"
        case .staticText: "정적 텍스트"
        case .sameItem: "같은 항목"
        case .sameHeadingLevel: "같은 레벨의 머리말"
        case .differentItem: "다른 항목"
        case .verticalNavigation: "상하 탐색"
        case .volume: "음량"
        case .hints: "힌트"
        case .language: "언어"
        case .punctuation: "구두점"
        case .typingMode: "입력 모드"
        case .zoom: "확대/축소"
        case .navigationStyle: "탐색 스타일"
        }
    }
}

private let systemTypes: [String: String] = [
    "link": "링크", "visitedLink": "방문한 링크", "heading": "머리말",
    "headingLevel1": "머리말 1", "headingLevel2": "머리말 2", "headingLevel3": "머리말 3",
    "headingLevel4": "머리말 4", "headingLevel5": "머리말 5", "headingLevel6": "머리말 6",
    "boldText": "볼드체 텍스트", "italicText": "이탤릭체 텍스트", "underlineText": "밑줄 친 텍스트",
    "misspelledWord": "맞춤법이 틀린 단어", "image": "이미지", "textField": "텍스트 필드",
    "table": "표", "list": "목록", "landmark": "랜드마크",
]

extension RotorPhrases {
    static let korean = RotorPhrases(
        languageName: "한국어",
        settingOn: "켬",
        settingOff: "끔",
        punctuation: { level in
            switch level {
            case .some: "일부 구두점"
            case .all: "모든 구두점"
            case .none: "구두점 없음"
            }
        },
        chart: { entry in
            switch entry {
            case .describe: "차트 설명"
            case .play: "오디오 그래프 재생"
            case .details: "차트 세부사항"
            }
        },
        group: { kind in
            switch kind {
            case .list: "목록"
            case .landmark: "랜드마크"
            case .table: "표"
            case .tabBar: "탭 막대"
            case .group: "그룹"
            }
        },
        navigationStyle: { $0 ? "그룹 탐색" : "평면 탐색" },
        typingMode: { mode in
            switch mode {
            case .standard: "표준 입력"
            case .touch: "터치 입력"
            case .directTouch: "직접 터치 입력"
            }
        },
        showContextMenu: "컨텍스트 메뉴 보기",
        directTouchOn: "직접 터치 켬",
        directTouchOff: "직접 터치 끔",
        helpStarts: "도움말 시작",
        helpEnds: "도움말 종료"
    )
}
