import Testing

@testable import Rehearsal

/// What each kind of step becomes in Appium's Python.
struct AppiumStepTests {
    static let cases: [ExportCase] = [
        ExportCase(
            "hear \"Tea, fresh, Heading\"", "# 2: hear \"Tea, fresh, Heading\"",
            "self.check(\"title\", \"label\", \"Tea, fresh\")"),
        ExportCase("swipe right", "# 2: swipe right"),
        ExportCase(
            "swipe right;hear \"Cups, 2, Adjustable\", hint \"Swipe up or down with one finger to adjust the value.\"",
            "# 2: swipe right", "# 3: hear \"Cups, 2, Adjustable\"",
            "self.check(\"cups\", \"label\", \"Cups\")", "self.check(\"cups\", \"value\", \"2\")"),
        ExportCase(
            "swipe right;swipe up;hear \"3\"", "# 2: swipe right",
            "# MANUAL: swipe up (line 3: VoiceOver alone does it)", "# 4: hear \"3\"",
            "self.check(\"cups\", \"label\", \"Cups\")"),
        ExportCase(
            "rotor \"Nonsense\"", "# The rehearsal fails here: the rotor has no 'Nonsense' here",
            "# 2: rotor \"Nonsense\""),
        ExportCase(
            "touch #milk;double tap;hear \"on\"", "# 2: touch #milk",
            "driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"milk\").click()  # 3: double tap",
            "# 4: hear \"on\"", "self.check(\"milk\", \"label\", \"Milk\")",
            "self.check(\"milk\", \"value\", \"1\")"),
        ExportCase(
            "touch \"Stir\";double tap", "# 2: touch \"Stir\"",
            "# MANUAL: double tap (line 3: the element has no identifier)"),
        ExportCase(
            "touch \"Two\";double tap", "# 2: touch \"Two\"",
            "# MANUAL: double tap (line 3: several elements have its identifier)"),
        ExportCase(
            "touch #brew;double tap;hear \"Brewing\"", "# 2: touch #brew",
            "driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"brew\").click()  # 3: double tap",
            "# MANUAL: hear \"Brewing\" (line 4: speech alone)"),
        ExportCase(
            "touch #brew;triple tap", "# 2: touch #brew", "driver.execute_script(  # 3: triple tap",
            "    \"mobile: touchAndHold\",",
            "    {\"elementId\": driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"brew\").id, \"duration\": 1.0},",
            ")"),
        ExportCase(
            "touch #brew;swipe down;hear \"Cancel\";double tap", "# 2: touch #brew",
            "# 3: swipe down", "# MANUAL: hear \"Cancel\" (line 4: speech alone)",
            "# MANUAL: double tap (line 5: it performs what the rotor is on)"),
        ExportCase(
            "touch #brew;perform \"Cancel\"", "# 2: touch #brew",
            "# MANUAL: perform \"Cancel\" (line 3: VoiceOver alone does it)"),
        ExportCase(
            "touch #shop;double tap;hear \"Tea, Back button\";scrub;hear containing \"Tea\"",
            "# 2: touch #shop",
            "driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"shop\").click()  # 3: double tap",
            "# 4: hear \"Tea, Back button\"", "self.check(\"back\", \"label\", \"Tea\")",
            "# MANUAL: scrub (line 5: VoiceOver alone does it)", "# 6: hear containing \"Tea\"",
            "self.check(\"title\", \"label\", \"Tea, fresh\")"),
        ExportCase(
            "scroll down",
            "driver.execute_script(\"mobile: scroll\", {\"direction\": \"down\"})  # 2: scroll down"
        ),
        ExportCase("magic tap", "# MANUAL: magic tap (line 2: VoiceOver alone does it)"),
        ExportCase(
            "read all;hear containing \"PIN\"", "# 2: read all",
            "# MANUAL: hear containing \"PIN\" (line 3: speech alone)"),
        ExportCase("wait 2s", "time.sleep(2.0)  # 2: wait 2s"),
        ExportCase(
            "touch #note;double tap;type \"a\\\"b${x}\";delete", "# 2: touch #note",
            "driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"note\").click()  # 3: double tap",
            "driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"note\").send_keys(\"a\\\"b${x}\")  # 4: type \"a\\\"b${x}\"",
            "# MANUAL: delete (line 5: the driver has no key for it on iOS)"),
        ExportCase("type \"x\"", "# MANUAL: type \"x\" (line 2: nothing is edited)"),
        ExportCase(
            "repeat 3 { swipe right };hear containing \"Stir\"", "# 2: swipe right",
            "# MANUAL: hear containing \"Stir\" (line 3: the element has no identifier)"),
        ExportCase(
            "repeat 2 { touch #milk;double tap;swipe right;double tap }", "for _ in range(2):",
            "    # 2: touch #milk",
            "    driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"milk\").click()  # 3: double tap",
            "    # 4: swipe right",
            "    # MANUAL: double tap (line 5: the element has no identifier)"),
        ExportCase(
            "repeat 2 { repeat 2 { swipe right } };hear containing \"Brew\"", "# 2: swipe right",
            "# 3: hear containing \"Brew\"", "self.check(\"brew\", \"label\", \"Brew\")"),
        ExportCase(
            "walk forward;hear containing \"Tea\";hear containing \"Cups\";hear containing \"PIN\";swipe left;walk backward;hear containing \"Shop\"",
            "# 2: walk forward", "# 3: hear containing \"Tea\"",
            "self.check(\"title\", \"label\", \"Tea, fresh\")", "# 4: hear containing \"Cups\"",
            "self.check(\"cups\", \"label\", \"Cups\")", "self.check(\"cups\", \"value\", \"2\")",
            "# 5: hear containing \"PIN\"", "self.check(\"pin\", \"label\", \"PIN\")",
            "# 6: swipe left", "# 7: walk backward", "# 8: hear containing \"Shop\"",
            "self.check(\"shop\", \"label\", \"Shop\")"),
        ExportCase("language fr", "# 2: language fr"),
        ExportCase(
            "use part.rehearsal;swipe right", "# From part.rehearsal", "# 1: swipe right",
            "# 2: hear containing \"Cups\"", "self.check(\"cups\", \"label\", \"Cups\")",
            "self.check(\"cups\", \"value\", \"2\")", "# From tea time.rehearsal",
            "# 3: swipe right"),
        ExportCase(
            "swipe left;sound boundary;hear nothing", "# 2: swipe left",
            "# MANUAL: sound boundary (line 3: VoiceOver alone knows it)",
            "# MANUAL: hear nothing (line 4: VoiceOver alone knows it)"),
        ExportCase(
            "focus is #title", "# 2: focus is #title",
            "self.check(\"title\", \"label\", \"Tea, fresh\")"),
        ExportCase(
            "touch #cups;value is \"2\"", "# 2: touch #cups",
            "self.check(\"cups\", \"value\", \"2\")  # 3: value is \"2\""),
        ExportCase(
            "touch #pin;hear containing \"PIN\"", "# 2: touch #pin", "# 3: hear containing \"PIN\"",
            "self.check(\"pin\", \"label\", \"PIN\")"),
        ExportCase(
            "touch #brew;read hint;hear \"Takes three minutes. Swipe up or down to select a custom action, then double tap to activate.\"",
            "# 2: touch #brew", "# 3: read hint", "# MANUAL: hear … (line 4: speech alone)"),
        ExportCase(
            "touch #brew;hear containing \"three minutes\"", "# 2: touch #brew",
            "# MANUAL: hear containing … (line 3: speech alone)"),
        ExportCase(
            "touch #brew;hear \"Brew, Button, Actions available, Takes three minutes. Swipe up or down to select a custom action, then double tap to activate.\"",
            "# 2: touch #brew", "# The rehearsal fails here: the hint is a part of its own",
            "# 3: hear \"Brew Button Actions available\"",
            "self.check(\"brew\", \"label\", \"Brew\")"),
        ExportCase(
            "touch #brew;hear containing \"Brew\";repeat 2 { swipe left };hear \"Milk, Switch button, off\"",
            "# 2: touch #brew", "# 3: hear containing \"Brew\"",
            "self.check(\"brew\", \"label\", \"Brew\")", "# 4: swipe left",
            "# 5: hear \"Milk, Switch button, off\"", "self.check(\"milk\", \"label\", \"Milk\")",
            "self.check(\"milk\", \"value\", \"0\")"),
        ExportCase(
            "repeat 2 { swipe right;double tap }", "# 2: swipe right",
            "driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"cups\").click()  # 3: double tap",
            "# 2: swipe right",
            "driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"milk\").click()  # 3: double tap"),
        ExportCase(
            "hear \"nope\"", "# The rehearsal fails here: something else was heard",
            "# 2: hear \"nope\"", "self.check(\"title\", \"label\", \"Tea, fresh\")"),
        ExportCase(
            "touch #ghost;hear \"x\"", "# The rehearsal fails here: no element has the id 'ghost'",
            "# 2: touch #ghost", "# The rehearsal fails here: nothing was heard",
            "# MANUAL: hear \"x\" (line 3: speech alone)"),
        ExportCase(
            "rotor is \"Headings\"",
            "# MANUAL: rotor is \"Headings\" (line 2: VoiceOver alone knows it)"),
        ExportCase(
            "screen is \"Tea\"", "# MANUAL: screen is \"Tea\" (line 2: VoiceOver alone knows it)"),
        ExportCase(
            "hear matching /Tea/",
            "# MANUAL: hear matching /Tea/ (line 2: VoiceOver alone knows it)"),
        ExportCase(
            "start help;double tap;scrub", "# 2: start help",
            "# MANUAL: double tap (line 3: VoiceOver does not play it as usual here)",
            "# MANUAL: scrub (line 4: VoiceOver does not play it as usual here)"),
        ExportCase(
            "double tap;swipe right;interact;hear containing \"A\";stop interacting;walk forward;touch #go",
            on: "mac.json", "# MANUAL: double tap (line 2: no Mac is driven)",
            "# MANUAL: swipe right (line 3: no Mac is driven)",
            "# MANUAL: interact (line 4: no Mac is driven)",
            "# MANUAL: hear containing \"A\" (line 5: no Mac is driven)",
            "# MANUAL: stop interacting (line 6: no Mac is driven)", "# 7: walk forward",
            "# MANUAL: touch #go (line 8: no Mac is driven)"),
        ExportCase(
            "double tap;hear containing \"end\";swipe right;hear \"🎉, bouton\";double tap;swipe right;hear containing \"word\";swipe right;hear containing \"日本語\";swipe right;hear containing \"שלום\"",
            on: "odd.json",
            "driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"a\\\"b\\\\(c)\\n${x}\\u202E\").click()  # 2: double tap",
            "# The rehearsal fails here: no utterance holds this text",
            "# MANUAL: hear containing \"end\" (line 3: speech alone)", "# 4: swipe right",
            "# MANUAL: hear \"🎉, bouton\" (line 5: the element has no identifier)",
            "# MANUAL: double tap (line 6: the element has no identifier)", "# 7: swipe right",
            "# 8: hear containing \"word\"",
            "self.check(\"long\", \"label\", \"word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, word, \")",
            "# 9: swipe right", "# 10: hear containing \"日本語\"",
            "self.check(\"日本 語\", \"label\", \"日本語、テスト\")", "# 11: swipe right",
            "# 12: hear containing \"שלום\"", "self.check(\"שלום\", \"label\", \"שלום עולם\")"),
    ]

    @Test(arguments: cases)
    func writes(_ row: ExportCase) throws {
        let lines = try Exports.lines(
            row.script, to: .appiumPython, screen: row.screen,
            parts: ["part.rehearsal": "swipe right\nhear containing \"Cups\""])
        #expect(lines == row.lines)
    }
}
