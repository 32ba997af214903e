import ScreenReader

/// What a step becomes in a test that drives VoiceOver through `XCUIVoiceOverService` (its
/// documentation and header, OS 27, H). The service moves the cursor and tells what was spoken; it
/// has no activation, no rotor, no gestures. A rotor is turned by a chord of the keyboard, an
/// element is activated by a tap on it (public UI tests, M).
struct XCUITestSteps {
    let step: ExportedStep
    var state: ExportState
    var lines: [String] = []

    init(_ step: ExportedStep, _ state: ExportState) {
        self.step = step
        self.state = state
    }

    mutating func write() {
        switch step.action {
        case .open: open()
        case .setting(let line): change(line)
        case .gesture(.gesture(let gesture)): make(gesture)
        case .gesture(.touch), .gesture(.choose): leaveOutTouch()
        case .walk: walk()
        case .check(.hear), .check(.hearContaining): hear()
        case .check(let check): leaveOut(XCUITestSteps.reason(check))
        case .repetition, .repetitionEnd: break
        }
    }

    private mutating func open() {
        let title = step.after.title.map { " \(ExportText.comment(VerbTokens.quoted($0)))" } ?? ""
        lines += [
            "// \(step.named)",
            "// Lead the app to the screen\(title) here, by launch arguments or by taps.",
            "app.launch()",
        ]
        state.cursor = step.after.position
        state.isStale = true
    }

    private mutating func change(_ line: String) {
        let name =
            line.split { $0 == " " || $0 == "=" }.first { $0 != "set" }.map(String.init) ?? ""
        if !step.before.hasScreen, ["language", "platform"].contains(name) {
            lines.append("// \(step.named)")
        } else if ["profile", "snapshotLevel", "join", "sounds"].contains(name) {
            lines.append("// \(step.named) (how the rehearsal writes speech; nothing to do here)")
        } else {
            leaveOut("a setting of VoiceOver's: make it on the device")
        }
    }

    private mutating func make(_ gesture: Gesture) {
        guard step.before.playsGestures else {
            leaveOut("VoiceOver does not play it as usual here")
            return
        }
        switch gesture {
        case .swipe(.right): move("moveForward")
        case .swipe(.left): move("moveBackward")
        case .moveIn: moveThroughContainer("moveIn")
        case .moveOut: moveThroughContainer("moveOut")
        case .swipe(.down): press("downArrow")
        case .swipe(.up): press("upArrow")
        case .rotor(.next): press("rightArrow")
        case .rotor(.previous): press("leftArrow")
        case .rotor(.named): turnRotor()
        case .doubleTap: activate()
        case .touch, .tap, .choose: leaveOutTouch()
        case .wait: leaveOut("a rehearsal's time is not the device's")
        default: leaveOut("the service has nothing for it")
        }
    }

    private mutating func move(_ method: String) {
        lead(to: step.before.position)
        lines.append("out = try vo.\(method)()  // \(step.named)")
        arrive()
    }

    private mutating func moveThroughContainer(_ method: String) {
        lead(to: step.before.position)
        lines += [
            "#if os(iOS) || os(macOS)", "    out = try vo.\(method)()  // \(step.named)", "#endif",
        ]
        arrive()
    }

    private mutating func arrive() {
        state.cursor = step.after.position
        state.isStale = false
    }

    private mutating func press(_ key: String) {
        lead(to: step.before.position)
        lines += [
            "// \(step.named) (a keyboard chord, not part of the service)",
            XCUITestSteps.chord(key),
        ]
        state.cursor = step.after.position
        state.isStale = true
    }

    private mutating func turnRotor() {
        guard step.failure == nil else {
            leaveOut("the rotor does not offer it")
            return
        }
        lead(to: step.before.position)
        guard step.turns > 0 else {
            lines.append("// \(step.named) (it is on it already)")
            state.isStale = true
            return
        }
        lines.append("// \(step.named) (a keyboard chord, not part of the service)")
        lines += XCUITestSteps.times(step.turns, [XCUITestSteps.chord("rightArrow")])
        state.isStale = true
    }

    private static func chord(_ key: String) -> String {
        "app.typeKey(.\(key), modifierFlags: [.control, .option, .command])"
    }

    private mutating func activate() {
        guard !step.before.isHighlighting else {
            leaveOut("it performs what the rotor is on; a tap would activate the element")
            return
        }
        guard let element = step.before.element else {
            leaveOut("nothing is focused")
            return
        }
        guard let identifier = element.identifier else {
            leaveOut(element.reason)
            return
        }
        lead(to: step.before.position)
        let tap = step.before.platform == .macOS ? "click" : "tap"
        lines += [
            "// \(step.named) (a tap on the element, not VoiceOver's activation)",
            "app.descendants(matching: .any)[\(ExportText.swift(identifier))].\(tap)()",
        ]
        state.cursor = step.after.position
        state.isStale = true
    }

    private mutating func walk() {
        guard !step.after.isGrouped else {
            leaveOut("containers are entered here")
            return
        }
        lines.append("// \(step.named)")
        state.isStale = true
    }
}

/// What is left out, and what is done in its place.
extension XCUITestSteps {
    mutating func leaveOut(_ reason: String) {
        if !step.isMove || state.cursor == nil { lead(to: step.before.position) }
        lines.append("// MANUAL: \(step.text) (line \(step.line): \(reason))")
        guard case .check = step.action else {
            if !step.isMove || state.cursor == nil { state.cursor = step.after.position }
            state.isStale = true
            return
        }
    }

    private mutating func leaveOutTouch() {
        leaveOut("a test's touch is no gesture of VoiceOver's")
    }

    /// Takes the cursor to where steps that are left out have brought it.
    mutating func lead(to position: Int?) {
        guard !step.before.isGrouped, let position, let cursor = state.cursor, position != cursor
        else {
            if step.before.isGrouped || state.cursor == nil { state.cursor = position }
            return
        }
        let method = position > cursor ? "moveForward" : "moveBackward"
        if step.hearing?.stop == nil { lines.append("// Walks to where the steps left out lead.") }
        lines += XCUITestSteps.times(abs(position - cursor), ["out = try vo.\(method)()"])
        state.cursor = position
        state.isStale = false
    }

    static func times(_ count: Int, _ lines: [String]) -> [String] {
        count == 1
            ? lines : ["for _ in 1...\(count) {"] + lines.map { "    " + $0 } + ["}"]
    }
}
