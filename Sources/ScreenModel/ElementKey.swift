/// The keys of an element in a screen file: the one table that the reader, the writer, the
/// schema, effects and speech take their names from.
///
/// To add one: a case here, its words in `ElementKey+Description.swift`, a line in
/// `ElementPatch.apply`, and its reader and writer.
public enum ElementKey: String, Sendable, CaseIterable {
    case id, type, traits, enabled, selected, label, value, hint, placeholder, accessible
    case children, childrenBehavior, container, landmark, hidden, modal, groupsChildren
    case sortPriority, alpha, order, frame, visualFrame, activationPoint, path, headingLevel
    case expanded, language, textualContext, speech, actions, content, rotors, steps, min, max
    case step, now, format, selection, misspelled, table, headers, labeledBy, linked
    case defaultFocus, directTouch, updates, scroll, popup, orientation, current, inputLabels
    case on
    case handlers, gestures, contextMenu, visibleText, textStyle, url, parts, live, category
    case system, ignore

    private static let byName: [String: ElementKey] = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The key with exactly this name. Constant time.
    public static func named(_ name: String) -> ElementKey? {
        byName[name]
    }
}
