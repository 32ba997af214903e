extension LanguageTable {
    static let french = LanguageTable(
        "fr",
        """
        button: L, bouton
        dimmedButton: L, grisé, bouton
        tab: sélectionné, L2, onglet, 2 sur 5
        switchOn: L, bouton à bascule, activé | Touchez deux fois pour changer le réglage.
        switchOff: L, bouton à bascule, désactivé | Touchez deux fois pour changer le réglage.
        switchMixed: L, bouton à bascule, mixte | Touchez deux fois pour changer le réglage.
        switchHalf: L, bouton à bascule, half | Touchez deux fois pour changer le réglage.
        slider: L, V, réglable | H. Balayez vers le haut ou vers le bas avec un doigt pour \
        régler la valeur.
        textField: L, P, champ de texte | Touchez deux fois pour modifier.
        editing: L, champ de texte, modification en cours | Utilisez le rotor pour accéder à \
        Mots mal orthographiés
        textArea: L, champ de texte | Touchez deux fois pour modifier. Utilisez le rotor pour \
        accéder à Mots mal orthographiés
        secureOne: L, 1 caractère, champ de texte sécurisé | Touchez deux fois pour modifier.
        secureTwo: L, 2 caractères, champ de texte sécurisé | Touchez deux fois pour modifier.
        secureFive: L, 5 caractères, champ de texte sécurisé | Touchez deux fois pour modifier.
        secureMany: L, 21 caractères, champ de texte sécurisé | Touchez deux fois pour modifier.
        search: L, champ de recherche | Touchez deux fois pour modifier.
        heading: L, en-tête
        headingLevel: L, en-tête de niveau 2
        link: L, lien
        image: L, image
        back: L, bouton Retour
        backLabelled: bouton Retour
        popUp: L, bouton, bouton de menu local
        menuItem: L, élément de menu
        wheel: L, élément de sélecteur, réglable | Balayez vers le haut ou vers le bas avec un \
        doigt pour régler la valeur.
        pages: L, page 1 sur 3, réglable | Balayez vers le haut ou vers le bas avec un doigt \
        pour régler la valeur.
        draggable: L, déplaçable | Touchez deux fois en gardant le doigt posé, attendez le son, \
        puis faites glisser pour réorganiser
        collapsed: L, bouton, réduit | Touchez deux fois pour développer.
        expanded: L, bouton, développé | Touchez deux fois pour réduire.
        actions: L, Actions disponibles | Balayez vers le haut ou vers le bas pour choisir une \
        action personnalisée, puis touchez deux fois pour l’activer.
        content: L, Contenu supplémentaire disponible
        rotors: L | Utilisez le rotor pour accéder à R
        listStart: L1, début de liste
        listEnd: L2, fin de liste
        landmarkStart: L1, point de repère
        landmarkEnd: L2, fin
        alert: alerte, L
        row: rangée 2
        column: colonne 3
        rowSpan: s’étend sur 2 rangées
        columnSpan: s’étend sur 3 colonnes
        rotorNames: En-têtes · Liens · Commandes de formulaire · R · En-tête 3
        notFound: En-tête introuvable · Lien introuvable · Image introuvable · Champ de texte \
        introuvable · R introuvable
        page: Page 2 sur 4
        rows: Rangées 5 à 8
        rowsOfAll: Rangées 5 à 8 sur 20
        percent: 55 pour cent
        speech: Parole activée · Parole désactivée
        curtain: Rideau d’écran activé · Rideau d’écran désactivé
        capital: A majuscule
        space: espace
        """)
}
