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

    static let uiaXML = ScreenFormat(
        id: "uia-xml", what: "a page source of Appium before 1.6", command: "driver.page_source",
        support: .notRead(advice: useOtherDump)
    ) { content in
        content.hasTag { $0.hasPrefix("UIA") && $0.dropFirst(3).first?.isUppercase == true }
    }

    static let uiaJSON = ScreenFormat(
        id: "uia-json", what: "a UIAutomation tree of Appium before 1.6",
        command: "au.mainApp().getTree()", support: .notRead(advice: useOtherDump)
    ) { content in
        content.keys.contains("@") && content.keys.contains { $0.hasPrefix("UIA") }
    }

    static let xcuiDict = ScreenFormat(
        id: "xcui-dict", what: "an XCUITest snapshot dictionary",
        command: "Maestro's driver, mobilecli dump --raw", support: .notRead(advice: useOtherDump)
    ) { content in
        content.hasKeys("axElement")
            || content.hasKey("elementType", holding: .number) && content.hasKeys("frame", "Width")
    }

    static let wdaJSON = ScreenFormat(
        id: "wda-json", what: "a JSON source of WebDriverAgent",
        command: "curl localhost:8100/source?format=json",
        support: .notRead(advice: "take it as XML: curl localhost:8100/source")
    ) { content in
        content.hasKeys("type", "rect")
            || content.hasAnyKey(
                "rawIdentifier", "isAccessible", "isVisible", "rawIndentifier", "lable")
    }

    static let maestroStudio = ScreenFormat(
        id: "maestro-studio", what: "an element list of Maestro Studio",
        command: "maestro studio", support: .refused(instead: "run 'maestro hierarchy' on iOS")
    ) { $0.hasKeys("resourceId", "accessibilityText") }
}
