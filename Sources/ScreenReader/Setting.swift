import ScreenModel

/// One named setting: the table behind `--set NAME=VALUE`, help and the front end.
///
/// To add one: a property of `Settings` and a line in `all`.
public struct Setting: Sendable {
    public let name: String
    /// The default first; empty where any text is taken.
    public let values: [String]
    /// One line for help.
    public let summary: String
    /// Has an option of its own on the command line: what VoiceOver's own Verbosity settings
    /// decide, so that a person who changes them for a room need not know this table.
    public let isVerbosity: Bool
    public let get: @Sendable (Settings) -> String
    /// False where the value is none that it can take.
    public let set: @Sendable (inout Settings, String) -> Bool

    public static let all: [Setting] = [
        choice("profile", \.profile, "as a device speaks, or as AccessibilitySnapshot prints"),
        verbosity(
            "snapshotLevel", \.snapshotLevel, "of the snapshot profile: released, or branches too"),
        choice("join", \.join, "text between the parts of an utterance"),
        verbosity("hints", \.hints, "speak hints"),
        verbosity("traitPosition", \.traitPosition, "role words after the text, before it, or not"),
        verbosity("containerContext", \.containerContext, "speak positions and list boundaries"),
        verbosity("containerLabels", \.containerLabels, "name a group on entering it"),
        verbosity("tableHeaders", \.tableHeaders, "speak the headers of a table's cell"),
        verbosity("rowColumnNumbers", \.rowColumnNumbers, "speak rows, columns and spans"),
        verbosity("speakValue", \.speakValue, "speak values"),
        verbosity("customContent", \.customContent, "speak important custom content"),
        verbosity("customContentText", \.customContentText, "what of custom content is spoken"),
        verbosity("moreContent", \.moreContent, "say that there is more content"),
        verbosity("actionsPhrase", \.actionsPhrase, "say that there are actions"),
        choice("boundaryPlace", \.boundaryPlace, "list and landmark words after or among roles"),
        choice("expandedPlace", \.expandedPlace, "expanded or collapsed after or before roles"),
        choice("toggleOrder", \.toggleOrder, "role or state of a switch first"),
        verbosity("headingLevel", \.headingLevel, "speak heading levels"),
        choice("secureValue", \.secureValue, "count or spell the value of a secure field"),
        choice("buttonHint", \.buttonHint, "a default hint on buttons and links too"),
        verbosity("speechProcessing", \.speechProcessing, "show what the voice makes of the text"),
        verbosity("punctuation", \.punctuation, "which symbols speechProcessing speaks by name"),
        verbosity("capitals", \.capitals, "name a capital that is read alone"),
        verbosity("numbers", \.numbers, "read numbers whole or digit by digit"),
        choice("modalScope", \.modalScope, "what a modal element hides"),
        Setting(
            name: "language", values: ["auto"] + Phrasebook.languages,
            summary: "of VoiceOver's own words, for what states none; auto: the screen's",
            isVerbosity: false,
            get: { $0.language ?? "auto" },
            set: { settings, value in
                guard value == "auto" || Phrasebook.exists(for: value) else { return false }
                settings.language = value == "auto" ? nil : value
                return true
            }),
        Setting(
            name: "initialRotor", values: [],
            summary: "rotor option at the start: auto, or an option's name", isVerbosity: false,
            get: { $0.initialRotor },
            set: { settings, value in
                settings.initialRotor = value
                return !value.isEmpty
            }),
        choice("autoRotor", \.autoRotor, "turn the rotor to Adjust Value or Actions by itself"),
        choice("autoRotorFirst", \.autoRotorFirst, "which of the two wins on an element with both"),
        choice("notFound", \.notFound, "say that a search found nothing"),
        choice("actionsWrap", \.actionsWrap, "go round in the list of actions"),
        choice("wrap", \.wrap, "go round at the ends of the screen"),
        choice("returnFocus.pop", \.returnFocusPop, "where focus goes after going back"),
        choice("returnFocus.sheet", \.returnFocusSheet, "where focus goes after a sheet"),
        choice("returnFocus.cover", \.returnFocusCover, "where focus goes after a cover"),
        choice("returnFocus.alert", \.returnFocusAlert, "where focus goes after an alert"),
        choice("returnFocus.menu", \.returnFocusMenu, "where focus goes after a menu"),
        choice("returnFocus.popover", \.returnFocusPopover, "where focus goes after a popover"),
        Setting(
            name: "platform", values: ["auto"] + Platform.allCases.map(\.rawValue),
            summary: "whose VoiceOver is played; auto is the screen's own", isVerbosity: false,
            get: { $0.platform?.rawValue ?? "auto" },
            set: { settings, value in
                let platform = Platform(rawValue: value)
                guard platform != nil || value == "auto" else { return false }
                settings.platform = platform
                return true
            }),
        choice(
            "navigation", \.navigation,
            "containers are entered (grouped, the auto of macOS) or not (flat, that of iOS)"),
        choice("webNav", \.webNavigation, "macOS: web content in DOM order, or by its groups"),
        choice(
            "macRoleFirst", \.macRoleFirst, "macOS: what headings and links are before their label"
        ),
        choice("stopPhrase", \.stopPhrase, "macOS: say which container is left"),
        choice("itemCount", \.itemCount, "macOS: count what is right below, or all stops below"),
        choice("browser", \.browser, "macOS: hints in the words of this browser"),
        choice("scrollPhrase", \.scrollPhrase, "speak rows where they are known, or pages"),
        choice("phonetics", \.phonetics, "spelling words for a character that is read alone"),
        choice("typingEcho", \.typingEcho, "what of typed text is spoken"),
        choice("typingMode", \.typingMode, "of the on-screen keyboard, as the rotor shows it"),
        choice(
            "labelItemGesture", \.labelItemGesture,
            "two fingers tap and hold, or double tap and hold: its name in help"),
        choice("sounds", \.sounds, "write sounds as tokens"),
        Setting(
            name: "rotorOptions", values: [],
            summary: "options added to the rotor: \(OptInOptions.expected)",
            isVerbosity: false,
            get: { $0.rotorOptions.text },
            set: { settings, value in
                guard let options = OptInOptions(value) else { return false }
                settings.rotorOptions = options
                return true
            }),
        percent("speakingRate", \.speakingRate, "speaking rate in percent"),
        percent("volume", \.volume, "volume of speech in percent"),
    ]

