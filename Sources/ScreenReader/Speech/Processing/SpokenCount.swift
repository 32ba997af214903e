/// The number before a unit, as plurals need it.
struct SpokenCount: Sendable, Equatable {
    /// The whole part; nil where it is longer than plurals ask for.
    let whole: Int?
    let hasFraction: Bool

    init(_ whole: Int?, hasFraction: Bool = false) {
        self.whole = whole
        self.hasFraction = hasFraction
    }

    /// Exactly one.
    var isOne: Bool { whole == 1 && !hasFraction }
}
