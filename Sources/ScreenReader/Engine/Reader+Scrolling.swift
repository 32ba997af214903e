import ScreenModel

/// What was said when an element was scrolled last.
struct ScrollPost: Sendable, Equatable {
    let element: ElementIndex
    let status: Announcement
}

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
        switch scroller(around: cursor, where: { $0.moves(direction) }) {
        case .effects(let effects, let index): runScroll(effects, of: index, boundary)
        case .status(let scroll, let index):
            if let turned = turn(index, scroll, boundary) {
                play(.scroll)
                sayScroll(turned.announcement(settings.scrollPhrase), of: index, boundary)
            } else {
                reachBoundary(boundary)
            }
        case nil: reachBoundary(boundary)
        }
    }

    /// What reading asks for at the end of a page: one page on, whichever way the pages lie. The
    /// page is read, so its number is not said (L).
    mutating func turnPage(around index: ElementIndex) {
        switch scroller(around: index, where: { _ in true }) {
        case .effects(let effects, _):
            play(.scroll)
            run(effects)
        case .status(let scroll, let index):
            if turn(index, scroll, .next) != nil { play(.scroll) }
        case nil: break
        }
    }

    private enum Scroller {
        case effects([Effect], ElementIndex)
        case status(ScrollStatus, ElementIndex)
    }

    /// Who answers: the element, or the nearest one around it that can.
    private func scroller(
        around start: ElementIndex, where moves: (ScrollStatus) -> Bool
    ) -> Scroller? {
        var index = start
        while index != .root, !index.isNone {
            if scene.tree[index].hasExtras {
                let extras = scene.tree[index].extras
                if let effects = extras.on?[.scroll] { return .effects(effects, index) }
                if let scroll = extras.scroll, moves(scroll) { return .status(scroll, index) }
            }
            if index == scene.scope { break }
            index = scene.tree[index].links.parent
        }
        return nil
    }

    /// The app scrolls by itself. What it announces is the status; else the element's own status
    /// is said (UIAccessibility documentation, H). Nothing scrolled is the boundary (M).
    private mutating func runScroll(
        _ effects: [Effect], of index: ElementIndex, _ direction: SearchDirection
    ) {
        let revision = scene.revision
        play(.scroll)
        let count = events.count
        posted = nil
        run(effects)
        if let posted {
            let status = ScrollPost(element: index, status: posted)
            if status == lastScroll { reachBoundary(direction) }
            lastScroll = status
        } else if scene.tree.isAttached(index), let scroll = scene.tree[index].extras.scroll {
            sayScroll(scroll.announcement(settings.scrollPhrase), of: index, direction)
        } else if events.count == count, scene.revision == revision {
            if events.last == .sound(.scroll) { events.removeLast() }
            reachBoundary(direction)
        }
    }

    /// The same words twice mean that the border was reached (UIAccessibility documentation, H).
    private mutating func sayScroll(
        _ status: Announcement, of index: ElementIndex, _ direction: SearchDirection
    ) {
        let post = ScrollPost(element: index, status: status)
        if post == lastScroll {
            reachBoundary(direction)
        } else {
            speak(status, .announce, .follows)
        }
        lastScroll = post
    }

    /// Turns to the next or previous page, or moves on by as many rows as are visible; nil at the
    /// end.
    private mutating func turn(
        _ index: ElementIndex, _ scroll: ScrollStatus, _ direction: SearchDirection
    ) -> ScrollStatus? {
        guard let turned = scroll.turned(direction) else { return nil }
        change(index) { element in
            var extras = element.extras
            extras.scroll = turned
            element.extras = extras
        }
        return turned
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

    /// The file's status, else the rows of a table where they are known, else the page
    /// (WWDC15-204 for rows, M; UIAccessibility documentation for pages, H).
    fileprivate func announcement(_ phrase: Settings.ScrollPhrase) -> Announcement {
        if let status { return .text(status, language: nil) }
        if let rows, rows.count >= 2, phrase != .pages || pages == nil {
            return .rows(first: rows[0], last: rows[1], total: rows.count > 2 ? rows[2] : nil)
        }
        return .page(page ?? 1, of: pages ?? page ?? 1)
    }
}
