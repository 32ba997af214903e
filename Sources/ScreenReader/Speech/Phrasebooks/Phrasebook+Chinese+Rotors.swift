extension RotorOption {
    /// In simplified characters; a noun has no plural.
    var chineseName: String {
        switch self {
        case .characters: "字符"
        case .words: "字词"
        case .lines: "行"
        case .speakingRate: "语速"
        case .adjustValue: "调整值"
        case .containers: "容器"
        case .headings: "标题"
        case .landmarks: "地标"
        case .links: "链接"
        case .formControls: "表单控制"
        case .textFields: "文本栏"
        case .searchFields: "搜索栏"
        case .buttons: "按钮"
        case .images: "图像"
        case .tables: "表格"
        case .lists: "列表"
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "更多内容"
        case .actions: "操作"
        }
    }
}

private let systemTypes: [String: String] = [
    "link": "链接", "visitedLink": "已访问的链接", "heading": "标题",
    "headingLevel1": "1级标题", "headingLevel2": "2级标题", "headingLevel3": "3级标题",
    "headingLevel4": "4级标题", "headingLevel5": "5级标题", "headingLevel6": "6级标题",
    "boldText": "粗体文本", "italicText": "斜体文本", "underlineText": "下划线文本",
    "misspelledWord": "拼写错误的字词", "image": "图像", "textField": "文本栏",
    "table": "表格", "list": "列表", "landmark": "地标",
]
