/// Walks, settings, other files, checks.
extension XCUITestStepTests {
    static let others: [ExportCase] = [
        ExportCase(
            "walk forward;hear containing \"Tea\";hear containing \"Cups\";hear containing \"PIN\";swipe left;walk backward;hear containing \"Shop\"",
            "// 2: walk forward",
            "out = try poll(for: [\"Tea\"], anywhere: true) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"Tea\"], anywhere: true)  // 3: \"Tea\"",
            "out = try vo.moveForward()",
            "assertSpoken(out.utterance, words: [\"Cups\"], anywhere: true)  // 4: \"Cups\"",
            "for _ in 1...7 {", "    out = try vo.moveForward()", "}",
            "assertSpoken(out.utterance, words: [\"PIN\"], anywhere: true)  // 5: \"PIN\"",
            "// Walks to where the steps left out lead.", "out = try vo.moveForward()",
            "out = try vo.moveBackward()  // 6: swipe left", "// 7: walk backward",
            "out = try vo.moveForward()",
            "assertSpoken(out.utterance, words: [\"Shop\"], anywhere: true)  // 8: \"Shop\""),
        ExportCase(
            "language fr",
            "// MANUAL: language fr (line 2: a setting of VoiceOver's: make it on the device)"),
        ExportCase(
            "hints off",
            "// MANUAL: hints off (line 2: a setting of VoiceOver's: make it on the device)"),
        ExportCase(
            "profile snapshot",
            "// 2: profile snapshot (how the rehearsal writes speech; nothing to do here)"),
        ExportCase(
            "set wrap=on",
            "// MANUAL: set wrap=on (line 2: a setting of VoiceOver's: make it on the device)"),
        ExportCase(
            "use part.rehearsal;swipe right", "// From part.rehearsal",
            "out = try vo.moveForward()  // 1: swipe right",
            "assertSpoken(out.utterance, words: [\"Cups\"], anywhere: true)  // 2: \"Cups\"",
            "// From tea time.rehearsal", "out = try vo.moveForward()  // 3: swipe right"),
        ExportCase(
            "swipe left;sound boundary;hear nothing",
            "out = try vo.moveBackward()  // 2: swipe left",
            "// MANUAL: sound boundary (line 3: the service tells no sounds)",
            "// MANUAL: hear nothing (line 4: at an end the service tells the last utterance again)"
        ),
        ExportCase(
            "focus is #title",
            "// MANUAL: focus is #title (line 2: the service does not tell which element is focused)"
        ),
        ExportCase(
            "touch #cups;value is \"2\"",
            "// MANUAL: touch #cups (line 2: a test's touch is no gesture of VoiceOver's)",
            "// MANUAL: value is \"2\" (line 3: the service cannot tell)"),
        ExportCase(
            "touch #pin;hear containing \"PIN\"",
            "// MANUAL: touch #pin (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "for _ in 1...8 {",
            "    out = try vo.moveForward()", "}",
            "assertSpoken(out.utterance, words: [\"PIN\"], anywhere: true)  // 3: \"PIN\""),
        ExportCase("read hint", "// MANUAL: read hint (line 2: the service has nothing for it)"),
        ExportCase(
            "touch #brew;read hint;hear \"Takes three minutes. Swipe up or down to select a custom action, then double tap to activate.\"",
            "// MANUAL: touch #brew (line 2: a test's touch is no gesture of VoiceOver's)",
            "// MANUAL: read hint (line 3: the service has nothing for it)",
            "// MANUAL: hear … (line 4: it is a hint, which the service does not give)"),
        ExportCase(
            "touch #brew;hear containing \"three minutes\"",
            "// MANUAL: touch #brew (line 2: a test's touch is no gesture of VoiceOver's)",
            "// MANUAL: hear containing … (line 3: it is a hint, which the service does not give)"),
        ExportCase(
            "touch #brew;hear \"Brew, Button, Actions available, Takes three minutes. Swipe up or down to select a custom action, then double tap to activate.\"",
            "// MANUAL: touch #brew (line 2: a test's touch is no gesture of VoiceOver's)",
            "// The rehearsal fails here: the hint is a part of its own",
            "// Walks to where the steps left out lead.", "for _ in 1...4 {",
            "    out = try vo.moveForward()", "}",
            "assertSpoken(out.utterance, words: [\"Brew\", \"Button\", \"Actions\", \"available\"])  // 3: \"Brew Button Actions available\""
        ),
        ExportCase(
            "touch #brew;hear containing \"Brew\";repeat 2 { swipe left };hear \"Milk, Switch button, off\"",
            "// MANUAL: touch #brew (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "for _ in 1...4 {",
            "    out = try vo.moveForward()", "}",
            "assertSpoken(out.utterance, words: [\"Brew\"], anywhere: true)  // 3: \"Brew\"",
            "for _ in 1...2 {", "    out = try vo.moveBackward()  // 4: swipe left", "}",
            "assertSpoken(out.utterance, words: [\"Milk\", \"Switch\", \"button\", \"off\"])  // 5: \"Milk Switch button off\""
        ),
        ExportCase(
            "repeat 2 { swipe right;double tap }", "out = try vo.moveForward()  // 2: swipe right",
            "// 3: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"cups\"].tap()",
            "out = try vo.moveForward()  // 2: swipe right",
            "// 3: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"milk\"].tap()"),
        ExportCase(
            "hear \"nope\"", "// The rehearsal fails here: something else was heard",
            "out = try poll(for: [\"nope\"]) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"nope\"])  // 2: \"nope\""),
        ExportCase(
            "touch #ghost;hear \"x\"", "// The rehearsal fails here: no element has the id 'ghost'",
            "// MANUAL: touch #ghost (line 2: a test's touch is no gesture of VoiceOver's)",
            "// The rehearsal fails here: nothing was heard",
            "out = try poll(for: [\"x\"], anywhere: true) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"x\"], anywhere: true)  // 3: \"x\""),
        ExportCase(
            "rotor is \"Headings\"",
            "// MANUAL: rotor is \"Headings\" (line 2: the service cannot tell)"),
        ExportCase(
            "rotors are \"A\"", "// The rehearsal fails here: the rotor offers others",
            "// MANUAL: rotors are \"A\" (line 2: the service cannot tell)"),
        ExportCase(
            "actions are none", "// MANUAL: actions are none (line 2: the service cannot tell)"),
        ExportCase(
            "screen is \"Tea\"", "// MANUAL: screen is \"Tea\" (line 2: the service cannot tell)"),
        ExportCase("stops are 10", "// MANUAL: stops are 10 (line 2: the service cannot tell)"),
        ExportCase(
            "not heard \"x\"",
            "// MANUAL: not heard \"x\" (line 2: at an end the service tells the last utterance again)"
        ),
        ExportCase(
            "hear matching /Tea/",
            "// MANUAL: hear matching /Tea/ (line 2: words are compared, without commas and case)"),
        ExportCase("no traps", "// MANUAL: no traps (line 2: the service cannot tell)"),
        ExportCase(
            "start help;double tap;scrub",
            "// MANUAL: start help (line 2: the service has nothing for it)",
            "// MANUAL: double tap (line 3: VoiceOver does not play it as usual here)",
            "// MANUAL: scrub (line 4: VoiceOver does not play it as usual here)"),
        ExportCase(
            "double tap;swipe right;interact;hear containing \"A\";stop interacting;walk forward;touch #go",
            on: "mac.json", "// 2: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"go\"].click()",
            "out = try vo.moveForward()  // 3: swipe right", "#if os(iOS) || os(macOS)",
            "    out = try vo.moveIn()  // 4: interact", "#endif",
            "assertSpoken(out.utterance, words: [\"A\"], anywhere: true)  // 5: \"A\"",
            "#if os(iOS) || os(macOS)", "    out = try vo.moveOut()  // 6: stop interacting",
            "#endif", "// MANUAL: walk forward (line 7: containers are entered here)",
            "// MANUAL: touch #go (line 8: a test's touch is no gesture of VoiceOver's)"),
        ExportCase(
            "double tap;hear containing \"end\";swipe right;hear \"🎉, bouton\";double tap;swipe right;hear containing \"word\";swipe right;hear containing \"日本語\";swipe right;hear containing \"שלום\"",
            on: "odd.json", "// 2: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"a\\\"b\\\\(c)\\n${x}\\u{202E}\"].tap()",
            "// The rehearsal fails here: no utterance holds this text",
            "out = try poll(for: [\"end\"], anywhere: true) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"end\"], anywhere: true)  // 3: \"end\"",
            "out = try vo.moveForward()  // 4: swipe right",
            "assertSpoken(out.utterance, words: [\"bouton\"])  // 5: \"🎉 bouton\"",
            "// MANUAL: double tap (line 6: the element has no identifier)",
            "out = try vo.moveForward()  // 7: swipe right",
            "assertSpoken(out.utterance, words: [\"word\"], anywhere: true)  // 8: \"word\"",
            "out = try vo.moveForward()  // 9: swipe right",
            "assertSpoken(out.utterance, words: [\"日本語\"], anywhere: true)  // 10: \"日本語\"",
            "out = try vo.moveForward()  // 11: swipe right",
            "assertSpoken(out.utterance, words: [\"שלום\"], anywhere: true)  // 12: \"שלום\""),
    ]
}
