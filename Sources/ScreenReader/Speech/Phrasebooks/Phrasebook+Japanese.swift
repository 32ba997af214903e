extension Phrasebook {
    /// Japanese. Roles and states are those of word lists and of a VoiceOver command list, "無効"
    /// was heard on an old iOS (kaigian.co.jp); the rest are our own words. None counts as heard.
    static let japanese = Phrasebook(
        language: "ja",
        isUnverified: true,
        selected: "選択済み",
        dimmed: "無効",
        isEditing: "編集中",
        on: "オン",
        off: "オフ",
        mixed: "混在",
        expanded: "展開済み",
        collapsed: "折りたたみ済み",
        draggable: "ドラッグ可能",
        button: "ボタン",
        backButton: "戻るボタン",
        switchButton: "切り替えボタン",
        tab: "タブ",
        textField: "テキストフィールド",
        secureTextField: "セキュアテキストフィールド",
        heading: "見出し",
        headingLevel: { "見出しレベル\($0)" },
        link: "リンク",
        pickerItem: "ピッカー項目",
        adjustable: "調整可能",
        image: "画像",
        searchField: "検索フィールド",
        menuItem: "メニュー項目",
        popUpButton: "ポップアップボタン",
        alert: "警告",
        back: "戻る",
        listStart: "リストの始まり",
        listEnd: "リストの終わり",
        landmark: "ランドマーク",
        landmarkEnd: "終わり",
        position: { "全\($1)個中\($0)個目" },
        row: { "\($0)行目" },
        column: { "\($0)列目" },
        rowSpan: { "\($0)行にわたる" },
        columnSpan: { "\($0)列にわたる" },
        pageControlValue: { "全\($1)ページ中\($0)ページ目" },
        characters: { "\($0)文字" },
        moreContentAvailable: "その他のコンテンツを利用できます",
        actionsAvailable: "アクションを利用できます",
        inProgress: "処理中",
        activateHint: "ダブルタップして実行します",
        toggleHint: "ダブルタップして設定を切り替えます。",
        editHint: "ダブルタップして編集します。",
        misspelledHint: "ローターを使って、スペルミスの単語にアクセスできます",
        adjustHint: "1本指で上または下にスワイプして値を調整します。",
        expandHint: "ダブルタップして展開します。",
        collapseHint: "ダブルタップして折りたたみます。",
        actionsHint: "上または下にスワイプしてカスタムアクションを選択し、ダブルタップして実行します。",
        rotorHint: { "ローターを使って、\($0)にアクセスできます" },
        dragHint: "ダブルタップしたまま押さえ、音が鳴ったらドラッグして並べ替えます",
        notFound: { "\($0.japaneseName)が見つかりません" },
        rotorName: { Phrase($0.japaneseName) },
        activateDefault: "アクティベート、デフォルト",
        page: { "全\($1)ページ中\($0)ページ目" },
        rows: { first, last, total in
            total.map { "全\($0)行中\(first)行から\(last)行目" } ?? "\(first)行から\(last)行目"
        },
        percent: { "\($0)パーセント" },
        speechOn: "読み上げオン",
        speechOff: "読み上げオフ",
        curtainOn: "スクリーンカーテンオン",
        curtainOff: "スクリーンカーテンオフ",
        capital: { "大文字\($0)" },
        decimalSeparator: ".",
        fullStop: "。",
        symbols: .japanese,
        rotor: .japanese,
        text: .japanese,
        web: .japanese,
        mac: .japanese
    )
}

extension WebPhrases {
    static let japanese = WebPhrases(
        multiLineTextField: "複数行のテキストフィールド",
        radioButton: "ラジオボタン",
        checkbox: "チェックボックス",
        checked: "チェック済み",
        unchecked: "未チェック",
        toggleButton: "トグルボタン",
        pressed: "押されています",
        notPressed: "押されていません",
        visited: "訪問済み",
        required: "必須",
        popUpButton: "ポップアップのボタン",
        popUp: { kind in
            switch kind {
            case .menu: "メニューのポップアップ"
            case .dialog: "ダイアログのポップアップ"
            case .listBox: "リストボックスのポップアップ"
            }
        },
        rowHeader: "行ヘッダ",
        columnHeader: "列ヘッダ",
        tableStart: "表の始まり",
        tableEnd: "表の終わり",
        tableRows: { "\($0)行" },
        tableColumns: { "\($0)列" },
        landmarkKind: { kind in
            switch kind.lowercased() {
            case "main": "メイン"
            case "navigation": "ナビゲーション"
            case "banner": "バナー"
            case "complementary": "補足"
            case "contentinfo": "コンテンツ情報"
            case "search": "検索"
            case "form": "フォーム"
            case "region": "領域"
            default: Phrase(kind)
            }
        }
    )
}
