import Rehearsal
import ScreenReader

/// Plays many scripts, on several threads where there are enough of them. Results come in the
/// order of the paths, whatever the number of threads.
struct RehearsalRunner {
    let paths: [String]
    let settings: Settings
    let format: String?
    let isUpdating: Bool

    /// Fewer scripts than this for each thread are not worth one.
    private static let fewest = 8
    private static let mostThreads = 64
    private static let stackSize = 8 << 20

    /// `notices` are what there is to say of the screens, each once, in the words of the first
    /// script that opens it.
    func run(threads wanted: Int?) -> (results: [RehearsalResult], notices: [String]) {
        let processors = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        let most = wanted ?? min(processors, paths.count / RehearsalRunner.fewest)
        let count = max(1, min(most, RehearsalRunner.mostThreads, paths.count))
        let shares = (0..<count).map { number in
            Share(runner: self, places: Array(stride(from: number, to: paths.count, by: count)))
        }
        let running = shares.dropFirst().map { ($0, RehearsalRunner.start($0)) }
        shares.first?.play()
        for (share, thread) in running {
            if let thread { pthread_join(thread, nil) } else { share.play() }
        }
        let played = shares.flatMap { zip($0.places, $0.results) }.sorted { $0.0 < $1.0 }
        var told: Set<String> = []
        let notices = shares.flatMap(\.notices).sorted {
            ($0.script, $0.number) < ($1.script, $1.number)
        }
        .filter { told.insert($0.notice.file).inserted }
        return (played.map(\.1), notices.flatMap(\.notice.lines))
    }

    /// Nil where the system gives no thread.
    private static func start(_ share: Share) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let context = Unmanaged.passRetained(share).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(
                &thread, &attributes,
                { context in
                    Unmanaged<Share>.fromOpaque(context).takeRetainedValue().play()
                    return nil
                }, context)
        #else
            var thread = pthread_t()
            let code = pthread_create(
                &thread, &attributes,
                { context in
                    guard let context else { return nil }
                    Unmanaged<Share>.fromOpaque(context).takeRetainedValue().play()
                    return nil
                }, context)
        #endif
        guard code == 0 else {
            Unmanaged<Share>.fromOpaque(context).release()
            return nil
        }
        return thread
    }

    /// The scripts of one thread; only that thread touches it until it is joined.
    private final class Share {
        let runner: RehearsalRunner
        let places: [Int]
        private(set) var results: [RehearsalResult] = []
        /// With the script that opened the screen, and the number of the screen for this thread.
        private(set) var notices: [(script: Int, number: Int, notice: ScriptScreens.Notice)] = []

        init(runner: RehearsalRunner, places: [Int]) {
            self.runner = runner
            self.places = places
        }

        func play() {
            let screens = ScriptScreens(format: runner.format)
            for place in places {
                results.append(runner.result(of: runner.paths[place], screens))
                for number in notices.count..<screens.notices.count {
                    notices.append((place, number, screens.notices[number]))
                }
            }
        }
    }

    private func result(of path: String, _ screens: ScriptScreens) -> RehearsalResult {
        var clock = Clock()
        switch ScriptFile.script(path) {
        case .failure(let errors):
            return RehearsalResult(
                name: path == "-" ? InputFile(path: path).name : path,
                outcome: .broken(errors.description))
        case .success(let script):
            var result = RehearsalRun.result(
                of: script, settings: settings, isUpdating: isUpdating, open: screens.open)
            result.seconds = clock.elapsed()
            return result
        }
    }
}
