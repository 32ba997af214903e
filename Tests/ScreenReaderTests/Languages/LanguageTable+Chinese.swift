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
        mac start: 旁白已打开，App, Window, 窗口, E, 文本输入区, V, 插入点位于文本末尾，具有键盘焦点 | 您当前位于文本输入区上。
        mac button: B, 按钮 | 您当前位于按钮上。 若要点按此按钮，请按下Control-Option-空格键。
        mac dimmed: D, 变暗, 按钮 | 您当前位于按钮上。 此项已变暗。
        mac checkbox: C, 已勾选, 复选框 | 您当前位于复选框上。
        mac slider: V, S, 滑块 | 您当前位于滑块上。 若要开始与滑块交互，请按下Control-Option-Shift-下箭头键。
        mac heading: H, 2级标题 | 您当前位于2级标题上。
        mac toolbarButton: 进入工具栏。 · T, 按钮 | 您当前位于工具栏内的按钮上。 若要点按此按钮，请按下Control-Option-空格键。 \
        若要浏览此工具栏上的项，请按下Control-Option，然后按下上箭头键、下箭头键、左箭头键或右箭头键。若要退出此工具栏，\
        请按下Control-Option-Shift-上箭头键。
        mac textArea: E, 文本输入区, V, 插入点位于文本末尾 | 您当前位于文本输入区上。
        mac popUp: V, P, 弹出式菜单, 已折叠, 按钮 | 您当前位于按钮上。 若要点按此按钮，请按下Control-Option-空格键。
        mac interact: 在G, 组中, 2项, G1, 图像 | 您当前位于组内的图像上。
        mac stopInteracting: 已离开G, 组 · G, 组 | 您当前位于组上。
        mac webArea: 2项, W, 网页内容 | 您当前位于网页内容上。 若要进入网页区域，请按下Control-Option-Shift-下箭头键。
        mac webHeading: 2级标题, WH | 您当前位于2级标题上。
        mac endOfMain: 主要内容结尾 · WB, 按钮 | 您当前位于按钮上。 若要点按此按钮，请按下Control-Option-空格键。
        mac actionsMenu: “操作”菜单，2项 · A1
        mac rotorMenu: “标题”菜单 · H
        mac described: V, S, 滑块，位于旁白光标处
        mac focused: B, 按钮，具有键盘焦点
        mac quickNav: 箭头快速导航已打开
        """)
}
