import ScreenModel

/// The trait names of the dump producers, on UIKit's own bits (facebook/idb `AXTraits.h`).
enum TraitNames {
    /// The trait that a dump's word means, however it is spelled; `nil` for an unknown word and
    /// the empty set for "none".
    static func trait(_ word: String) -> Traits? {
        var name = Substring(word.lowercased())
        for prefix in ["uiaccessibilitytrait", "axtrait", "."] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
            break
        }
        if name == "none" { return [] }
        return bits[synonyms[String(name)] ?? String(name)].map { Traits(rawValue: 1 << $0) }
    }

    /// The traits of a list of words, and the words that are unknown.
    static func traits(_ words: some Sequence<String>) -> (traits: Traits, unknown: [String]) {
        var result = Traits()
        var unknown: [String] = []
        for word in words {
            if let trait = trait(word) { result.formUnion(trait) } else { unknown.append(word) }
        }
        return (result, unknown)
    }

    private static let synonyms: [String: String] = [
        "togglebutton": "toggle", "switchbutton": "toggle", "tabbaritem": "tabbutton",
        "textinput": "textentry", "disabled": "notenabled", "heading": "header",
    ]

    private static let bits: [String: UInt64] = {
        let inBitOrder = """
            button link image selected playssound keyboardkey statictext summaryelement \
            notenabled updatesfrequently searchfield startsmediasession adjustable \
            allowsdirectinteraction causespageturn tabbar header webcontent textentry \
            pickerelement radiobutton isediting launchicon statusbarelement securetextfield \
            inactive footer backbutton tabbutton autocorrectcandidate deletekey \
            selectiondismissesitem visited scrollable spacer tableindex map \
            textoperationsavailable draggable gesturepracticeregion popupbutton \
            allowsnativesliding mathequation containedbytable containedbylist touchcontainer \
            supportszoom textarea bookcontent containedbylandmark foldericon readonly menuitem \
            toggle ignoreitemchooser supportstrackingdetail alert containedbyfieldset \
            allowslayoutchangeinstatusbar
            """
        var result: [String: UInt64] = [:]
        for (bit, name) in inBitOrder.split(separator: " ").enumerated() {
            result[String(name)] = UInt64(bit)
        }
        return result
    }()
}

extension Traits {
    /// Bits 0 to 16, 46 and 53: those that UIKit has names for.
    static let publicTraits = Traits(rawValue: 1 << 17 - 1).union([.supportsZoom, .toggleButton])
}

extension ElementType {
    /// The traits that an element of this type most likely has, for a dump that does not say any.
    /// `enabled` and `selected` stand beside the traits and are not among them.
    var likelyTraits: Traits {
        switch self {
        case .button: .button
        case .link: .link
        case .image: .image
        case .text: .staticText
        case .heading: .header
        case .searchField: [.searchField, .textEntry]
        case .textField, .comboBox: .textEntry
        case .secureTextField: [.textEntry, .secureTextField]
        case .textArea: [.textEntry, .textArea]
        case .switch, .toggle, .checkbox: [.button, .toggleButton]
        case .slider, .pickerWheel, .pageControl: .adjustable
        case .tab: .tabBarItem
        case .radioButton: .radioButton
        case .keyboardKey: .keyboardKey
        case .popUpButton: [.button, .popUpButton]
        case .menuItem: .menuItem
        default: []
        }
    }
}
