/// A time on the session's clock, or a span of it: whole nanoseconds, so that ten waits of a tenth
/// of a second are one second. Sums stop at the end of the clock, in 292 years.
struct SessionTime: Sendable, Comparable {
    private(set) var nanoseconds: Int64

    static let zero = SessionTime(nanoseconds: 0)
    static let latest = SessionTime(nanoseconds: .max)
    static let second = SessionTime(nanoseconds: perSecond)

    private static let perSecond: Int64 = 1_000_000_000
    private static let mostSeconds = Double(Int64.max / perSecond)

    init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// To the nearest nanosecond. Less than nothing, and what is no number, is zero.
    init(seconds: Double) {
        guard seconds > 0 else {
            self = .zero
            return
        }
        // Whole seconds apart: the product of a long time has fewer digits than the clock.
        let kept = min(seconds, SessionTime.mostSeconds)
        let whole = kept.rounded(.down)
        let rest = ((kept - whole) * Double(SessionTime.perSecond)).rounded()
        self = SessionTime.second * Int64(whole) + SessionTime(nanoseconds: Int64(rest))
    }

    var seconds: Double { Double(nanoseconds) / Double(SessionTime.perSecond) }

    static func < (a: SessionTime, b: SessionTime) -> Bool { a.nanoseconds < b.nanoseconds }

    static func + (a: SessionTime, b: SessionTime) -> SessionTime {
        let (sum, isTooFar) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
        return SessionTime(nanoseconds: isTooFar ? .max : sum)
    }

    /// Never less than nothing.
    static func - (a: SessionTime, b: SessionTime) -> SessionTime {
        SessionTime(nanoseconds: a > b ? a.nanoseconds - b.nanoseconds : 0)
    }

    static func * (a: SessionTime, times: Int64) -> SessionTime {
        let (product, isTooFar) = a.nanoseconds.multipliedReportingOverflow(by: times)
        return SessionTime(nanoseconds: isTooFar ? .max : product)
    }

    /// How often `span` fits into it.
    func count(of span: SessionTime) -> Int64 {
        nanoseconds / max(span.nanoseconds, 1)
    }
}
