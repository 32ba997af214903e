import ScreenModel

/// Reading on by itself, from element to element.
struct Reading: Sendable {
    /// The element that is being read, and the landing that brought the cursor there.
    var element: ElementIndex
    var landing: Int
    /// How many more are read at most: effects may add stops while it reads.
    var left: Int
    /// A book may have more, but a script waits for them.
    var turnsLeft = 300
    /// While the app turns the page: what is new is read afterwards, not told as a change.
    var isTurning = false
}

extension Reader {
    /// Reads on to the last stop. Each element is focused in turn; it ends where something leads
    /// the cursor elsewhere, and with the next gesture. In a script all of it is heard at once;
    /// in real time each element follows when the one before has been said.
    mutating func readAll(fromTop: Bool, follows: Bool = false) {
        let stops = scene.order.stops
        let start = (fromTop ? nil : cursor.flatMap { scene.order.position(of: $0) }) ?? 0
        guard stops.indices.contains(start) else {
            play(.none)
            return
        }
        reading = Reading(element: stops[start], landing: 0, left: stops.count)
        read(stops[start], follows: follows)
        while !speaker.isTimed, reading != nil {
            // It was heard to its end.
            speaker.queue.clear()
            readOn()
        }
    }

    /// The window's title, then all that is in it (VO-Shift-W; guidepup's chart of commands, H).
    mutating func readWindow() {
        guard isMac else {
            play(.unknown)
            return
        }
        if let title = scene.screen.title, !title.isEmpty {
            say(.mac(.start(app: nil, window: title, focused: nil)))
            if !speaker.isTimed { speaker.queue.clear() }
        }
        readAll(fromTop: true, follows: true)
    }

    /// The element was said: the page turns, or the next one follows.
    mutating func readOn() {
        guard let now = reading, now.landing == landings, cursor == now.element else {
            reading = nil
            return
        }
        if scene.traits(at: now.element).contains(.causesPageTurn) {
            readNextPage(after: now.element)
        } else {
            readNext(after: now.element)
        }
    }

    private mutating func read(_ index: ElementIndex, follows: Bool = false) {
        let landing = landings + 1
        focus(on: index, .move, follows: follows)
        scene.refresh()
        guard landing == landings, cursor == index, reading != nil else {
            reading = nil
            return
        }
        reading?.element = index
        reading?.landing = landing
        reading?.left -= 1
    }

    private mutating func readNext(after index: ElementIndex) {
        let stops = scene.order.stops
        guard let place = scene.order.position(of: index), stops.indices.contains(place + 1),
            reading?.left ?? 0 > 0
        else {
            reading = nil
            return
        }
        read(stops[place + 1])
    }

    /// At the end of a page the app is asked to scroll on, and reading goes on if the content
    /// changed (UIKit's header, WWDC26-219; H): with the same element if it says something else
    /// now, with what took its place, else behind it.
    private mutating func readNextPage(after index: ElementIndex) {
        let text = describe(stop(at: index), settings)
        let stops = scene.order.stops
        guard reading?.turnsLeft ?? 0 > 0 else {
            note("pages without end: reading stops")
            reading = nil
            return
        }
        reading?.turnsLeft -= 1
        reading?.isTurning = true
        turnPage(around: index)
        settle()
        reading?.isTurning = false
        // What the turned page did may have led elsewhere, or put another element here.
        guard let cursor, reading?.landing == landings || !scene.order.isReachable(index) else {
            reading = nil
            return
        }
        let count = scene.order.stops.count
        reading?.left = count
        if cursor != index {
            let landing = landings
            reading?.element = cursor
            reading?.landing = landing
        } else if describe(stop(at: index), settings) != text {
            read(index)
        } else if scene.order.stops != stops {
            readNext(after: index)
        } else {
            reading = nil
        }
    }
}
