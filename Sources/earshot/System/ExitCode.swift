/// How the program ends; scripts test for these.
struct ExitCode: RawRepresentable, Equatable {
    let rawValue: Int32

    static let fine = ExitCode(rawValue: 0)
    /// What was to be checked is not so.
    static let failed = ExitCode(rawValue: 1)
    static let usage = ExitCode(rawValue: 2)
    /// The input cannot be read or holds nothing to walk, or the output cannot be written.
    static let input = ExitCode(rawValue: 3)
    /// The terminal is gone, as if ended by SIGHUP.
    static let hangUp = ExitCode(rawValue: 129)
}
