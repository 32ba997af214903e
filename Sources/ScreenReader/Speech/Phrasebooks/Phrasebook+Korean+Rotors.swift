extension RotorOption {
    /// A noun has no plural.
    var koreanName: String {
        switch self {
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
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "추가 콘텐츠"
        case .actions: "동작"
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
