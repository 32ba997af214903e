extension LanguageTable {
    static let korean = LanguageTable(
        "ko",
        """
        button: L, 버튼
        dimmedButton: L, 흐리게 표시됨, 버튼
        tab: 선택됨, L2, 탭, 5개 중 2번째
        switchOn: L, 전환 버튼, 켬 | 설정을 전환하려면 이중 탭하십시오.
        switchOff: L, 전환 버튼, 끔 | 설정을 전환하려면 이중 탭하십시오.
        switchMixed: L, 전환 버튼, 혼합 | 설정을 전환하려면 이중 탭하십시오.
        switchHalf: L, 전환 버튼, half | 설정을 전환하려면 이중 탭하십시오.
        slider: L, V, 조절 가능 | H. 값을 조절하려면 한 손가락으로 위나 아래로 쓸어 넘기십시오.
        textField: L, P, 텍스트 필드 | 편집하려면 이중 탭하십시오.
        editing: L, 텍스트 필드, 편집 중 | 로터를 사용하여 접근할 수 있는 항목: 맞춤법이 틀린 단어
        textArea: L, 텍스트 필드 | 편집하려면 이중 탭하십시오. 로터를 사용하여 접근할 수 있는 항목: 맞춤법이 틀린 단어
        secureOne: L, 1자, 보안 텍스트 필드 | 편집하려면 이중 탭하십시오.
        secureTwo: L, 2자, 보안 텍스트 필드 | 편집하려면 이중 탭하십시오.
        secureFive: L, 5자, 보안 텍스트 필드 | 편집하려면 이중 탭하십시오.
        secureMany: L, 21자, 보안 텍스트 필드 | 편집하려면 이중 탭하십시오.
        search: L, 검색 필드 | 편집하려면 이중 탭하십시오.
        heading: L, 머리말
        headingLevel: L, 머리말 레벨 2
        link: L, 링크
        image: L, 이미지
        back: L, 뒤로 버튼
        backLabelled: 뒤로 버튼
        popUp: L, 버튼, 팝업 버튼
        menuItem: L, 메뉴 항목
        wheel: L, 피커 항목, 조절 가능 | 값을 조절하려면 한 손가락으로 위나 아래로 쓸어 넘기십시오.
        pages: L, 3페이지 중 1페이지, 조절 가능 | 값을 조절하려면 한 손가락으로 위나 아래로 쓸어 넘기십시오.
        draggable: L, 드래그 가능 | 이중 탭하고 누른 상태로 소리를 기다린 다음, 드래그하여 순서를 변경하십시오
        collapsed: L, 버튼, 접힘 | 펼치려면 이중 탭하십시오.
        expanded: L, 버튼, 펼쳐짐 | 접으려면 이중 탭하십시오.
        actions: L, 동작 사용 가능 | 위나 아래로 쓸어 넘겨 사용자 설정 동작을 선택한 다음, 이중 탭하여 활성화하십시오.
        content: L, 추가 콘텐츠 사용 가능
        rotors: L | 로터를 사용하여 접근할 수 있는 항목: R
        listStart: L1, 목록 시작
        listEnd: L2, 목록 끝
        landmarkStart: L1, 랜드마크
        landmarkEnd: L2, 끝
        alert: 경고, L
        row: 2행
        column: 3열
        rowSpan: 2개 행에 걸침
        columnSpan: 3개 열에 걸침
        rotorNames: 머리말 · 링크 · 양식 컨트롤 · R · 머리말 3
        notFound: 머리말을 찾을 수 없음 · 링크를 찾을 수 없음 · 이미지를 찾을 수 없음 · 텍스트 필드를 찾을 수 없음 · R을(를) 찾을 수 없음
        page: 4페이지 중 2페이지
        rows: 5행에서 8행까지
        rowsOfAll: 20행 중 5행에서 8행까지
        percent: 55퍼센트
        speech: 말하기 켬 · 말하기 끔
        curtain: 화면 커튼 켬 · 화면 커튼 끔
        capital: 대문자 A
        space: 스페이스
        mac start: VoiceOver 켬, App, Window, 윈도우, E, 텍스트 입력 영역, V, 텍스트 끝에 삽입점, 키보드 초점 있음 | 현재 텍스트 \
        입력 영역에 있습니다.
        mac button: B, 버튼 | 현재 버튼에 있습니다. 이 버튼을 클릭하려면 Control-Option-스페이스를 누르십시오.
        mac dimmed: D, 흐리게 표시됨, 버튼 | 현재 버튼에 있습니다. 이 항목은 흐리게 표시되어 있습니다.
        mac checkbox: C, 선택 표시됨, 체크상자 | 현재 체크상자에 있습니다.
        mac slider: V, S, 슬라이더 | 현재 슬라이더에 있습니다. 슬라이더와 상호 작용을 시작하려면 Control-Option-Shift-아래쪽 화살표를 \
        누르십시오.
        mac heading: H, 머리말 레벨 2 | 현재 머리말 레벨 2에 있습니다.
        mac toolbarButton: 도구 막대에 들어감. · T, 버튼 | 현재 도구 막대 안의 버튼에 있습니다. 이 버튼을 클릭하려면 \
        Control-Option-스페이스를 누르십시오. 이 도구 막대의 항목을 탐색하려면 Control-Option을 누른 다음 위쪽 화살표, 아래쪽 화살표, 왼쪽 \
        화살표 또는 오른쪽 화살표를 누르십시오. 이 도구 막대에서 나가려면 Control-Option-Shift-위쪽 화살표를 누르십시오.
        mac textArea: E, 텍스트 입력 영역, V, 텍스트 끝에 삽입점 | 현재 텍스트 입력 영역에 있습니다.
        mac popUp: V, P, 메뉴 팝업, 접힘, 버튼 | 현재 버튼에 있습니다. 이 버튼을 클릭하려면 Control-Option-스페이스를 누르십시오.
        mac interact: G, 그룹 안, 2개 항목, G1, 이미지 | 현재 그룹 안의 이미지에 있습니다.
        mac stopInteracting: G, 그룹 밖 · G, 그룹 | 현재 그룹에 있습니다.
        mac webArea: 2개 항목, W, 웹 콘텐츠 | 현재 웹 콘텐츠에 있습니다. 웹 영역으로 들어가려면 Control-Option-Shift-아래쪽 화살표를 \
        누르십시오.
        mac webHeading: 머리말 레벨 2, WH | 현재 머리말 레벨 2에 있습니다.
        mac endOfMain: 본문 끝 · WB, 버튼 | 현재 버튼에 있습니다. 이 버튼을 클릭하려면 Control-Option-스페이스를 누르십시오.
        mac actionsMenu: 동작 메뉴, 2개 항목 · A1
        mac rotorMenu: 머리말 메뉴 · H
        mac described: V, S, 슬라이더, VoiceOver 커서 있음
        mac focused: B, 버튼, 키보드 초점 있음
        mac quickNav: 화살표 빠른 탐색 켬
        """)
}
