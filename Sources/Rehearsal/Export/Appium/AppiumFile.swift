/// The file around the steps.
struct AppiumFile {
    let script: ExportedScript

    var text: String {
        let steps = script.lines.map { "        " + $0 }
        return (head + steps + ["", "", "if __name__ == \"__main__\":", "    unittest.main()"])
            .joined(separator: "\n") + "\n"
    }

    private var head: [String] {
        let identifier =
            script.bundleIdentifier.map {
                ExportText.python($0) + "  # as the screen's file names it"
            } ?? "\"com.example.app\"  # FILL IN"
        let arguments = DeviceLocale(tag: script.language).arguments.map(ExportText.python)
        return [
            "# Generated from \(ExportText.comment(script.name)) by earshot.",
            "# Appium does not drive VoiceOver: this test asks elements for their accessibility",
            "# identifier, label and value. It checks nothing that is spoken; VoiceOver on the device",
            "# has the last word.", "# \(script.leftOutWords)", "import time", "import unittest",
            "",
            "from appium import webdriver", "from appium.options.ios import XCUITestOptions",
            "from appium.webdriver.common.appiumby import AppiumBy", "",
            "SERVER = \"http://127.0.0.1:4723\"", "BUNDLE_ID = \(identifier)",
            "ARGUMENTS = [\(arguments.joined(separator: ", "))]", "", "",
            "class \(ExportText.className(ofFile: script.name))(unittest.TestCase):",
            "    def setUp(self):", "        options = XCUITestOptions()",
            "        options.set_capability(\"appium:bundleId\", BUNDLE_ID)",
            "        options.set_capability(\"appium:processArguments\", {\"args\": ARGUMENTS})",
            "        self.driver = webdriver.Remote(SERVER, options=options)",
            "        self.addCleanup(self.driver.quit)",
            "        self.driver.implicitly_wait(5)", "", "    def launch(self):",
            "        \"\"\"Begins anew.\"\"\"",
            "        self.driver.terminate_app(BUNDLE_ID)",
            "        self.driver.execute_script(",
            "            \"mobile: launchApp\", {\"bundleId\": BUNDLE_ID, \"arguments\": ARGUMENTS}",
            "        )", "", "    def check(self, identifier, attribute, expected):",
            "        \"\"\"Waits up to 5 seconds for what the screen's file says.\"\"\"",
            "        end = time.monotonic() + 5", "        while True:",
            "            element = self.driver.find_element(AppiumBy.ACCESSIBILITY_ID, identifier)",
            "            actual = element.get_attribute(attribute)",
            "            if actual == expected or time.monotonic() >= end:",
            "                break",
            "            time.sleep(0.2)", "        self.assertEqual(actual, expected)", "",
            "    def test_rehearsal(self):", "        driver = self.driver",
        ]
    }
}
