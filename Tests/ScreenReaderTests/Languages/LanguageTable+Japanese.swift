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
        """)
}
