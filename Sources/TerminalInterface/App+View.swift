import ScreenReader

extension App {
    /// The frame for a terminal of this size. Sizes below 20×5 get a line that says so.
    public func view(rows: Int, columns: Int) -> CellGrid {
        var canvas = Canvas(rows: rows, columns: columns, isASCII: isASCII)
        let layout = layout(rows: rows, columns: columns)
        if layout.isTooSmall {
            drawTooSmall(on: &canvas)
            return canvas.grid
        }
        if let header = layout.header {
            HeaderLine.draw(
                on: &canvas, area: header, title: session.title, name: name,
                modes: modes)
        }
        switch layout.arrangement {
        case .sideBySide: drawSideBySide(layout, on: &canvas)
        case .stacked: drawStacked(layout, on: &canvas)
        case .presenter: drawPresenter(layout, on: &canvas)
        }
        drawBottom(layout, on: &canvas)
        return canvas.grid
    }

    private func drawTooSmall(on canvas: inout Canvas) {
        let size = "\(Layout.minimumColumns)\(isASCII ? "x" : "×")\(Layout.minimumRows)"
        let words = ["too small: \(size) needed", "\(size) needed", size]
        let fitting = words.first { CellText.width(of: $0) <= canvas.columns }
        canvas.put(fitting ?? size, row: 0, column: 0)
    }

    private var hidesScreen: Bool { session.isCurtainOn }

    private var modes: [String] {
        var modes = [session.platform.name, session.language]
        if session.settings.profile == .snapshot { modes.append("snapshot") }
        modes.append("hints " + session.settings.hints.rawValue)
        if session.platform == .macOS || session.isGrouped {
            modes.append(session.isGrouped ? "grouped" : "flat")
        }
        if session.isMuted { modes.append("speech off") }
        if session.isCurtainOn { modes.append("curtain") }
        if let recording { modes.insert("recording \(recording.steps)", at: 0) }
        if loadProblem != nil { modes.insert("! error", at: 0) }
        return modes
    }

    private func drawSideBySide(_ layout: Layout, on canvas: inout Canvas) {
        guard let screen = layout.screen, let split = layout.split else { return }
        let frame = FrameLines(layout: layout, isASCII: isASCII)
        frame.drawTop(on: &canvas, left: screenTitle, right: paneTitle)
        frame.drawLeft(on: &canvas)
        drawScreen(on: &canvas, area: screen, pads: true)
        frame.drawSplit(on: &canvas, column: split, hasLog: layout.log != nil && !isCovered)
        drawHeard(layout, on: &canvas)
        frame.drawRight(on: &canvas)
    }

    private func drawStacked(_ layout: Layout, on canvas: inout Canvas) {
        let box = isASCII ? BoxDrawing.ascii : BoxDrawing.lines
        if let screen = layout.screen, !isCovered || layout.overlay.row >= screen.bottom {
            drawScreen(on: &canvas, area: screen, pads: false)
        }
        if !isCovered {
            for (row, title) in [(layout.captionRule, paneTitle), (layout.logRule, "Log")] {
                guard let row else { continue }
                let rule = box.rule(layout.columns, title: title, isASCII: isASCII)
                canvas.put(rule, row: row, column: 0)
            }
        }
        drawHeard(layout, on: &canvas)
    }

    private func drawPresenter(_ layout: Layout, on canvas: inout Canvas) {
        drawHeard(layout, on: &canvas)
        guard !isCovered else { return }
        let row = layout.caption.bottom
        let column = layout.caption.column + CaptionLines.inset(columns: layout.caption.columns)
        let gesture = lastGesture?.name.uppercased() ?? ""
        let next = canvas.put(gesture, row: row, column: column, end: layout.caption.end)
        let rotor = CellText(
            session.rotorName, limit: max(layout.caption.end - next - 2, 0), ascii: isASCII)
        canvas.put(rotor, row: row, column: layout.caption.end - rotor.width)
    }

    private var screenTitle: String {
        if showsProblem { return "Cannot be read" }
        return typedNumber.isEmpty ? "Screen" : "Screen - touch \(typedNumber), Enter"
    }

    private var paneTitle: String {
        if let title = overlay?.title { return title + " - Esc closes" }
        return session.isMuted ? "Heard - speech off" : "Heard"
    }

