import Testing

@testable import Rehearsal

struct ExportProbe {
    @Test func show() throws {
        for script in Probe.scripts {
            for exporter in Exporter.all {
                let parts = script.split(separator: "@@", maxSplits: 1).map(String.init)
                let screen = parts.count > 1 ? parts[0] : "tea.json"
                print("## \(exporter.name) \(script)")
                print(
                    try Exports.lines(
                        parts.last ?? "", to: exporter, screen: screen,
                        parts: ["part.rehearsal": "swipe right\nhear containing \"Cups\""]
                    ).joined(separator: "\n"))
            }
        }
    }
}

enum Probe {
    static let scripts = [
        "hear \"Tea, fresh, Heading\"", "swipe right", "move forward", "swipe left", "move in",
        "move out",
        "swipe right;hear \"Cups, 2, Adjustable\", hint \"Swipe up or down with one finger to adjust the value.\"",
        "swipe right;swipe up;hear \"3\"", "rotor next", "rotor previous;hear containing \"e\"",
        "rotor \"Lines\"", "rotor \"Nonsense\"",
        "touch #milk;double tap;hear \"on\"", "touch \"Stir\";double tap",
        "touch \"Two\";double tap", "touch #brew;double tap;hear \"Brewing\"",
        "touch #brew;triple tap",
        "touch #brew;swipe down;hear \"Cancel\";double tap", "touch #brew;perform \"Cancel\"",
        "touch #shop;double tap;hear \"Tea, Back button\";scrub;hear containing \"Tea\"",
        "scroll down", "magic tap", "read all;hear containing \"PIN\"", "wait 2s",
        "touch #note;double tap;type \"a\\\"b${x}\";delete", "type \"x\"",
        "repeat 3 { swipe right };hear containing \"Stir\"", "repeat 0 { swipe right }",
        "repeat 2 { touch #milk;double tap;swipe right;double tap }",
        "repeat 2 { repeat 2 { swipe right } };hear containing \"Brew\"",
        "walk forward;hear containing \"Tea\";hear containing \"Cups\";hear containing \"PIN\";swipe left;walk backward;hear containing \"Shop\"",
        "language fr", "hints off", "profile snapshot", "set wrap=on",
        "use part.rehearsal;swipe right",
        "swipe left;sound boundary;hear nothing", "focus is #title", "touch #cups;value is \"2\"",
        "touch #pin;hear containing \"PIN\"", "read hint",
        "touch #brew;read hint;hear \"Takes three minutes. Swipe up or down to select a custom action, then double tap to activate.\"",
        "touch #brew;hear containing \"three minutes\"", "touch #brew;hear \"Brew, Button, Actions available, Takes three minutes. Swipe up or down to select a custom action, then double tap to activate.\"", "touch #brew;hear containing \"Brew\";repeat 2 { swipe left };hear \"Milk, Switch button, off\"", "repeat 2 { swipe right;double tap }", "hear \"nope\"", "touch #ghost;hear \"x\"",
        "rotor is \"Headings\"", "rotors are \"A\"", "actions are none", "screen is \"Tea\"",
        "stops are 10", "not heard \"x\"", "hear matching /Tea/", "no traps",
        "start help;double tap;scrub",
        "mac.json@@double tap;swipe right;interact;hear containing \"A\";stop interacting;walk forward;touch #go",
        "odd.json@@double tap;hear containing \"end\";swipe right;hear \"🎉, bouton\";double tap;swipe right;hear containing \"word\";swipe right;hear containing \"日本語\";swipe right;hear containing \"שלום\"",
    ]
}
