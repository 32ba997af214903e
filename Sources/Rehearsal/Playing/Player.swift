import ScreenModel
import ScreenReader

/// A screen that a script opened.
public struct PlayedScreen: Sendable {
    public var screen: Screen
    /// Reads the screens that this one pushes.
    public var loader: Session.ScreenLoader

    public init(screen: Screen, loader: @escaping Session.ScreenLoader) {
        self.screen = screen
        self.loader = loader
    }
}

/// Plays the steps of scripts on a session, one after the other, and keeps what was heard.
public struct Player {
    /// Reads a screen by the path that the script names, relative to the script's file. A reason
    /// why it cannot be read begins with the path.
    public typealias ScreenOpener = (_ path: String) -> Result<PlayedScreen, ScriptReadFailure>

    /// What came of a step.
    public enum Outcome: Sendable, Equatable {
        case passed
        case failed(StepFailure)
        /// The screen cannot be read.
        case broken(String)
    }

    /// Nil before a screen is open.
    public var session: Session?
    /// What the next screen is opened with.
    public private(set) var settings: Settings
    /// What the last step brought about; a check brings nothing.
    public private(set) var events: [SessionEvent] = []
    var heard = Heard()
    private let open: ScreenOpener

    public init(settings: Settings, open: @escaping ScreenOpener) {
        self.settings = settings
        self.open = open
    }

    /// A session that goes on, with what was heard last.
    public init(
        session: Session, events: [SessionEvent] = [], open: @escaping ScreenOpener
    ) {
        self.session = session
        settings = session.settings
        self.open = open
        heard = Heard(events)
    }

    /// A gesture was made elsewhere.
    public mutating func follow(_ session: Session, _ events: [SessionEvent]) {
        self.session = session
        settings = session.settings
        hear(events)
    }

    /// Plays one step; what repeats others is not for it.
    public mutating func play(_ action: Script.Action) -> Outcome {
        switch action {
        case .repetition, .repetitionEnd: return .passed
        case .open(let path):
            switch open(path) {
            case .failure(let failure):
                events = []
                return .broken("cannot open \(failure.reason)")
            case .success(let opened):
                var fresh = Session(
                    screen: opened.screen, settings: settings, loader: opened.loader)
                hear(fresh.start())
                session = fresh
                return .passed
            }
        case .setting(let line): return change(line)
        case .gesture(let line):
            return withSession { player, session in player.make(line, &session) }
        case .walk(let direction):
            return withSession { player, session in player.walk(direction, &session) }
        case .check(let check):
            events = []
            guard session != nil else { return Player.nothingOpen }
            return withSession { player, session in
                player.fails(check, in: &session).map(Outcome.failed) ?? .passed
            }
        }
    }

    private static let nothingOpen = Outcome.failed(
        StepFailure("no screen is open yet; expected 'open FILE' before it"))

    private mutating func withSession(
        _ body: (inout Player, inout Session) -> Outcome
    ) -> Outcome {
        guard var session else { return Player.nothingOpen }
        // Held by one variable alone, so that playing does not copy it.
        self.session = nil
        defer { self.session = session }
        return body(&self, &session)
    }

    private mutating func hear(_ events: [SessionEvent]) {
        self.events = events
        heard = Heard(events)
    }

    private mutating func change(_ line: String) -> Outcome {
        do throws(SettingError) {
            guard var session else {
                _ = try SettingVerb.obey(line, in: &settings)
                return .passed
            }
            hear(try session.change(line)?.events ?? [])
            settings = session.settings
            self.session = session
            return .passed
        } catch {
            return .failed(StepFailure(error.description))
        }
    }

    private mutating func make(_ line: GestureLine, _ session: inout Session) -> Outcome {
        let gesture: Gesture
        do throws(VerbError) {
            if case .touch(let name) = line {
                gesture = .touch(try session.lookUp(name))
            } else {
                gesture = try line.gesture(in: session)
            }
        } catch {
            hear([])
            return .failed(StepFailure(error.description))
        }
        let isPlayed = session.playsGestures
        let misses = isPlayed ? session.misses(gesture) : nil
        hear(session.perform(gesture))
        guard isPlayed else { return .passed }
        return (misses ?? missed(gesture, session)).map(Outcome.failed) ?? .passed
    }

    /// A gesture that names where it leads fails where it leads nowhere.
    private func missed(_ gesture: Gesture, _ session: Session) -> StepFailure? {
        switch gesture {
        case .rotor(.named(let name)):
            guard !events.contains(where: { if case .rotor = $0 { true } else { false } }) else {
                return nil
            }
            return StepFailure(
                "the rotor has no '\(name)' here"
                    + NearestName.suggestion(for: name, in: session.rotorNames),
                expected: name, actual: session.rotorNames.joined(separator: ", "))
        case .rotorMenu(let name?):
            return session.isInMenu ? nil : StepFailure("no rotor menu has the list '\(name)' here")
        case .touch(let index), .choose(let index):
            let hasMoved = events.contains { if case .focus = $0 { true } else { false } }
            guard !hasMoved, session.cursor != index else { return nil }
            let name = VerbTokens.text(of: session.name(of: index))
            return StepFailure("\(name) is no stop here")
        default: return nil
        }
    }

    /// Plays from one end to the other, one utterance for each stop.
    private mutating func walk(
        _ direction: SearchDirection, _ session: inout Session
    ) -> Outcome {
        var walked = Heard()
        var all = session.perform(direction == .next ? .firstItem : .lastItem)
        walked.add(stop: all)
        defer {
            events = all
            heard = walked
        }
        let step = Gesture.swipe(direction == .next ? .right : .left)
        let most = 2 * (session.stops.count + session.sideStops.count) + Player.mostBesides
        for _ in 0..<most {
            let place = (session.cursor, session.revision)
            // A wrapping cursor goes on at the other end: then the walk ends before that.
            let before = session.settings.wrap == .on ? session : nil
            let next = session.perform(step)
            if let before, next.contains(.sound(.wrapNext)) || next.contains(.sound(.wrapPrevious))
            {
                session = before
                return .passed
            }
            let hasMoved = next.contains { if case .focus = $0 { true } else { false } }
            if !hasMoved || (session.cursor, session.revision) == place { return .passed }
            all += next
            walked.add(stop: next)
        }
        return .failed(StepFailure("the walk does not end: it comes to the same stops again"))
    }

    /// A walk may bring stops that were not there when it began.
    private static let mostBesides = 1_000
}

extension Session {
    /// Why a gesture that names an action has none to perform.
    fileprivate func misses(_ gesture: Gesture) -> StepFailure? {
        guard case .perform(let name) = gesture else { return nil }
        let names = actions.map(\.name)
        guard !names.contains(name) else { return nil }
        return StepFailure(
            "no action is called '\(name)' here" + NearestName.suggestion(for: name, in: names),
            expected: name, actual: names.isEmpty ? nil : names.joined(separator: ", "))
    }
}
