import Testing

@testable import Rehearsal

struct ShortestEditTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let a: String
        let b: String
        /// What stays.
        let kept: String
        var testDescription: String { "\(a) → \(b)" }
    }

    static let cases = [
        Case(a: "", b: "", kept: ""),
        Case(a: "", b: "abc", kept: ""),
        Case(a: "abc", b: "", kept: ""),
        Case(a: "abc", b: "abc", kept: "abc"),
        Case(a: "abc", b: "xyz", kept: ""),
        Case(a: "abc", b: "axc", kept: "ac"),
        Case(a: "a", b: "aaaa", kept: "a"),
        Case(a: "aaaa", b: "a", kept: "a"),
        Case(a: "abcabba", b: "cbabac", kept: "baba"),
        Case(a: "adbdcd", b: "bdcd", kept: "bdcd"),
        Case(a: "xab", b: "abx", kept: "ab"),
    ]

    @Test(arguments: cases)
    func keepsTheMost(_ row: Case) throws {
        let (a, b) = (numbers(row.a), numbers(row.b))
        let pairs = try #require(ShortestEdit.pairs(a, b))
        #expect(pairs.count == row.kept.count)
        #expect(pairs.allSatisfy { a[$0.0] == b[$0.1] })
        #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
    }

    /// Against the table of all prefixes, which is too slow for a product.
    @Test func keepsAsManyAsTheTableSays() throws {
        var dice = EditDice(state: 7)
        for _ in 0..<300 {
            let a = (0..<dice.roll(14)).map { _ in Int32(dice.roll(4)) }
            let b = (0..<dice.roll(14)).map { _ in Int32(dice.roll(4)) }
            let pairs = try #require(ShortestEdit.pairs(a, b))
            #expect(pairs.count == longestCommon(a, b))
            #expect(pairs.allSatisfy { a[$0.0] == b[$0.1] })
            #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
        }
    }

    @Test func givesUpWhereTooMuchChanged() {
        #expect(ShortestEdit.pairs([1, 2, 3], [4, 5, 6], mostEdits: 5) == nil)
        #expect(ShortestEdit.pairs([1, 2, 3], [4, 5, 6], mostEdits: 6) != nil)
    }

    @Test func longestRunRises() {
        #expect(RisingRun.longest([]) == [])
        #expect(RisingRun.longest([3, 2, 1]).count == 1)
        #expect(RisingRun.longest([4, 0, 1, 2, 3]) == [1, 2, 3, 4])
        #expect(RisingRun.longest([1, 2, 3, 4, 0]) == [0, 1, 2, 3])
    }

    private func numbers(_ text: String) -> [Int32] {
        text.unicodeScalars.map { Int32($0.value) }
    }

    private func longestCommon(_ a: [Int32], _ b: [Int32]) -> Int {
        var row = Array(repeating: 0, count: b.count + 1)
        for x in a {
            var next = row
            for (place, y) in b.enumerated() {
                next[place + 1] = x == y ? row[place] + 1 : max(row[place + 1], next[place])
            }
            row = next
        }
        return row.last ?? 0
    }
}
