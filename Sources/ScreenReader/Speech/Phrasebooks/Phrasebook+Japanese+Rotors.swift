extension RotorOption {
    /// What the rotor says, after Apple's support article on it and a VoiceOver command list (M);
    /// a noun has no plural.
    var japaneseName: String {
        switch self {
        case .edit: "編集"
        case .textSelection: "テキスト選択"
        case .characters: "文字"
        case .words: "単語"
        case .lines: "行"
        case .speakingRate: "読み上げ速度"
        case .adjustValue: "値を調整"
        case .containers: "コンテナ"
        case .headings: "見出し"
        case .landmarks: "ランドマーク"
        case .links: "リンク"
        case .formControls: "フォームコントロール"
        case .textFields: "テキストフィールド"
        case .searchFields: "検索フィールド"
        case .buttons: "ボタン"
        case .images: "画像"
        case .tables: "表"
        case .lists: "リスト"
        case .misspelledWords: "スペルミスの単語"
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "その他のコンテンツ"
        case .audioGraph: "オーディオグラフ"
        case .directTouch: "ダイレクトタッチ"
        case .actions: "アクション"
        case .visitedLinks: "訪問済みリンク"
        case .nonvisitedLinks: "未訪問リンク"
        case .staticText: "スタティックテキスト"
        case .sameItem: "同じ項目"
        case .sameHeadingLevel: "同じレベルの見出し"
        case .differentItem: "異なる項目"
        case .verticalNavigation: "上下ナビゲーション"
        case .volume: "音量"
        case .hints: "ヒント"
        case .language: "言語"
        case .punctuation: "句読点"
        case .typingMode: "入力モード"
        case .zoom: "ズーム"
        case .navigationStyle: "ナビゲーションスタイル"
        }
    }
}

private let systemTypes: [String: String] = [
    "link": "リンク", "visitedLink": "訪問済みリンク", "heading": "見出し",
    "headingLevel1": "見出し1", "headingLevel2": "見出し2", "headingLevel3": "見出し3",
    "headingLevel4": "見出し4", "headingLevel5": "見出し5", "headingLevel6": "見出し6",
    "boldText": "ボールドテキスト", "italicText": "イタリックテキスト",
    "underlineText": "下線付きテキスト", "misspelledWord": "スペルミスの単語", "image": "画像",
    "textField": "テキストフィールド", "table": "表", "list": "リスト",
    "landmark": "ランドマーク",
]

extension RotorPhrases {
    static let japanese = RotorPhrases(
        languageName: "日本語",
        settingOn: "オン",
        settingOff: "オフ",
        punctuation: { level in
            switch level {
            case .some: "一部の句読点"
            case .all: "すべての句読点"
            case .none: "句読点なし"
            }
        },
        chart: { entry in
            switch entry {
            case .describe: "グラフの説明"
            case .play: "オーディオグラフを再生"
            case .details: "グラフの詳細"
            }
        },
        group: { kind in
            switch kind {
            case .list: "リスト"
            case .landmark: "ランドマーク"
            case .table: "表"
            case .tabBar: "タブバー"
            case .group: "グループ"
            }
        },
        navigationStyle: { $0 ? "グループナビゲーション" : "フラットナビゲーション" },
        typingMode: { mode in
            switch mode {
            case .standard: "標準入力"
            case .touch: "タッチ入力"
            case .directTouch: "ダイレクトタッチ入力"
            }
        },
        showContextMenu: "コンテキストメニューを表示",
        directTouchOn: "ダイレクトタッチオン",
        directTouchOff: "ダイレクトタッチオフ",
        helpStarts: "ヘルプを開始",
        helpEnds: "ヘルプを終了"
    )
}
