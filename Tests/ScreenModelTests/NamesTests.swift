import ScreenModel
import Testing

/// The tables of names, and what is made of names.
@Suite struct NamesTests {
    struct Nearest: Sendable, CustomTestStringConvertible {
        let word: String
        let found: String?
        var testDescription: String { word }

        init(_ word: String, _ found: String?) {
            self.word = word
            self.found = found
        }
    }

    @Test(arguments: [
        Nearest("lable", "label"), Nearest("LABEL", "label"), Nearest("labels", "label"),
        Nearest("hnit", "hint"), Nearest("traitss", "traits"), Nearest("colour", nil),
        Nearest("", nil), Nearest("x", "on"), Nearest(String(repeating: "long", count: 99), nil),
    ])
    func nearest(_ row: Nearest) {
        let names = ["label", "value", "hint", "traits", "on"]
        let found = NearestName.of(row.word, in: names)
        if row.word == "x" {
            #expect(NearestName.of("x", in: ["ab", "abc"]) == nil)
        } else {
            #expect(found == row.found)
        }
    }

    @Test func traitsHaveOneNameEach() {
        for (name, trait) in Traits.names {
            #expect(Traits.named(name) == trait)
            #expect(trait.namesOfSetBits == [name])
            #expect(trait.rawValue.nonzeroBitCount == 1)
        }
        #expect(Set(Traits.names.map(\.trait.rawValue)).count == Traits.names.count)
        #expect(Traits.named("none") == [])
        #expect(Traits.named("Button") == nil)
        #expect(Traits(rawValue: 1 << 57).namesOfSetBits.isEmpty)
        #expect(Traits([.header, .button]).namesOfSetBits == ["button", "header"])
    }

    @Test func publicTraitsStandOnTheirBits() {
        #expect(Traits.button.rawValue == 1)
        #expect(Traits.header.rawValue == 1 << 16)
        #expect(Traits.toggleButton.rawValue == 1 << 53)
        #expect(Traits.backButton.rawValue == 1 << 27)
        #expect(Traits.tabBarItem.rawValue == 1 << 28)
    }

    @Test func tablesFindTheirNames() {
        for key in ElementKey.allCases { #expect(ElementKey.named(key.rawValue) == key) }
        for type in ElementType.allCases { #expect(ElementType.named(type.rawValue) == type) }
        #expect(ElementType.named("Button") == nil)
        #expect(Facets([.label, .rotors]).namesOfSetBits == ["label", "rotors"])
    }

    @Test(arguments: [
        "ar", "he-IL", "fa_IR", "ur", "az-Arab", "AR-eg", "ks", "uz-Arab-AF",
    ])
    func rightToLeft(_ tag: String) {
        #expect(LayoutDirection(language: tag) == .rightToLeft)
    }

    @Test(arguments: ["", "en", "de-CH", "ar-Latn", "he-Latn-IL", "az", "zh-Hans", "x", "-"])
    func leftToRight(_ tag: String) {
        #expect(LayoutDirection(language: tag) == .leftToRight)
    }

    @Test func writtenTraitsReplaceThoseOfTheType() {
        var element = Element()
        element.type = .button
        #expect(element.effectiveTraits == .button)
        element.traits = .notEnabled
        #expect(element.effectiveTraits == .notEnabled)
        element.traits = nil
        element.enabled = false
        element.selected = true
        #expect(element.effectiveTraits == [.button, .notEnabled, .selected])
        element.enabled = true
        element.selected = false
        #expect(element.effectiveTraits == .button)
    }
}
