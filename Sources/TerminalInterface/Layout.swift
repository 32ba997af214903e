/// A rectangle of cells.
struct Area: Equatable {
    var row: Int
    var column: Int
    var rows: Int
    var columns: Int

    /// The first column after it.
    var end: Int { column + columns }
    /// The first row after it.
    var bottom: Int { row + rows }
    var isEmpty: Bool { rows <= 0 || columns <= 0 }
}

/// Where everything stands: a function of the size and the chosen arrangement alone.
///
/// As rows run out the bottom line of keys goes first, then the frame, the log, the header and the
/// rotor; the spoken text goes last.
struct Layout: Equatable {
    enum Arrangement: Equatable {
        /// The screen on the left, what is heard on the right.
        case sideBySide
        /// One above the other: for narrow terminals, for readers of whole lines, and for texts
        /// on whose width terminals disagree.
        case stacked
        /// Nothing but what is heard.
        case presenter
    }

    /// The lines of the frame, side by side.
    struct Frame: Equatable {
        var top: Int
        var bottom: Int?
        var aboveRotor: Int?
        var aboveLog: Int?
    }

    static let minimumRows = 5
    static let minimumColumns = 20
    /// Narrower terminals get one pane above the other.
    static let sideBySideColumns = 60

    let rows: Int
    let columns: Int
    let arrangement: Arrangement
    var header: Area?
    var screen: Area?
    var caption = Area(row: 0, column: 0, rows: 0, columns: 0)
    var log: Area?
    var rotor: Area?
    /// Position and keys, or the command line.
    var status: Area?
    /// What an overlay covers.
    var overlay = Area(row: 0, column: 0, rows: 0, columns: 0)
    var frame: Frame?
    /// The column of the line between left and right, side by side.
    var split: Int?
    /// The rows of the rules above caption and log, stacked.
    var captionRule: Int?
    var logRule: Int?

    var isTooSmall: Bool { rows < Layout.minimumRows || columns < Layout.minimumColumns }

    init(rows: Int, columns: Int, isStacked: Bool = false, isPresenter: Bool = false) {
        self.rows = rows
        self.columns = columns
        if isPresenter {
            arrangement = .presenter
        } else if isStacked || columns < Layout.sideBySideColumns {
            arrangement = .stacked
        } else {
            arrangement = .sideBySide
        }
        guard !isTooSmall else { return }
        switch arrangement {
        case .sideBySide: setSideBySide()
        case .stacked: setStacked()
        case .presenter: setPresenter()
        }
    }

    private mutating func setSideBySide() {
        let hasKeys = rows >= 12
        let hasFrame = rows >= 9
        let hasHeader = rows >= 7
        let split = min(max(columns * 51 / 100, 30), 80)
        self.split = split
        var top = 0
        if hasHeader {
            header = line(0)
            top += 1
        }
        var bottom = rows
        if hasFrame {
            frame = Frame(top: top)
            top += 1
        }
        if hasKeys {
            bottom -= 1
            frame?.bottom = bottom
            status = Area(row: bottom, column: 1, rows: 1, columns: columns - 2)
        }
        bottom -= 1
        rotor = Area(
            row: bottom, column: hasFrame ? 2 : 1, rows: 1, columns: columns - (hasFrame ? 4 : 2))
        if hasKeys {
            bottom -= 1
            frame?.aboveRotor = bottom
        }
        let left = hasFrame ? 1 : 0
        let right = hasFrame ? columns - 1 : columns
        screen = Area(row: top, column: left, rows: bottom - top, columns: split - left)
        overlay = Area(
            row: top, column: split + 1, rows: bottom - top, columns: right - split - 1)
        caption = overlay
        if hasFrame, overlay.rows >= 7 {
            caption.rows = min(max(overlay.rows * 2 / 5, 4), 12)
            let rule = caption.bottom
            frame?.aboveLog = rule
            log = overlay
            log?.row = rule + 1
            log?.rows = overlay.bottom - rule - 1
        }
    }

    private mutating func setStacked() {
        let hasStatus = rows >= 8
        let hasHeader = rows >= 9
        let hasRule = rows >= 11
        let hasLog = rows >= 16
        var top = 0
        if hasHeader {
            header = line(0)
            top += 1
        }
        var bottom = rows
        if hasStatus {
            bottom -= 1
            status = line(bottom)
        }
        bottom -= 1
        rotor = line(bottom)
        let free = bottom - top - (hasRule ? 1 : 0) - (hasLog ? 1 : 0)
        let logRows = hasLog ? min(max(free / 4, 2), 12) : 0
        let captionRows = min(max(free * 2 / 5, 2), 8)
        overlay = Area(row: top, column: 0, rows: bottom - top, columns: columns)
        screen = overlay
        screen?.rows = free - logRows - captionRows
        var row = top + free - logRows - captionRows
        if hasRule {
            captionRule = row
            row += 1
        }
        caption = Area(row: row, column: 0, rows: captionRows, columns: columns)
        row += captionRows
        if hasLog {
            logRule = row
            log = Area(row: row + 1, column: 0, rows: logRows, columns: columns)
        }
        // Where there is room the place on the screen stays in view under an overlay.
        if overlay.bottom - caption.row >= 8 {
            overlay = Area(
                row: caption.row - (hasRule ? 1 : 0), column: 0,
                rows: overlay.bottom - caption.row + (hasRule ? 1 : 0), columns: columns)
        }
    }

    private mutating func setPresenter() {
        let margin = columns >= 40 ? columns / 5 : 1
        let top = rows >= 9 ? rows / 4 : 0
        caption = Area(
            row: top, column: margin, rows: rows - 2 - top, columns: columns - margin * 2)
        overlay = Area(row: 0, column: 0, rows: rows - 1, columns: columns)
    }

    private func line(_ row: Int) -> Area {
        Area(row: row, column: 0, rows: 1, columns: columns)
    }
}
