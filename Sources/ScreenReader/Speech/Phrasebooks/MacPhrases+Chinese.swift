extension MacPhrases {
    /// Chinese in simplified characters. Roles are the words of the Mac's own guides as far as they
    /// name them, VoiceOver's own name among them, the sentences are our own; none of them was
    /// heard.
    static let simplifiedChinese = MacPhrases(
        role: chineseWord(of:),
        hintRole: { $0 == .text ? "可选择的文本" : nil },
        headingLevel: { "\($0)级标题" },
        landmark: WebPhrases.simplifiedChinese.landmarkKind,
        minimize: "最小化",
        fullScreen: "全屏幕",
        close: "关闭",
        selected: "已选定",
        checked: "已勾选",
        unchecked: "未勾选",
        mixed: "混合",
        on: "打开",
        off: "关闭",
        collapsed: "已折叠",
        expanded: "已展开",
        dimmed: "变暗",
        required: "必填",
        visited: "已访问",
        blank: "空白",
        current: { kind in
            switch kind {
            case "page": "当前页面"
            case "step": "当前步骤"
            case "location": "当前位置"
            case "date": "当前日期"
            case "time": "当前时间"
            default: "当前项"
            }
        },
        popUp: WebPhrases.simplifiedChinese.popUp,
        insertion: { insertion in
            switch insertion {
            case .atEnd: "插入点位于文本末尾"
            case .atStart: "插入点位于文本开头"
            case .between(let before, let after): "插入点位于\(before)和\(after)之间"
            case .selection(let count): "已选定\(count)个字符"
            }
        },
        items: { "\($0)项" },
        position: { "第\($0)个，共\($1)个" },
        outlinePosition: { "（第\($0)个，共\($1)个）" },
        rowPosition: { "第\($0)行，共\($1)行" },
        contentIsEmpty: "内容为空",
        interact: { "在\($0)中" },
        stopInteracting: { "已离开\($0)" },
        endOf: { "\($0)结尾" },
        crossing: { left, entered in
            let sentences = [left.map { "离开\($0)。" }, entered.map { "进入\($0)。" }]
            return Phrase(sentences.compactMap { $0 }.joined())
        },
        voiceOverOn: { "旁白已打开，\($0)" },
        hasKeyboardFocus: { "\($0)，具有键盘焦点" },
        isInCursor: { "\($0)，位于旁白光标处" },
        rotorMenu: { "“\($0)”菜单" },
        actionsMenu: { "“操作”菜单，\($0)项" },
        webNavigation: { navigation in
            switch navigation {
            case .group: "组，网页导航"
            case .dom: "DOM顺序，网页导航"
            }
        },
        quickNav: { "箭头快速导航已\($0 ? "打开" : "关闭")" },
        singleKeyQuickNav: { "单键快速导航已\($0 ? "打开" : "关闭")" },
        noun: { role, word, _ in
            role == .landmark && word != chineseWord(of: .landmark).text ? "“\(word)”地标" : word
        },
        currentlyOn: { "您当前位于\($0)上。" },
        currentlyOnInside: { role, container in "您当前位于\(container)内的\(role)上。" },
        clickButton: "若要点按此按钮，请按下Control-Option-空格键。",
        clickLink: "若要点按此链接，请按下Control-Option-空格键。",
        typeText: "若要在此栏中输入文本，请键入。",
        interactWithSlider: "若要开始与滑块交互，请按下Control-Option-Shift-下箭头键。",
        enterWebArea: "若要进入网页区域，请按下Control-Option-Shift-下箭头键。",
        isDimmed: "此项已变暗。",
        navigateToolbar: """
            若要浏览此工具栏上的项，请按下Control-Option，然后按下上箭头键、下箭头键、左箭头键或右箭头键。\
            若要退出此工具栏，请按下Control-Option-Shift-上箭头键。
            """,
        exitWebArea: "若要退出此网页区域，请按下Control-Option-Shift-上箭头键。"
    )
}

private func chineseWord(of role: MacRole) -> Phrase {
    switch role {
    case .button: "按钮"
    case .menuButton: "菜单按钮"
    case .popUpButton: "弹出式按钮"
    case .checkbox: "复选框"
    case .switch: "开关"
    case .toggle: "开关按钮"
    case .radioButton: "单选按钮"
    case .tab: "标签"
    case .textField: "文本栏"
    case .secureTextField: "安全文本栏"
    case .searchField: "搜索栏"
    case .emailField: "电子邮件栏"
    case .readOnlyText: "可点按的文本"
    case .comboBox: "组合框"
    case .textArea, .webTextArea: "文本输入区"
    case .text: "文本"
    case .heading: "标题"
    case .link: "链接"
    case .image: "图像"
    case .slider: "滑块"
    case .horizontalSlider: "水平滑块"
    case .verticalSlider: "垂直滑块"
    case .stepper: "步进器"
    case .splitter: "分隔条"
    case .verticalSplitter: "垂直分隔条"
    case .horizontalSplitter: "水平分隔条"
    case .valueIndicator: "值指示器"
    case .levelIndicator: "级别指示器"
    case .progressIndicator: "进度指示器"
    case .busyIndicator: "忙碌指示器"
    case .colorWell: "颜色池"
    case .scrollBar: "滚动条"
    case .disclosureTriangle: "显示三角形"
    case .summary: "摘要"
    case .menu: "菜单"
    case .menuItem: "菜单项"
    case .menuBar: "菜单栏"
    case .menuBarItem: "菜单栏项"
    case .group: "组"
    case .radioGroup: "单选按钮组"
    case .tabGroup: "标签组"
    case .toolbar: "工具栏"
    case .scrollArea: "滚动区"
    case .splitGroup: "拆分组"
    case .list: "列表"
    case .table: "表格"
    case .outline: "大纲"
    case .outlineRow: "大纲行"
    case .row: "行"
    case .column: "列"
    case .cell: "单元格"
    case .browser: "浏览器"
    case .grid: "网格"
    case .webArea: "网页内容"
    case .landmark: "地标"
    case .window: "窗口"
    case .dialog: "对话框"
    case .sheet: "工作表单"
    case .drawer: "抽屉"
    case .popover: "弹出窗口"
    case .helpTag: "帮助标签"
    case .none: ""
    }
}
