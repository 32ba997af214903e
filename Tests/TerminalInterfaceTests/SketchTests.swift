import ScreenModel
import Testing

@testable import TerminalInterface

@Suite struct SketchTests {
    @Test func labelsTakeTurnsInOneRow() {
        var places = LabelPlaces(rows: 3, columns: 30)
        places.place(least: [4], rows: [1], column: 1, end: 20)
        places.place(least: [4], rows: [1], column: 10, end: 20)
        places.extend(0, to: 25)
        places.extend(1, to: 25)
        #expect(
            places.labels == [
                .init(row: 1, column: 1, room: 8), .init(row: 1, column: 10, room: 19),
            ])
    }

    @Test func aLabelMovesAsideOrHasNoPlace() {
        var places = LabelPlaces(rows: 2, columns: 12)
        places.place(least: [6], rows: [0], column: 1, end: 10)
        places.place(least: [6, 2], rows: [0], column: 1, end: 10)
        places.place(least: [6, 2], rows: [0], column: 1, end: 10)
        places.place(least: [6, 2], rows: [0, 1], column: 1, end: 10)
        #expect(
            places.labels == [
                .init(row: 0, column: 1, room: 6), .init(row: 0, column: 8, room: 2), nil,
                .init(row: 1, column: 1, room: 6),
            ])
    }

    @Test func aBoxThatCrossesAnotherLabelIsKnown() {
        var places = LabelPlaces(rows: 9, columns: 30)
        places.place(least: [4], rows: [4], column: 6, end: 20)
        #expect(places.isCrossed(Box(top: 2, left: 7, bottom: 6, right: 20), of: 1))
        #expect(!places.isCrossed(Box(top: 2, left: 4, bottom: 6, right: 20), of: 1))
        #expect(!places.isCrossed(Box(top: 2, left: 7, bottom: 6, right: 20), of: 0))
        #expect(!places.isCrossed(Box(top: -9, left: -9, bottom: 90, right: 90), of: 1))
    }

    /// Every stop's number can be read, however crowded the screen is.
    @Test func crowdedScreensKeepTheirNumbers() throws {
        let names = (1...16).map { Samples.item(.button, "Platform \($0)") }
        let screen = Samples.screen("Station", names) { number in
            Rect(
                x: Double(number % 2) * 190 + 5, y: 100 + Double(number / 2) * 30, width: 185,
                height: 28)
        }
        var app = Samples.app(screen)
        try app.press("z")
        let lines = app.view(rows: 24, columns: 80).text.split(separator: "\n")
        let page = lines.map { $0.prefix(40) }.joined(separator: "\n")
            .replacing("│", with: " ")
        for number in 1...16 {
            #expect(
                page.contains(" \(number) ") || page.contains(">\(number) "), "\(number)\n\(page)")
        }
    }
}
