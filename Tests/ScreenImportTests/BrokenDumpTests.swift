import Foundation
import Testing

@testable import ScreenImport

/// Every fixture, cut and mutated: whatever a file holds, opening it ends with a screen or an error.
@Suite struct BrokenDumpTests {
    private static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: FixtureTests.folder.appendingPathComponent("\(name).dump")))
    }

    @Test(arguments: FixtureTests.names)
    func survivesCuts(_ name: String) throws {
        let whole = try BrokenDumpTests.bytes(name)
        for end in stride(from: 0, to: whole.count, by: 7) {
            _ = try? importScreen(Array(whole[..<end]))
        }
    }

    @Test(arguments: FixtureTests.names)
    func survivesMutations(_ name: String) throws {
        let whole = try BrokenDumpTests.bytes(name)
        var seed: UInt64 = 7
        func random(below limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(max(limit, 1)))
        }
        let marks = Array("<>{}[]()\"'\\;:=,|@-#\n ".utf8) + Array("│└─".utf8)
        for _ in 0..<60 {
            var bytes = whole
            for _ in 0..<3 {
                let place = random(below: bytes.count)
                switch random(below: 3) {
                case 0: bytes.insert(marks[random(below: marks.count)], at: place)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + 9))
                default: bytes.insert(contentsOf: bytes[place...].prefix(30), at: place)
                }
            }
            _ = try? importScreen(bytes)
        }
    }
}
