/// What kind of control or view an element is. In a hand-written screen it is a convenience: it
/// supplies traits and behaviour, and the element's own keys override it. For a dump it is the
/// producer's type, translated.
///
/// To add one: a case here, and whatever it supplies in `ElementType+Supplies.swift`.
public enum ElementType: String, Sendable, CaseIterable {
    // What a screen file on iOS names.
    case text, heading, image
    case button, link, menuItem, keyboardKey, tab, backButton, popUpButton, disclosure
    case `switch`, checkbox, slider, picker, pageControl, stepper
    case textField, secureTextField, searchField, textArea
    case tabBar, segmented, alert, sheet, navigationBar, statusBar, group
    case list, table, cell, toolbar, scrollArea, window, webArea, menu, dialog, popover
    case actionSheet, carousel, pageView, map, chart, gauge, rating, progress
    case activityIndicator, timer, stopwatch, grabber
    case systemAdd, systemEdit, systemDone, systemCancel, systemSave, systemUndo, systemRedo
    case systemCompose, systemReply, systemAction, systemOrganize, systemTrash, systemBookmarks
    case systemSearch, systemRefresh, systemStop, systemCamera, systemPlay, systemPause
    case systemRewind, systemFastForward, systemClose
    // What dumps add, and accessibility roles of macOS without their prefix.
    case application, other, drawer, radioButton, radioGroup, toggle, comboBox, menuButton
    case toolbarButton, disclosureTriangle, tabGroup, tableRow, tableColumn, outline, outlineRow
    case browser, collectionView, pickerWheel, datePicker, scrollBar, icon, menuBar, menuBarItem
    case ratingIndicator, valueIndicator, levelIndicator, relevanceIndicator, splitGroup
    case splitter, incrementArrow, decrementArrow, timeline, colorWell, helpTag, matte, dockItem
    case ruler, rulerMarker, layoutArea, layoutItem, handle, touchBar, statusItem, keyboard
    case row, column, imageMap, busyIndicator, scrollBarPart, unknown
    case emailField, readOnlyText, minimizeButton, closeButton, fullScreenButton

    /// Roles and subroles of macOS under their own names, where the type has another one here.
    public static let roleNames: [(name: String, type: ElementType)] = [
        ("staticText", .text), ("checkBox", .checkbox), ("incrementor", .stepper),
        ("progressIndicator", .progress), ("tabButton", .tab), ("grid", .collectionView),
        ("zoomButton", .fullScreenButton), ("sortButton", .button), ("growArea", .handle),
        ("dateField", .datePicker), ("timeField", .datePicker), ("standardWindow", .window),
        ("floatingWindow", .window), ("systemDialog", .dialog), ("contentList", .list),
        ("definitionList", .list), ("descriptionList", .list), ("sectionList", .list),
    ]

    /// All names that a screen file may use.
    public static let names: [String] = allCases.map(\.rawValue) + roleNames.map(\.name)

    private static let byName: [String: ElementType] = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
            + roleNames.map { ($0.name, $0.type) })

    /// The type with exactly this screen-file name. Constant time, unlike `init(rawValue:)`.
    public static func named(_ name: String) -> ElementType? {
        byName[name]
    }
}
