import ScreenModel

/// What AccessibilitySnapshot prints of an element (version 0.12.1, H; what only its branches do
/// with `snapshotLevel=next`, M).
///
/// The parts and their order are those of `ElementSpeech`, which follows AccessibilitySnapshot;
/// here they get its words and its typography. A segment carries its colon, comma or full stop, so
/// that one space between segments makes the text.
struct SnapshotSpeech {
    let stop: Stop
    let settings: Settings
    private let speech: ElementSpeech
    private let language: Int

    init(of stop: Stop, _ settings: Settings) {
        var stop = stop
        if stop.isInWebArea { stop.leaveWeb() }
        // Its one switch for both takes the table away (branch 599f19c, M).
        if settings.tableHeaders == .off, settings.rowColumnNumbers == .off { stop.cell = nil }
        // Its release marks the ends of explicit containers only.
        if settings.snapshotLevel == .main, !stop.context.isExplicit {
            stop.context.boundary = nil
        }
        self.stop = stop
        self.settings = settings.forSnapshot
        language = SnapshotPhrases.place(of: stop.wordsLanguage) ?? 0
        speech = ElementSpeech(
            stop: stop, settings: self.settings, back: SnapshotPhrases.all[language].back)
    }

    var words: SnapshotPhrases {
        _read { yield SnapshotPhrases.all[language] }
    }

    /// The description, then the hints.
    func segments() -> [Segment] {
        var segments: [Segment] = []
        segments.reserveCapacity(8)
        if settings.traitPosition == .before { addRoles(to: &segments) }
        addText(to: &segments)
        if settings.traitPosition == .after {
            let end = segments.count
            addRoles(to: &segments)
            if segments.count > end, end > 0 { segments[end - 1].endSentence() }
        }
        addContext(to: &segments)
        addHints(to: &segments)
        return segments
    }

    /// What is said again while the cursor stays on the element, without typography.
    func changeable() -> [Segment] {
        var segments: [Segment] = []
        speech.addText(to: &segments)
        if settings.traitPosition != .none { speech.addRoles(to: &segments) }
        translate(&segments, from: 0)
        return segments
    }

    private func addRoles(to segments: inout [Segment]) {
        let start = segments.count
        speech.addRoles(to: &segments)
        translate(&segments, from: start)
    }

    private func addText(to segments: inout [Segment]) {
        let start = segments.count
        speech.addText(to: &segments)
        translate(&segments, from: start)
        let isSelected = segments.count > start && segments[start].kind == .selected
        let base = isSelected ? start + 1 : start
        if stop.cell != nil {
            punctuateCell(in: &segments, from: base)
        } else if segments.count > base + 1, segments[base].kind == .label,
            segments[base + 1].kind == .value
        {
            segments[base].text += ":"
        }
        for place in base..<segments.count
        where place > base && segments[place].kind == .content {
            segments[place - 1].text += ","
        }
        if isSelected, segments.count > base { segments[start].text = words.selectedPrefix }
    }

    /// "N of M" follows as it is; the start and the end of a list or landmark follow a full stop,
    /// also where there is nothing before it.
    private func addContext(to segments: inout [Segment]) {
        let start = segments.count
        speech.addContext(to: &segments)
        translate(&segments, from: start)
        guard segments.count > start else { return }
        if segments[start].kind == .boundary {
            if start > 0 {
                segments[start - 1].endSentence()
            } else {
                segments.insert(emptyLabel, at: 0)
            }
        } else if start == 0 {
            segments[start].text = " " + segments[start].text
        }
    }

    /// The full stop that stands where a label would.
    var emptyLabel: Segment { speech.own(.label, ".", from: .label, "label.empty") }

    private func addHints(to segments: inout [Segment]) {
        let start = segments.count
        speech.addHints(to: &segments)
        translate(&segments, from: start)
        for place in (start..<segments.count).dropLast() {
            segments[place].endSentence()
            // Printed so, "Double tap to edit., Use the rotor …" (H).
            if segments[place + 1].rule == "hint.textArea" { segments[place].text += "," }
        }
    }
}

extension Stop {
    /// As an element of an app: AccessibilitySnapshot knows nothing of the web, where what lies in
    /// a cell has its place too.
    fileprivate mutating func leaveWeb() {
        isInWebArea = false
        landmark = nil
        guard let cell else { return }
        if element.hasExtras, element.extras.cell != nil {
            self.cell?.isRowDue = cell.isFirstInRow
            self.cell?.edge = nil
        } else {
            self.cell = nil
        }
    }
}

extension Settings {
    /// The settings that AccessibilitySnapshot, its branches or its typography have; of the others
    /// only what it always does.
    fileprivate var forSnapshot: Settings {
        var settings = Settings()
        settings.profile = .snapshot
        settings.snapshotLevel = snapshotLevel
        settings.hints = hints
        settings.traitPosition = traitPosition
        settings.containerContext = containerContext
        settings.tableHeaders = tableHeaders
        settings.rowColumnNumbers = rowColumnNumbers
        settings.speakValue = speakValue
        settings.customContent = snapshotLevel == .next ? .on : .off
        settings.headingLevel = .off
        settings.secureValue = .raw
        return settings
    }
}
