// Formats that are recognised by name, so that a user learns what the file is and what to take
// instead. A reader for one of them moves its line into a file of its own.

private let useOtherDump =
    "dump its screen with idb, AXe or Appium: 'earshot formats' has the commands"

extension ScreenFormat {
    static let detoxXML = ScreenFormat(
        id: "detox-xml", what: "a Detox view hierarchy",
        command: "device.generateViewHierarchyXml()", support: .notRead(advice: useOtherDump)
    ) { content in
        guard let xml = content.xml, let root = xml.records.first else { return false }
        let name = xml.names.name(Int(root.name))
        return name == "ViewHierarchy" || name == "UIWindow"
    }

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

    static let a11ySnapshot = ScreenFormat(
        id: "a11y-snapshot", what: "a hierarchy of AccessibilitySnapshot",
        command: "JSONEncoder().encode(hierarchy) in a snapshot test, or Button Heist",
        support: .notRead(advice: useOtherDump)
    ) { content in
        content.hasKeys("_0") && content.hasAnyKey("element", "container")
            || content.hasKeys("traversalIndex", "activationPoint")
    }

    static let xcuiDict = ScreenFormat(
        id: "xcui-dict", what: "an XCUITest snapshot dictionary",
        command: "Maestro's driver, mobilecli dump --raw", support: .notRead(advice: useOtherDump)
    ) { content in
        content.hasKeys("axElement")
            || content.hasKey("elementType", holding: .number) && content.hasKeys("frame", "Width")
    }

    static let vodesign = ScreenFormat(
        id: "vodesign", what: "a VoiceOver Designer document", command: "VoiceOver Designer",
        support: .notRead(advice: "write it as a screen file")
    ) { $0.hasKeys("isAccessibilityElement", "trait") }

    static let maestroJSON = ScreenFormat(
        id: "maestro-json", what: "a Maestro hierarchy", command: "maestro hierarchy",
        support: .notRead(advice: useOtherDump)
    ) { $0.hasKeys("attributes", "bounds") }

    static let wdaJSON = ScreenFormat(
        id: "wda-json", what: "a JSON source of WebDriverAgent",
        command: "curl localhost:8100/source?format=json",
        support: .notRead(advice: "take it as XML: curl localhost:8100/source")
    ) { content in
        content.hasKeys("type", "rect")
            || content.hasAnyKey(
                "rawIdentifier", "isAccessible", "isVisible", "rawIndentifier", "lable")
    }

    static let pymobiledevice3 = ScreenFormat(
        id: "pymobiledevice3", what: "what a device spoke, as pymobiledevice3 lists it",
        command: "pymobiledevice3 developer accessibility list-items",
        support: .notRead(advice: useOtherDump)
    ) { $0.hasKeys("caption", "spoken_description") }

    static let goIOS = ScreenFormat(
        id: "go-ios", what: "what a device spoke, as go-ios lists it", command: "ios ax",
        support: .notRead(advice: useOtherDump)
    ) { $0.hasKeys("platformElementValue", "spokenDescription") }

    static let maestroStudio = ScreenFormat(
        id: "maestro-studio", what: "an element list of Maestro Studio",
        command: "maestro studio", support: .refused(instead: "run 'maestro hierarchy' on iOS")
    ) { $0.hasKeys("resourceId", "accessibilityText") }
}
