import ScreenModel

/// Finds the stops of a dump whose nodes have texts but no types (Maestro, Detox).
///
/// React Native labels every view with the texts inside it, so that a text alone says little: a
/// view that only repeats what lies below it is a wrapper, one that says it in its own words is
/// read as a whole (M).
struct TypelessStops {
    private let dump: Dump
    /// Hidden nodes, scroll bars and what lies in them.
    private var isSkipped: [Bool]
    /// By place the number of its text; 0 for none.
    private var textOfPlace: [Int32]
    private var texts: [[UInt8]] = [[]]
    private var numberOfText: [[UInt8]: Int32] = [:]
    /// By place the different texts below it; emptied once they were handed up.
    private var below: [Set<Int32>]
    /// By place the nearest different texts below it.
    private var nearest: [Pieces]

    /// Texts joined by spaces, as far as they can still equal the text that they are compared
    /// with.
    private struct Pieces {
        var count = 0
        var joined: [UInt8] = []
        var isTooLong = false

        mutating func append(_ other: Pieces, limit: Int) {
            guard other.count > 0 else { return }
            if other.isTooLong || joined.count + 1 + other.joined.count > limit + 1 {
                isTooLong = true
                joined = []
            }
            if !isTooLong {
                if count > 0 { joined.append(UInt8(ascii: " ")) }
                joined += other.joined
            }
            count += other.count
        }
    }

    /// More different texts than one element would repeat in its own.
    private static let mostRepeated = 256

    /// The stops in document order.
    static func find(in dump: Dump) -> [Int] {
        var finder = TypelessStops(dump)
        return finder.stops()
    }

    /// Takes the scroll bars out of what the stops say: React Native joins them to the texts of a
    /// scrolling view, and nobody hears them.
    static func clean(_ stops: [Int], of dump: inout Dump) {
        for place in stops {
            guard let label = dump.element(place).label,
                let rest = TypelessText.withoutScrollBars(label)
            else { continue }
            dump.modify(place) { $0.label = rest }
            dump.scrollBarsInLabels += 1
        }
    }

    private init(_ dump: Dump) {
        self.dump = dump
        let count = dump.facts.count
        isSkipped = Array(repeating: false, count: count)
        textOfPlace = Array(repeating: 0, count: count)
        below = Array(repeating: [], count: count)
        nearest = Array(repeating: Pieces(), count: count)
        for place in dump.facts.indices.dropFirst() {
            let facts = dump.facts[place]
            isSkipped[place] =
                isSkipped[Int(facts.parent)] || facts.isHidden || facts.isScrollBar
            guard !isSkipped[place], facts.hasWords else { continue }
            textOfPlace[place] = number(of: TypelessText.collapsed(dump.text(place)))
        }
    }

    private mutating func number(of text: [UInt8]) -> Int32 {
        if text.isEmpty { return 0 }
        if let number = numberOfText[text] { return number }
        let number = Int32(texts.count)
        texts.append(text)
        numberOfText[text] = number
        return number
    }

    private mutating func stops() -> [Int] {
        var speaksForAll = [Bool](repeating: false, count: dump.facts.count)
        for place in dump.facts.indices.dropFirst().reversed() where !isSkipped[place] {
            speaksForAll[place] = decide(place)
            handUp(place)
        }
        var result: [Int] = []
        var place = 1
        while place < dump.facts.count {
            let isStop = speaksForAll[place] || isControl(place)
            if isStop { result.append(place) }
            place = isStop || isSkipped[place] ? Int(dump.facts[place].end) : place + 1
        }
        return result
    }

    private func isControl(_ place: Int) -> Bool {
        guard !isSkipped[place] else { return false }
        switch dump.facts[place].type {
        case .switch, .slider: return true
        case let type: return StopRole(type) == .textEntry
        }
    }

    /// Whether the node is a stop if none above it is. What lies below it was decided before.
    private mutating func decide(_ place: Int) -> Bool {
        let own = textOfPlace[place]
        guard own != 0 else { return false }
        let pieces = nearestTexts(below: place)
        nearest[place] = pieces
        guard dump.facts[place].type != .application else { return false }
        let others = below[place].count - (below[place].contains(own) ? 1 : 0)
        if others == 0 { return true }
        if pieces.count >= 2, !pieces.isTooLong, pieces.joined == texts[Int(own)] { return false }
        return others == 1 || (others <= TypelessStops.mostRepeated && repeatsAll(place))
    }

    /// The first different text on each path down.
    private func nearestTexts(below place: Int) -> Pieces {
        let own = textOfPlace[place]
        let limit = texts[Int(own)].count
        var result = Pieces()
        var next = place + 1
        while next < Int(dump.facts[place].end) {
            let number = textOfPlace[next]
            if isSkipped[next] {
                next = Int(dump.facts[next].end)
            } else if number == 0 {
                next += 1
            } else {
                let pieces =
                    number == own
                    ? nearest[next] : Pieces(count: 1, joined: texts[Int(number)])
                result.append(pieces, limit: limit)
                next = Int(dump.facts[next].end)
            }
        }
        return result
    }

    private func repeatsAll(_ place: Int) -> Bool {
        let own = textOfPlace[place]
        let value = TypelessText.collapsed(dump.element(place).value ?? "")
        return below[place].allSatisfy { number in
            let text = texts[Int(number)]
            return number == own || TypelessText.occurs(text, in: texts[Int(own)])
                || TypelessText.occurs(text, in: value)
        }
    }

    /// Gives the node's texts to the node above, the smaller set into the larger one.
    private mutating func handUp(_ place: Int) {
        if textOfPlace[place] != 0 { below[place].insert(textOfPlace[place]) }
        let parent = Int(dump.facts[place].parent)
        if below[parent].count < below[place].count { below.swapAt(parent, place) }
        below[parent].formUnion(below[place])
        below[place] = []
    }
}
