import ScreenModel
import ScreenReader
import Testing

@testable import Rehearsal

/// What holds of any two screens.
struct ComparisonPropertyTests {
    /// A stop of a generated screen.
    private struct Row {
        var id: String?
        var label: String

        var text: String { id.map { "#\($0) \(label)" } ?? label }
    }

    private static func line(_ rows: [Row]) -> String {
        rows.map(\.text).joined(separator: ", ")
    }

    /// Few labels, so that many are equal; ids for some, some of them doubled; lists.
    private static func anyLine(_ dice: inout EditDice) -> String {
        let count = dice.roll(14)
        var open = 0
        return (0..<count).map { _ in
            var text = dice.roll(3) == 0 ? "#i\(dice.roll(8)) " : ""
            text += "L\(dice.roll(6))" + (dice.roll(3) == 0 ? " and L\(dice.roll(6))" : "")
            text += dice.roll(4) == 0 ? "=button" : ""
            if dice.roll(6) == 0 {
                text = "G\(dice.roll(3))(" + text
                open += 1
            }
            if open > 0, dice.roll(4) == 0 {
                text += ")"
                open -= 1
            }
            return dice.roll(15) == 0 ? "|" + text : text
        }.joined(separator: ", ")
    }

    @Test func nothingChangesFromAScreenToItself() {
        var dice = EditDice(state: 1)
        for _ in 0..<300 {
            let line = Self.anyLine(&dice)
            #expect(ScreenComparison(line, line).isEmpty, "\(line)")
        }
    }

    /// Back again, what came went and what went came; the rest is the same the other way round.
    @Test func backIsTheSameTurned() {
        var dice = EditDice(state: 2)
        for _ in 0..<1_000 {
            let (old, new) = (Self.anyLine(&dice), Self.anyLine(&dice))
            let forward = ScreenComparison(old, new)
            let back = ScreenComparison(new, old)
            let turned = back.changes.filter { $0.kind != .order && $0.text == nil }.map(
                Self.turned)
            let told = forward.changes.filter { $0.kind != .order && $0.text == nil }
            #expect(Self.sorted(told) == Self.sorted(turned), "\(old) → \(new)")
            let orders = (forward.changes + back.changes).filter { $0.kind == .order }
            #expect(orders.count % 2 == 0)
        }
    }

    private static func turned(_ change: ScreenChange) -> ScreenChange {
        var turned = change
        (turned.before, turned.after) = (change.after, change.before)
        turned.id = change.before?.id
        if change.kind == .added { turned.kind = .removed }
        if change.kind == .removed { turned.kind = .added }
        turned.containers = change.containers.map {
            ScreenChange.ContainerChange(before: $0.after, after: $0.before)
        }
        if turned.kind == .removed { turned.id = change.after?.id }
        if turned.kind != .removed { turned.id = turned.after?.id }
        return turned
    }

    private static func sorted(_ changes: [ScreenChange]) -> [String] {
        changes.map { "\($0)" }.sorted()
    }

    /// Each stop is told of once at most, and every one of both screens is accounted for.
    @Test func everyStopIsToldOfOnce() {
        var dice = EditDice(state: 3)
        for _ in 0..<500 {
            let (old, new) = (Self.anyLine(&dice), Self.anyLine(&dice))
            let comparison = ScreenComparison(old, new)
            let told = comparison.changes.filter { $0.text == nil }
            for list in [told.compactMap(\.before), told.compactMap(\.after)] {
                #expect(Set(list.map { "\($0.isSide) \($0.index ?? 0)" }).count == list.count)
            }
            let (added, removed) = (
                told.filter { $0.kind == .added }.count, told.filter { $0.kind == .removed }.count
            )
            let counts = comparison.stopCounts
            #expect(counts.before - removed == counts.after - added, "\(old) → \(new)")
        }
    }

    /// Edits of a screen whose stops differ are found as what they were: no more, no less.
    @Test(arguments: [true, false])
    func editsAreFoundAgain(withIDs: Bool) {
        var dice = EditDice(state: withIDs ? 4 : 5)
        for round in 0..<300 {
            var rows = (0..<20).map { number in
                Row(
                    id: withIDs ? "i\(number)" : nil,
                    label: "word\(number) more\(number) tail\(number)")
            }
            let old = Self.line(rows)
            var expected: [ScreenChange.Kind: Int] = [:]
            // Far enough from each other that none of them touches another one.
            let places = [2, 7, 12, 17].filter { _ in dice.roll(2) == 0 }
            for place in places.reversed() {
                switch dice.roll(3) {
                case 0:
                    rows.remove(at: place)
                    expected[.removed, default: 0] += 1
                case 1:
                    rows.insert(
                        Row(id: withIDs ? "n\(place)" : nil, label: "Fresh\(place)"), at: place)
                    expected[.added, default: 0] += 1
                default:
                    rows[place].label =
                        withIDs ? "Other\(place)" : rows[place].label + " and so on"
                    expected[.respoken, default: 0] += 1
                }
            }
            if dice.roll(2) == 0 {
                // To the other end: less than half of the stops, so it is one move.
                let moved = rows.remove(at: 0)
                rows.insert(moved, at: rows.count - dice.roll(3))
                expected[.moved, default: 0] += 1
            }
            let comparison = ScreenComparison(old, Self.line(rows))
            let found = comparison.changes.reduce(into: [ScreenChange.Kind: Int]()) {
                $0[$1.kind, default: 0] += 1
            }
            #expect(found == expected, "round \(round): \(old) → \(Self.line(rows))")
        }
    }

    /// Work that grew with the square of the size would be seen to hang here.
    @Test(arguments: ["equal", "reversed", "other", "reworded", "few"])
    func largeScreensAreCompared(kind: String) {
        var dice = EditDice(state: 6)
        let numbers = Array(0..<6_000)
        let old = numbers.map {
            kind == "equal" ? "X" : kind == "few" ? "L\(dice.roll(9))" : "a\($0) b"
        }
        let new: [String] =
            switch kind {
            case "equal": Array(repeating: "X", count: 5_990)
            case "reversed": old.reversed()
            case "other": numbers.map { "c\($0) d" }
            case "reworded": old.map { $0 + " more" }
            default: numbers.map { _ in "L\(dice.roll(9))" }
            }
        let comparison = ScreenComparison(
            old.joined(separator: ","), new.joined(separator: ","))
        let counts = comparison.changes.reduce(into: [ScreenChange.Kind: Int]()) {
            $0[$1.kind, default: 0] += 1
        }
        switch kind {
        case "equal": #expect(counts == [.removed: 10])
        case "reversed": #expect(counts == [.order: 1])
        case "other": #expect(counts == [.added: 6_000, .removed: 6_000])
        case "reworded": #expect(counts == [.respoken: 6_000])
        default: #expect(counts[.added] == counts[.removed])
        }
    }
}
