/// Names of UIKit, SwiftUI and other tools for what a screen file calls otherwise; so that a
/// person who writes them is told the right one.
enum ForeignNames {
    static let native: [String: String] = [
        "accessibilityElements": "order", "attributedLabel": "label", "checked": "value",
        "containerType": "container", "customActions": "actions", "customContent": "content",
        "customRotors": "rotors", "disabled": "enabled", "elements": "children",
        "elementsHidden": "hidden", "expandedStatus": "expanded", "identifier": "id",
        "isAccessibilityElement": "accessible", "isEnabled": "enabled", "isSelected": "selected",
        "name": "label", "role": "type", "shouldGroupAccessibilityChildren": "groupsChildren",
        "text": "label", "title": "label", "trait": "traits", "userInputLabels": "inputLabels",
        "viewIsModal": "modal", "isToggle": "toggleButton", "toggle": "toggleButton",
        "tabBarButton": "tabBarItem", "heading": "header", "disabledTrait": "notEnabled",
    ].merging(withPrefix) { own, _ in own }

    /// The names above with the prefix that UIKit gives them.
    private static let withPrefix = [
        "accessibilityCustomActions": "actions", "accessibilityCustomContent": "content",
        "accessibilityCustomRotors": "rotors", "accessibilityElementsHidden": "hidden",
        "accessibilityIdentifier": "id", "accessibilityViewIsModal": "modal",
        "accessibilityContainerType": "container", "accessibilityUserInputLabels": "inputLabels",
        "accessibilityExpandedStatus": "expanded", "accessibilityAttributedLabel": "label",
    ]

    /// Without `accessibility` or, as SwiftUI's traits have it, `is` before it.
    static func stripped(_ name: String) -> String {
        for prefix in ["accessibility", "is"] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            guard let first = rest.first, first.isUppercase else { continue }
            return first.lowercased() + rest.dropFirst()
        }
        return name
    }
}
