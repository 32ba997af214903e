#if COVERAGE
    import Foundation

    /// The entry of libFuzzer, which follows the branches that an input takes. `FUZZ_FORMAT` names
    /// the reader.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        Trial.run(Array(UnsafeBufferPointer(start: bytes, count: count)), as: Coverage.format)
        return 0
    }

    private enum Coverage {
        static let format = ProcessInfo.processInfo.environment["FUZZ_FORMAT"] ?? "native"
    }
#endif
