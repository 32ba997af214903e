extension MacPhrases {
    /// Korean. Roles are the words of the Mac's own guides as far as they name them, the sentences
    /// are our own; none of them was heard. Nothing that is put in is followed by a particle that
    /// depends on its last letter.
    static let korean = MacPhrases(
        role: koreanWord(of:),
        hintRole: { $0 == .text ? "선택 가능한 텍스트" : nil },
        headingLevel: { "머리말 레벨 \($0)" },
        landmark: WebPhrases.korean.landmarkKind,
        minimize: "최소화",
        fullScreen: "전체 화면",
        close: "닫기",
        selected: "선택됨",
        checked: "선택 표시됨",
        unchecked: "선택 표시 안 됨",
        mixed: "혼합",
        on: "켬",
        off: "끔",
        collapsed: "접힘",
        expanded: "펼쳐짐",
        dimmed: "흐리게 표시됨",
        required: "필수",
        visited: "방문함",
        blank: "비어 있음",
        current: { kind in
            switch kind {
            case "page": "현재 페이지"
            case "step": "현재 단계"
            case "location": "현재 위치"
            case "date": "현재 날짜"
            case "time": "현재 시간"
            default: "현재 항목"
            }
        },
        popUp: WebPhrases.korean.popUp,
        insertion: { insertion in
            switch insertion {
            case .atEnd: "텍스트 끝에 삽입점"
            case .atStart: "텍스트 시작 부분에 삽입점"
            case .between(let before, let after): "\(before), \(after) 사이에 삽입점"
            case .selection(let count): "\(count)자 선택됨"
            }
        },
        items: { "\($0)개 항목" },
        position: { "\($1)개 중 \($0)번째" },
        outlinePosition: { "(\($1)개 중 \($0)번째)" },
        rowPosition: { "\($1)행 중 \($0)행" },
        contentIsEmpty: "콘텐츠가 비어 있음",
        interact: { "\($0) 안" },
        stopInteracting: { "\($0) 밖" },
        endOf: { "\($0) 끝" },
        crossing: { left, entered in
            let sentences = [left.map { "\($0)에서 나감." }, entered.map { "\($0)에 들어감." }]
            return Phrase(sentences.compactMap { $0 }.joined(separator: " "))
        },
        voiceOverOn: { "VoiceOver 켬, \($0)" },
        hasKeyboardFocus: { "\($0), 키보드 초점 있음" },
        isInCursor: { "\($0), VoiceOver 커서 있음" },
        rotorMenu: { "\($0) 메뉴" },
        actionsMenu: { "동작 메뉴, \($0)개 항목" },
        webNavigation: { navigation in
            switch navigation {
            case .group: "그룹, 웹 탐색"
            case .dom: "DOM 순서, 웹 탐색"
            }
        },
        quickNav: { "화살표 빠른 탐색 \($0 ? "켬" : "끔")" },
        singleKeyQuickNav: { "단일 키 빠른 탐색 \($0 ? "켬" : "끔")" },
        noun: { role, word, _ in
            role == .landmark && word != koreanWord(of: .landmark).text
                ? "‘\(word)’ 랜드마크" : word
        },
        currentlyOn: { "현재 \($0)에 있습니다." },
        currentlyOnInside: { role, container in "현재 \(container) 안의 \(role)에 있습니다." },
        clickButton: "이 버튼을 클릭하려면 Control-Option-스페이스를 누르십시오.",
        clickLink: "이 링크를 클릭하려면 Control-Option-스페이스를 누르십시오.",
        typeText: "이 필드에 텍스트를 입력하려면 타이핑하십시오.",
        interactWithSlider: """
            슬라이더와 상호 작용을 시작하려면 Control-Option-Shift-아래쪽 화살표를 누르십시오.
            """,
        enterWebArea: "웹 영역으로 들어가려면 Control-Option-Shift-아래쪽 화살표를 누르십시오.",
        isDimmed: "이 항목은 흐리게 표시되어 있습니다.",
        navigateToolbar: """
            이 도구 막대의 항목을 탐색하려면 Control-Option을 누른 다음 위쪽 화살표, 아래쪽 화살표, \
            왼쪽 화살표 또는 오른쪽 화살표를 누르십시오. 이 도구 막대에서 나가려면 \
            Control-Option-Shift-위쪽 화살표를 누르십시오.
            """,
        exitWebArea: "이 웹 영역에서 나가려면 Control-Option-Shift-위쪽 화살표를 누르십시오."
    )
}

private func koreanWord(of role: MacRole) -> Phrase {
    switch role {
    case .button: "버튼"
    case .menuButton: "메뉴 버튼"
    case .popUpButton: "팝업 버튼"
    case .checkbox: "체크상자"
    case .switch: "스위치"
    case .toggle: "토글 버튼"
    case .radioButton: "라디오 버튼"
    case .tab: "탭"
    case .textField: "텍스트 필드"
    case .secureTextField: "보안 텍스트 필드"
    case .searchField: "검색 필드"
    case .emailField: "이메일 필드"
    case .readOnlyText: "클릭 가능한 텍스트"
    case .comboBox: "콤보 상자"
    case .textArea, .webTextArea: "텍스트 입력 영역"
    case .text: "텍스트"
    case .heading: "머리말"
    case .link: "링크"
    case .image: "이미지"
    case .slider: "슬라이더"
    case .horizontalSlider: "가로 슬라이더"
    case .verticalSlider: "세로 슬라이더"
    case .stepper: "스테퍼"
    case .splitter: "분할자"
    case .verticalSplitter: "세로 분할자"
    case .horizontalSplitter: "가로 분할자"
    case .valueIndicator: "값 표시기"
    case .levelIndicator: "레벨 표시기"
    case .progressIndicator: "진행률 표시기"
    case .busyIndicator: "사용 중 표시기"
    case .colorWell: "색상 상자"
    case .scrollBar: "스크롤 막대"
    case .disclosureTriangle: "펼침 삼각형"
    case .summary: "요약"
    case .menu: "메뉴"
    case .menuItem: "메뉴 항목"
    case .menuBar: "메뉴 막대"
    case .menuBarItem: "메뉴 막대 항목"
    case .group: "그룹"
    case .radioGroup: "라디오 그룹"
    case .tabGroup: "탭 그룹"
    case .toolbar: "도구 막대"
    case .scrollArea: "스크롤 영역"
    case .splitGroup: "분할 그룹"
    case .list: "목록"
    case .table: "표"
    case .outline: "개요"
    case .outlineRow: "개요 행"
    case .row: "행"
    case .column: "열"
    case .cell: "셀"
    case .browser: "브라우저"
    case .grid: "격자"
    case .webArea: "웹 콘텐츠"
    case .landmark: "랜드마크"
    case .window: "윈도우"
    case .dialog: "대화상자"
    case .sheet: "시트"
    case .drawer: "서랍"
    case .popover: "팝오버"
    case .helpTag: "도움말 태그"
    case .none: ""
    }
}
