extension Exporter {
    static let xcuitest = Exporter(
        name: "xcuitest",
        summary: "Swift, for XCUIVoiceOverService of iOS 27 and macOS 27: it drives VoiceOver",
        limits: "moves and speech as they are, rotors by key, activation by a tap; no gestures,"
            + " sounds, announcements or hints",
        comment: "//",
        lines: { step, state in
            var steps = XCUITestSteps(step, state)
            steps.write()
            state = steps.state
            return steps.lines
        },
        loop: { count, lines in
            ["for _ in 1...\(count) {"] + lines.map { "    " + $0 } + ["}"]
        },
        file: { XCUITestFile(script: $0).text })
}

/// The file around the steps.
struct XCUITestFile {
    let script: ExportedScript

    var text: String {
        (head + test + XCUITestFile.speech + ["}", "#endif"]).joined(separator: "\n") + "\n"
    }

    private var head: [String] {
        [
            "// Generated from \(ExportText.comment(script.name)) by earshot.",
            "// It was rehearsed without a device: VoiceOver on the device has the last word.",
            "// Put it into a UI test target. It needs the SDK of iOS 27 or macOS 27.",
            "// \(script.leftOutWords)",
            "// Where a step left out does nothing but move the cursor, the test walks there.",
            "#if compiler(>=6.4)", "import XCTest", "",
        ]
    }

    private var test: [String] {
        let identifier =
            script.bundleIdentifier.map {
                ExportText.swift($0) + "  // as the screen's file names it"
            }
            ?? "\"com.example.app\"  // FILL IN"
        let arguments = DeviceLocale(tag: script.language).arguments.map(ExportText.swift)
        return [
            "@MainActor",
            "final class \(ExportText.className(ofFile: script.name)): XCTestCase {",
            "    /// The app under test.",
            "    private let bundleIdentifier = \(identifier)",
            "    /// What was heard, attached where the test fails.",
            "    private var heard: [String] = []", "", "    func testRehearsal() throws {",
            "        guard #available(iOS 27, macOS 27, *) else {",
            "            throw XCTSkip(\"XCUIVoiceOverService needs iOS 27 or macOS 27\")",
            "        }", "        continueAfterFailure = false",
            "        let vo = XCUIDevice.shared.voiceOverService",
            "        addTeardownBlock { @MainActor in",
            "            self.attachHeard()",
            "            // VoiceOver would stay on behind the test.",
            "            try vo.disable()", "        }",
            "        // Before the launch: then the cursor comes to the screen's first element.",
            "        if vo.isEnabled { try vo.disable() }", "        try vo.enable()",
            "        let app = XCUIApplication(bundleIdentifier: bundleIdentifier)",
            "        app.launchArguments += [\(arguments.joined(separator: ", "))]",
        ] + output + script.lines.map { $0.hasPrefix("#") ? $0 : "        " + $0 } + ["    }", ""]
    }

    private var output: [String] {
        let isUsed = script.lines.contains { $0.contains("out = ") }
        return isUsed
            ? [
                "        var out: XCUIVoiceOverService.Output! {",
                "            didSet { heard.append(out.utterance) }", "        }",
            ] : []
    }

    /// Apple's example has commas and iOS has none, role words have capitals or not, and texts are
    /// cut at 64 characters (public UI tests, M): words alone are compared.
    private static let speech = [
        "    /// Compares words: no case, no punctuation, as far as the service tells them, which is",
        "    /// 64 characters. A hint may follow.",
        "    private func assertSpoken(",
        "        _ utterance: String, words: [String], anywhere: Bool = false,",
        "        file: StaticString = #filePath, line: UInt = #line", "    ) {",
        "        let wanted = words.joined(separator: \" \")",
        "        XCTAssertTrue(", "            isSpoken(utterance, words, anywhere: anywhere),",
        "            \"expected '\\(wanted)', heard '\\(utterance)'\", file: file, line: line)",
        "    }", "",
        "    private func isSpoken(_ utterance: String, _ words: [String], anywhere: Bool) -> Bool {",
        "        let spoken = plain(utterance)",
        "        let wanted = plain(words.joined(separator: \" \"))",
        "        if anywhere { return spoken.contains(wanted) }",
        "        let isCut = utterance.count >= 64 && !spoken.isEmpty",
        "        return spoken.hasPrefix(wanted) || isCut && wanted.hasPrefix(spoken)", "    }", "",
        "    private func plain(_ text: String) -> String {",
        "        text.filter { $0 != \",\" }.lowercased().split { !$0.isLetter && !$0.isNumber }",
        "            .joined(separator: \" \")", "    }", "",
        "    /// Speech may lag behind a change: asks again for up to 5 seconds.",
        "    @available(iOS 27, macOS 27, *)", "    private func poll(",
        "        for words: [String], anywhere: Bool = false,",
        "        _ speech: () throws -> XCUIVoiceOverService.Output",
        "    ) throws -> XCUIVoiceOverService.Output {",
        "        let end = Date(timeIntervalSinceNow: 5)", "        while true {",
        "            do {", "                let out = try speech()",
        "                if isSpoken(out.utterance, words, anywhere: anywhere) || Date() >= end {",
        "                    return out", "                }",
        "            } catch where Date() < end {",
        "                // Nothing was spoken yet.", "            }",
        "            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))", "        }",
        "    }", "", "    private func attachHeard() {",
        "        let attachment = XCTAttachment(string: heard.joined(separator: \"\\n\"))",
        "        attachment.name = \"What VoiceOver said\"",
        "        attachment.lifetime = .deleteOnSuccess", "        add(attachment)", "    }",
    ]
}
