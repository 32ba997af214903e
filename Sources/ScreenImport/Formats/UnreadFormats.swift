// Formats that are recognised by name, so that a user learns what the file is and what to take
// instead. A reader for one of them moves its line into a file of its own.

private let useOtherDump =
    "dump its screen with idb, AXe or Appium: 'earshot formats' has the commands"

extension ScreenFormat {
    static let androidUIAutomator = ScreenFormat(
        id: "android-uiautomator", what: "an Android UIAutomator dump",
        command: "adb shell uiautomator dump",
        support: .refused(instead: "open the iOS app and \(useOtherDump)")
    ) { content in
        !content.hasTag { $0.hasPrefix("XCUIElementType") }
            && (content.hasTag { $0.hasPrefix("android.") } || content.hasAttribute("resource-id"))
    }

    static let maestroStudio = ScreenFormat(
        id: "maestro-studio", what: "an element list of Maestro Studio",
        command: "maestro studio", support: .refused(instead: "run 'maestro hierarchy' on iOS")
    ) { $0.hasKeys("resourceId", "accessibilityText") }
}
