extension Phrasebook {
    /// Chinese in simplified characters. "按钮" was heard (public UI tests through iOS 27's test
    /// service, M); the rest are our own words after iOS's settings and help.
    static let simplifiedChinese = Phrasebook(
        language: "zh-Hans",
        isUnverified: true,
        selected: "已选定",
        dimmed: "变暗",
        isEditing: "正在编辑",
        on: "打开",
        off: "关闭",
        mixed: "混合",
        expanded: "已展开",
        collapsed: "已折叠",
        draggable: "可拖移",
        button: .heard("按钮"),
        backButton: "返回按钮",
        switchButton: "切换按钮",
        tab: "标签",
        textField: "文本栏",
        secureTextField: "安全文本栏",
        heading: "标题",
        headingLevel: { "\($0)级标题" },
        link: "链接",
        pickerItem: "选取器项",
        adjustable: "可调整",
        image: "图像",
        searchField: "搜索栏",
        menuItem: "菜单项",
        popUpButton: "弹出式按钮",
        alert: "提醒",
        back: "返回",
        listStart: "列表开头",
        listEnd: "列表结尾",
        landmark: "地标",
        landmarkEnd: "结尾",
        position: { "第\($0)个，共\($1)个" },
        row: { "第\($0)行" },
        column: { "第\($0)列" },
        rowSpan: { "跨\($0)行" },
        columnSpan: { "跨\($0)列" },
        pageControlValue: { "第\($0)页，共\($1)页" },
        characters: { "\($0)个字符" },
        moreContentAvailable: "更多内容可用",
        actionsAvailable: "操作可用",
        inProgress: "进行中",
        activateHint: "轻点两下来激活",
        toggleHint: "轻点两下来切换设置。",
        editHint: "轻点两下来编辑。",
        misspelledHint: "使用转子来访问拼写错误的字词",
        adjustHint: "用一个手指向上或向下轻扫来调整值。",
        expandHint: "轻点两下来展开。",
        collapseHint: "轻点两下来折叠。",
        actionsHint: "向上或向下轻扫来选择自定操作，然后轻点两下来激活。",
        rotorHint: { "使用转子来访问\($0)" },
        dragHint: "轻点两下并按住，等待提示音，然后拖移来重新排列",
        notFound: { "未找到\($0.chineseName)" },
        rotorName: { Phrase($0.chineseName) },
        activateDefault: "激活，默认",
        page: { "第\($0)页，共\($1)页" },
        rows: { first, last, total in
            total.map { "第\(first)行至第\(last)行，共\($0)行" } ?? "第\(first)行至第\(last)行"
        },
        percent: { "百分之\($0)" },
        speechOn: "语音已打开",
        speechOff: "语音已关闭",
        curtainOn: "屏幕帘已打开",
        curtainOff: "屏幕帘已关闭",
        capital: { "大写\($0)" },
        decimalSeparator: ".",
        fullStop: "。",
        symbols: .simplifiedChinese,
        rotor: .simplifiedChinese,
        text: .simplifiedChinese,
        web: .simplifiedChinese,
        mac: .simplifiedChinese
    )
}

extension WebPhrases {
    static let simplifiedChinese = WebPhrases(
        multiLineTextField: "多行文本栏",
        radioButton: "单选按钮",
        checkbox: "复选框",
        checked: "已勾选",
        unchecked: "未勾选",
        toggleButton: "开关按钮",
        pressed: "已按下",
        notPressed: "未按下",
        visited: "已访问",
        required: "必填",
        popUpButton: "弹出按钮",
        popUp: { kind in
            switch kind {
            case .menu: "弹出式菜单"
            case .dialog: "弹出式对话框"
            case .listBox: "弹出式列表框"
            }
        },
        rowHeader: "行标题",
        columnHeader: "列标题",
        tableStart: "表格开头",
        tableEnd: "表格结尾",
        tableRows: { "\($0)行" },
        tableColumns: { "\($0)列" },
        landmarkKind: { kind in
            switch kind.lowercased() {
            case "main": "主要内容"
            case "navigation": "导航"
            case "banner": "横幅"
            case "complementary": "补充内容"
            case "contentinfo": "内容信息"
            case "search": "搜索"
            case "form": "表单"
            case "region": "区域"
            default: Phrase(kind)
            }
        }
    )
}
