import ScreenModel

/// One block of the legend that AccessibilitySnapshot draws below a description: a heading and a
/// line for each action or each entry of custom content (H).
public struct SnapshotLegend: Sendable, Equatable {
    public var heading: String
    public var entries: [String]
}

extension Session {
    /// The legend of a stop: its actions, then its custom content, in the app's order.
    public func legend(of stop: Stop) -> [SnapshotLegend] {
        guard stop.element.hasExtras else { return [] }
        let words = SnapshotPhrases.all[SnapshotPhrases.place(of: stop.wordsLanguage) ?? 0]
        let actions = (stop.element.extras.actions ?? []).map(\.name)
        let content = (stop.element.extras.content ?? []).compactMap(SnapshotLegend.line)
        return [
            SnapshotLegend(heading: words.actionsAvailable, entries: actions),
            SnapshotLegend(heading: words.moreContentAvailable, entries: content),
        ].filter { !$0.entries.isEmpty }
    }
}

extension SnapshotLegend {
    /// `label: value`, or the one that there is.
    fileprivate static func line(of entry: CustomContent) -> String? {
        let texts = [entry.label ?? "", entry.value ?? ""].filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ": ")
    }
}
