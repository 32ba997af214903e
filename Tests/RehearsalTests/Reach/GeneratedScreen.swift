import ScreenImport
import ScreenModel
import ScreenReader
import Testing

/// A screen that chance made, the same every time: all that a path can depend on.
struct GeneratedScreen: CustomTestStringConvertible {
    let seed: Int
    var testDescription: String { "screen \(seed)" }
    let json: String
    let settings: [String]

    /// `changes`: whether coming to an element may change the screen.
    init(_ seed: Int, elements: Int, changes: Bool) {
        self.seed = seed
        var dice = Chance(state: UInt64(seed))
        var places = (0..<elements).map { "e\($0)" }
        places.append("nowhere")
        var rows: [String] = []
        var number = 0
        while number < elements {
            if dice.roll(4) == 0 {
                let count = 1 + dice.roll(3)
                let members = (number..<min(number + count, elements)).map {
                    GeneratedScreen.element($0, places, changes, &dice)
                }
                number += members.count
                let type = dice.pick(["list", "group", "toolbar", "table", "webArea"])
                let container = dice.pick(["list", "landmark", "semanticGroup", "dataTable"])
                let rotors = dice.roll(2) == 0 ? "" : GeneratedScreen.rotors(places, &dice)
                rows.append(
                    "{\"id\": \"c\(number)\", \"type\": \"\(type)\", \"label\": \"C \(number)\", "
                        + "\"container\": \"\(container)\"\(rotors), "
                        + "\"children\": [\(members.joined(separator: ", "))]}")
            } else {
                rows.append(GeneratedScreen.element(number, places, changes, &dice))
                number += 1
            }
        }
        if dice.roll(3) == 0 {
            rows.append(
                "{\"type\": \"statusBar\", \"children\": [{\"id\": \"clock\", \"label\": \"9:41\"}]}"
            )
        }
        let rotors = dice.roll(3) == 0 ? GeneratedScreen.rotors(places, &dice) : ""
        let platform = dice.roll(4) == 0 ? "macos" : "ios"
        json =
            "{\"earshot\": 1, \"platform\": \"\(platform)\", \"language\": "
            + "\"\(dice.pick(["en", "de"]))\"\(rotors), \"elements\": "
            + "[\(rows.joined(separator: ", "))]}"
        var settings: [String] = []
        if dice.roll(3) == 0 { settings.append("rotorOptions=all") }
        if dice.roll(4) == 0 { settings.append("wrap=on") }
        if dice.roll(4) == 0 { settings.append("navigation=grouped") }
        if dice.roll(4) == 0 { settings.append("autoRotor=off") }
        self.settings = settings
    }

    var session: Session {
        var chosen = Settings()
        for setting in settings { _ = try? chosen.assign(setting) }
        let screen = (try? importScreen(Array(json.utf8)).screen) ?? Screen()
        var session = Session(screen: screen, settings: chosen) { _ in .failure("none") }
        _ = session.start()
        return session
    }

    private static func element(
        _ number: Int, _ places: [String], _ changes: Bool, _ dice: inout Chance
    ) -> String {
        let types = ["text", "heading", "button", "link", "slider", "image", "switch", "textField"]
        var keys = [
            "\"id\": \"e\(number)\"", "\"label\": \"E \(number)\"",
            "\"type\": \"\(dice.pick(types))\"",
        ]
        if dice.roll(5) == 0 { keys.append("\"actions\": [{\"name\": \"Remove\"}]") }
        if dice.roll(5) == 0 { keys.append("\"content\": [{\"label\": \"More\"}]") }
        if dice.roll(6) == 0 { keys.append("\"linked\": [\"\(dice.pick(places))\"]") }
        if dice.roll(8) == 0 { keys.append("\"selection\": [0, 2]") }
        var result = "{" + keys.joined(separator: ", ")
        if dice.roll(6) == 0 { result += rotors(places, &dice) }
        if dice.roll(changes ? 3 : 8) == 0 {
            let event = dice.pick(["focus", "blur"])
            result += ", \"on\": {\"\(event)\": [\(effect(places, changes, &dice))]}"
        }
        return result + "}"
    }

    private static func effect(
        _ places: [String], _ changes: Bool, _ dice: inout Chance
    ) -> String {
        let place = dice.pick(places)
        switch dice.roll(changes ? 8 : 2) {
        case 0: return "{\"layoutChanged\": \"\(place)\"}"
        case 1: return "{\"announce\": \"Hello\"}"
        case 2: return "{\"set\": {\"element\": \"\(place)\", \"hidden\": true}}"
        case 3: return "{\"set\": {\"element\": \"\(place)\", \"hidden\": null}}"
        case 4: return "{\"toggle\": \"\(place)\"}"
        case 5: return "{\"set\": {\"element\": \"\(place)\", \"traits\": [\"header\"]}}"
        case 6: return "{\"remove\": \"\(place)\"}"
        default: return "{\"select\": \"\(place)\"}"
        }
    }

    private static func rotors(_ places: [String], _ dice: inout Chance) -> String {
        // Few screens have names that mean two things.
        let names =
            places.count % 4 == 0
            ? ["Marks", "Alerts", "Links", "alerts"] : ["Marks", "Alerts", "Notes"]
        let rotors = (0...dice.roll(2)).map { _ in
            let items = (0..<(1 + dice.roll(4))).map { _ in
                dice.roll(3) == 0
                    ? "{\"id\": \"\(dice.pick(places))\", \"range\": [0, 1]}"
                    : "\"\(dice.pick(places))\""
            }
            let name =
                dice.roll(4) == 0
                ? "\"system\": \"\(dice.pick(["heading", "link", "boldText"]))\""
                : "\"name\": \"\(dice.pick(names))\""
            return "{\(name), \"items\": [\(items.joined(separator: ", "))]}"
        }
        return ", \"rotors\": [\(rotors.joined(separator: ", "))]"
    }
}

/// SplitMix64: chance that is the same every time.
struct Chance {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(sides))
    }

    mutating func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }
}
