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
        for index in [cursor] + Array(scene.tree.ancestors(of: cursor)) {
            let element = scene.tree[index]
            guard element.hasExtras else { continue }
            if let effects = element.extras.on?[.scroll] {
                play(.scroll)
                run(effects)
                return
            }
            guard let scroll = element.extras.scroll, scroll.moves(direction) else { continue }
            turnPage(of: index, scroll, boundary)
            return
        }
        reachBoundary(boundary)
    }

    /// The same status twice means that the border was reached (UIAccessibility documentation).
    private mutating func turnPage(
        of index: ElementIndex, _ scroll: ScrollStatus, _ direction: SearchDirection
    ) {
        let page = scroll.page ?? 1
        let target = page + (direction == .next ? 1 : -1)
        guard target >= 1, target <= scroll.pages ?? 1 else {
            reachBoundary(direction)
            return
        }
        scene.change(index, keys: [.scroll]) { element in
            var extras = element.extras
            extras.scroll?.page = target
            element.extras = extras
        }
        play(.scroll)
        if let status = scroll.status {
            emit(.speak(.text(status, language: nil), .announce, nil))
        } else {
            emit(.speak(.page(target, of: scroll.pages ?? target), .announce, nil))
        }
    }
}

extension ScrollStatus {
    func moves(_ direction: SwipeDirection) -> Bool {
        switch direction {
        case .up, .down: axis != "horizontal"
        case .left, .right: axis == "horizontal"
        }
    }
}
