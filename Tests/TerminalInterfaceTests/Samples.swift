import ScreenModel
import ScreenReader

@testable import TerminalInterface

/// Screens for the tests, in short notation.
enum Samples {
    struct Item {
        var element = Element()
        var children: [Item] = []
    }

    static func item(
        _ type: ElementType?, _ label: String? = nil, value: String? = nil, id: String? = nil,
        _ children: [Item] = [], change: (inout Element) -> Void = { _ in }
    ) -> Item {
        var element = Element()
        element.type = type
        element.label = label
        element.value = value
        element.id = id
        change(&element)
        return Item(element: element, children: children)
    }

    /// `frame` by the number of an element; one below the other by default.
    static func screen(
        _ title: String, _ items: [Item],
        frame: (Int) -> Rect = { Rect(x: 16, y: Double($0) * 50, width: 358, height: 44) }
    ) -> Screen {
        var screen = Screen()
        screen.title = title
        screen.size = Size(width: 390, height: 844)
        var tree = ElementTree()
        var line = 0
        var waiting = items.reversed().map { (item: $0, parent: ElementIndex.root) }
        // Children come next, so that places are in document order.
        while let (item, parent) = waiting.popLast() {
            var element = item.element
            element.frame = frame(line)
            line += 1
            let index = tree.append(element, to: parent)
            waiting += item.children.reversed().map { ($0, index) }
        }
        screen.tree = tree
        return screen
    }

    /// A Mac's window: containers that are entered.
    static var desk: Screen {
        var desk = screen(
            "Desk",
            [
                item(.closeButton),
                item(
                    .list, "Letters",
                    [
                        item(.row, "To the bank", value: "sent") {
                            $0.extras.actions = [
                                CustomAction(name: "Open"), CustomAction(name: "Burn"),
                            ]
                        },
                        item(.group, "Drafts", [item(.text, "Dear all")]),
                    ]),
                item(.group, "Attachments"), item(.textField, "Subject"),
            ])
        desk.platform = .macOS
        desk.app = "Post"
        desk.entry = "@0"
        return desk
    }

    /// A shop's last page: a bit of everything.
    static var basket: Screen {
        screen(
            "Basket",
            [
                item(.heading, "Basket"),
                item(.text, "Rye bread"),
                item(.slider, "Slices", id: "slices") {
                    var range = ValueRange()
                    range.min = 0
                    range.max = 20
                    range.step = 1
                    range.now = 12
                    $0.extras.range = range
                },
                item(.text, "Crumbs") { $0.accessible = false },
                item(.textField, "Voucher"),
                item(.switch, "Wrap it", value: "0"),
                item(
                    .list, "Collect",
                    [
                        item(.button, "Today, after six") { $0.selected = true },
                        item(.button, "Tomorrow"),
                    ]),
                item(.heading, "Payment"),
                item(.button, "Pay £4.80", id: "pay") {
                    $0.hint = "Opens the receipt."
                    $0.extras.actions = [
                        CustomAction(name: "Pay in cash"), CustomAction(name: "Split"),
                    ]
                },
                item(.button, "Pay later") { $0.enabled = false },
            ])
    }

    /// Words that no source reports VoiceOver to say, and a text in another language.
    static var unheard: Screen {
        screen(
            "Caneuon",
            [
                item(.switch, "Pob cân", value: "2") {
                    $0.language = "cy"
                    $0.extras.content = [CustomContent(label: "Hyd", value: "1:10")]
                }
            ])
    }

    static var withoutFrames: Screen {
        var screen = Screen()
        var tree = ElementTree()
        _ = tree.append(item(.button, "One").element, to: .root)
        screen.tree = tree
        return screen
    }

    /// One of its texts is longer than the room for speech.
    static var leaflet: Screen {
        screen(
            "Museum",
            [
                item(.heading, "Museum"),
                item(
                    .text,
                    "Open from ten to six, on Thursdays until nine. The tower is closed for "
                        + "repair until spring; its model stands in the hall on the first floor. "
                        + "Lifts lead to all floors but the cellar, where stairs cannot be avoided."
                ) { $0.hint = "Opens the list of prices." },
                item(.button, "Tickets"),
            ])
    }

    /// Buttons in a list, as many as asked for.
    static func rows(_ count: Int) -> Screen {
        screen("Rows", (0..<count).map { item(.button, "Row \($0)", id: "row\($0)") })
    }

    static func app(
        _ screen: Screen = basket, rows: Int = 24, columns: Int = 80,
        change: (inout InterfaceOptions) -> Void = { _ in }
    ) -> App {
        var options = InterfaceOptions()
        change(&options)
        let session = Session(
            screen: screen, settings: Settings(), loader: { _ in .failure("no files here") })
        var app = App(session: session, name: "basket.json", options: options)
        _ = app.update(.resized(rows: rows, columns: columns))
        app.start()
        return app
    }
}

extension App {
    /// Presses keys by name; returns what the last one asked for.
    @discardableResult
    mutating func press(_ names: String) throws -> [Request] {
        var requests: [Request] = []
        for key in try Key.sequence(names) { requests = update(.key(key)) }
        return requests
    }

    /// Types on the command line and sends it.
    @discardableResult
    mutating func command(_ line: String) throws -> [Request] {
        try press(":")
        for character in line { _ = update(.key(Key(.character(character)))) }
        return try press("enter")
    }
}
