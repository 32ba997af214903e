/// Real time between two looks, in seconds.
struct Clock {
    private var last = Clock.now()

    mutating func elapsed() -> Double {
        let now = Clock.now()
        defer { last = now }
        return max(0, now - last)
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
