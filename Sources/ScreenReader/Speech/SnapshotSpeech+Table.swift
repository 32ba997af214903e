/// A cell of a data table as AccessibilitySnapshot prints it (M): headers, label, spans, row and
/// column, each with a full stop; a value follows without a colon.
extension SnapshotSpeech {
    /// Puts the colons and full stops into the headers and the label that begin at `base`.
    func punctuateCell(in segments: inout [Segment], from base: Int) {
        var place = base
        while segments.indices.contains(place), segments[place].kind == .header {
            let isFollowed =
                segments.indices.contains(place + 1) && segments[place].rule == "header.label"
                && segments[place + 1].rule == "header.value"
                && segments[place + 1].from == segments[place].from
            // This full stop comes always, even after one of the header's own (H).
            segments[place].text += isFollowed ? ":" : "."
            place += 1
        }
        if segments.indices.contains(place), segments[place].kind == .label {
            segments[place].endSentence()
        } else {
            segments.insert(emptyLabel, at: place)
        }
    }
}
