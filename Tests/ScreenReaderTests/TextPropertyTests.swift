import ScreenModel
import ScreenReader
import Testing

/// What holds of any text and any way through it.
@Suite struct TextPropertyTests {
    /// Characters that join what stands around them, and some of many scripts.
    private static let pieces = [
        "a", "b", "Z", "é", "e\u{301}", "\u{301}", "\u{200D}", "🇩", "🇪", "👩", "👩‍👩‍👧", "👍🏽", "漢", "字",
        "か",
        "カ", "。", "क्षि", "क", "\u{94D}", "ש", "ל", "ก", "ำ", "한", " ", " ", "  ", "\n", "\r\n", ".",
        ",", "(",
        "”", "#", "1", "0", "teh", "\u{2028}", "\t",
    ]

    private static let units = ["character", "word", "sentence", "line", "paragraph"]

    private static let verbs = [
        "delete", "delete forward", "toggle selection", "read selection", "read word", "read line",
        "read character", "next misspelled word", "previous misspelled word", "rotor next",
        "rotor previous", "rotor \"Text Selection\"", "rotor \"Edit\"", "swipe right", "swipe left",
        "swipe up", "swipe down", "swipe down", "double tap", "end editing", "touch #x", "touch #y",
    ]

    private static func text(_ dice: inout Dice) -> String {
        (0..<dice.roll(12)).map { _ in dice.pick(pieces) }.joined()
    }

    private static func screen(_ dice: inout Dice) -> Screen {
        Screen(
            ["x", "y"].map { id in
                Sketch(id, dice.pick([.textArea, .textArea, .textField, .secureTextField, .text])) {
                    element in
                    element.value = text(&dice)
                    if dice.roll(3) == 0 { element.on(.edit, .announce("edited", priority: nil)) }
                    element.more { extras in
                        if dice.roll(2) == 0 {
                            let start = dice.roll(9)
                            extras.selection = start..<start + dice.roll(5)
                        }
                        extras.misspelled = (0..<dice.roll(4)).map { _ in
                            let start = dice.roll(9)
                            return start..<start + dice.roll(4)
                        }
                        if dice.roll(2) == 0 { extras.linked = [id == "x" ? "y" : "x"] }
                    }
                }
            })
    }

