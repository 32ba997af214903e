/// Finds ids that number places and not elements, such as `row-0`, `row-1`: with a row more at the
/// top each of them names its neighbour. Their own words say so.
enum NumberedIDs {
    /// Fewer may have changed their words with each other.
    private static let fewest = 3

    /// Takes the identity from stops whose ids, on the whole, stayed while the words moved on to
    /// another id of that stem.
    static func drop(_ old: inout [ComparedStop], _ new: inout [ComparedStop]) {
        guard old.contains(where: { $0.identity.flatMap(stem) != nil }) else { return }
        let (oldSayers, newSayers) = (sayers(old), sayers(new))
        var evidence: [Substring: (moved: Int, stayed: Int)] = [:]
        for (words, sayer) in oldSayers {
            guard let before = sayer, let after = newSayers[words].flatMap({ $0 }),
                let stem = stem(of: before), stem == self.stem(of: after)
            else { continue }
            if before == after {
                evidence[stem, default: (0, 0)].stayed += 1
            } else {
                evidence[stem, default: (0, 0)].moved += 1
            }
        }
        let numbering = evidence.filter {
            $0.value.moved >= fewest && $0.value.moved > $0.value.stayed
        }
        guard !numbering.isEmpty else { return }
        for place in old.indices where numbers(old[place], numbering) { old[place].identity = nil }
        for place in new.indices where numbers(new[place], numbering) { new[place].identity = nil }
    }

    private static func numbers(
        _ stop: ComparedStop, _ stems: [Substring: (moved: Int, stayed: Int)]
    ) -> Bool {
        stop.identity.flatMap(stem).map { stems[$0] != nil } ?? false
    }

    /// For words the id of the one stop that says them; nil where several do.
    private static func sayers(_ stops: [ComparedStop]) -> [String: String?] {
        var sayers: [String: String?] = [:]
        for stop in stops where stop.isTelling {
            sayers[stop.words] = .some(sayers[stop.words] == nil ? stop.identity : nil)
        }
        return sayers
    }

    /// What stands before the number at its end; nil without a number.
    private static func stem(of id: String) -> Substring? {
        let end = id.lastIndex { !("0"..."9").contains($0) }
        let stem = end.map { id[...$0] } ?? id[..<id.startIndex]
        return stem.endIndex < id.endIndex ? stem : nil
    }
}