    /// The setting with exactly this name.
    public static func named(_ name: String) -> Setting? {
        all.first { $0.name == name }
    }

    fileprivate var expected: String {
        values.isEmpty ? summary : values.joined(separator: ", ")
    }

    /// A number from 0 to 100.
    private static func percent(
        _ name: String, _ path: WritableKeyPath<Settings, Int> & Sendable, _ summary: String
    ) -> Setting {
        Setting(
            name: name, values: [], summary: summary, isVerbosity: false,
            get: { String($0[keyPath: path]) },
            set: { settings, text in
                guard let number = Int(text), (0...100).contains(number) else { return false }
                settings[keyPath: path] = number
                return true
            })
    }

    private static func choice<Value>(
        _ name: String, _ path: WritableKeyPath<Settings, Value> & Sendable, _ summary: String,
        isVerbosity: Bool = false
    ) -> Setting
    where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
        Setting(
            name: name, values: Value.allCases.map(\.rawValue), summary: summary,
            isVerbosity: isVerbosity, get: { $0[keyPath: path].rawValue },
            set: { settings, text in
                guard let value = Value(rawValue: text) else { return false }
                settings[keyPath: path] = value
                return true
            })
    }

    private static func verbosity<Value>(
        _ name: String, _ path: WritableKeyPath<Settings, Value> & Sendable, _ summary: String
    ) -> Setting
    where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
        choice(name, path, summary, isVerbosity: true)
    }
}

extension Settings {
    /// Obeys `NAME=VALUE`. Returns the setting that it changed.
    @discardableResult
    public mutating func assign(_ assignment: String) throws(SettingError) -> Setting {
        let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { String($0).trimmed }
        let name = parts.first ?? ""
        guard let setting = Setting.named(name) else {
            let suggestion = NearestName.suggestion(
                for: name, in: Setting.all.map(\.name),
                orElse: "; 'earshot help settings' lists them")
            throw SettingError(description: "unknown setting '\(name)'\(suggestion)")
        }
        guard parts.count == 2 else {
            throw SettingError(description: "\(name) needs a value; expected \(setting.expected)")
        }
        guard setting.set(&self, parts[1]) else {
            throw SettingError(
                description: "\(name) cannot be '\(parts[1])'; expected \(setting.expected)")
        }
        return setting
    }
}

/// Why a setting stays as it was: the nearest name, or the values that it takes.
public struct SettingError: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String
}