    private static func verb(_ dice: inout Dice) -> String {
        switch dice.roll(6) {
        case 0, 1:
            let scalars = text(&dice).unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }
            return "type \"\(scalars.joined())\""
        case 2, 3: return dice.pick(["next ", "previous "]) + dice.pick(units)
        default: return dice.pick(verbs)
        }
    }

    /// 10,000 steps: nothing traps, and what is selected stays inside the text.
    @Test func anyStepInAnyText() {
        var dice = Dice(state: 31)
        for _ in 0..<100 {
            var walk = Walk(Self.screen(&dice), ["typingEcho": "charactersAndWords"])
            for _ in 0..<100 {
                let verb = Self.verb(&dice)
                let before = Self.misspelled(walk)
                let old = Self.selections(walk)
                let marks = walk.play(verb)
                for (place, selection) in Self.selections(walk).enumerated()
                where selection?.range != old[place]?.range {
                    let isInside = selection.map { $0.range.upperBound <= $0.count } ?? true
                    #expect(isInside, "\(verb): \(marks)")
                }
                // A word that moved is the word that it was.
                #expect(Self.misspelled(walk).isSubset(of: before), "\(verb): \(marks)")
            }
        }
    }

    private static func selections(_ walk: Walk) -> [(range: Range<Int>, count: Int)?] {
        walk.session.stops.map { index in
            let element = walk.session.screen.tree[index]
            var text = element.value ?? ""
            if text.isEmpty, element.type == .text { text = element.label ?? "" }
            return element.extras.selection.map { ($0, text.count) }
        }
    }

    private static func misspelled(_ walk: Walk) -> Set<String> {
        var words: Set<String> = []
        for index in walk.session.stops {
            let element = walk.session.screen.tree[index]
            let characters = Array(element.value ?? "")
            for range in element.extras.misspelled ?? []
            where range.upperBound <= characters.count {
                words.insert((element.id ?? "") + String(characters[range]))
            }
        }
        return words
    }

    /// Typing and deleting do what they do to a plain string, however characters join.
    @Test func editsAreThoseOfAString() {
        var dice = Dice(state: 5)
        for _ in 0..<2_000 {
            let text = (0..<dice.roll(30)).map { _ in dice.pick(Self.pieces) }.joined()
            let lower = dice.roll(text.count + 1)
            let upper = lower + dice.roll(text.count - lower + 1)
            var walk = Walk(TextEditingTests.area(text, lower..<upper))
            let typed = Self.pieces.filter { _ in dice.roll(12) == 0 }.joined()
            // Line ends are typed as Return.
            let plain = String(typed.map { $0 == "\r\n" ? "\n" : $0 }.filter { !$0.isTooOdd })
            var new = text
            let count = Self.replace(lower..<upper, of: &new, with: plain)
            guard !plain.isEmpty else { continue }
            _ = walk.session.perform(.type(typed))
            let element = walk.session.screen.tree[ElementIndex(1)]
            #expect(element.value?.unicodeScalars.elementsEqual(new.unicodeScalars) == true)
            #expect(element.extras.selection == count..<count, "\(text.debugDescription) \(typed)")
        }
    }

    /// One edit after the other in a longer text, where not all of it is counted anew.
    @Test func manyEditsOfALongText() {
        var dice = Dice(state: 8)
        for _ in 0..<15 {
            var text = (0..<900).map { _ in dice.pick(Self.pieces) }.joined()
            var place = dice.roll(text.count + 1)
            var walk = Walk(TextEditingTests.area(text, place..<place))
            for _ in 0..<60 {
                let count = text.count
                switch dice.roll(4) {
                case 0 where place > 0:
                    _ = walk.session.perform(.delete(.previous))
                    place = Self.replace(place - 1..<place, of: &text, with: "")
                case 1 where place < count:
                    _ = walk.session.perform(.moveInText(.character, .next))
                    place += 1
                case 2 where place > 0:
                    _ = walk.session.perform(.moveInText(.character, .previous))
                    place -= 1
                default:
                    let typed = dice.pick(Self.pieces.filter { !$0.contains(where: \.isNewline) })
                    _ = walk.session.perform(.type(typed))
                    place = Self.replace(place..<place, of: &text, with: typed)
                }
                let element = walk.session.screen.tree[ElementIndex(1)]
                #expect(element.value == text)
                guard element.extras.selection == place..<place else {
                    #expect(element.extras.selection == place..<place)
                    return
                }
            }
        }
    }

    /// What a plain string does; returns where the insertion point stands then.
    private static func replace(
        _ range: Range<Int>, of text: inout String, with new: String
    ) -> Int {
        let characters = Array(text)
        let head = String(characters[..<range.lowerBound]) + new
        text = head + String(characters[range.upperBound...])
        var count = 0
        var bytes = 0
        for character in text where bytes < head.utf8.count {
            bytes += character.utf8.count
            count += 1
        }
        return count
    }

    @Test func aStepOnAndOneBackLeadToTheSamePlace() {
        var dice = Dice(state: 77)
        for _ in 0..<300 {
            let text = (0..<dice.roll(30)).map { _ in dice.pick(Self.pieces) }.joined()
            let unit = dice.pick(Self.units)
            var walk = Walk(TextEditingTests.area(text, 0..<0))
            // From one beginning to the next, until the end.
            _ = walk.play("next \(unit)")
            for _ in 0..<text.count {
                let here = walk.session.screen.tree[ElementIndex(1)].extras.selection
                let marks = walk.play("next \(unit)")
                guard marks.contains("[cursor]") else { break }
                #expect(walk.play("previous \(unit)") == marks)
                #expect(walk.session.screen.tree[ElementIndex(1)].extras.selection == here)
                _ = walk.play("next \(unit)")
            }
        }
    }

    /// Reading one way gives what reading the other way gives, in every text and unit.
    @Test func readingBackIsReadingReversed() {
        var dice = Dice(state: 13)
        for _ in 0..<500 {
            let text = (0..<dice.roll(30)).map { _ in dice.pick(Self.pieces) }.joined()
            let unit = dice.pick(TextUnit.allCases)
            var walk = Walk([Sketch("x", .textArea) { $0.value = text }])
            let forward = Self.heard(&walk, .moveInText(unit, .next))
            let back = Self.heard(&walk, .moveInText(unit, .previous))
            guard !text.isEmpty else { continue }
            #expect(back == forward.dropLast().reversed(), "\(unit) \(text.debugDescription)")
            if unit == .character { #expect(forward.count == text.count) }
        }
    }

    private static func heard(_ walk: inout Walk, _ gesture: Gesture) -> [String] {
        var heard: [String] = []
        for _ in 0..<200 {
            guard case .speech(let speech)? = walk.session.perform(gesture).first else { break }
            heard.append(speech.utterance.text)
        }
        return heard
    }
}

extension Character {
    /// Control characters that no key types.
    fileprivate var isTooOdd: Bool {
        self != "\n" && self != "\t"
            && unicodeScalars.first.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
                == true
    }
}
