extension SpeechRule {
    /// Role and state words, in speaking order.
    static let roles: [SpeechRule] = [
        SpeechRule(
            "dimmed", "\"dimmed\" for the notEnabled trait, before the role",
            "AccessibilitySnapshot's tests, log of iOS 26.5, a11ysupport.io, MagentaA11y"),
        SpeechRule(
            "role.button", "\"Button\" for the button trait",
            "AccessibilitySnapshot's tests, WWDC demos, log of iOS 26.5"),
        SpeechRule(
            "role.backButton", "\"Back button\" for a navigation bar's back button",
            "AccessibilitySnapshot's tests, log of iOS 26.5"),
        SpeechRule(
            "role.switchButton", "\"Switch button\" for a toggle that has the button trait",
            "AccessibilitySnapshot's tests, WWDC 2019 demo, CVS Health"),
        SpeechRule(
            "state.toggle", "a toggle says its value as on, off or mixed",
            "AccessibilitySnapshot's tests, WWDC 2019 demo"),
        SpeechRule(
            "role.tab", "\"Tab\" for what stands in a tab bar",
            "AccessibilitySnapshot's tests, WWDC 2015 demo"),
        SpeechRule(
            "role.textField", "\"Text field\" for what text can be typed into",
            "AccessibilitySnapshot's tests, a11ysupport.io, MagentaA11y"),
        SpeechRule(
            "role.secureTextField", "\"Secure text field\" for a field that hides what is typed",
            "AccessibilitySnapshot's tests, a11ysupport.io"),
        SpeechRule(
            "role.multiLineTextField", "\"Multi line text field\" for a textarea in web content",
            "a11ysupport.io"),
        SpeechRule(
            "state.isEditing", "\"is editing\" while text is being typed",
            "AccessibilitySnapshot's tests"),
        SpeechRule(
            "role.heading", "\"Heading\" for the header trait",
            "AccessibilitySnapshot's tests, log of iOS 26.5"),
        SpeechRule(
            "role.headingLevel", "\"Heading\" with the level that the app gives it",
            "a11ysupport.io, Apple's documentation of accessibilityHeading, CVS Health"),
        SpeechRule(
            "role.link", "\"Link\" for the link trait",
            "AccessibilitySnapshot's tests, log of iOS 26.5, CVS Health"),
        SpeechRule(
            "role.pickerItem", "\"Picker item\" for a wheel of a picker",
            "Apple's documentation of UIDatePicker, MagentaA11y"),
        SpeechRule(
            "role.adjustable", "\"Adjustable\" for the adjustable trait",
            "AccessibilitySnapshot's tests, WWDC 2014 demo, a11ysupport.io"),
        SpeechRule(
            "role.image", "\"Image\" for the image trait", "AccessibilitySnapshot's tests"),
        SpeechRule(
            "role.searchField", "\"Search field\" for the searchField trait, not also a text field",
            "AccessibilitySnapshot's tests, a11ysupport.io, MagentaA11y"),
        SpeechRule(
            "role.menuItem", "\"Menu item\" for an item of a menu; its place is a guess",
            "general knowledge"),
        SpeechRule(
            "role.radioButton", "\"Radio button\" for the radioButton trait; its place is a guess",
            "a11ysupport.io for web content"),
        SpeechRule(
            "role.popUpButton", "\"Pop up button\" for what opens a menu, after \"Button\"",
            "log of iOS 26.5, one control"),
        SpeechRule(
            "role.checkbox", "a checkbox in web content is called one, not a switch",
            "a11ysupport.io"),
        SpeechRule(
            "state.checked", "a checkbox or radio button in web content is checked or not",
            "a11ysupport.io"),
        SpeechRule(
            "role.toggleButton", "\"Toggle button\" for a button in web content that stays down",
            "a11ysupport.io"),
        SpeechRule(
            "state.pressed", "whether a toggle button in web content is down",
            "a11ysupport.io for those that are; the others are a guess"),
        SpeechRule(
            "state.visited", "\"visited\" before \"Link\" in web content", "a11ysupport.io"),
        SpeechRule(
            "state.required", "\"required\" for a field that must be filled in, after the position",
            "a11ysupport.io"),
        SpeechRule(
            "popup", "the kind of what a control in web content opens", "a11ysupport.io"),
        SpeechRule(
            "role.rowHeader", "\"Row header\" for such a cell in web content", "a11ysupport.io"),
        SpeechRule(
            "role.columnHeader", "\"Column header\" for such a cell in web content",
            "a11ysupport.io"),
        SpeechRule(
            "draggable", "\"draggable\" for what can be dragged", "MagentaA11y, a reorder handle"),
        SpeechRule(
            "expanded", "\"expanded\" or \"collapsed\" for what can expand",
            "a branch of AccessibilitySnapshot, a11ysupport.io; MagentaA11y has both orders"),
    ]
}
