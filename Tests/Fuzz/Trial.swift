import ScreenImport
import ScreenModel
import ScreenReader

/// What is tried with one input.
enum Trial {
    /// Reads it as the format and as what it looks like; whatever opens is walked.
    static func run(_ bytes: [UInt8], as format: String) {
        _ = try? importScreen(bytes, forcing: format)
        if let result = try? importScreen(bytes) { walk(result.screen) }
    }

    /// A screen that opens can be walked too, and written and read again.
    private static func walk(_ screen: Screen) {
        var session = Session(screen: screen, settings: Settings()) { _ in .failure("none") }
        _ = session.start()
        for gesture in [Gesture.swipe(.right), .swipe(.down), .rotor(.next), .doubleTap, .lastItem]
        {
            _ = session.perform(gesture)
        }
        for stop in session.stops.prefix(50) { _ = session.utterance(of: stop).spoken }
        _ = try? importScreen(Array(NativeWriter.text(screen).utf8), forcing: "native")
    }
}
