extension TextPhrases {
    static let simplifiedChinese = TextPhrases(
        selectionRotor: "文本选择。向右轻扫来扩大选择范围。向左轻扫来缩小选择范围。",
        selectionRotorName: "文本选择",
        unit: { unit in
            switch unit {
            case .word: "字词选择"
            case .character: "字符选择"
            case .sentence: "句子选择"
            case .line: "行选择"
            case .paragraph: "段落选择"
            }
        },
        selected: "已选定",
        unselected: "已取消选定",
        selectingBegins: "开始选择文本",
        selectingEnds: "结束选择文本",
        command: { command in
            switch command {
            case .select: "选择"
            case .selectAll: "全选"
            case .cut: "剪切"
            case .copy: "拷贝"
            case .paste: "粘贴"
            }
        },
        cut: "已剪切",
        copied: "已拷贝",
        pasted: "已粘贴",
        spelling: [:]
    )
}
