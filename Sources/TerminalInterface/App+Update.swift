import ScreenModel
import ScreenReader

extension App {
    /// Takes one input. Feed all that is waiting, then draw once.
    public mutating func update(_ input: Input) -> [Request] {
        if case .tick(let seconds) = input {
            pass(seconds)
            return []
        }
        defer { settle() }
        switch input {
        case .key(let key):
            isFresh = false
            return press(key.canonical)
        case .paste(let text):
            if overlay == nil, session.isEditing {
                perform(.paste(text))
            } else if overlay == nil {
                log.note("pasted text is not obeyed; open the command line (:) first")
            }
            overlay?.paste(text)
        case .tick: break
        case .reloaded(.session(let session, let notices)): replace(session, notices)
        case .recording(let mark): take(mark)
        case .reopened(let session): reopen(session)
        case .answer(let text, let isProblem): log.note(text, isProblem: isProblem)
        case .reloaded(.failure(let problem)):
            let problem = App.shortened(problem, name: name)
            loadProblem = problem
            showsProblem = true
            log.note("! " + problem, isProblem: true)
        case .resized(let rows, let columns):
            self.rows = rows
            self.columns = columns
        }
        return []
    }

    /// Time passes; costs nothing while nothing happens.
    private mutating func pass(_ seconds: Double) {
        if recording != nil { secondsSincePlayed += seconds }
        let events = session.advance(by: seconds)
        guard !events.isEmpty || revision != session.revision else { return }
        take(nil, events)
        settle()
    }

    private mutating func press(_ key: Key) -> [Request] {
        let command = keymap.command(
            for: key, on: session.platform, isAgain: key == lastKey)
        lastKey = key
        switch command {
        case .interrupt, .repaint, .suspend: return run(command ?? .interrupt)
        default: break
        }
        guard overlay != nil else {
            if session.isDirectTouchOn, key.base != .escape {
                perform(.direct(key.name))
                return []
            }
            if let typed = typed(key) {
                perform(typed)
                return []
            }
            if let typed = typedInMenu(key) {
                perform(typed)
                return []
            }
            if typeNumber(key) { return [] }
            if let command { return run(command) }
            if let other = Binding.all.first(where: { $0.keys.contains(key) && $0.platform != nil })
            {
                log.note("\(key.name) is a key of \(other.listed)")
                return []
            }
            let help = keymap.key(for: .help)?.name ?? ":help"
            log.note("\(key.name) is not bound; \(help) lists keys")
            return []
        }
        if let command, command == overlay?.command {
            overlay = nil
            return []
        }
        switch overlay?.handle(key) {
        case .stay, nil: return []
        case .close:
            overlay = nil
            return []
        case .run(let command):
            overlay = nil
            return run(command)
        case .submit(let line): return submit(line)
        case .assign(let assignment):
            change(assignment)
            return []
        case .edit(let line):
            overlay = .prompt(CommandPrompt(history: history, text: line))
            return []
        case .copy(let text): return [.copy(text)]
        }
    }

    /// Digits name a stop by its place; Enter then touches it, as a finger would.
    private mutating func typeNumber(_ key: Key) -> Bool {
        if case .character(let character) = key.base, key.modifiers.isEmpty, character.isASCII,
            character.isNumber, keymap.command(for: key, on: session.platform) == nil
        {
            typedNumber = String((typedNumber + String(character)).suffix(7))
            return true
        }
        let number = Int(typedNumber)
        typedNumber = ""
        guard let number else { return false }
        switch key.base {
        case .enter:
            let stops = session.stops
            if stops.indices.contains(number - 1) {
                perform(.touch(stops[number - 1]))
            } else {
                log.note("there is no stop \(number)")
            }
            return true
        case .escape: return true
        default: return false
        }
    }

