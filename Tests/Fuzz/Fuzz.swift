import Foundation
import ScreenImport
import ScreenModel
import ScreenReader

#if !COVERAGE
    /// Feeds every reader changed copies of the fixtures for a while: no trap, no hang. The input of
    /// the moment stands in `.build/fuzz/current`, so that a trap leaves it behind.
    ///
    /// `FUZZ_SECONDS` for each format (5), `FUZZ_SEED`, `FUZZ_FORMAT` for one format alone.
    @main
    enum Fuzz {
        private static let folder = URL(fileURLWithPath: ".build/fuzz")
        /// Seconds that an input of 1 MiB may take; smaller ones get no less.
        private static let limit = 1.0

        static func main() throws {
            if CommandLine.arguments.dropFirst().first == "formats" {
                for format in ScreenFormat.all where format.isReadable { print(format.id) }
                return
            }
            let environment = ProcessInfo.processInfo.environment
            let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init) ?? 5
            let seed =
                environment["FUZZ_SEED"].flatMap(UInt64.init)
                ?? UInt64(Date().timeIntervalSince1970)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let corpus = try corpus()
            let everything = corpus.values.flatMap { $0 }
            print("seed \(seed), \(everything.count) inputs")
            var isSlow = false
            for format in ScreenFormat.all where format.isReadable {
                if let only = environment["FUZZ_FORMAT"], only != format.id { continue }
                let inputs = corpus[format.id] ?? everything
                var mutation = Mutation(seed: seed)
                let end = Date(timeIntervalSinceNow: seconds)
                var runs = 0
                while Date() < end {
                    let input = inputs[mutation.below(inputs.count)]
                    let other = everything[mutation.below(everything.count)]
                    let bytes = mutation.mutated(input, with: other)
                    runs += 1
                    if try !passes(bytes, as: format.id, run: runs) { isSlow = true }
                }
                let name = format.id.padding(toLength: 20, withPad: " ", startingAt: 0)
                print("\(name) \(runs) runs, \(corpus[format.id]?.count ?? 0) fixtures")
            }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent("current"))
            if isSlow { exit(1) }
        }

        /// The fixtures and samples by the format that they are read as.
        private static func corpus() throws -> [String: [[UInt8]]] {
            var result: [String: [[UInt8]]] = [:]
            for folder in ["Tests/ScreenImportTests/Fixtures", "Screens"] {
                for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                where name.hasSuffix(".dump") || name.hasSuffix(".json") {
                    let bytes = [UInt8](
                        try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
                    guard let format = try? importScreen(bytes).format else { continue }
                    result[format, default: []].append(bytes)
                }
            }
            return result
        }

        /// False when it took too long; the input is kept.
        private static func passes(_ bytes: [UInt8], as format: String, run: Int) throws -> Bool {
            let data = Data(bytes)
            try data.write(to: folder.appendingPathComponent("current"))
            let start = Date()
            Trial.run(bytes, as: format)
            let allowed = max(limit, limit * Double(bytes.count) / 1_048_576)
            guard Date().timeIntervalSince(start) > allowed else { return true }
            let kept = folder.appendingPathComponent("slow-\(format)-\(run)")
            try data.write(to: kept)
            print("slow: \(bytes.count) bytes as \(format), kept in \(kept.path)")
            return false
        }
    }
#endif
