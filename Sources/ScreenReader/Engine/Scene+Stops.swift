import ScreenModel

extension Scene {
    /// The stop at `index`, as met by a cursor that comes from `previous`.
    func stop(
        at index: ElementIndex, from previous: ElementIndex?, settings: Settings
    ) -> Stop {
        let element = element(at: index)
        let context = order.context(of: index)
        let fallback = Scene.textLanguage(of: screen.language, settings)
        var stop = Stop(
            index: index, id: tree.id(of: index),
            element: element, context: context,
            contextID: context.container.isNone ? "" : tree.id(of: context.container),
            boundaryID: context.boundary == nil ? "" : tree.id(of: context.boundaryContainer),
            entered: entered(index, from: previous, fallback),
            language: LanguageTag.ofText(element.language, else: fallback),
            wordsLanguage: wordsLanguage(element, settings),
            isInWebArea: order.isInWebArea(index),
            cell: cell(index, context, from: previous, fallback),
            landmark: landmark(index, context, fallback),
            labelLanguage: merged.labelLanguage(of: index, in: tree))
        stop.isGroup = order.position(of: index).map(order.isGroup(at:)) ?? false
        stop.mac = macContext(of: index, from: previous)
        return stop
    }

    /// The language of the app's text that states none: the screen's, else the user's.
    static func textLanguage(of screenLanguage: String?, _ settings: Settings) -> String {
        LanguageTag.ofText(screenLanguage, else: settings.language ?? "en")
    }

    private func wordsLanguage(_ element: Element, _ settings: Settings) -> String {
        settings.profile == .snapshot && !order.isMac
            ? SnapshotPhrases.language(of: [element.language, settings.language, screen.language])
            : Phrasebook.language(of: element.language, settings.language, screen.language)
    }

    /// More are not named at once: in a file as deep as no app is, each swipe would spell out the
    /// way through all of them.
    private static let mostEntered = 32

    /// The named containers around `index` that are not around `previous`, outermost first.
    private func entered(
        _ index: ElementIndex, from previous: ElementIndex?, _ fallback: String
    ) -> [EnteredContainer] {
        guard var place = order.outerContainer(of: index), previous != index, !order.isMac
        else { return [] }
        let common = previous.flatMap {
            order.commonContainer(of: order.container(of: $0), place)
        }
        var entered: [EnteredContainer] = []
        while place != common, entered.count < Scene.mostEntered {
            if let container = enteredContainer(order.containers[place].element, fallback) {
                entered.append(container)
            }
            guard let parent = order.parentContainer(of: place) else { break }
            place = parent
        }
        return entered.reversed()
    }

    private func enteredContainer(_ index: ElementIndex, _ fallback: String) -> EnteredContainer? {
        let container = tree[index]
        let language = LanguageTag.ofText(container.language, else: fallback)
        if container.isAlert {
            return EnteredContainer(
                id: tree.id(of: index), label: "", language: language, isAlert: true)
        }
        let isTable = container.contextKind == .table && order.isInWebArea(index)
        guard container.isNamedOnEntry || isTable else { return nil }
        let texts = [container.label, isTable ? nil : container.value].compactMap { $0 }
        let label = texts.filter { !$0.isEmpty }.joined(separator: ", ")
        guard !label.isEmpty else { return nil }
        return EnteredContainer(id: tree.id(of: index), label: label, language: language)
    }

    /// What a data table says of a stop. In web content the row is spoken when it changed.
    private func cell(
        _ index: ElementIndex, _ context: StopContext, from previous: ElementIndex?,
        _ fallback: String
    ) -> CellContext? {
        guard !context.table.isNone, let table = order.table(context.table),
            !context.cell.isNone || context.tableEdge != nil
        else { return nil }
        let place =
            context.cell.isNone ? nil : tree[context.cell].extras.cell
        let cell = place ?? TableCell(row: nil, column: nil)
        var result = CellContext(
            tableID: tree.id(of: context.table), row: cell.row, column: cell.column,
            rowSpan: cell.rows, columnSpan: cell.columns,
            isFirstInRow: table.isFirstInRow(cell))
        let headers = table.headers(of: context.cell, at: cell, in: tree)
        result.headers = headers.filter { $0 != index }.map { header in
            let element = element(at: header)
            return CellContext.Header(
                id: tree.id(of: header), label: element.label, value: element.plainValue,
                language: LanguageTag.ofText(element.language, else: fallback))
        }
        guard order.isInWebArea(index) else { return result }
        if !context.cell.isNone { result.traits = tree[context.cell].effectiveTraits }
        result.isRowDue = cell.row != nil && cell.row != row(of: previous, in: context.table)
        switch context.tableEdge {
        case .start: result.edge = .start(rows: table.rowCount, columns: table.columnCount)
        case .end: result.edge = .end
        case nil: break
        }
        return result
    }

    private func row(of index: ElementIndex?, in table: ElementIndex) -> Int? {
        guard let index else { return nil }
        let context = order.context(of: index)
        guard context.table == table, !context.cell.isNone else { return nil }
        return tree[context.cell].extras.cell?.row
    }

    private func landmark(
        _ index: ElementIndex, _ context: StopContext, _ fallback: String
    ) -> WebLandmark? {
        switch context.boundary {
        case .landmarkStart, .landmarkEnd: break
        case .listStart, .listEnd, nil: return nil
        }
        guard order.isInWebArea(index) else { return nil }
        let landmark = tree[context.boundaryContainer]
        return WebLandmark(
            label: landmark.label, kind: landmark.extras.landmark,
            language: LanguageTag.ofText(landmark.language, else: fallback))
    }
}
