extension LanguageTable {
    static let japanese = LanguageTable(
        "ja",
        """
        button: L, ボタン
        dimmedButton: L, 無効, ボタン
        tab: 選択済み, L2, タブ, 全5個中2個目
        switchOn: L, 切り替えボタン, オン | ダブルタップして設定を切り替えます。
        switchOff: L, 切り替えボタン, オフ | ダブルタップして設定を切り替えます。
        switchMixed: L, 切り替えボタン, 混在 | ダブルタップして設定を切り替えます。
        switchHalf: L, 切り替えボタン, half | ダブルタップして設定を切り替えます。
        slider: L, V, 調整可能 | H. 1本指で上または下にスワイプして値を調整します。
        textField: L, P, テキストフィールド | ダブルタップして編集します。
        editing: L, テキストフィールド, 編集中 | ローターを使って、スペルミスの単語にアクセスできます
        textArea: L, テキストフィールド | ダブルタップして編集します。 ローターを使って、スペルミスの単語にアクセスできます
        secureOne: L, 1文字, セキュアテキストフィールド | ダブルタップして編集します。
        secureTwo: L, 2文字, セキュアテキストフィールド | ダブルタップして編集します。
        secureFive: L, 5文字, セキュアテキストフィールド | ダブルタップして編集します。
        secureMany: L, 21文字, セキュアテキストフィールド | ダブルタップして編集します。
        search: L, 検索フィールド | ダブルタップして編集します。
        heading: L, 見出し
        headingLevel: L, 見出しレベル2
        link: L, リンク
        image: L, 画像
        back: L, 戻るボタン
        backLabelled: 戻るボタン
        popUp: L, ボタン, ポップアップボタン
        menuItem: L, メニュー項目
        wheel: L, ピッカー項目, 調整可能 | 1本指で上または下にスワイプして値を調整します。
        pages: L, 全3ページ中1ページ目, 調整可能 | 1本指で上または下にスワイプして値を調整します。
        draggable: L, ドラッグ可能 | ダブルタップしたまま押さえ、音が鳴ったらドラッグして並べ替えます
        collapsed: L, ボタン, 折りたたみ済み | ダブルタップして展開します。
        expanded: L, ボタン, 展開済み | ダブルタップして折りたたみます。
        actions: L, アクションを利用できます | 上または下にスワイプしてカスタムアクションを選択し、ダブルタップして実行します。
        content: L, その他のコンテンツを利用できます
        rotors: L | ローターを使って、Rにアクセスできます
        listStart: L1, リストの始まり
        listEnd: L2, リストの終わり
        landmarkStart: L1, ランドマーク
        landmarkEnd: L2, 終わり
        alert: 警告, L
        row: 2行目
        column: 3列目
        rowSpan: 2行にわたる
        columnSpan: 3列にわたる
        rotorNames: 見出し · リンク · フォームコントロール · R · 見出し3
        notFound: 見出しが見つかりません · リンクが見つかりません · 画像が見つかりません · テキストフィールドが見つかりません · Rが見つかりません
        page: 全4ページ中2ページ目
        rows: 5行から8行目
        rowsOfAll: 全20行中5行から8行目
        percent: 55パーセント
        speech: 読み上げオン · 読み上げオフ
        curtain: スクリーンカーテンオン · スクリーンカーテンオフ
        capital: 大文字A
        space: スペース
        mac start: VoiceOverオン、App, Window, ウインドウ, E, テキスト入力領域, V, テキストの末尾に挿入ポイント、キーボードフォーカスあり | \
        現在、テキスト入力領域にいます。
        mac button: B, ボタン | 現在、ボタンにいます。 このボタンをクリックするには、Control+Option+スペースバーを押します。
        mac dimmed: D, 無効, ボタン | 現在、ボタンにいます。 この項目は無効です。
        mac checkbox: C, チェック済み, チェックボックス | 現在、チェックボックスにいます。
        mac slider: V, S, スライダ | 現在、スライダにいます。 スライダの操作を開始するには、Control+Option+Shift+下矢印キーを押します。
        mac heading: H, 見出しレベル2 | 現在、見出しレベル2にいます。
        mac toolbarButton: ツールバーに入ります。 · T, ボタン | 現在、ツールバー内のボタンにいます。 このボタンをクリックするには、\
        Control+Option+スペースバーを押します。 このツールバーの項目間を移動するには、Control+Optionキーを押してから、上矢印キー、下矢印キー、左矢印キー、\
        または右矢印キーを押します。このツールバーから出るには、Control+Option+Shift+上矢印キーを押します。
        mac textArea: E, テキスト入力領域, V, テキストの末尾に挿入ポイント | 現在、テキスト入力領域にいます。
        mac popUp: V, P, メニューのポップアップ, 折りたたみ済み, ボタン | 現在、ボタンにいます。 このボタンをクリックするには、\
        Control+Option+スペースバーを押します。
        mac interact: G, グループの中, 2項目, G1, 画像 | 現在、グループ内の画像にいます。
        mac stopInteracting: G, グループの外 · G, グループ | 現在、グループにいます。
        mac webArea: 2項目, W, Webコンテンツ | 現在、Webコンテンツにいます。 Web領域に入るには、\
        Control+Option+Shift+下矢印キーを押します。
        mac webHeading: 見出しレベル2, WH | 現在、見出しレベル2にいます。
        mac endOfMain: メインの終わり · WB, ボタン | 現在、ボタンにいます。 このボタンをクリックするには、Control+Option+スペースバーを押します。
        mac actionsMenu: アクションメニュー、2項目 · A1
        mac rotorMenu: 見出しメニュー · H
        mac described: V, S, スライダ、VoiceOverカーソル内
        mac focused: B, ボタン、キーボードフォーカスあり
        mac quickNav: 矢印クイックナビオン
        """)
}
