import ScreenModel
import ScreenReader
import Testing

/// Positions, ends of lists, cells of tables.
extension SnapshotSpeechTests {
    static let positions: [SnapshotCase] = [
        SnapshotCase("no full stop before a position", "L 2 of 5.") { $0.isAt(2, of: 5) },
        SnapshotCase("a position after words", "L. Button. 1 of 3.") {
            $0.element.traits = .button
            $0.isAt(1, of: 3)
        },
        SnapshotCase("a position after nothing keeps its space", " 3 of 3.") {
            $0.says(nil)
            $0.isAt(3, of: 3)
        },
        SnapshotCase("a position after a promoted hint", "Photo 3 of 3.") {
            $0.says(nil, hint: "Photo")
            $0.isAt(3, of: 3)
        },
        SnapshotCase("words before", "Button. L 1 of 3.", set: "traitPosition=before") {
            $0.element.traits = .button
            $0.isAt(1, of: 3)
        },
        SnapshotCase("a tab in place of a button", "Selected: L: new. Dimmed. Tab. 10 of 1200.") {
            $0.says("L", "new")
            $0.element.traits = [.button, .selected, .notEnabled]
            $0.context.isTab = true
            $0.isAt(10, of: 1200)
        },
        SnapshotCase("a tab without a label", "Tab. 4 of 5.") {
            $0.says(nil)
            $0.context.isTab = true
            $0.isAt(4, of: 5)
        },
        SnapshotCase("the context off leaves the tab", "L. Tab.", set: "containerContext=off") {
            $0.element.traits = .button
            $0.context.isTab = true
            $0.isAt(1, of: 3)
        },
        SnapshotCase("words off leave the position", "L 1 of 3.", set: "traitPosition=none") {
            $0.context.isTab = true
            $0.isAt(1, of: 3)
        },
    ]

    static let boundaries: [SnapshotCase] = [
        SnapshotCase("list start", "L. List Start.") { $0.isAt(.listStart) },
        SnapshotCase("list end", "L. List End.") { $0.isAt(.listEnd) },
        SnapshotCase("landmark", "L. Button. Landmark.") {
            $0.element.traits = .button
            $0.isAt(.landmarkStart)
        },
        SnapshotCase("end", "Selected: L. End.") {
            $0.element.selected = true
            $0.isAt(.landmarkEnd)
        },
        SnapshotCase("a label's own full stop", "L. End.") {
            $0.says("L.")
            $0.isAt(.landmarkEnd)
        },
        SnapshotCase("a full stop where there is no text", ". List Start.") {
            $0.says(nil)
            $0.isAt(.listStart)
        },
        SnapshotCase("after words before", "Button. L. List Start.", set: "traitPosition=before") {
            $0.element.traits = .button
            $0.isAt(.listStart)
        },
        SnapshotCase("an unknown state gets a full stop", "L. half. List End.", toggle) {
            $0.says("L", "half")
            $0.element.traits = .toggleButton
            $0.isAt(.listEnd)
        },
        SnapshotCase("off", "L", set: "containerContext=off") { $0.isAt(.listStart) },
        SnapshotCase(
            "always after the words", "L. Button. List Start.", set: "boundaryPlace=inRoles"
        ) {
            $0.element.traits = .button
            $0.isAt(.listStart)
        },
        SnapshotCase("released: not with plain subviews", "L") {
            $0.isAt(.listStart, explicit: false)
        },
        SnapshotCase("branches: with plain subviews", "L. End.", set: "snapshotLevel=next") {
            $0.isAt(.landmarkEnd, explicit: false)
        },
    ]

    private static let headers = [
        CellContext.Header(id: "r", label: "Monday", value: "rain", language: "en"),
        CellContext.Header(id: "c", label: "Noon", value: "", language: "en"),
        CellContext.Header(id: "v", label: nil, value: "12h", language: "en"),
        CellContext.Header(id: "e", label: "", value: nil, language: "en"),
        CellContext.Header(id: "d", label: "No.", value: nil, language: "en"),
    ]

    private static let wide = CellContext(
        headers: headers, row: 1, column: 2, rowSpan: 3, columnSpan: 2, isFirstInRow: true)

    static let cells: [SnapshotCase] = [
        SnapshotCase("first of its row", "L. Row 4. Column 1.") {
            $0.cell = CellContext(row: 3, column: 0, isFirstInRow: true)
        },
        SnapshotCase("not the first", "L. Column 2.") { $0.cell = CellContext(row: 3, column: 1) },
        SnapshotCase("a value after a space", "L. Column 2. 12°. Button.") {
            $0.says("L.", "12°")
            $0.element.traits = .button
            $0.cell = CellContext(row: 3, column: 1)
        },
        SnapshotCase(
            "everything",
            "Selected: Monday: rain. Noon. 12h. No.. L. Spans 3 rows. Spans 2 columns. Row 2. "
                + "Column 3. 12°"
        ) {
            $0.says("L", "12°")
            $0.element.selected = true
            $0.cell = wide
        },
        SnapshotCase("a lone full stop without a label", "Noon. . Column 1. 12°", "H") {
            $0.says("", "12°", hint: "H")
            $0.cell = CellContext(headers: [headers[1]], column: 0)
        },
        SnapshotCase("an empty cell keeps its hint", ".", "H") {
            $0.says(nil, hint: "H")
            $0.cell = CellContext()
        },
        SnapshotCase("an unknown row", "L. Spans 2 columns. Column 1.") {
            $0.cell = CellContext(row: nil, column: 0, rowSpan: 2, columnSpan: 2)
        },
        SnapshotCase("an unknown column", "L. Spans 2 rows.") {
            $0.cell = CellContext(row: 0, column: nil, rowSpan: 2, columnSpan: 2)
        },
        SnapshotCase("a cell of the web: its own place alone", "L. Column 2.") {
            $0.isInWebArea = true
            $0.element.more { $0.cell = TableCell(row: 3, column: 1) }
            $0.cell = CellContext(
                row: 3, column: 1, isRowDue: true, edge: .start(rows: 4, columns: 2))
        },
        SnapshotCase("in a cell of the web: nothing of it", "L") {
            $0.isInWebArea = true
            $0.cell = CellContext(row: 3, column: 1, isRowDue: true, edge: .end)
        },
        SnapshotCase(
            "headers off", "L. Spans 3 rows. Spans 2 columns. Row 2. Column 3.",
            set: "tableHeaders=off"
        ) { $0.cell = wide },
        SnapshotCase(
            "numbers off", "Monday: rain. Noon. 12h. No.. L. V",
            set: "rowColumnNumbers=off"
        ) {
            $0.says("L", "V")
            $0.cell = wide
        },
        SnapshotCase("both off: no table", "L: V", set: "tableHeaders=off", "rowColumnNumbers=off")
        {
            $0.says("L", "V")
            $0.cell = wide
        },
        SnapshotCase("words before", "Button. Noon. L. Column 1. V", set: "traitPosition=before") {
            $0.says("L", "V")
            $0.element.traits = .button
            $0.cell = CellContext(headers: [headers[1]], column: 0)
        },
        SnapshotCase("content after the place", "L. Column 1., three", set: "snapshotLevel=next") {
            $0.element.extras.content = [
                CustomContent(label: "Age", value: "three", importance: .high)
            ]
            $0.cell = CellContext(column: 0)
        },
    ]

    @Test(arguments: positions + boundaries + cells)
    func containers(_ row: SnapshotCase) throws {
        let utterance = try row.utterance
        #expect(utterance.text == row.text)
        #expect(utterance.hint == row.hint)
    }
}
