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

    static let mac2XML = ScreenFormat(
        id: "mac2-xml", what: "a page source of Appium for the Mac",
        command: "driver.page_source (Appium Mac2)", support: .notRead(advice: useOtherDump)
    ) { $0.hasAttribute("elementType") }

    static let a11ySnapshot = ScreenFormat(
        id: "a11y-snapshot", what: "a hierarchy of AccessibilitySnapshot",
        command: "JSONEncoder().encode(hierarchy) in a snapshot test, or Button Heist",
        support: .notRead(advice: useOtherDump)
    ) { content in
        content.hasKeys("_0") && content.hasAnyKey("element", "container")
            || content.hasKeys("traversalIndex", "activationPoint")
    }

    static let vodesign = ScreenFormat(
        id: "vodesign", what: "a VoiceOver Designer document", command: "VoiceOver Designer",
        support: .notRead(advice: "write it as a screen file")
    ) { $0.hasKeys("isAccessibilityElement", "trait") }

    static let maestroJSON = ScreenFormat(
        id: "maestro-json", what: "a Maestro hierarchy", command: "maestro hierarchy",
        support: .notRead(advice: useOtherDump)
    ) { $0.hasKeys("attributes", "bounds") }

    static let macapptree = ScreenFormat(
        id: "macapptree", what: "a macapptree dump", command: "python -m macapptree.main -a BUNDLE",
        support: .notRead(advice: "write the Mac screen as a screen file")
    ) { $0.hasKeys("role_description", "absolute_position") }

    static let peekaboo = ScreenFormat(
        id: "peekaboo", what: "a Peekaboo snapshot", command: "peekaboo see --json",
        support: .notRead(advice: "write the Mac screen as a screen file")
    ) { $0.hasKeys("ui_elements", "snapshot_id") }

    static let pymobiledevice3 = ScreenFormat(
        id: "pymobiledevice3", what: "what a device spoke, as pymobiledevice3 lists it",
        command: "pymobiledevice3 developer accessibility list-items",
        support: .notRead(advice: useOtherDump)
    ) { $0.hasKeys("caption", "spoken_description") }

    static let goIOS = ScreenFormat(
        id: "go-ios", what: "what a device spoke, as go-ios lists it", command: "ios ax",
        support: .notRead(advice: useOtherDump)
    ) { $0.hasKeys("platformElementValue", "spokenDescription") }

    static let patrol = ScreenFormat(
        id: "patrol", what: "a native tree of Patrol", command: "patrol's getNativeViews",
        support: .notRead(advice: useOtherDump)
    ) { $0.hasKeys("accessibilityLabel") && $0.hasKey("elementType", holding: .string) }

    static let maestroStudio = ScreenFormat(
        id: "maestro-studio", what: "an element list of Maestro Studio",
        command: "maestro studio", support: .refused(instead: "run 'maestro hierarchy' on iOS")
    ) { $0.hasKeys("resourceId", "accessibilityText") }

    static let axui = ScreenFormat(
        id: "axui", what: "an AXUI dump", command: "axui",
        support: .notRead(advice: "write the Mac screen as a screen file")
    ) { $0.hasKeys("role") && $0.hasKey("bounds", holding: .array) }

    static let baguette = ScreenFormat(
        id: "baguette", what: "a baguette tree", command: "baguette describe-ui",
        support: .notRead(advice: useOtherDump)
    ) { $0.hasKeys("role", "children") }

    static let axorcist = ScreenFormat(
        id: "axorcist", what: "an AXorcist answer", command: "axorc",
        support: .notRead(advice: "write the Mac screen as a screen file")
    ) { $0.hasKeys("attributes", "AXRole") }
}
