import ScreenModel
import ScreenReader
import Testing

@testable import TerminalInterface

@Suite struct GoldenTests {
    struct Shot: CustomTestStringConvertible {
        let name: String
        let keys: String
        var rows = 24
        var columns = 80
        var screen = Samples.basket
        var change: @Sendable (inout InterfaceOptions) -> Void = { _ in }
        var testDescription: String { name }
    }

    @Test(arguments: [
        Shot(name: "start-80x24", keys: ""),
        Shot(name: "walk-80x24", keys: "right right right up ]"),
        Shot(name: "walk-40x12", keys: "right right up", rows: 12, columns: 40),
        Shot(name: "walk-50x30", keys: "right right up", rows: 30, columns: 50),
        Shot(name: "walk-200x60", keys: "end", rows: 60, columns: 200),
        Shot(name: "walk-80x10", keys: "right right", rows: 10),
        Shot(name: "walk-80x8", keys: "right right", rows: 8),
        Shot(name: "walk-20x5", keys: "right right", rows: 5, columns: 20),
        Shot(name: "small-19x5", keys: "", rows: 5, columns: 19),
        Shot(name: "hidden-80x24", keys: "right . down"),
        Shot(name: "ascii-80x24", keys: "end left", change: { $0.isASCII = true }),
        Shot(name: "stacked-80x24", keys: "right v"),
        Shot(name: "sketch-120x40", keys: "z right right", rows: 40, columns: 120),
        Shot(name: "sketch-80x24", keys: "z 9 enter"),
        Shot(
            name: "sketch-ascii-100x30", keys: "right", rows: 30, columns: 100,
            change: {
                $0.isASCII = true
                $0.isSketch = true
            }),
        Shot(name: "presenter-80x24", keys: "right right P"),
        Shot(name: "long-80x24", keys: "right", screen: Samples.leaflet),
        Shot(name: "long-40x12", keys: "right", rows: 12, columns: 40, screen: Samples.leaflet),
        Shot(name: "long-20x5", keys: "right n", rows: 5, columns: 20, screen: Samples.leaflet),
        Shot(
            name: "long-presenter-40x10", keys: "right P n", rows: 10, columns: 40,
            screen: Samples.leaflet),
        Shot(name: "curtain-80x24", keys: "right c"),
        Shot(name: "help-80x24", keys: "right ?"),
        Shot(name: "why-80x24", keys: "end left w"),
        Shot(name: "why-40x12", keys: "end left w", rows: 12, columns: 40),
        Shot(name: "why-end-80x24", keys: "end left w end"),
        Shot(
            name: "why-hints-off-80x24", keys: ": s e t space h i n t s = o f f enter right right w"
        ),
        Shot(
            name: "why-unverified-100x40", keys: "w", rows: 40, columns: 100,
            screen: Samples.unheard),
        Shot(name: "rotor-80x24", keys: "r down"),
        Shot(name: "actions-80x24", keys: "end left A"),
        Shot(name: "settings-80x24", keys: "right V down down down enter down right"),
        Shot(name: "settings-end-80x24", keys: "V end up"),
        Shot(name: "settings-40x12", keys: "V down", rows: 12, columns: 40),
        Shot(name: "settings-80x8", keys: "V pagedown", rows: 8),
        Shot(name: "snapshot-80x24", keys: "V enter esc right right"),
        Shot(name: "chooser-80x24", keys: "I p a"),
        Shot(name: "mac-80x24", keys: "right i right", screen: Samples.desk),
        Shot(name: "mac-container-80x24", keys: "right", screen: Samples.desk),
        Shot(name: "mac-menu-80x24", keys: "right i A down", screen: Samples.desk),
        Shot(name: "typing-80x24", keys: "4 enter enter \"So, [x] here\" backspace"),
        Shot(name: "typing-20x5", keys: "4 enter enter \"Secret\"", rows: 5, columns: 20),
        Shot(name: "costs-80x24", keys: "C right", change: { $0.measure = Samples.costs }),
        Shot(
            name: "costs-ascii-40x12", keys: "C", rows: 12, columns: 40,
            change: {
                $0.measure = Samples.costs
                $0.isASCII = true
            }),
        // No room for it: words are worth more.
        Shot(
            name: "costs-25x10", keys: "C", rows: 10, columns: 25,
            change: { $0.measure = Samples.costs }),
        Shot(name: "record-80x24", keys: "R"),
        Shot(name: "command-80x24", keys: ": s w i p e space r i g t h enter"),
    ])
    func screen(_ shot: Shot) throws {
        var app = Samples.app(
            shot.screen, rows: shot.rows, columns: shot.columns, change: shot.change)
        try app.press(shot.keys)
        let grid = app.view(rows: shot.rows, columns: shot.columns)
        expectGolden(
            grid.text + "\ncursor \(grid.cursor.row),\(grid.cursor.column)", shot.name)
    }
}
