import ScreenModel

/// One entry of a chart's Audio Graph rotor (Apple's documentation of audio graphs; the order L).
public enum ChartEntry: Sendable, CaseIterable {
    case describe, play, details
}

/// The Audio Graph rotor of a chart.
extension Reader {
    mutating func stepChart(_ direction: SearchDirection) {
        let entries = ChartEntry.allCases
        guard let target = step(from: chartPlace, of: entries.count, direction) else { return }
        chartPlace = target
        say(.chart(entries[target]))
    }

    /// Describing speaks what the file says of the chart; its tones cannot be played here.
    mutating func performChart(_ place: Int) {
        guard let cursor, ChartEntry.allCases.indices.contains(place) else { return }
        play(.activate)
        let element = scene.element(at: cursor)
        let content = element.extras.content ?? []
        switch ChartEntry.allCases[place] {
        case .describe:
            let texts = [element.label, element.value].compactMap { $0 }.filter { !$0.isEmpty }
            if texts.isEmpty { note("the file does not describe this chart") }
            for text in texts { say(.text(text, language: element.language)) }
        case .play:
            emit(.appSound("audio graph"))
            note("the tones of an audio graph are not played")
        case .details:
            if content.isEmpty { note("the file has no details of this chart") }
            for entry in content { say(.content(entry, language: element.language)) }
        }
    }
}
