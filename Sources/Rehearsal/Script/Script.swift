import ScreenModel
import ScreenReader

/// A rehearsal as it is written: steps in order, with all that it uses from other files put in.
public struct Script: Sendable {
    /// A file that the script was made of.
    public struct File: Sendable, Equatable {
        /// As messages name it.
        public var name: String
        /// The folder in the name with a slash at its end, empty for none: what the file names is
        /// relative to it.
        public var folder: String {
            name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        }

        /// The path of a file that this one names.
        public func path(of other: String) -> String {
            other.hasPrefix("/") ? other : folder + other
        }
    }

    /// Where something stands.
    public struct Place: Sendable, Hashable {
        /// The place in `files`.
        public var file: Int
        /// From 1; columns are characters.
        public var line: Int
        public var column: Int
    }

    /// One line that is played.
    public struct Step: Sendable {
        public var action: Action
        public var place: Place
        /// As it is written from its column on, without what stands behind it in the line.
        public var text: String
    }

    public enum Action: Sendable, Equatable {
        /// A screen, by the path that the opener takes.
        case open(String)
        case gesture(GestureLine)
        /// A line of `SettingVerb`.
        case setting(String)
        case walk(SearchDirection)
        case check(Check)
        /// Plays what follows up to the step of that number, so many times.
        case repetition(Int, end: Int)
        /// Ends what the step of that number repeats.
        case repetitionEnd(start: Int)
    }

    /// The first one is the script itself.
    public var files: [File]
    public var steps: [Step]

    /// Whether it opens a screen; one that does not is a part for others to use.
    public var opensScreen: Bool {
        steps.contains { if case .open = $0.action { true } else { false } }
    }

    /// `checkout.rehearsal:12`.
    public func name(of place: Place) -> String {
        "\(files[place.file].name):\(place.line)"
    }
}

extension Script.Step {
    /// Whether it is a step in the sense of what is heard: a check leaves that, anything else
    /// begins it anew.
    public var isCheck: Bool {
        if case .check = action { true } else { false }
    }
}
