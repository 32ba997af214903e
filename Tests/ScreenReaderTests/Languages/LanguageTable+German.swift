extension LanguageTable {
    static let german = LanguageTable(
        "de",
        """
        button: L, Taste
        dimmedButton: L, Grau dargestellt, Taste
        tab: Auswahl, L2, Tabulator, 2 von 5
        switchOn: L, Umschalttaste, Ein | Zum Ändern der Einstellung doppeltippen.
        switchOff: L, Umschalttaste, Aus | Zum Ändern der Einstellung doppeltippen.
        switchMixed: L, Umschalttaste, Gemischt | Zum Ändern der Einstellung doppeltippen.
        switchHalf: L, Umschalttaste, half | Zum Ändern der Einstellung doppeltippen.
        slider: L, V, Einstellbar | H. Mit einem Finger nach oben oder unten streichen, um den \
        Wert zu ändern.
        textField: L, P, Textfeld | Zum Bearbeiten des Textes doppeltippen.
        editing: L, Textfeld, Bearbeiten | Mit dem Rotor erreichbar: Rechtschreibfehler
        textArea: L, Textfeld | Zum Bearbeiten des Textes doppeltippen. Mit dem Rotor \
        erreichbar: Rechtschreibfehler
        secureOne: L, 1 Zeichen, Sicheres Textfeld | Zum Bearbeiten des Textes doppeltippen.
        secureTwo: L, 2 Zeichen, Sicheres Textfeld | Zum Bearbeiten des Textes doppeltippen.
        secureFive: L, 5 Zeichen, Sicheres Textfeld | Zum Bearbeiten des Textes doppeltippen.
        secureMany: L, 21 Zeichen, Sicheres Textfeld | Zum Bearbeiten des Textes doppeltippen.
        search: L, Suchfeld | Zum Bearbeiten des Textes doppeltippen.
        heading: L, Überschrift
        headingLevel: L, Überschrift Ebene 2
        link: L, Hyperlink
        image: L, Bild
        back: L, Zurück Taste
        backLabelled: Zurück Taste
        popUp: L, Taste, Einblendmenütaste
        menuItem: L, Menüobjekt
        wheel: L, Auswahlelement, Einstellbar | Mit einem Finger nach oben oder unten \
        streichen, um den Wert zu ändern.
        pages: L, Seite 1 von 3, Einstellbar | Mit einem Finger nach oben oder unten streichen, \
        um den Wert zu ändern.
        draggable: L, Verschiebbar | Doppeltippen und halten, auf den Ton warten, dann zum \
        Umordnen bewegen
        collapsed: L, Taste, Reduziert | Zum Erweitern doppeltippen.
        expanded: L, Taste, Erweitert | Zum Reduzieren doppeltippen.
        actions: L, Aktionen verfügbar | Nach oben oder unten streichen, um eine eigene Aktion \
        auszuwählen, dann zum Aktivieren doppeltippen.
        content: L, Weitere Inhalte verfügbar
        rotors: L | Mit dem Rotor erreichbar: R
        listStart: L1, Anfang der Liste
        listEnd: L2, Ende der Liste
        landmarkStart: L1, Orientierungspunkt
        landmarkEnd: L2, Ende
        alert: Hinweis, L
        row: Zeile 2
        column: Spalte 3
        rowSpan: Umfasst 2 Zeilen
        columnSpan: Umfasst 3 Spalten
        rotorNames: Überschriften · Links · Formularsteuerelemente · R · Überschrift 3
        notFound: Überschrift nicht gefunden · Link nicht gefunden · Bild nicht gefunden · \
        Textfeld nicht gefunden · R nicht gefunden
        page: Seite 2 von 4
        rows: Zeilen 5 bis 8
        rowsOfAll: Zeilen 5 bis 8 von 20
        percent: 55 Prozent
        speech: Sprachausgabe ein · Sprachausgabe aus
        curtain: Bildschirmvorhang ein · Bildschirmvorhang aus
        capital: großes A
        space: Leerzeichen
        mac start: VoiceOver ein, App, Window, Fenster, E, Texteingabebereich, V, Einfügemarke am \
        Textende hat den Tastaturfokus | Du befindest dich derzeit auf einem Texteingabebereich.
        mac button: B, Taste | Du befindest dich derzeit auf einer Taste. Drücke \
        Control-Option-Leertaste, um auf diese Taste zu klicken.
        mac dimmed: D, grau dargestellt, Taste | Du befindest dich derzeit auf einer Taste. \
        Dieses Objekt ist grau dargestellt.
        mac checkbox: C, markiert, Markierungsfeld | Du befindest dich derzeit auf einem \
        Markierungsfeld.
        mac slider: V, S, Schieberegler | Du befindest dich derzeit auf einem Schieberegler. \
        Drücke Control-Option-Umschalt-Abwärtspfeil, um die Interaktion mit dem Schieberegler zu \
        beginnen.
        mac heading: H, Überschrift Ebene 2 | Du befindest dich derzeit auf einer Überschrift \
        Ebene 2.
        mac toolbarButton: Symbolleiste betreten. · T, Taste | Du befindest dich derzeit auf \
        einer Taste in einer Symbolleiste. Drücke Control-Option-Leertaste, um auf diese Taste zu \
        klicken. Drücke Control-Option und dann Aufwärtspfeil, Abwärtspfeil, Linkspfeil oder \
        Rechtspfeil, um zwischen den Objekten dieser Symbolleiste zu navigieren. Drücke \
        Control-Option-Umschalt-Aufwärtspfeil, um diese Symbolleiste zu verlassen.
        mac textArea: E, Texteingabebereich, V, Einfügemarke am Textende | Du befindest dich \
        derzeit auf einem Texteingabebereich.
        mac popUp: V, P, Einblendmenü, reduziert, Taste | Du befindest dich derzeit auf einer \
        Taste. Drücke Control-Option-Leertaste, um auf diese Taste zu klicken.
        mac interact: In G, Gruppe, 2 Objekte, G1, Bild | Du befindest dich derzeit auf einem \
        Bild in einer Gruppe.
        mac stopInteracting: Nicht mehr in G, Gruppe · G, Gruppe | Du befindest dich derzeit auf \
        einer Gruppe.
        mac webArea: 2 Objekte, W, Webinhalt | Du befindest dich derzeit auf Webinhalt. Drücke \
        Control-Option-Umschalt-Abwärtspfeil, um in den Webbereich zu gelangen.
        mac webHeading: Überschrift Ebene 2, WH | Du befindest dich derzeit auf einer Überschrift \
        Ebene 2.
        mac endOfMain: Ende von Hauptinhalt · WB, Taste | Du befindest dich derzeit auf einer \
        Taste. Drücke Control-Option-Leertaste, um auf diese Taste zu klicken.
        mac actionsMenu: Menü „Aktionen“, 2 Objekte · A1
        mac rotorMenu: Menü „Überschriften“ · H
        mac described: V, S, Schieberegler befindet sich im VoiceOver-Cursor
        mac focused: B, Taste hat den Tastaturfokus
        mac quickNav: Schnellnavigation mit Pfeiltasten ein
        """)
}
