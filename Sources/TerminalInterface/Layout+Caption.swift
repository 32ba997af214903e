extension Layout {
    /// Gives the caption the rows that its text needs: those of the log down to a few, then all,
    /// then some of the screen's. `rowsNeeded` tells how many a text takes in so many columns.
    ///
    /// What is announced matters most; a text that fits changes nothing.
    mutating func makeRoom(rowsNeeded: (Int) -> Int) {
        guard !isTooSmall else { return }
        if arrangement == .presenter {
            widenCaption(rowsNeeded)
            return
        }
        let missing = rowsNeeded(caption.columns) - caption.rows
        guard missing > 0 else { return }
        if let log, log.rows - missing >= Layout.leastLogRows {
            // A free line between text and hint where there is one to spare.
            growDown(by: min(missing + 1, log.rows - Layout.leastLogRows))
            return
        }
        // The row of the log's title is a row more.
        let freed = log.map { $0.bottom - caption.bottom } ?? 0
        caption.rows += freed
        log = nil
        logRule = nil
        frame?.aboveLog = nil
        if arrangement == .stacked { growUp(by: missing - freed) }
    }

    /// A log with fewer rows tells nothing.
    private static let leastLogRows = 3

    private mutating func growDown(by missing: Int) {
        caption.rows += missing
        log?.row += missing
        log?.rows -= missing
        logRule = logRule.map { $0 + missing }
        if let rule = frame?.aboveLog { frame?.aboveLog = rule + missing }
    }

    /// A third of the screen's rows stays, so that the cursor does.
    private mutating func growUp(by missing: Int) {
        guard let rows = screen?.rows else { return }
        let taken = min(max(missing, 0), rows - max(rows / 3, 1))
        guard taken > 0 else { return }
        screen?.rows -= taken
        caption.row -= taken
        caption.rows += taken
        captionRule = captionRule.map { $0 - taken }
    }

    private mutating func widenCaption(_ rowsNeeded: (Int) -> Int) {
        guard rowsNeeded(caption.columns) > caption.rows else { return }
        caption.rows += caption.row
        caption.row = 0
        guard rowsNeeded(caption.columns) > caption.rows else { return }
        caption.column = 1
        caption.columns = columns - 2
    }
}
