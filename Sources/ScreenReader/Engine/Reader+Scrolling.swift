import ScreenModel

extension Reader {
    /// A three-finger swipe: the focused element is asked, then each one around it (UIAccessibility
    /// documentation, H).
    mutating func scroll(_ direction: SwipeDirection) {
        guard let cursor else {
            play(.none)
            return
        }
        let boundary: SearchDirection =
            direction == .down || direction == .right ? .next : .previous
        var index = cursor
        while index != .root, !index.isNone {
            if scene.tree[index].hasExtras {
                if let effects = scene.tree[index].extras.on?[.scroll] {
                    play(.scroll)
                    run(effects)
                    return
                }
                if let scroll = scene.tree[index].extras.scroll, scroll.moves(direction) {
                    turnPage(of: index, scroll, boundary)
                    return
                }
            }
            if index == scene.scope { break }
            index = scene.tree[index].links.parent
        }
        reachBoundary(boundary)
    }

    /// Says the file's status, else the rows of a table where they are known, else the page
    /// (WWDC15-204 for rows, M; UIAccessibility documentation for pages, H).
    private mutating func turnPage(
        of index: ElementIndex, _ scroll: ScrollStatus, _ direction: SearchDirection
    ) {
        guard let turned = scroll.turned(direction) else {
            reachBoundary(direction)
            return
        }
        change(index) { element in
            var extras = element.extras
            extras.scroll = turned
            element.extras = extras
        }
        play(.scroll)
        emit(.speak(turned.announcement(settings.scrollPhrase), .announce, nil))
    }
}

extension ScrollStatus {
    func moves(_ direction: SwipeDirection) -> Bool {
        switch direction {
        case .up, .down: axis != "horizontal"
        case .left, .right: axis == "horizontal"
        }
    }

    /// One page on; nil at the end. Rows move by as many as are visible.
    fileprivate func turned(_ direction: SearchDirection) -> ScrollStatus? {
        var result = self
        let step = direction == .next ? 1 : -1
        if let pages {
            let (target, isTooFar) = (page ?? 1).addingReportingOverflow(step)
            guard !isTooFar, target >= 1, target <= pages else { return nil }
            result.page = target
        }
        if let rows, rows.count >= 2 {
            guard let moved = ScrollStatus.moved(rows, by: step) else {
                return pages == nil ? nil : result
            }
            result.rows = moved
        }
        return pages == nil && result.rows == rows ? nil : result
    }

    private static func moved(_ rows: [Int], by step: Int) -> [Int]? {
        let isSane = rows.allSatisfy { (1...mostRows).contains($0) } && rows[0] <= rows[1]
        guard isSane else { return nil }
        let visible = rows[1] - rows[0] + 1
        let total = rows.count > 2 ? rows[2] : mostRows
        let first = max(rows[0] + step * visible, 1)
        guard first <= total, first != rows[0] else { return nil }
        return [first, min(first + visible - 1, total)] + rows.dropFirst(2)
    }

    private static let mostRows = 1_000_000_000

    fileprivate func announcement(_ phrase: Settings.ScrollPhrase) -> Announcement {
        if let status { return .text(status, language: nil) }
        if let rows, rows.count >= 2, phrase != .pages || pages == nil {
            return .rows(first: rows[0], last: rows[1], total: rows.count > 2 ? rows[2] : nil)
        }
        return .page(page ?? 1, of: pages ?? page ?? 1)
    }
}
