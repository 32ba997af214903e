import ScreenModel
import ScreenReader

/// The terminal interface without a terminal: input in, requests and a grid of cells out.
///
/// Pure and cheap to copy. `update` costs the same at every size of the screen but where the tree
/// itself changed; `view` costs the rows in view.
public struct App: Sendable {
    /// The session behind it, for front ends that need the screen too.
    public internal(set) var session: Session
    /// The file's name, as shown.
    let name: String
    let keymap: Keymap
    let statusParts: [StatusLine.Part]
    let isASCII: Bool
    /// What there is to know of the file.
    var notices: [String]
    let scrollsByHalves: Bool
    var showsSkipped: Bool
    var isPresenter: Bool
    var isStacked: Bool

    var log = Log()
    /// What is heard now.
    var caption: Utterance?
    /// The tokens of the last gesture that are worth a line in the caption.
    var captionSounds = ""
    /// The part of the caption that is shown, where it has more lines than there is room for.
    var captionPart = 0
    /// The caption in lines for the size of the last input; nil after a change.
    var wrappedCaption: CaptionLines?
    var lastGesture: Gesture?
    var overlay: Overlay?
    var history: [String] = []
    /// What was before the last gestures.
    var moments = GestureHistory<Moment>()
    /// What a rehearsal is being written into.
    public internal(set) var recording: RecordingMark?
    /// What was done and is not written yet.
    var played: [Played] = []
    var secondsSincePlayed = 0.0
    /// What was heard since the last gesture, for lines that check it.
    public internal(set) var heard: [SessionEvent] = []
    /// The first words of lines that somebody else answers: checks.
    let checkWords: Set<String>
    /// Finds how many gestures lead to each stop.
    let measure: (@Sendable (Session) -> [ElementIndex: GestureCost])?
    var showsCosts = false
    /// Of the revision that `outline` is of; empty while they are hidden.
    var costs: [ElementIndex: GestureCost] = [:]
    /// Until the first key.
    var isFresh = true
    /// Why the file cannot be read now; the last good session goes on behind it.
    var loadProblem: String?
    var showsProblem = false
    var outline = OutlineIndex()
    var outlineTop = 0
    /// `session.revision` of `outline`.
    var revision: Int?
    var isSketch: Bool
    /// Of the same revision; empty while the outline is shown.
    var sketch = SketchIndex()
    var lastKey: Key?
    /// The number of a stop that is being typed.
    var typedNumber = ""
    var rows = 24
    var columns = 80

    /// `session` is not started yet; `name` is shown beside the screen's title.
    public init(session: Session, name: String, options: InterfaceOptions = InterfaceOptions()) {
        self.session = session
        self.session.isLive = options.isLive
        self.name = name
        keymap = Keymap(own: options.keys)
        checkWords = options.checkWords
        measure = options.measure
        isASCII = options.isASCII
        statusParts = StatusLine.parts(keymap, isASCII: options.isASCII)
        notices = options.notices.map { App.shortened($0, name: name) }
        scrollsByHalves = options.scrollsByHalves
        showsSkipped = options.showsSkipped
        isPresenter = options.isPresenter
        isStacked = options.isStacked
        isSketch = options.isSketch
    }

    /// A line with its place in the file: the header names the folder, the place the file alone.
    static func shortened(_ line: String, name: String) -> String {
        guard line.hasPrefix(name + ":"), let slash = name.lastIndex(of: "/") else { return line }
        return String(name[name.index(after: slash)...]) + line.dropFirst(name.count)
    }

    /// VoiceOver comes to the screen.
    public mutating func start() {
        for notice in notices { log.note(notice) }
        take(nil, session.start())
        settle()
    }

    /// Seconds until the screen does something by itself, for the next `Input.tick`; nil while
    /// nothing is due, and then nothing need wake up.
    public var secondsUntilTick: Double? {
        session.secondsUntilNextEvent.map { max($0, App.shortestTick) }
    }

    /// Seconds. What comes faster than an eye and an ear follow is taken up together.
    private static let shortestTick = 0.05

