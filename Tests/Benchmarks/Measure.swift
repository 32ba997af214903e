import Foundation
import ScreenReader

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

    /// The mean of many gestures, played round and round, in microseconds.
    static func mean(of gestures: [Gesture], in session: Session) -> Double {
        var session = session
        let times = 2_000
        for gesture in gestures { _ = session.perform(gesture) }
        let seconds = median(runs: 5) {
            for step in 0..<times { _ = session.perform(gestures[step % gestures.count]) }
        }
        return seconds / Double(times) * 1e6
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

/// One measure at several sizes, side by side.
struct SizesRow {
    let name: String
    let values: [Double]
    /// Each may cost so many microseconds.
    let limit: Double

    func print() {
        let shown = values.map { String(format: "%8.2f", $0) }.joined()
        let mark = values.allSatisfy { $0 <= limit } ? "ok" : "OVER"
        let padded = name.padding(toLength: 44, withPad: " ", startingAt: 0)
        Swift.print("\(padded)\(shown) µs   at most \(Int(limit)) µs  \(mark)")
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
