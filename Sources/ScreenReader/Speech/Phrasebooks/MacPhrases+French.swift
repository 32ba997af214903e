extension MacPhrases {
    /// French. Roles are the words of the Mac's own guides as far as they name them, the sentences
    /// are our own; none of them was heard.
    static let french = MacPhrases(
        role: frenchWord(of:),
        hintRole: { $0 == .text ? "texte sélectionnable" : nil },
        headingLevel: { "en-tête de niveau \($0)" },
        landmark: WebPhrases.french.landmarkKind,
        minimize: "Placer dans le Dock",
        fullScreen: "Plein écran",
        close: "Fermer",
        selected: "sélectionné",
        checked: "cochée",
        unchecked: "non cochée",
        mixed: "mixte",
        on: "activé",
        off: "désactivé",
        collapsed: "réduit",
        expanded: "développé",
        dimmed: "grisé",
        required: "obligatoire",
        visited: "visité",
        blank: "vide",
        current: { kind in
            switch kind {
            case "page": "page actuelle"
            case "step": "étape actuelle"
            case "location": "emplacement actuel"
            case "date": "date actuelle"
            case "time": "heure actuelle"
            default: "élément actuel"
            }
        },
        popUp: WebPhrases.french.popUp,
        insertion: { insertion in
            switch insertion {
            case .atEnd: "point d’insertion à la fin du texte"
            case .atStart: "point d’insertion au début du texte"
            case .between(let before, let after): "point d’insertion entre \(before) et \(after)"
            case .selection(let count):
                count == 1 ? "1 caractère sélectionné" : "\(count) caractères sélectionnés"
            }
        },
        items: { Phrase(countOfItems($0)) },
        position: { "\($0) sur \($1)" },
        outlinePosition: { "(\($0) sur \($1))" },
        rowPosition: { "rangée \($0) sur \($1)" },
        contentIsEmpty: "contenu vide",
        interact: { "Dans \($0)" },
        stopInteracting: { "Hors de \($0)" },
        endOf: { "fin de \($0)" },
        crossing: { left, entered in
            let sentences = [left.map { "Sortie de \($0)." }, entered.map { "Entrée dans \($0)." }]
            return Phrase(sentences.compactMap { $0 }.joined(separator: " "))
        },
        voiceOverOn: { "VoiceOver activé, \($0)" },
        hasKeyboardFocus: { "\($0) a le focus clavier" },
        isInCursor: { "\($0) se trouve dans le curseur VoiceOver" },
        rotorMenu: { "Menu \($0)" },
        actionsMenu: { "Menu Actions, \(countOfItems($0))" },
        webNavigation: { navigation in
            switch navigation {
            case .group: "Groupes, navigation web"
            case .dom: "Ordre du DOM, navigation web"
            }
        },
        quickNav: { "navigation rapide par flèches \($0 ? "activée" : "désactivée")" },
        singleKeyQuickNav: { "navigation rapide à une touche \($0 ? "activée" : "désactivée")" },
        noun: frenchNoun(_:_:_:),
        currentlyOn: { "Vous êtes actuellement sur \($0)." },
        currentlyOnInside: { "Vous êtes actuellement sur \($0), dans \($1)." },
        clickButton: "Pour cliquer sur ce bouton, appuyez sur Contrôle-Option-Espace.",
        clickLink: "Pour cliquer sur ce lien, appuyez sur Contrôle-Option-Espace.",
        typeText: "Pour saisir du texte dans ce champ, utilisez le clavier.",
        interactWithSlider: """
            Pour commencer à interagir avec le curseur, appuyez sur \
            Contrôle-Option-Maj-Flèche vers le bas.
            """,
        enterWebArea: """
            Pour accéder à la zone web, appuyez sur Contrôle-Option-Maj-Flèche vers le bas.
            """,
        isDimmed: "Cet élément est grisé.",
        navigateToolbar: """
            Pour parcourir les éléments de cette barre d’outils, appuyez sur Contrôle-Option, \
            puis sur Flèche vers le haut, Flèche vers le bas, Flèche vers la gauche ou Flèche \
            vers la droite. Pour quitter cette barre d’outils, appuyez sur \
            Contrôle-Option-Maj-Flèche vers le haut.
            """,
        exitWebArea: """
            Pour quitter cette zone web, appuyez sur Contrôle-Option-Maj-Flèche vers le haut.
            """
    )
}

private func countOfItems(_ count: Int) -> String {
    "\(count) " + FrenchNoun("élément", "éléments").form(for: SpokenCount(count))
}

private func frenchNoun(_ role: MacRole, _ word: String, _ hasArticle: Bool) -> String {
    switch role {
    case .webArea where !hasArticle: "du " + word
    case .landmark where word != frenchWord(of: .landmark).text: "le point de repère \(word)"
    case .checkbox, .comboBox, .textArea, .webTextArea, .image, .scrollBar, .menuBar, .toolbar,
        .scrollArea, .list, .outlineRow, .row, .column, .cell, .grid, .window, .sheet, .helpTag:
        "une " + word
    default: "un " + word
    }
}

private func frenchWord(of role: MacRole) -> Phrase {
    switch role {
    case .button: "bouton"
    case .menuButton: "bouton de menu"
    case .popUpButton: "bouton de menu local"
    case .checkbox: "case à cocher"
    case .switch: "commutateur"
    case .toggle: "bouton bascule"
    case .radioButton: "bouton radio"
    case .tab: "onglet"
    case .textField: "champ de texte"
    case .secureTextField: "champ de texte sécurisé"
    case .searchField: "champ de recherche"
    case .emailField: "champ d’adresse e-mail"
    case .readOnlyText: "texte cliquable"
    case .comboBox: "zone de liste modifiable"
    case .textArea, .webTextArea: "zone de saisie de texte"
    case .text: "texte"
    case .heading: "en-tête"
    case .link: "lien"
    case .image: "image"
    case .slider: "curseur"
    case .horizontalSlider: "curseur horizontal"
    case .verticalSlider: "curseur vertical"
    case .stepper: "incrémenteur"
    case .splitter: "séparateur"
    case .verticalSplitter: "séparateur vertical"
    case .horizontalSplitter: "séparateur horizontal"
    case .valueIndicator: "indicateur de valeur"
    case .levelIndicator: "indicateur de niveau"
    case .progressIndicator: "indicateur de progression"
    case .busyIndicator: "indicateur d’activité"
    case .colorWell: "cadre de couleur"
    case .scrollBar: "barre de défilement"
    case .disclosureTriangle: "triangle d’affichage"
    case .summary: "résumé"
    case .menu: "menu"
    case .menuItem: "élément de menu"
    case .menuBar: "barre des menus"
    case .menuBarItem: "élément de la barre des menus"
    case .group: "groupe"
    case .radioGroup: "groupe de boutons radio"
    case .tabGroup: "groupe d’onglets"
    case .toolbar: "barre d’outils"
    case .scrollArea: "zone de défilement"
    case .splitGroup: "groupe scindé"
    case .list: "liste"
    case .table: "tableau"
    case .outline: "plan"
    case .outlineRow: "rangée de plan"
    case .row: "rangée"
    case .column: "colonne"
    case .cell: "cellule"
    case .browser: "navigateur"
    case .grid: "grille"
    case .webArea: "contenu web"
    case .landmark: "point de repère"
    case .window: "fenêtre"
    case .dialog: "dialogue"
    case .sheet: "feuille"
    case .drawer: "tiroir"
    case .popover: "popover"
    case .helpTag: "bulle d’aide"
    case .none: ""
    }
}
