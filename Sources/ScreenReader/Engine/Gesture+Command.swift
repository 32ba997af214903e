extension Gesture {
    /// Apple's name of the command: Settings › Accessibility › VoiceOver › Commands, read off an
    /// iPhone on iOS 14 (H); what only the Mac has after its command charts (guidepup, M).
    public var command: String {
        switch self {
        case .swipe(.right): "Next Item"
        case .swipe(.left): "Previous Item"
        case .swipe(.down): "Next Rotor Item"
        case .swipe(.up): "Previous Rotor Item"
        case .scroll(.right): "Scroll Right"
        case .scroll(.left): "Scroll Left"
        case .scroll(.up): "Scroll Up"
        case .scroll(.down): "Scroll Down"
        case .firstItem: "First Item"
        case .lastItem: "Last Item"
        case .moveIn: "Move In"
        case .moveOut: "Move Out"
        case .vertical(.previous): "Item Above"
        case .vertical(.next): "Item Below"
        case .topOfContainer: "Top of Container"
        case .bottomOfContainer: "Bottom of Container"
        case .documentEdge(let end): end == .next ? "Bottom of Document" : "Top of Document"
        case .windowEdge(let end):
            end == .next ? "Move to Bottom of Window" : "Move to Top of Window"
        case .visibleEdge(let end):
            end == .next ? "Move to End of Visible Area" : "Move to Beginning of Visible Area"
        case .splitArea(let direction):
            direction == .next ? "Move to Area After Splitter" : "Move to Area Before Splitter"
        case .skipGroup(let direction): direction == .next ? "Next Group" : "Previous Group"
        case .find: "Item Text Search"
        case .findAgain(let direction):
            direction == .next ? "Next Search Result" : "Previous Search Result"
        case .toggleDisclosure: "Open or Close Disclosure Triangle"
        case .readWindow: "Read Contents of Window"
        case .repeatSpeech: "Repeat Last Spoken Phrase"
        case .watchItem: "Watch Item"
        case .cell(.row, let direction): direction == .next ? "Next Row" : "Previous Row"
        case .cell(.column, let direction):
            direction == .next ? "Next Column" : "Previous Column"
        case .linkedItem: "Linked Item"
        case .touch, .tap: "Speak Item"
        case .choose: "Item Chooser"
        case .doubleTap: "Activate"
        case .tripleTap: "Perform Long Press"
        case .quadrupleTap: "Secondary Activate"
        case .passThrough: "Pass-through"
        case .scrub: "Escape"
        case .magicTap: "Magic Tap"
        case .rotor(.next): "Next Rotor"
        case .rotor(.previous): "Previous Rotor"
        case .rotor(.named): "Rotor"
        case .perform: "Perform Action"
        case .search(let option, let direction): command(of: option, direction)
        case .readAll: "Read All"
        case .readFromTop: "Read From Top"
        case .read(let unit): command(of: unit)
        case .type: "Type"
        case .paste: "Paste"
        case .delete: "Delete"
        case .moveInText(let unit, .next): "Next " + unit.title
        case .moveInText(let unit, .previous): "Previous " + unit.title
        case .toggleSelecting: "Toggle Text Selection"
        case .endEditing: "End Editing"
        case .statusBar: "Status Bar"
        case .pause: "Toggle Speech"
        case .mute: "Toggle Mute"
        case .curtain: "Toggle Screen Curtain"
        case .copySpeech: "Copy Speech to Clipboard"
        case .labelItem: "Label Item"
        case .undo: "Undo"
        case .redo: "Redo"
        case .startHelp: "Start Help"
        case .direct: "Direct Touch"
        case .rotorMenu: "Rotor Menu"
        case .actionsMenu: "Actions Menu"
        case .cursorToFocus: "System-Focused Item"
        case .focusToCursor: "Keyboard Focus to VoiceOver Cursor"
        case .quickNav: "Toggle Arrow Quick Nav"
        case .singleKeyQuickNav: "Toggle Single-Key Quick Nav"
        case .webNavigation: "Toggle Web Navigation"
        case .wait: "Wait"
        }
    }

    /// Whether it is a command of VoiceOver's, and not of the keyboard, of time or of a script.
    public var hasAppleName: Bool {
        switch self {
        case .wait, .type, .paste, .delete, .endEditing, .perform, .direct, .cell, .rotor(.named):
            false
        default: true
        }
    }

    private func command(of option: RotorOption, _ direction: SearchDirection) -> String {
        let kind: String
        switch option {
        case .formControls: kind = "Control"
        case .sameHeadingLevel: kind = "Same Heading"
        default:
            let name = Phrasebook.english.notFound(option).text
            let singular = name.hasSuffix(" not found") ? name.dropLast(10) : name[...]
            kind = singular.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
                .joined(separator: " ")
        }
        return (direction == .next ? "Next " : "Previous ") + kind
    }

    private func command(of unit: ReadingUnit) -> String {
        switch unit {
        case .line: "Read Line"
        case .word: "Read Word"
        case .character: "Read Character"
        case .hint: "Read Hint"
        case .summary: "Read Item Summary"
        case .url: "Read URL"
        case .selection: "Read Selected Text"
        case .column: "Read Column"
        case .description: "Describe Item"
        case .rowHeader: "Read Row Header"
        case .columnHeader: "Read Column Header"
        case .rowAndColumn: "Read Row and Column"
        case .focus: "Read System-Focused Item"
        case .helpTag: "Read Help Tag"
        case .windowSummary: "Window Summary"
        case .applicationSummary: "Application Summary"
        }
    }
}
