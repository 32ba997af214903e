extension MacPhrases {
    /// Japanese. Roles are the words of the Mac's own guides as far as they name them, the
    /// sentences are our own; none of them was heard.
    static let japanese = MacPhrases(
        role: japaneseWord(of:),
        hintRole: { $0 == .text ? "選択可能なテキスト" : nil },
        headingLevel: { "見出しレベル\($0)" },
        landmark: WebPhrases.japanese.landmarkKind,
        minimize: "しまう",
        fullScreen: "フルスクリーン",
        close: "閉じる",
        selected: "選択済み",
        checked: "チェック済み",
        unchecked: "未チェック",
        mixed: "混在",
        on: "オン",
        off: "オフ",
        collapsed: "折りたたみ済み",
        expanded: "展開済み",
        dimmed: "無効",
        required: "必須",
        visited: "訪問済み",
        blank: "空",
        current: { kind in
            switch kind {
            case "page": "現在のページ"
            case "step": "現在のステップ"
            case "location": "現在の場所"
            case "date": "現在の日付"
            case "time": "現在の時刻"
            default: "現在の項目"
            }
        },
        popUp: WebPhrases.japanese.popUp,
        insertion: { insertion in
            switch insertion {
            case .atEnd: "テキストの末尾に挿入ポイント"
            case .atStart: "テキストの先頭に挿入ポイント"
            case .between(let before, let after): "\(before)と\(after)の間に挿入ポイント"
            case .selection(let count): "\(count)文字選択済み"
            }
        },
        items: { "\($0)項目" },
        position: { "全\($1)個中\($0)個目" },
        outlinePosition: { "（全\($1)個中\($0)個目）" },
        rowPosition: { "全\($1)行中\($0)行目" },
        contentIsEmpty: "コンテンツは空です",
        interact: { "\($0)の中" },
        stopInteracting: { "\($0)の外" },
        endOf: { "\($0)の終わり" },
        crossing: { left, entered in
            let sentences = [left.map { "\($0)を離れます。" }, entered.map { "\($0)に入ります。" }]
            return Phrase(sentences.compactMap { $0 }.joined())
        },
        voiceOverOn: { "VoiceOverオン、\($0)" },
        hasKeyboardFocus: { "\($0)、キーボードフォーカスあり" },
        isInCursor: { "\($0)、VoiceOverカーソル内" },
        rotorMenu: { "\($0)メニュー" },
        actionsMenu: { "アクションメニュー、\($0)項目" },
        webNavigation: { navigation in
            switch navigation {
            case .group: "グループ、Webナビゲーション"
            case .dom: "DOMの順序、Webナビゲーション"
            }
        },
        quickNav: { "矢印クイックナビ\($0 ? "オン" : "オフ")" },
        singleKeyQuickNav: { "シングルキークイックナビ\($0 ? "オン" : "オフ")" },
        noun: { role, word, _ in
            role == .landmark && word != japaneseWord(of: .landmark).text
                ? "ランドマーク「\(word)」" : word
        },
        currentlyOn: { "現在、\($0)にいます。" },
        currentlyOnInside: { role, container in "現在、\(container)内の\(role)にいます。" },
        clickButton: "このボタンをクリックするには、Control+Option+スペースバーを押します。",
        clickLink: "このリンクをクリックするには、Control+Option+スペースバーを押します。",
        typeText: "このフィールドにテキストを入力するには、タイプします。",
        interactWithSlider: "スライダの操作を開始するには、Control+Option+Shift+下矢印キーを押します。",
        enterWebArea: "Web領域に入るには、Control+Option+Shift+下矢印キーを押します。",
        isDimmed: "この項目は無効です。",
        navigateToolbar: """
            このツールバーの項目間を移動するには、Control+Optionキーを押してから、上矢印キー、下矢印キー、\
            左矢印キー、または右矢印キーを押します。このツールバーから出るには、\
            Control+Option+Shift+上矢印キーを押します。
            """,
        exitWebArea: "このWeb領域から出るには、Control+Option+Shift+上矢印キーを押します。"
    )
}

private func japaneseWord(of role: MacRole) -> Phrase {
    switch role {
    case .button: "ボタン"
    case .menuButton: "メニューボタン"
    case .popUpButton: "ポップアップボタン"
    case .checkbox: "チェックボックス"
    case .switch: "スイッチ"
    case .toggle: "トグルボタン"
    case .radioButton: "ラジオボタン"
    case .tab: "タブ"
    case .textField: "テキストフィールド"
    case .secureTextField: "セキュアテキストフィールド"
    case .searchField: "検索フィールド"
    case .emailField: "メールフィールド"
    case .readOnlyText: "クリック可能なテキスト"
    case .comboBox: "コンボボックス"
    case .textArea, .webTextArea: "テキスト入力領域"
    case .text: "テキスト"
    case .heading: "見出し"
    case .link: "リンク"
    case .image: "画像"
    case .slider: "スライダ"
    case .horizontalSlider: "横スライダ"
    case .verticalSlider: "縦スライダ"
    case .stepper: "ステッパ"
    case .splitter: "スプリッタ"
    case .verticalSplitter: "縦スプリッタ"
    case .horizontalSplitter: "横スプリッタ"
    case .valueIndicator: "値インジケータ"
    case .levelIndicator: "レベルインジケータ"
    case .progressIndicator: "進行状況インジケータ"
    case .busyIndicator: "ビジーインジケータ"
    case .colorWell: "カラーウェル"
    case .scrollBar: "スクロールバー"
    case .disclosureTriangle: "開閉用三角ボタン"
    case .summary: "概要"
    case .menu: "メニュー"
    case .menuItem: "メニュー項目"
    case .menuBar: "メニューバー"
    case .menuBarItem: "メニューバー項目"
    case .group: "グループ"
    case .radioGroup: "ラジオグループ"
    case .tabGroup: "タブグループ"
    case .toolbar: "ツールバー"
    case .scrollArea: "スクロール領域"
    case .splitGroup: "分割グループ"
    case .list: "リスト"
    case .table: "表"
    case .outline: "アウトライン"
    case .outlineRow: "アウトラインの行"
    case .row: "行"
    case .column: "列"
    case .cell: "セル"
    case .browser: "ブラウザ"
    case .grid: "グリッド"
    case .webArea: "Webコンテンツ"
    case .landmark: "ランドマーク"
    case .window: "ウインドウ"
    case .dialog: "ダイアログ"
    case .sheet: "シート"
    case .drawer: "ドロワー"
    case .popover: "ポップオーバー"
    case .helpTag: "ヘルプタグ"
    case .none: ""
    }
}