    /// Takes up what a gesture brought.
    mutating func take(_ gesture: Gesture?, _ events: [SessionEvent]) {
        if session.hasCutEarlierSpeech { log.cutLastSpeech() }
        log.record(gesture, events)
        if gesture != nil { heard = [] }
        heard = Array((heard + events).suffix(App.heardCapacity))
        if let gesture {
            if case .wait = gesture {} else { lastGesture = gesture }
        }
        var sounds: [String] = []
        var isMoved = false
        var spoken: Utterance?
        var isSpokenToItsEnd = false
        for event in events {
            switch event {
            case .speech(let speech) where speech.isDropped: break
            case .speech(let speech) where !speech.isCut || !isSpokenToItsEnd:
                spoken = speech.utterance
                isSpokenToItsEnd = !speech.isCut
            case .sound(let token): if !token.isOfMoving { sounds.append(token.shown) }
            case .appSound(let name): sounds.append("[\(name)]")
            case .focus: isMoved = true
            default: break
            }
        }
        if let spoken {
            caption = spoken
        } else if isMoved, !session.isSpeaking {
            // Moved and nothing said: nothing is heard.
            caption = nil
        }
        // A change by itself that is not heard leaves what is shown of the speech.
        if gesture != nil || spoken != nil || isMoved || !sounds.isEmpty {
            captionSounds = sounds.joined(separator: " ")
            captionPart = 0
            wrappedCaption = nil
        }
    }

    /// A live screen can talk for hours.
    private static let heardCapacity = 1_000

    /// Rebuilds what depends on the tree, if that changed, and brings the cursor into view.
    mutating func settle() {
        if revision != session.revision {
            outline = OutlineIndex(session, showsSkipped: showsSkipped)
            sketch = isSketch ? SketchIndex(session) : SketchIndex()
            costs = showsCosts ? measure?(session) ?? [:] : [:]
            revision = session.revision
        }
        wrappedCaption = captionLines(
            columns: plainLayout(rows: rows, columns: columns).caption.columns)
        let layout = layout(rows: rows, columns: columns)
        if let area = layout.log {
            log.fit(width: LogPane.textColumns(area), isASCII: isASCII)
        }
        if let screen = layout.screen { outlineTop = outlineTop(rows: screen.rows) }
        let area = overlayArea(layout)
        overlay?.settle(in: area, isASCII: isASCII)
    }

    func layout(rows: Int, columns: Int) -> Layout {
        var layout = plainLayout(rows: rows, columns: columns)
        if !isCovered { layout.makeRoom { captionLines(columns: $0).count } }
        return layout
    }

    /// The layout for a text that needs no more room than there is.
    private func plainLayout(rows: Int, columns: Int) -> Layout {
        Layout(
            rows: rows, columns: columns, isStacked: isStacked || (outline.isUncertain && !isASCII),
            isPresenter: isPresenter)
    }

    func captionLines(columns: Int) -> CaptionLines {
        if let wrappedCaption, wrappedCaption.columns == columns { return wrappedCaption }
        return CaptionLines(caption, sounds: captionSounds, columns: columns, isASCII: isASCII)
    }

    /// Whether the sketch is drawn: where there is no room for it, or nothing to draw it from, the
    /// outline stands in.
    func showsSketch(in area: Area) -> Bool {
        isSketch && area.rows >= SketchPane.minimumRows && !sketch.places.isEmpty
    }

    /// Whether an overlay has the place of what is heard.
    var isCovered: Bool {
        switch overlay {
        case .text, .list, .settings: true
        case .prompt, nil: false
        }
    }

    /// Shows the next part of a text that has more lines than there is room for.
    mutating func showMore() {
        let area = layout(rows: rows, columns: columns).caption
        let lines = captionLines(columns: area.columns)
        let parts = CaptionPane.parts(lines: lines.count, rows: area.rows)
        if parts == 1 { log.note("all of the text is shown") }
        captionPart = (captionPart + 1) % parts
    }

    /// The first row of the outline in a pane of so many rows.
    func outlineTop(rows: Int) -> Int {
        Scroll.top(
            outlineTop, cursor: session.cursor.flatMap { outline.row(of: $0) },
            count: outline.rows.count, rows: rows, byHalves: scrollsByHalves)
    }

    /// The room of an overlay's text: without the line of its title, where no frame holds that.
    func overlayArea(_ layout: Layout) -> Area {
        var area = layout.overlay
        if layout.frame == nil {
            area.row += 1
            area.rows -= 1
        }
        return area
    }
}