    private func drawScreen(on canvas: inout Canvas, area: Area, pads: Bool) {
        if showsProblem, let loadProblem {
            let lines = CellText.wrap(
                "! " + loadProblem, width: area.columns - 2, ascii: isASCII)
            for (number, line) in lines.prefix(area.rows).enumerated() {
                canvas.put(
                    line, row: area.row + number, column: area.column + 1, end: area.end,
                    style: CellGrid.Style(color: .red))
            }
            let next = area.row + lines.count + 1
            if next < area.bottom {
                let key = keymap.key(for: .toggleError)?.name ?? ":error"
                canvas.put(
                    "\(key) shows the last good screen", row: next, column: area.column + 1,
                    end: area.end)
            }
            canvas.cursor = CellGrid.Position(row: area.row, column: area.column + 1)
        } else if hidesScreen {
            canvas.put(
                "screen curtain on", row: area.row, column: area.column + 3, end: area.end)
        } else if session.menu != nil {
            MenuPane(session: session).draw(on: &canvas, area: area)
        } else if showsSketch(in: area) {
            SketchPane(session: session, index: sketch).draw(on: &canvas, area: area)
        } else {
            OutlinePane(
                session: session, index: outline, top: outlineTop(rows: area.rows),
                costs: showsCosts ? CostColumn(costs: costs) : nil
            ).draw(on: &canvas, area: area)
        }
    }

    /// Caption and log, or the overlay in their place.
    private func drawHeard(_ layout: Layout, on canvas: inout Canvas) {
        if isCovered {
            drawOverlay(layout, on: &canvas)
            return
        }
        let isCursorElsewhere =
            !isPresenter && !hidesScreen && (session.cursor != nil || showsProblem)
        let place = CaptionPane(
            heard: captionLines(columns: layout.caption.columns), part: captionPart,
            moreKey: keymap.key(for: .more)?.name ?? ":more"
        ).draw(on: &canvas, area: layout.caption)
        if !isCursorElsewhere { canvas.cursor = place }
        if let log = layout.log {
            LogPane(log: self.log, welcome: isFresh ? welcome : nil).draw(on: &canvas, area: log)
        }
    }

    private func drawOverlay(_ layout: Layout, on canvas: inout Canvas) {
        let area = overlayArea(layout)
        if area.row > layout.overlay.row {
            let box = isASCII ? BoxDrawing.ascii : BoxDrawing.lines
            let rule = box.rule(
                layout.overlay.columns, title: paneTitle, isASCII: isASCII)
            canvas.put(rule, row: layout.overlay.row, column: layout.overlay.column)
        }
        var settled = overlay
        settled?.settle(in: area, isASCII: isASCII)
        switch settled {
        case .text(let overlay): overlay.draw(on: &canvas, area: area)
        case .list(let overlay): overlay.draw(on: &canvas, area: area)
        case .settings(let overlay): overlay.draw(on: &canvas, area: area)
        case .prompt, nil: break
        }
    }

    private var welcome: String {
        let keys = [Command.gesture(.swipe(.right)), .help, .quit].map {
            keymap.key(for: $0)?.symbol(ascii: isASCII) ?? ":"
        }
        return "\(keys[0]) moves to the next item, \(keys[1]) lists all keys, \(keys[2]) quits."
    }

    /// Rotor, position and keys, or the command line over them.
    private func drawBottom(_ layout: Layout, on canvas: inout Canvas) {
        let prompt: CommandPrompt? = if case .prompt(let prompt)? = overlay { prompt } else { nil }
        let frame = FrameLines(layout: layout, isASCII: isASCII)
        let promptRow = layout.rows - 1
        if let rotor = layout.rotor, prompt == nil || rotor.row != promptRow {
            frame.drawRotorSides(on: &canvas, isLeft: true)
            if let answer = prompt?.answer(isASCII: isASCII) {
                canvas.put(
                    answer.text, row: rotor.row, column: rotor.column, end: rotor.end,
                    style: answer.style)
            } else if layout.status == nil, let typingPrompt {
                canvas.put(
                    typingPrompt, row: rotor.row, column: rotor.column, end: rotor.end)
            } else {
                RotorLine(names: session.rotorNames, place: session.rotorPlace)
                    .draw(on: &canvas, area: rotor)
            }
            frame.drawRotorSides(on: &canvas, isLeft: false)
        } else if let answer = prompt?.answer(isASCII: isASCII) {
            canvas.put(answer.text, row: promptRow, column: 0, style: answer.style)
            return
        }
        if let prompt {
            prompt.draw(on: &canvas, row: promptRow)
        } else if let status = layout.status {
            frame.drawStatus(
                on: &canvas, area: status, line: statusLine, insteadOfKeys: prompting(layout))
        }
    }

    private var statusLine: StatusLine {
        StatusLine(
            position: session.cursor.flatMap { session.position(of: $0) },
            count: session.stops.count, parts: statusParts)
    }

    /// What to press now, in place of the keys.
    private func prompting(_ layout: Layout) -> String? {
        if overlay == nil, let typingPrompt { return typingPrompt }
        if !typedNumber.isEmpty { return "touch \(typedNumber): Enter" }
        return isFresh && layout.log == nil ? welcome : nil
    }
}
