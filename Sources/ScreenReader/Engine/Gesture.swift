import ScreenModel

/// What a VoiceOver user can do. Names are Apple's (Settings › Accessibility › VoiceOver ›
/// Commands, read off iOS 14); the keyboard, the script language and plain mode all lead here.
///
/// To add one: a case, its words in `GestureVerb.all`, a line in `Reader.handle` and a key in
/// `Binding.all`.
public enum Gesture: Sendable, Hashable {
    case swipe(SwipeDirection)
    /// Three fingers: the content moves the way that the name says.
    case scroll(SwipeDirection)
    case firstItem, lastItem
    case moveIn, moveOut
    /// To the item above or below, as seen.
    case vertical(SearchDirection)
    case topOfContainer, bottomOfContainer
    /// To the first or last item of a web document, of the Mac's window, of what is in view.
    case documentEdge(SearchDirection)
    case windowEdge(SearchDirection)
    case visibleEdge(SearchDirection)
    /// To what lies before or after the nearest splitter.
    case splitArea(SearchDirection)
    /// Past a group of web content; in a text by character.
    case skipGroup(SearchDirection)
    /// To the cell in the next or previous row or column of a data table.
    case cell(TableLine, SearchDirection)
    /// To the element that the focused one is linked with.
    case linkedItem
    case touch(ElementIndex)
    /// In points on the screen.
    case tap(Point)
    case doubleTap, tripleTap, quadrupleTap, scrub, magicTap
    /// Opens or closes the disclosure triangle of the focused element.
    case toggleDisclosure
    /// The next movement of a finger goes to the app.
    case passThrough
    case rotor(RotorTurn)
    /// Performs the focused element's action with this name.
    case perform(String)
    /// Next or previous element of a kind, as a single letter does.
    case search(RotorOption, SearchDirection)
    /// To the next item whose text holds this one, and on from there.
    case find(String)
    case findAgain(SearchDirection)
    /// Goes to the element that the item chooser's list named.
    case choose(ElementIndex)
    case readAll, readFromTop, readWindow
    case read(ReadingUnit)
    /// Text that the keyboard enters into what is edited.
    case type(String)
    /// Text that comes in one go, as from another app.
    case paste(String)
    /// Takes away the character before the insertion point or behind it, or what is selected.
    case delete(SearchDirection)
    case endEditing
    /// Next or previous character, word, sentence or paragraph, as the keyboard's chords do.
    case moveInText(TextUnit, SearchDirection)
    case toggleSelecting
    case statusBar
    case pause, mute, curtain
    case copySpeech, repeatSpeech
    /// Tells of the focused element's changes wherever the cursor is, until it is made again.
    case watchItem
    /// Gives the focused element a label of the user's own.
    case labelItem(String)
    /// In the app.
    case undo, redo
    /// Gestures are named and not played until the scrub.
    case startHelp
    /// A key or gesture that goes to the app while direct touch is on, by its name.
    case direct(String)
    /// The Mac's rotor as a menu of its entries: the list with this name, else the last one.
    case rotorMenu(String?)
    case actionsMenu
    case cursorToFocus, focusToCursor
    case quickNav, singleKeyQuickNav, webNavigation
    /// Seconds that pass.
    case wait(Double)
}

extension Gesture {
    /// Whether it is about time and speech alone: it ends nothing that is being said.
    var isOfTime: Bool {
        switch self {
        case .wait, .pause, .copySpeech: true
        default: false
        }
    }
}

/// Which way the finger moves; of a scroll, which way the content is gone through.
public enum SwipeDirection: String, Sendable, CaseIterable {
    case right, left, up, down
}

/// How far the rotor is turned.
public enum RotorTurn: Sendable, Hashable {
    /// Clockwise.
    case next
    case previous
    /// Until the option with this spoken name is reached.
    case named(String)
}

/// On or back in the reading order, or in what the rotor is on.
public enum SearchDirection: Sendable, Equatable {
    case next, previous
}

/// What a reading command says of the focused element.
public enum ReadingUnit: String, Sendable, CaseIterable {
    case line, word, character, hint, summary, url, selection, column, description
    case rowHeader = "row header"
    case columnHeader = "column header"
    case rowAndColumn = "row and column"
    /// What has the keyboard focus.
    case focus
    case helpTag = "help tag"
    case windowSummary = "window summary"
    case applicationSummary = "application summary"
}
