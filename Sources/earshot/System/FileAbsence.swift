/// Whether the file is gone. Editors that put another file in its place leave none for a moment,
/// so absence counts after a while.
struct FileAbsence {
    /// In seconds.
    private static let patience = 0.5

    /// Nil for what is no file, which is never gone.
    let path: String?
    /// Until absence is certain; nil while the file is there or known to be gone.
    private(set) var secondsUntilCertain: Double?
    private var isCertain = false

    init(path: String?) {
        self.path = path
    }

    /// To be called when something happened to the file; true when it is back.
    mutating func look() -> Bool {
        guard let path else { return false }
        guard access(path, F_OK) == 0 else {
            if !isCertain, secondsUntilCertain == nil { secondsUntilCertain = FileAbsence.patience }
            return false
        }
        defer { isCertain = false }
        secondsUntilCertain = nil
        return isCertain
    }

    /// Lets time pass; true when it turns out that the file is gone for good.
    mutating func pass(_ seconds: Double) -> Bool {
        guard let path, let left = secondsUntilCertain else { return false }
        secondsUntilCertain = left - seconds
        guard left <= seconds else { return false }
        secondsUntilCertain = nil
        isCertain = access(path, F_OK) != 0
        return isCertain
    }
}
