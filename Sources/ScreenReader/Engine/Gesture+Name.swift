extension Gesture {
    /// The words of its verb, the first of several; where the verb has an argument without that.
    public var name: String {
        if let words = GestureVerb.words(of: self) { return words }
        return switch self {
        case .direct(let name): name
        case .touch, .tap: "touch"
        case .choose: "item chooser"
        case .rotor: "rotor"
        case .rotorMenu: "rotor menu"
        case .perform: "perform"
        case .labelItem: "label item"
        case .type: "type"
        case .paste: "paste"
        case .wait: "wait"
        default: command.lowercased()
        }
    }

    /// Apple's name of the command (Settings › Accessibility › VoiceOver › Commands, read off an
    /// iPhone on iOS 14; H).
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
        case .search(_, .next): "Next of a Kind"
        case .search(_, .previous): "Previous of a Kind"
        case .readAll: "Read All"
        case .readFromTop: "Read From Top"
        case .read(.summary): "Read Item Summary"
        case .read: "Read"
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
        case .cursorToFocus: "VoiceOver Cursor to Keyboard Focus"
        case .focusToCursor: "Keyboard Focus to VoiceOver Cursor"
        case .quickNav: "Toggle Arrow Quick Nav"
        case .singleKeyQuickNav: "Toggle Single-Key Quick Nav"
        case .webNavigation: "Toggle Web Navigation"
        case .wait: "Wait"
        }
    }
}
