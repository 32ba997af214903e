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
        mac start: VoiceOver activé, App, Window, fenêtre, E, zone de saisie de texte, V, point \
        d’insertion à la fin du texte a le focus clavier | Vous êtes actuellement sur une zone de \
        saisie de texte.
        mac button: B, bouton | Vous êtes actuellement sur un bouton. Pour cliquer sur ce bouton, \
        appuyez sur Contrôle-Option-Espace.
        mac dimmed: D, grisé, bouton | Vous êtes actuellement sur un bouton. Cet élément est \
        grisé.
        mac checkbox: C, cochée, case à cocher | Vous êtes actuellement sur une case à cocher.
        mac slider: V, S, curseur | Vous êtes actuellement sur un curseur. Pour commencer à \
        interagir avec le curseur, appuyez sur Contrôle-Option-Maj-Flèche vers le bas.
        mac heading: H, en-tête de niveau 2 | Vous êtes actuellement sur un en-tête de niveau 2.
        mac toolbarButton: Entrée dans barre d’outils. · T, bouton | Vous êtes actuellement sur \
        un bouton, dans une barre d’outils. Pour cliquer sur ce bouton, appuyez sur \
        Contrôle-Option-Espace. Pour parcourir les éléments de cette barre d’outils, appuyez sur \
        Contrôle-Option, puis sur Flèche vers le haut, Flèche vers le bas, Flèche vers la gauche \
        ou Flèche vers la droite. Pour quitter cette barre d’outils, appuyez sur \
        Contrôle-Option-Maj-Flèche vers le haut.
        mac textArea: E, zone de saisie de texte, V, point d’insertion à la fin du texte | Vous \
        êtes actuellement sur une zone de saisie de texte.
        mac popUp: V, P, menu contextuel, réduit, bouton | Vous êtes actuellement sur un bouton. \
        Pour cliquer sur ce bouton, appuyez sur Contrôle-Option-Espace.
        mac interact: Dans G, groupe, 2 éléments, G1, image | Vous êtes actuellement sur une \
        image, dans un groupe.
        mac stopInteracting: Hors de G, groupe · G, groupe | Vous êtes actuellement sur un groupe.
        mac webArea: 2 éléments, W, contenu web | Vous êtes actuellement sur du contenu web. Pour \
        accéder à la zone web, appuyez sur Contrôle-Option-Maj-Flèche vers le bas.
        mac webHeading: en-tête de niveau 2, WH | Vous êtes actuellement sur un en-tête de niveau \
        2.
        mac endOfMain: fin de principal · WB, bouton | Vous êtes actuellement sur un bouton. Pour \
        cliquer sur ce bouton, appuyez sur Contrôle-Option-Espace.
        mac actionsMenu: Menu Actions, 2 éléments · A1
        mac rotorMenu: Menu En-têtes · H
        mac described: V, S, curseur se trouve dans le curseur VoiceOver
        mac focused: B, bouton a le focus clavier
        mac quickNav: navigation rapide par flèches activée
        """)
}
