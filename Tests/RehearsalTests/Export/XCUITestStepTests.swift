import Testing

@testable import Rehearsal

/// What each kind of step becomes in a test with `XCUIVoiceOverService`.
struct XCUITestStepTests {
    static let cases: [ExportCase] = [
        ExportCase(
            "hear \"Tea, fresh, Heading\"",
            "out = try poll(for: [\"Tea\", \"fresh\", \"Heading\"]) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"Tea\", \"fresh\", \"Heading\"])  // 2: \"Tea fresh Heading\""
        ),
        ExportCase("swipe right", "out = try vo.moveForward()  // 2: swipe right"),
        ExportCase("move forward", "out = try vo.moveForward()  // 2: move forward"),
        ExportCase("swipe left", "out = try vo.moveBackward()  // 2: swipe left"),
        ExportCase(
            "move in", "#if os(iOS) || os(macOS)", "    out = try vo.moveIn()  // 2: move in",
            "#endif"),
        ExportCase(
            "move out", "#if os(iOS) || os(macOS)", "    out = try vo.moveOut()  // 2: move out",
            "#endif"),
        ExportCase(
            "swipe right;hear \"Cups, 2, Adjustable\", hint \"Swipe up or down with one finger to adjust the value.\"",
            "out = try vo.moveForward()  // 2: swipe right",
            "assertSpoken(out.utterance, words: [\"Cups\", \"2\", \"Adjustable\"])  // 3: \"Cups 2 Adjustable\"",
            "// The service gives no hint: listen to it on the device."),
        ExportCase(
            "swipe right;swipe up;hear \"3\"", "out = try vo.moveForward()  // 2: swipe right",
            "// 3: swipe up (a keyboard chord, not part of the service)",
            "app.typeKey(.upArrow, modifierFlags: [.control, .option, .command])",
            "out = try poll(for: [\"3\"], anywhere: true) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"3\"], anywhere: true)  // 4: \"3\""),
        ExportCase(
            "rotor next", "// 2: rotor next (a keyboard chord, not part of the service)",
            "app.typeKey(.rightArrow, modifierFlags: [.control, .option, .command])"),
        ExportCase(
            "rotor previous;hear containing \"e\"",
            "// 2: rotor previous (a keyboard chord, not part of the service)",
            "app.typeKey(.leftArrow, modifierFlags: [.control, .option, .command])",
            "out = try poll(for: [\"e\"], anywhere: true) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"e\"], anywhere: true)  // 3: \"e\""),
        ExportCase(
            "rotor \"Lines\"", "// 2: rotor \"Lines\" (a keyboard chord, not part of the service)",
            "for _ in 1...5 {",
            "    app.typeKey(.rightArrow, modifierFlags: [.control, .option, .command])", "}"),
        ExportCase(
            "rotor \"Nonsense\"", "// The rehearsal fails here: the rotor has no 'Nonsense' here",
            "// MANUAL: rotor \"Nonsense\" (line 2: the rotor does not offer it)"),
        ExportCase(
            "touch #milk;double tap;hear \"on\"",
            "// MANUAL: touch #milk (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "for _ in 1...2 {",
            "    out = try vo.moveForward()", "}",
            "// 3: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"milk\"].tap()",
            "out = try poll(for: [\"on\"], anywhere: true) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"on\"], anywhere: true)  // 4: \"on\""),
        ExportCase(
            "touch \"Stir\";double tap",
            "// MANUAL: touch \"Stir\" (line 2: a test's touch is no gesture of VoiceOver's)",
            "// MANUAL: double tap (line 3: the element has no identifier)"),
        ExportCase(
            "touch \"Two\";double tap",
            "// MANUAL: touch \"Two\" (line 2: a test's touch is no gesture of VoiceOver's)",
            "// MANUAL: double tap (line 3: several elements have its identifier)"),
        ExportCase(
            "touch #brew;double tap;hear \"Brewing\"",
            "// MANUAL: touch #brew (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "for _ in 1...4 {",
            "    out = try vo.moveForward()", "}",
            "// 3: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"brew\"].tap()",
            "// MANUAL: hear \"Brewing\" (line 4: an announcement; the service tells of elements)"),
        ExportCase(
            "touch #brew;triple tap",
            "// MANUAL: touch #brew (line 2: a test's touch is no gesture of VoiceOver's)",
            "// MANUAL: triple tap (line 3: the service has nothing for it)"),
        ExportCase(
            "touch #brew;swipe down;hear \"Cancel\";double tap",
            "// MANUAL: touch #brew (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "for _ in 1...4 {",
            "    out = try vo.moveForward()", "}",
            "// 3: swipe down (a keyboard chord, not part of the service)",
            "app.typeKey(.downArrow, modifierFlags: [.control, .option, .command])",
            "out = try poll(for: [\"Cancel\"], anywhere: true) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"Cancel\"], anywhere: true)  // 4: \"Cancel\"",
            "// MANUAL: double tap (line 5: it performs what the rotor is on; a tap would activate the element)"
        ),
        ExportCase(
            "touch #brew;perform \"Cancel\"",
            "// MANUAL: touch #brew (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "for _ in 1...4 {",
            "    out = try vo.moveForward()", "}",
            "// MANUAL: perform \"Cancel\" (line 3: the service has nothing for it)"),
        ExportCase(
            "touch #shop;double tap;hear \"Tea, Back button\";scrub;hear containing \"Tea\"",
            "// MANUAL: touch #shop (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "for _ in 1...9 {",
            "    out = try vo.moveForward()", "}",
            "// 3: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"shop\"].tap()",
            "out = try poll(for: [\"Tea\", \"Back\", \"button\"]) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"Tea\", \"Back\", \"button\"])  // 4: \"Tea Back button\"",
            "// MANUAL: scrub (line 5: the service has nothing for it)",
            "out = try poll(for: [\"Tea\"], anywhere: true) { try vo.currentSpeech() }",
            "assertSpoken(out.utterance, words: [\"Tea\"], anywhere: true)  // 6: \"Tea\""),
        ExportCase(
            "scroll down", "// MANUAL: scroll down (line 2: the service has nothing for it)"),
        ExportCase("magic tap", "// MANUAL: magic tap (line 2: the service has nothing for it)"),
        ExportCase(
            "read all;hear containing \"PIN\"",
            "// MANUAL: read all (line 2: the service has nothing for it)",
            "// MANUAL: hear containing \"PIN\" (line 3: VoiceOver goes on before it can be asked)"),
        ExportCase(
            "wait 2s", "// MANUAL: wait 2s (line 2: a rehearsal's time is not the device's)"),
        ExportCase(
            "touch #note;double tap;type \"a\\\"b${x}\";delete",
            "// MANUAL: touch #note (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "for _ in 1...7 {",
            "    out = try vo.moveForward()", "}",
            "// 3: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"note\"].tap()",
            "// MANUAL: type \"a\\\"b${x}\" (line 4: the service has nothing for it)",
            "// MANUAL: delete (line 5: the service has nothing for it)"),
        ExportCase("type \"x\"", "// MANUAL: type \"x\" (line 2: the service has nothing for it)"),
        ExportCase(
            "repeat 3 { swipe right };hear containing \"Stir\"", "for _ in 1...3 {",
            "    out = try vo.moveForward()  // 2: swipe right", "}",
            "assertSpoken(out.utterance, words: [\"Stir\"], anywhere: true)  // 3: \"Stir\""),
        ExportCase("repeat 0 { swipe right }"),
        ExportCase(
            "repeat 2 { touch #milk;double tap;swipe right;double tap }",
            "// MANUAL: touch #milk (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "for _ in 1...2 {",
            "    out = try vo.moveForward()", "}",
            "// 3: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"milk\"].tap()",
            "out = try vo.moveForward()  // 4: swipe right",
            "// MANUAL: double tap (line 5: the element has no identifier)",
            "// MANUAL: touch #milk (line 2: a test's touch is no gesture of VoiceOver's)",
            "// Walks to where the steps left out lead.", "out = try vo.moveBackward()",
            "// 3: double tap (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\"milk\"].tap()",
            "out = try vo.moveForward()  // 4: swipe right",
            "// MANUAL: double tap (line 5: the element has no identifier)"),
        ExportCase(
            "repeat 2 { repeat 2 { swipe right } };hear containing \"Brew\"", "for _ in 1...2 {",
            "    for _ in 1...2 {", "        out = try vo.moveForward()  // 2: swipe right",
            "    }", "}",
            "assertSpoken(out.utterance, words: [\"Brew\"], anywhere: true)  // 3: \"Brew\""),
    ]

    @Test(arguments: cases + others)
    func writes(_ row: ExportCase) throws {
        let lines = try Exports.lines(
            row.script, to: .xcuitest, screen: row.screen,
            parts: ["part.rehearsal": "swipe right\nhear containing \"Cups\""])
        #expect(lines == row.lines)
    }
}
