extension LanguageTable {
    static let chinese = LanguageTable(
        "zh-Hans",
        """
        button: L, 按钮
        dimmedButton: L, 变暗, 按钮
        tab: 已选定, L2, 标签, 第2个，共5个
        switchOn: L, 切换按钮, 打开 | 轻点两下来切换设置。
        switchOff: L, 切换按钮, 关闭 | 轻点两下来切换设置。
        switchMixed: L, 切换按钮, 混合 | 轻点两下来切换设置。
        switchHalf: L, 切换按钮, half | 轻点两下来切换设置。
        slider: L, V, 可调整 | H. 用一个手指向上或向下轻扫来调整值。
        textField: L, P, 文本栏 | 轻点两下来编辑。
        editing: L, 文本栏, 正在编辑 | 使用转子来访问拼写错误的字词
        textArea: L, 文本栏 | 轻点两下来编辑。 使用转子来访问拼写错误的字词
        secureOne: L, 1个字符, 安全文本栏 | 轻点两下来编辑。
        secureTwo: L, 2个字符, 安全文本栏 | 轻点两下来编辑。
        secureFive: L, 5个字符, 安全文本栏 | 轻点两下来编辑。
        secureMany: L, 21个字符, 安全文本栏 | 轻点两下来编辑。
        search: L, 搜索栏 | 轻点两下来编辑。
        heading: L, 标题
        headingLevel: L, 2级标题
        link: L, 链接
        image: L, 图像
        back: L, 返回按钮
        backLabelled: 返回按钮
        popUp: L, 按钮, 弹出式按钮
        menuItem: L, 菜单项
        wheel: L, 选取器项, 可调整 | 用一个手指向上或向下轻扫来调整值。
        pages: L, 第1页，共3页, 可调整 | 用一个手指向上或向下轻扫来调整值。
        draggable: L, 可拖移 | 轻点两下并按住，等待提示音，然后拖移来重新排列
        collapsed: L, 按钮, 已折叠 | 轻点两下来展开。
        expanded: L, 按钮, 已展开 | 轻点两下来折叠。
        actions: L, 操作可用 | 向上或向下轻扫来选择自定操作，然后轻点两下来激活。
        content: L, 更多内容可用
        rotors: L | 使用转子来访问R
        listStart: L1, 列表开头
        listEnd: L2, 列表结尾
        landmarkStart: L1, 地标
        landmarkEnd: L2, 结尾
        alert: 提醒, L
        row: 第2行
        column: 第3列
        rowSpan: 跨2行
        columnSpan: 跨3列
        rotorNames: 标题 · 链接 · 表单控制 · R · 3级标题
        notFound: 未找到标题 · 未找到链接 · 未找到图像 · 未找到文本栏 · 未找到R
        page: 第2页，共4页
        rows: 第5行至第8行
        rowsOfAll: 第5行至第8行，共20行
        percent: 百分之55
        speech: 语音已打开 · 语音已关闭
        curtain: 屏幕帘已打开 · 屏幕帘已关闭
        capital: 大写A
        space: 空格
        """)
}
