import Testing

@testable import ScreenImport

/// Fixtures cut and spoiled: whatever comes of them, the reader neither traps nor hangs.
@Suite struct BrokenDumpTests {
    @Test(arguments: FixtureTests.names)
    func survivesEveryCut(_ name: String) throws {
        let whole = try FixtureTests.bytes(name)
        for end in stride(from: 0, to: whole.count, by: 7) {
            _ = try? importScreen(Array(whole[..<end]))
        }
    }

    @Test(arguments: FixtureTests.names)
    func survivesSpoiledBytes(_ name: String) throws {
        let whole = try FixtureTests.bytes(name)
        let marks = Array("\"'{}[]<>=:,;|-o*\n\0 9e&".utf8)
        var state: UInt64 = 88_172_645_463_325_252
        func random(below limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
        for _ in 0..<60 {
            var bytes = whole
            for _ in 0..<(1 + random(below: 6)) where !bytes.isEmpty {
                let place = random(below: bytes.count)
                switch random(below: 3) {
                case 0: bytes[place] = marks[random(below: marks.count)]
                case 1: bytes.remove(at: place)
                default: bytes.insert(marks[random(below: marks.count)], at: place)
                }
            }
            _ = try? importScreen(bytes)
        }
    }
}
