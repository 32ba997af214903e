import ScreenReader

/// Speech.
extension XCUITestSteps {
    mutating func hear() {
        guard let hearing = step.hearing else { return }
        if let reason = XCUITestSteps.reason(hearing) {
            leaveOut(reason)
            return
        }
        let words = ExportText.words(of: hearing.text)
        guard !words.isEmpty else {
            leaveOut("no word of it can be compared")
            return
        }
        lead(to: hearing.stop ?? step.before.position)
        let list = "[" + words.map(ExportText.swift).joined(separator: ", ") + "]"
        let anywhere = hearing.isPart || !hearing.isWhole ? ", anywhere: true" : ""
        if state.isStale {
            lines.append("out = try poll(for: \(list)\(anywhere)) { try vo.currentSpeech() }")
            state.isStale = false
        }
        let shown = ExportText.comment(VerbTokens.quoted(hearing.text))
        lines.append(
            "assertSpoken(out.utterance, words: \(list)\(anywhere))  // \(step.line): \(shown)")
        if hearing.namesHint {
            lines.append("// The service gives no hint: listen to it on the device.")
        }
    }

    private static func reason(_ hearing: Hearing) -> String? {
        if hearing.isHint { return "it is a hint, which the service does not give" }
        if hearing.isCutOff { return "it stands behind the 64 characters that the service tells" }
        if hearing.isAnnounced { return "an announcement; the service tells of elements" }
        if hearing.isPassed { return "VoiceOver goes on before it can be asked" }
        return nil
    }

    static func reason(_ check: Check) -> String {
        switch check {
        case .hearNothing, .notHeard: "at an end the service tells the last utterance again"
        case .hearMatching: "words are compared, without commas and case"
        case .sound, .appSound: "the service tells no sounds"
        case .focus: "the service does not tell which element is focused"
        default: "the service cannot tell"
        }
    }
}
