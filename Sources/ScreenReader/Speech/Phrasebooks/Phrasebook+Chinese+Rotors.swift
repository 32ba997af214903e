extension RotorOption {
    /// In simplified characters; a noun has no plural.
    var chineseName: String {
        switch self {
        case .edit: "编辑"
        case .textSelection: "文本选择"
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
        case .misspelledWords: "拼写错误的字词"
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "更多内容"
        case .audioGraph: "音频图表"
        case .directTouch: "直接触碰"
        case .actions: "操作"
        case .visitedLinks: "已访问的链接"
        case .nonvisitedLinks: "未访问的链接"
        case .staticText: "静态文本"
        case .sameItem: "相同项"
        case .sameHeadingLevel: "同级标题"
        case .differentItem: "不同项"
        case .verticalNavigation: "垂直导航"
        case .volume: "音量"
        case .hints: "提示"
        case .language: "语言"
        case .punctuation: "标点符号"
        case .typingMode: "键入模式"
        case .zoom: "缩放"
        case .navigationStyle: "导航样式"
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

extension RotorPhrases {
    static let simplifiedChinese = RotorPhrases(
        languageName: "简体中文",
        settingOn: "打开",
        settingOff: "关闭",
        punctuation: { level in
            switch level {
            case .some: "部分标点符号"
            case .all: "全部标点符号"
            case .none: "无标点符号"
            }
        },
        chart: { entry in
            switch entry {
            case .describe: "描述图表"
            case .play: "播放音频图表"
            case .details: "图表详细信息"
            }
        },
        group: { kind in
            switch kind {
            case .list: "列表"
            case .landmark: "地标"
            case .table: "表格"
            case .tabBar: "标签栏"
            case .group: "群组"
            }
        },
        navigationStyle: { $0 ? "分组导航" : "平面导航" },
        typingMode: { mode in
            switch mode {
            case .standard: "标准键入"
            case .touch: "触碰键入"
            case .directTouch: "直接触碰键入"
            }
        },
        showContextMenu: "显示上下文菜单",
        directTouchOn: "直接触碰已打开",
        directTouchOff: "直接触碰已关闭",
        helpStarts: "帮助已开始",
        helpEnds: "帮助已结束"
    )
}
