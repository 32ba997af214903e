import ScreenModel

/// What one gesture brought about, in order. Facts, not words: speech, sounds, captions, logs
/// and transcripts all read this list.
enum ReaderEvent: Sendable, Equatable {
    /// The VoiceOver cursor moved.
    indirect case focus(Stop, path: String, FocusReason)
    case speak(Announcement, SpeechClass, AnnouncementPriority?)
    /// Speech that another one ended, or that was dropped and not heard at all.
    case cut(Announcement, SpeechClass, AnnouncementPriority?, isHeard: Bool)
    case sound(SoundToken)
    /// A sound of the app's, by its name.
    case appSound(String)
    case rotor(RotorOption)
    case value(ElementIndex, id: String, old: String?, new: String?)
    /// Another screen, or a part of it that now is the whole scope; its title.
    case screen(String?)
    case boundary(SearchDirection)
    /// What was spoken last goes to the clipboard.
    case copySpeech
    /// A rule that decided where sources disagree, or what a screen file asked for in vain.
    case note(String)
}

/// Why the cursor came to an element.
public enum FocusReason: String, Sendable, CaseIterable {
    case move, rotor, touch, screen, layout, search
}

/// Whether speech belongs to the cursor or was announced by the app: it decides what cuts what
/// (WWDC23-10036).
public enum SpeechClass: String, Sendable {
    case focus, announce
}

/// A sound of VoiceOver's, written as a token (the tokens are this product's own).
public enum SoundToken: String, Sendable, CaseIterable {
    case tick, boundary, none, activate, screen, alert, popover, scroll, secure, container
    /// There is more content to read (`moreContent=sound`).
    case content
    /// A capital letter is read alone (`capitals=sound`).
    case capital
    case passthrough
    case rotorNext = "rotor>"
    case rotorPrevious = "rotor<"
    case wrapNext = "wrap>"
    case wrapPrevious = "wrap<"
    case `in`, out
    case canEnter = "can-enter"
    case quickNavOn = "quicknav+"
    case quickNavOff = "quicknav-"
    /// The insertion point moved.
    case cursor
    /// What is selected is on the other side of where selecting began.
    case selectionDirection = "selection-dir"
    case unknown = "?"
}

/// Something to be put into words. Indirect, since a stop is large and an announcement is passed
/// on several times: queued, cut, worded.
indirect enum Announcement: Sendable, Equatable {
    /// The whole element, as on arriving at it.
    case stop(Stop, FocusReason)
    /// The focused element changed: only what it did not say as it was before is said.
    case change(Stop, from: Element)
    /// The value of an adjustable element alone.
    case value(Stop)
    case rotorOption(RotorOption)
    /// A search without a match.
    case notFound(RotorOption)
    /// A character alone. Its element's language; nil, here and below, where that states none.
    case character(Character, language: String?)
    case editing(TextSpeech)
    /// Words, lines, announcements: already words.
    case text(String, language: String?)
    case action(ActionEntry, language: String?)
    case content(CustomContent, language: String?)
    /// The app's hint and the default ones alone.
    case hint(Stop)
    case page(Int, of: Int)
    case rows(first: Int, last: Int, total: Int?)
    case percent(Int)
    case position(Int, of: Int)
    /// A cell's place in its table, from 0.
    case cell(row: Int?, column: Int?)
    /// A setting that the rotor switched.
    case state(isOn: Bool)
    case punctuation(Settings.PunctuationLevel)
    case navigationStyle(isGrouped: Bool)
    case typingMode(Settings.TypingMode)
    /// The tag of a language, to be named in that language.
    case languageName(String)
    case chart(ChartEntry)
    case directTouch(isOn: Bool)
    case helpStarts, helpEnds
    case speechOn, speechOff, curtainOn, curtainOff
    case mac(MacAnnouncement)
}

extension Announcement {
    /// Whether nothing is to be heard where nothing changed that is spoken.
    var isAboutChange: Bool {
        switch self {
        case .change, .value: true
        default: false
        }
    }
}

/// One entry of the Actions rotor: the app's own, then VoiceOver's.
enum ActionEntry: Sendable, Equatable {
    case app(CustomAction)
    case activate
    /// Of an element that has one.
    case contextMenu
}
