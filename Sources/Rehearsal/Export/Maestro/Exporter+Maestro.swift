extension Exporter {
    static let maestro = Exporter(
        name: "maestro", summary: "a flow for Maestro: taps, and elements by identifier and label",
        limits: "VoiceOver is not driven: no speech, no rotors; iOS alone", comment: "#",
        lines: { step, _ in MaestroSteps.lines(step) },
        loop: { count, lines in
            // A list of commands cannot hold comments alone.
            guard lines.contains(where: { !$0.hasPrefix("#") }) else { return lines }
            return ["- repeat:", "    times: \(count)", "    commands:"]
                + lines.map { "      " + $0 }
        },
        file: { script in
            let identifier =
                script.bundleIdentifier.map {
                    ExportText.python($0) + "  # as the screen's file names it"
                } ?? "\"com.example.app\"  # FILL IN"
            let head = [
                "# Generated from \(ExportText.comment(script.name)) by earshot.",
                "# Maestro does not drive VoiceOver: this flow finds elements by their accessibility",
                "# identifier and label. It checks nothing that is spoken; VoiceOver on the device has",
                "# the last word.", "# \(script.leftOutWords)", "appId: \(identifier)", "---",
            ]
            let isEmpty = !script.lines.contains { !$0.hasPrefix("#") }
            return (head + script.lines + (isEmpty ? ["- launchApp"] : [])).joined(separator: "\n")
                + "\n"
        })
}

/// What a step becomes in a flow (Maestro's command and selector reference, H).
enum MaestroSteps {
    static func lines(_ step: ExportedStep) -> [String] {
        switch ElementAct(step) {
        case .launch:
            let title = step.after.title.map { " Lead the app to \(ExportText.comment($0)) here." }
            return ["# \(step.named).\(title ?? "")", "- launchApp"]
        case .tap(let identifier): return selector("tapOn", identifier, step)
        case .longPress(let identifier): return selector("longPressOn", identifier, step)
        case .scroll(let direction):
            // The finger moves against the content.
            let finger =
                switch direction {
                case .down: "UP"
                case .up: "DOWN"
                case .left: "RIGHT"
                case .right: "LEFT"
                }
            return ["- swipe:  # \(step.named)", "    direction: \(finger)"]
        case .type(let text):
            // That would be read as an expression.
            guard !text.contains("${") else { return leftOut(step, "Maestro would compute ${") }
            return ["- inputText: \(ExportText.python(text))  # \(step.named)"]
        case .erase: return ["- eraseText: 1  # \(step.named)"]
        case .wait: return leftOut(step, "Maestro waits for elements, not for a time")
        case .find(let element):
            var lines = ["- assertVisible:  # \(step.named)"]
            if let identifier = element.identifier {
                lines.append("    id: \(pattern(identifier))")
            }
            if let label = element.label { lines.append("    text: \(pattern(label))") }
            return lines
        case .checkValue: return leftOut(step, "Maestro finds elements by label, not by value")
        case .nothing: return ["# \(step.named)"]
        case .leftOut(let reason): return leftOut(step, reason)
        }
    }

    private static func selector(
        _ command: String, _ identifier: String, _ step: ExportedStep
    ) -> [String] {
        ["- \(command):  # \(step.named)", "    id: \(pattern(identifier))"]
    }

    private static func leftOut(_ step: ExportedStep, _ reason: String) -> [String] {
        ["# MANUAL: \(step.text) (line \(step.line): \(reason))"]
    }

    /// Selectors are regular expressions that match the whole text.
    private static func pattern(_ text: String) -> String {
        var pattern = ""
        for character in text {
            if "\\.[]{}()*+?^$|".contains(character) { pattern.append("\\") }
            pattern.append(character)
        }
        return ExportText.python(pattern)
    }
}
