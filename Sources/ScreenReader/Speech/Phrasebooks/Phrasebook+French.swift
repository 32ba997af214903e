extension Phrasebook {
    /// French. The first words are those of Deque's article on traits in its French edition (M);
    /// none of them was heard. Roles, states and boundaries are in lower case there.
    static let french = Phrasebook(
        language: "fr",
        isUnverified: true,
        selected: "sélectionné",
        dimmed: "grisé",
        isEditing: "modification en cours",
        on: "activé",
        off: "désactivé",
        mixed: "mixte",
        expanded: "développé",
        collapsed: "réduit",
        draggable: "déplaçable",
        button: "bouton",
        backButton: "bouton Retour",
        switchButton: "bouton à bascule",
        tab: "onglet",
        textField: "champ de texte",
        secureTextField: "champ de texte sécurisé",
        heading: "en-tête",
        headingLevel: { "en-tête de niveau \($0)" },
        link: "lien",
        pickerItem: "élément de sélecteur",
        adjustable: "réglable",
        image: "image",
        searchField: "champ de recherche",
        menuItem: "élément de menu",
        popUpButton: "bouton de menu local",
        alert: "alerte",
        back: "Retour",
        listStart: "début de liste",
        listEnd: "fin de liste",
        landmark: "point de repère",
        landmarkEnd: "fin",
        position: { "\($0) sur \($1)" },
        row: { "rangée \($0)" },
        column: { "colonne \($0)" },
        rowSpan: { "s’étend sur \(count($0, "rangée"))" },
        columnSpan: { "s’étend sur \(count($0, "colonne"))" },
        pageControlValue: { "page \($0) sur \($1)" },
        characters: { Phrase(count($0, "caractère")) },
        moreContentAvailable: "Contenu supplémentaire disponible",
        actionsAvailable: "Actions disponibles",
        inProgress: "En cours",
        activateHint: "Touchez deux fois pour activer",
        toggleHint: "Touchez deux fois pour changer le réglage.",
        editHint: "Touchez deux fois pour modifier.",
        misspelledHint: "Utilisez le rotor pour accéder à Mots mal orthographiés",
        adjustHint: "Balayez vers le haut ou vers le bas avec un doigt pour régler la valeur.",
        expandHint: "Touchez deux fois pour développer.",
        collapseHint: "Touchez deux fois pour réduire.",
        actionsHint: """
            Balayez vers le haut ou vers le bas pour choisir une action personnalisée, puis \
            touchez deux fois pour l’activer.
            """,
        rotorHint: { "Utilisez le rotor pour accéder à \($0)" },
        dragHint: """
            Touchez deux fois en gardant le doigt posé, attendez le son, puis faites glisser \
            pour réorganiser
            """,
        notFound: { "\($0.frenchSingular) introuvable" },
        rotorName: { Phrase($0.frenchName) },
        activateDefault: "Activer, par défaut",
        page: { "Page \($0) sur \($1)" },
        rows: { first, last, total in
            total.map { "Rangées \(first) à \(last) sur \($0)" } ?? "Rangées \(first) à \(last)"
        },
        percent: { "\($0) pour cent" },
        speechOn: "Parole activée",
        speechOff: "Parole désactivée",
        curtainOn: "Rideau d’écran activé",
        curtainOff: "Rideau d’écran désactivé",
        capital: { "\($0) majuscule" },
        decimalSeparator: ",",
        fullStop: ".",
        symbols: .french,
        rotor: .french,
        text: .french,
        web: .french,
        mac: .french
    )
}

extension WebPhrases {
    static let french = WebPhrases(
        multiLineTextField: "champ de texte multiligne",
        radioButton: "bouton radio",
        checkbox: "case à cocher",
        checked: "cochée",
        unchecked: "non cochée",
        toggleButton: "bouton bascule",
        pressed: "enfoncé",
        notPressed: "non enfoncé",
        visited: "visité",
        required: "obligatoire",
        popUpButton: "bouton contextuel",
        popUp: { kind in
            switch kind {
            case .menu: "menu contextuel"
            case .dialog: "dialogue contextuel"
            case .listBox: "liste contextuelle"
            }
        },
        rowHeader: "en-tête de rangée",
        columnHeader: "en-tête de colonne",
        tableStart: "début de tableau",
        tableEnd: "fin de tableau",
        tableRows: { Phrase(count($0, "rangée")) },
        tableColumns: { Phrase(count($0, "colonne")) },
        landmarkKind: { kind in
            switch kind.lowercased() {
            case "main": "principal"
            case "navigation": "navigation"
            case "banner": "bannière"
            case "complementary": "complémentaire"
            case "contentinfo": "informations sur le contenu"
            case "search": "recherche"
            case "form": "formulaire"
            case "region": "région"
            default: Phrase(kind)
            }
        }
    )
}

/// Nothing and one are singular.
private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number.magnitude < 2 ? "" : "s")
}
