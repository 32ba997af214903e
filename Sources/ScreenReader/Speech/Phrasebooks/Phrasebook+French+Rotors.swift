extension RotorOption {
    /// What the rotor says; Headings and Links after Deque's French trait names (L).
    var frenchName: String {
        switch self {
        case .edit: "Édition"
        case .textSelection: "Sélection de texte"
        case .characters: "Caractères"
        case .words: "Mots"
        case .lines: "Lignes"
        case .speakingRate: "Vitesse d’élocution"
        case .adjustValue: "Régler la valeur"
        case .containers: "Conteneurs"
        case .headings: "En-têtes"
        case .landmarks: "Points de repère"
        case .links: "Liens"
        case .formControls: "Commandes de formulaire"
        case .textFields: "Champs de texte"
        case .searchFields: "Champs de recherche"
        case .buttons: "Boutons"
        case .images: "Images"
        case .tables: "Tableaux"
        case .lists: "Listes"
        case .misspelledWords: "Mots mal orthographiés"
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "Contenu supplémentaire"
        case .audioGraph: "Graphique audio"
        case .directTouch: "Toucher direct"
        case .actions: "Actions"
        case .visitedLinks: "Liens visités"
        case .nonvisitedLinks: "Liens non visités"
        case .staticText: "Texte statique"
        case .sameItem: "Même élément"
        case .sameHeadingLevel: "Même niveau d’en-tête"
        case .differentItem: "Élément différent"
        case .verticalNavigation: "Navigation verticale"
        case .volume: "Volume"
        case .hints: "Indications"
        case .language: "Langue"
        case .punctuation: "Ponctuation"
        case .typingMode: "Mode de saisie"
        case .zoom: "Zoom"
        case .navigationStyle: "Style de navigation"
        }
    }

    /// Before "introuvable", which is the same for both genders.
    var frenchSingular: String {
        switch self {
        case .containers: "Conteneur"
        case .headings: "En-tête"
        case .landmarks: "Point de repère"
        case .links: "Lien"
        case .formControls: "Commande de formulaire"
        case .textFields: "Champ de texte"
        case .searchFields: "Champ de recherche"
        case .buttons: "Bouton"
        case .images: "Image"
        case .tables: "Tableau"
        case .lists: "Liste"
        case .misspelledWords: "Mot mal orthographié"
        case .visitedLinks: "Lien visité"
        case .nonvisitedLinks: "Lien non visité"
        case .staticText: "Texte statique"
        case .sameItem: "Même élément"
        case .sameHeadingLevel: "Même niveau d’en-tête"
        case .differentItem: "Élément différent"
        case .edit, .textSelection, .characters, .words, .lines, .speakingRate, .adjustValue,
            .custom, .system, .moreContent, .audioGraph, .directTouch, .actions,
            .verticalNavigation, .volume, .hints,
            .language, .punctuation, .typingMode, .zoom, .navigationStyle:
            frenchName
        }
    }
}

private let systemTypes: [String: String] = [
    "link": "Liens", "visitedLink": "Liens visités", "heading": "En-têtes",
    "headingLevel1": "En-tête 1", "headingLevel2": "En-tête 2", "headingLevel3": "En-tête 3",
    "headingLevel4": "En-tête 4", "headingLevel5": "En-tête 5", "headingLevel6": "En-tête 6",
    "boldText": "Texte en gras", "italicText": "Texte en italique",
    "underlineText": "Texte souligné", "misspelledWord": "Mots mal orthographiés",
    "image": "Images", "textField": "Champs de texte", "table": "Tableaux", "list": "Listes",
    "landmark": "Points de repère",
]

extension RotorPhrases {
    static let french = RotorPhrases(
        languageName: "Français",
        settingOn: "Activé",
        settingOff: "Désactivé",
        punctuation: { level in
            switch level {
            case .some: "Certains signes de ponctuation"
            case .all: "Toute la ponctuation"
            case .none: "Aucune ponctuation"
            }
        },
        chart: { entry in
            switch entry {
            case .describe: "Décrire le graphique"
            case .play: "Lire le graphique audio"
            case .details: "Détails du graphique"
            }
        },
        group: { kind in
            switch kind {
            case .list: "Liste"
            case .landmark: "Point de repère"
            case .table: "Tableau"
            case .tabBar: "Barre d’onglets"
            case .group: "Groupe"
            }
        },
        navigationStyle: { $0 ? "Navigation groupée" : "Navigation à plat" },
        typingMode: { mode in
            switch mode {
            case .standard: "Saisie standard"
            case .touch: "Saisie tactile"
            case .directTouch: "Saisie tactile directe"
            }
        },
        showContextMenu: "Afficher le menu contextuel",
        directTouchOn: "Toucher direct activé",
        directTouchOff: "Toucher direct désactivé",
        helpStarts: "Début de l’aide",
        helpEnds: "Fin de l’aide"
    )
}
