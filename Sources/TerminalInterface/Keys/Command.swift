import ScreenReader

/// What a key or a line of the command line asks for: a gesture, or something of the interface
/// itself.
///
/// To add one: a case here, a line in `App.run`, and its key in `Binding.all`.
public enum Command: Sendable, Equatable {
    case gesture(Gesture)
    /// A line of the script language, as the user's own key bindings name it.
    case line(String)
    case copySpeech
    /// The next part of an announcement that is too long for the screen.
    case more
    case help, why, commandLine
    case itemChooser, rotorMenu, actionsMenu
    /// The command line, begun with what is still to be typed.
    case find, labelItem
    /// All settings with their values, to change them.
    case settings
    /// Shows or hides the elements that VoiceOver skips.
    case toggleSkipped
    /// The screen as an outline or drawn from its frames.
    case toggleSketch
    /// Nothing but the speech, large, for a room.
    case togglePresenter
    /// One pane above the other, for those who hear the terminal line by line.
    case toggleStacked
    /// The last screen that could be read, or why the file cannot be read now.
    case toggleError
    /// The session as it was before the last gesture, and after it again; no undo of the app's.
    case takeBack, takeAgain
    /// How many gestures lead to each stop.
    case toggleCosts
    /// Writes a rehearsal of what is done, or ends that.
    case record
    case reload, repaint, suspend, quit, interrupt

    /// Apple's name of the command; nil for what is the interface's own.
    public var appleName: String? {
        switch self {
        case .gesture(let gesture): gesture.hasAppleName ? gesture.command : nil
        case .copySpeech: Gesture.copySpeech.command
        case .itemChooser: "Item Chooser"
        case .rotorMenu: "Rotor"
        case .actionsMenu: Gesture.actionsMenu.command
        case .find: Gesture.find("").command
        case .labelItem: Gesture.labelItem("").command
        case .settings: "VoiceOver Settings"
        default: nil
        }
    }

    /// The words for the command line; nil where the gesture's own verb says it.
    public var words: String? {
        switch self {
        case .gesture, .line, .interrupt: nil
        case .copySpeech: "copy speech"
        case .more: "more"
        case .help: "help"
        case .why: "why"
        case .commandLine, .find, .labelItem: nil
        case .itemChooser: "item chooser"
        case .rotorMenu: "rotor menu"
        case .actionsMenu: "actions menu"
        case .settings: "settings"
        case .toggleSkipped: "skipped"
        case .toggleSketch: "sketch"
        case .togglePresenter: "presenter"
        case .toggleStacked: "stacked"
        case .toggleError: "error"
        case .record: "record"
        case .toggleCosts: "costs"
        case .takeBack: "take back"
        case .takeAgain: "take again"
        case .reload: "reload"
        case .repaint: "repaint"
        case .suspend: "suspend"
        case .quit: "quit"
        }
    }
}
