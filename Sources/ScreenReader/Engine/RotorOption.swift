/// One of the settings of the rotor. Cases stand in the order of the ring, clockwise, as observed
/// on iOS 26.5 (EhPanda walkthrough notes, H for the neighbours it names).
///
/// To add one: a case here, its predicate in `RotorRing`, its phrase in the phrasebook.
public enum RotorOption: Sendable, Hashable {
    case characters, words, lines
    case adjustValue
    case containers, headings, landmarks, links, formControls, textFields, searchFields, buttons
    case images, tables, lists
    /// Supplied by the app, by name.
    case custom(String)
    case moreContent
    case actions
}
