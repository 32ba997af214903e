import ScreenModel
import ScreenReader

/// The script language's words for checks: the one table that the parser and help read.
///
/// To add one: a line in `all`.
public struct CheckVerb: Sendable {
    /// As typed: `focus is`.
    public let words: String
    /// The words with what follows, as help shows them.
    public let usage: String
    /// One line for help.
    public let summary: String
    /// Reads what follows the words.
    let read: @Sendable (inout CheckReader) throws(VerbError) -> Check

    /// Longer words come before those that they begin with.
    public static let all: [CheckVerb] = [
        CheckVerb(
            "hear containing", "\"TEXT\"", "an utterance holds this text"
        ) { line throws(VerbError) in .hearContaining(try line.text()) },
        CheckVerb(
            "hear matching", "/PATTERN/", "an utterance matches this regular expression"
        ) { line throws(VerbError) in .hearMatching(try line.pattern()) },
        CheckVerb("hear nothing", "", "nothing was said") { _ in .hearNothing },
        CheckVerb(
            "hear", "\"TEXT\"[, hint \"TEXT\"]", "the next utterance is this one, word for word"
        ) { line throws(VerbError) in
            let text = try line.text(or: ["containing", "matching", "nothing"])
            guard line.skipComma() || !line.isAtEnd else { return .hear(text, hint: nil) }
            try line.skip("hint")
            return .hear(text, hint: try line.text())
        },
        CheckVerb("not heard", "\"TEXT\"", "no utterance holds this text") {
            line throws(VerbError) in .notHeard(try line.text())
        },
        CheckVerb("sound", "NAME", "this sound was heard; one of the app's in quotes") {
            line throws(VerbError) in try line.sound()
        },
        CheckVerb("focus is", "ELEMENT", "the cursor is on it") {
            line throws(VerbError) in .focus(try line.element())
        },
        CheckVerb("value is", "\"TEXT\"", "the value of the focused element") {
            line throws(VerbError) in .value(try line.text())
        },
        CheckVerb("rotor is", "\"NAME\"", "what the rotor is on") {
            line throws(VerbError) in .rotor(try line.text())
        },
        CheckVerb("rotors are", "\"NAME\", …", "what the rotor offers here, clockwise") {
            line throws(VerbError) in .rotors(try line.texts())
        },
        CheckVerb("actions are", "\"NAME\", …", "the app's actions here; none for none") {
            line throws(VerbError) in .actions(try line.texts())
        },
        CheckVerb("screen is", "\"TITLE\"", "the title of the screen") {
            line throws(VerbError) in .screen(try line.text())
        },
        CheckVerb("stops are", "N", "how many stops the screen has") {
            line throws(VerbError) in .stops(try line.number())
        },
        CheckVerb(
            "within", "N gestures reach ELEMENT [from start|ELEMENT]",
            "the cheapest way there, from the cursor or from a place, takes at most N gestures"
        ) { line throws(VerbError) in try line.within() },
        CheckVerb("order agrees", "", "the walk backward is the walk forward reversed") { _ in
            .orderAgrees
        },
        CheckVerb("no traps", "", "the cursor can leave every stop") { _ in .none(.trap) },
        CheckVerb("no loops", "", "a walk comes to no stop twice") { _ in .none(.loop) },
        CheckVerb("no jumps", "", "a walk passes over nothing that can be seen") { _ in
            .none(.jump)
        },
        CheckVerb("nothing behind", "", "what is behind a modal cannot be reached") { _ in
            .none(.behind)
        },
    ]

    private init(
        _ words: String, _ argument: String, _ summary: String,
        read: @escaping @Sendable (inout CheckReader) throws(VerbError) -> Check
    ) {
        self.words = words
        usage = argument.isEmpty ? words : words + " " + argument
        self.summary = summary
        self.read = read
    }

    /// The check that a line is; nil for a line that is something else.
    static func read(_ line: VerbTokens) throws(VerbError) -> Check? {
        let words = line.leadingWords.map { $0.lowercased() }
        for verb in all {
            let own = verb.words.split(separator: " ").map(String.init)
            guard words.starts(with: own) else { continue }
            var reader = CheckReader(verb: verb, line: line, place: own.count)
            let check = try verb.read(&reader)
            guard reader.isAtEnd else { throw reader.expected("nothing more") }
            return check
        }
        return nil
    }
}
