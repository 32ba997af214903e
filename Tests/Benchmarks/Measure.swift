import Foundation

/// Times in the unit that a person can compare with the limit beside it.
enum Measure {
    /// The median of `runs` times one call takes, in seconds. What it gives is let go after the
    /// clock has stopped.
    static func median<Result>(runs: Int = 7, _ body: () -> Result) -> Double {
        var times: [Double] = []
        for _ in 0..<runs {
            let start = DispatchTime.now().uptimeNanoseconds
            let result = body()
            times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
            withExtendedLifetime(result) {}
        }
        return times.sorted()[runs / 2]
    }

    /// What the process holds at present, in megabytes; 0 where the system does not tell.
    static func residentMegabytes() -> Double {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS") }),
            let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { return 0 }
        return kilobytes / 1024
    }
}

/// One line of the report: what was measured beside what it may cost.
struct Row {
    let name: String
    let value: Double
    let unit: String
    let limit: Double?

    func print() {
        let shown = String(format: "%10.2f %-3@", value, unit as NSString)
        let mark = limit.map { value <= $0 ? "ok " : "OVER" } ?? ""
        let bound = limit.map { String(format: "at most %g %@  %@", $0, unit, mark) } ?? ""
        let padded = name.padding(toLength: 52, withPad: " ", startingAt: 0)
        Swift.print("\(padded) \(shown)  \(bound)")
    }
}
