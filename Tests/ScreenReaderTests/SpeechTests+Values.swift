import ScreenModel
import ScreenReader

/// Values behind adjustables, custom content, actions and rotors.
extension SpeechTests {
    private static func adjustable(
        _ name: String, _ text: String, _ type: ElementType = .slider,
        _ change: (inout ValueRange) -> Void
    ) -> SpeechCase {
        SpeechCase(name, text, adjust) {
            $0.type = type
            $0.more { $0.updateRange(change) }
        }
    }

    static let values: [SpeechCase] = [
        adjustable("now", "3, Adjustable") { $0.now = 3 },
        adjustable("a fraction", "0.5, Adjustable") { $0.now = 0.5 },
        adjustable("no binary noise", "0.3, Adjustable") { $0.now = 0.1 + 0.2 },
        adjustable("format", "3 of 9 stars, Adjustable") {
            $0.now = 3
            $0.format = "{} of 9 stars"
        },
        adjustable("time", "1:05, Adjustable") {
            $0.now = 65
            $0.format = "{t}"
        },
        adjustable("hours", "at 1:01:01 of {x}, Adjustable") {
            $0.now = 3_661
            $0.format = "at {t} of {x}"
        },
        adjustable("less than nothing", "-0:05, Adjustable") {
            $0.now = -5
            $0.format = "{t}"
        },
        adjustable("no number", "Adjustable") { $0.max = 9 },
        adjustable("too large for an integer", "1e+300, Adjustable") { $0.now = 1e300 },
        adjustable("page control", "page 2 of 5, Adjustable", .pageControl) {
            $0.now = 2
            $0.max = 5
        },
        SpeechCase("a written value beats the number", "low, Adjustable", adjust) {
            $0.value = "low"
            $0.type = .slider
            $0.more { $0.updateRange { $0.now = 1 } }
        },
        SpeechCase("but not its format", "1 %, Adjustable", adjust) {
            $0.value = "low"
            $0.type = .slider
            $0.more {
                $0.updateRange {
                    $0.now = 1
                    $0.format = "{} %"
                }
            }
        },
    ]

    private static let important = CustomContent(label: "Age", value: "3", importance: .high)
    private static let plain = CustomContent(label: "Breed", value: "Beagle")

    static let supplied: [SpeechCase] = [
        SpeechCase("content", "L, 3, Button, More content available") {
            $0.label = "L"
            $0.type = .button
            $0.more { $0.content = [plain, important] }
        },
        SpeechCase("content of importance alone", "L, Age") {
            $0.label = "L"
            $0.more { $0.content = [CustomContent(label: "Age", value: "", importance: .high)] }
        },
        SpeechCase("content is text: the hint stays a hint", "3", "H") {
            $0.hint = "H"
            $0.more { $0.content = [important] }
        },
        SpeechCase("actions", "L, Actions available", actions) {
            $0.label = "L"
            $0.more { $0.actions = [CustomAction(name: "Share")] }
        },
        SpeechCase("no actions", "L") {
            $0.label = "L"
            $0.more { $0.actions = [] }
        },
        SpeechCase("content, then actions", "L, More content available, Actions available", actions)
        {
            $0.label = "L"
            $0.more {
                $0.content = [plain]
                $0.actions = [CustomAction(name: "Share")]
            }
        },
        SpeechCase("dimmed with actions", "L, dimmed, Actions available") {
            $0.label = "L"
            $0.enabled = false
            $0.more { $0.actions = [CustomAction(name: "Share")] }
        },
        SpeechCase("rotors", "L", "Use the rotor to access Parks, Lakes") {
            $0.label = "L"
            $0.more {
                $0.rotors =
                    ["Parks", "", "Lakes"].map { CustomRotor(name: $0, items: []) }
                    + [CustomRotor(name: nil, system: "link", items: [])]
            }
        },
    ]
}
