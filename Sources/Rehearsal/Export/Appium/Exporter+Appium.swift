extension Exporter {
    static let appiumPython = Exporter(
        name: "appium-python",
        summary:
            "Python, for Appium's XCUITest driver: taps, typing, elements with label and value",
        limits: "VoiceOver is not driven: no speech, no rotors; iOS alone", comment: "#",
        lines: { step, _ in AppiumSteps.lines(step) },
        loop: { count, lines in
            // A block cannot hold comments alone.
            guard lines.contains(where: { !$0.hasPrefix("#") }) else { return lines }
            return ["for _ in range(\(count)):"] + lines.map { "    " + $0 }
        },
        file: { AppiumFile(script: $0).text })
}

/// What a step becomes (documentation of the XCUITest driver: locators, attributes, `mobile:`
/// methods, H).
enum AppiumSteps {
    static func lines(_ step: ExportedStep) -> [String] {
        switch ElementAct(step) {
        case .launch:
            let title = step.after.title.map { " Lead the app to \(ExportText.comment($0)) here." }
            let comment = "# \(step.named).\(title ?? "")"
            return [comment, "self.launch()"]
        case .tap(let identifier): return [element(identifier) + ".click()" + behind(step)]
        case .longPress(let identifier):
            return [
                "driver.execute_script(  \(comment(step))", "    \"mobile: touchAndHold\",",
                "    {\"elementId\": \(element(identifier)).id, \"duration\": 1.0},", ")",
            ]
        case .scroll(let direction):
            return [
                "driver.execute_script(\"mobile: scroll\", {\"direction\": \"\(direction)\"})"
                    + behind(step)
            ]
        case .type(let text):
            guard let identifier = step.before.element?.identifier else {
                return leftOut(step, step.before.element?.reason ?? "nothing is focused")
            }
            return [element(identifier) + ".send_keys(\(ExportText.python(text)))" + behind(step)]
        case .erase: return leftOut(step, "the driver has no key for it on iOS")
        case .wait(let seconds): return ["time.sleep(\(seconds))" + behind(step)]
        case .find(let found):
            guard let identifier = found.identifier else {
                return leftOut(step, found.reason)
            }
            let checks =
                [("label", found.label), ("value", found.value)].compactMap { name, text in
                    text.map { check(identifier, name, $0) }
                }
            return ["# \(step.named)"]
                + (checks.isEmpty ? [element(identifier)] : checks)
        case .checkValue(let found):
            guard let identifier = found.identifier, let value = found.value else { return [] }
            return [check(identifier, "value", value) + behind(step)]
        case .nothing: return ["# \(step.named)"]
        case .leftOut(let reason): return leftOut(step, reason)
        }
    }

    private static func element(_ identifier: String) -> String {
        "driver.find_element(AppiumBy.ACCESSIBILITY_ID, \(ExportText.python(identifier)))"
    }

    private static func check(_ identifier: String, _ name: String, _ text: String) -> String {
        "self.check(\(ExportText.python(identifier)), \"\(name)\", \(ExportText.python(text)))"
    }

    private static func comment(_ step: ExportedStep) -> String { "# \(step.named)" }

    private static func behind(_ step: ExportedStep) -> String { "  " + comment(step) }

    private static func leftOut(_ step: ExportedStep, _ reason: String) -> [String] {
        ["# MANUAL: \(step.text) (line \(step.line): \(reason))"]
    }
}
