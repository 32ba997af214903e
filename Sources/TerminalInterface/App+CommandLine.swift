import ScreenReader

/// Lines of the command line, of the user's own keys and of the list of settings.
extension App {
    /// Runs a line of the command line; one that is not understood stays with the reason.
    mutating func submit(_ line: String) -> [Request] {
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
    func answeredElsewhere(_ line: String) -> Request? {
        if let request = recordingRequest(line) { return request }
        let word = line.split(separator: " ").first.map { $0.lowercased() } ?? ""
        return checkWords.contains(word) ? .check(line) : nil
    }

    /// Obeys a line of the script language; returns what is wrong with it.
    mutating func obey(_ line: String) -> String? {
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
    mutating func change(_ assignment: String) {
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
}