    mutating func run(_ command: Command) -> [Request] {
        switch command {
        case .gesture(let gesture): perform(gesture)
        case .line(let line):
            if let request = answeredElsewhere(line) { return [request] }
            if let problem = obey(line) { log.note("! \(problem)", isProblem: true) }
        case .copySpeech:
            guard let lastSpoken = session.lastSpoken else {
                log.note("nothing was spoken yet")
                return []
            }
            log.note("copied: " + lastSpoken)
            return [.copy(lastSpoken)]
        case .more: showMore()
        case .settings: overlay = .settings(SettingsOverlay(session.settings))
        case .help: overlay = .text(.help(keymap, on: session.platform, isASCII: isASCII))
        case .why: overlay = .text(.why(session, heard: caption))
        case .commandLine: overlay = .prompt(CommandPrompt(history: history))
        case .find: overlay = .prompt(CommandPrompt(history: history, text: "find "))
        case .labelItem: overlay = .prompt(CommandPrompt(history: history, text: "label item "))
        case .itemChooser: overlay = .list(.itemChooser(session))
        case .rotorMenu where session.platform == .macOS: perform(.rotorMenu(nil))
        case .actionsMenu where session.platform == .macOS: perform(.actionsMenu)
        case .rotorMenu: overlay = .list(.rotorMenu(session))
        case .actionsMenu:
            if let menu = ListOverlay.actionsMenu(session) {
                overlay = .list(menu)
            } else {
                log.note("no actions here")
            }
        case .toggleSkipped:
            showsSkipped.toggle()
            revision = nil
            log.note(showsSkipped ? "skipped elements shown" : "skipped elements hidden")
        case .toggleSketch: toggleSketch()
        case .togglePresenter: isPresenter.toggle()
        case .toggleStacked:
            isStacked.toggle()
            log.note(isStacked ? "one pane above the other" : "panes side by side")
        case .toggleError:
            if let loadProblem {
                showsProblem.toggle()
                log.note(loadProblem, isProblem: true)
            } else if notices.isEmpty {
                log.note("no error and no warning")
            } else {
                overlay = .text(.notices(notices))
            }
        case .record: return toggleRecording()
        case .toggleCosts:
            showsCosts.toggle()
            revision = nil
            log.note(
                showsCosts ? "gestures from the start to each stop" : "gestures to stops hidden")
        case .takeBack: takeBack()
        case .takeAgain: takeAgain()
        case .reload: return [.reload]
        case .repaint: return [.repaint]
        case .suspend: return [.suspend]
        case .quit: return [.quit(status: 0)]
        case .interrupt: return [.quit(status: 130)]
        }
        return []
    }

    private mutating func toggleSketch() {
        if !isSketch {
            let area = layout(rows: rows, columns: columns).screen
            if SketchIndex(session).places.isEmpty {
                log.note("no frames to draw")
                return
            }
            if let area, area.rows < SketchPane.minimumRows {
                log.note("too small for a sketch: \(SketchPane.minimumRows) rows needed")
                return
            }
        }
        isSketch.toggle()
        revision = nil
        log.note(isSketch ? "sketch" : "outline")
    }

    /// Runs a line of the command line; one that is not understood stays with the reason.
    private mutating func submit(_ line: String) -> [Request] {
        let line = String(line.drop { $0 == " " || $0 == ":" })
        let problem: String?
        var requests: [Request] = []
        switch Keymap.command(of: line) {
        case .line:
            if let request = answeredElsewhere(line) {
                requests = [request]
                problem = nil
            } else {
                problem = obey(line)
            }
            if problem == nil { overlay = nil }
        case let command:
            problem = nil
            overlay = nil
            requests = run(command)
        }
        // A line with a slip is worth recalling too.
        history.removeAll { $0 == line }
        history.append(line)
        if history.count > App.historyCapacity { history.removeFirst() }
        if let problem, case .prompt(var prompt)? = overlay {
            prompt.refuse(problem, history: history)
            overlay = .prompt(prompt)
        }
        return requests
    }

    static let historyCapacity = 50

    /// A line of files and checks, which the interface knows nothing of.
    private func answeredElsewhere(_ line: String) -> Request? {
        if let request = recordingRequest(line) { return request }
        let word = line.split(separator: " ").first.map { $0.lowercased() } ?? ""
        return checkWords.contains(word) ? .check(line) : nil
    }

    /// Obeys a line of the script language; returns what is wrong with it.
    private mutating func obey(_ line: String) -> String? {
        do throws(SettingError) {
            if try set(line) { return nil }
        } catch {
            return error.description
        }
        do throws(VerbError) {
            perform(try GestureVerb.parse(line, in: session))
            return nil
        } catch {
            return error.description
        }
    }

    /// Obeys `NAME=VALUE`, chosen in the list of settings, which stays.
    private mutating func change(_ assignment: String) {
        do throws(SettingError) {
            _ = try set("set " + assignment)
        } catch {
            log.note("! \(error.description)", isProblem: true)
        }
        if case .settings(var list)? = overlay {
            list.settings = session.settings
            overlay = .settings(list)
        }
    }

    /// Takes the screen as it is after a change of its file, and stays where it was.
    private mutating func replace(_ new: Session, _ notices: [String]) {
        let earlier = session
        let rotor =
            session.rotorNames.indices.contains(session.rotorPlace)
            ? session.rotorNames[session.rotorPlace] : nil
        let settings = session.settings
        session = new
        session.settings = settings
        session.isLive = earlier.isLive
        moments = GestureHistory()
        loadProblem = nil
        showsProblem = false
        overlay = nil
        revision = nil
        var heard = session.start()
        if let index = session.counterpart(ofCursorIn: earlier), index != session.cursor {
            heard = session.perform(.touch(index))
        }
        if let rotor, session.rotorNames.contains(rotor),
            session.rotorNames.firstIndex(of: rotor) != session.rotorPlace
        {
            _ = session.perform(.rotor(.named(rotor)))
        }
        log.note("read again")
        self.notices = notices.map { App.shortened($0, name: name) }
        for notice in self.notices { log.note(notice) }
        take(nil, heard)
        keep(.reopened(session))
    }
}
