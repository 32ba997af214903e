extension Phrasebook {
    /// Spanish, in the words of iOS's own settings and help; none of them was heard.
    static let spanish = Phrasebook(
        language: "es",
        isUnverified: true,
        selected: "seleccionado",
        dimmed: "atenuado",
        isEditing: "editando",
        on: "activado",
        off: "desactivado",
        mixed: "mixto",
        expanded: "expandido",
        collapsed: "contraído",
        draggable: "arrastrable",
        button: "Botón",
        backButton: "Botón Atrás",
        switchButton: "Botón conmutador",
        tab: "Pestaña",
        textField: "Campo de texto",
        secureTextField: "Campo de texto seguro",
        heading: "Encabezado",
        headingLevel: { "Encabezado de nivel \($0)" },
        link: "Enlace",
        pickerItem: "Elemento del selector",
        adjustable: "Ajustable",
        image: "Imagen",
        searchField: "Campo de búsqueda",
        menuItem: "Elemento de menú",
        popUpButton: "Botón de menú desplegable",
        alert: "Alerta",
        back: "Atrás",
        listStart: "Inicio de la lista",
        listEnd: "Fin de la lista",
        landmark: "Punto de referencia",
        landmarkEnd: "Fin",
        position: { "\($0) de \($1)" },
        row: { "Fila \($0)" },
        column: { "Columna \($0)" },
        rowSpan: { "Abarca \(count($0, "fila"))" },
        columnSpan: { "Abarca \(count($0, "columna"))" },
        pageControlValue: { "página \($0) de \($1)" },
        characters: { $0 == 1 ? "1 carácter" : "\($0) caracteres" },
        moreContentAvailable: "Más contenido disponible",
        actionsAvailable: "Acciones disponibles",
        inProgress: "En curso",
        activateHint: "Pulsa dos veces para activar",
        toggleHint: "Pulsa dos veces para cambiar el ajuste.",
        editHint: "Pulsa dos veces para editar.",
        misspelledHint: "Usa el rotor para acceder a Palabras mal escritas",
        adjustHint: "Desliza un dedo hacia arriba o hacia abajo para ajustar el valor.",
        expandHint: "Pulsa dos veces para expandir.",
        collapseHint: "Pulsa dos veces para contraer.",
        actionsHint: """
            Desliza hacia arriba o hacia abajo para seleccionar una acción personalizada y \
            pulsa dos veces para activarla.
            """,
        rotorHint: { "Usa el rotor para acceder a \($0)" },
        dragHint:
            "Pulsa dos veces sin levantar el dedo, espera el sonido y arrastra para reordenar",
        notFound: { Phrase($0.spanishNotFound) },
        rotorName: { Phrase($0.spanishName) },
        activateDefault: "Activar, por omisión",
        page: { "Página \($0) de \($1)" },
        rows: { first, last, total in
            total.map { "Filas \(first) a \(last) de \($0)" } ?? "Filas \(first) a \(last)"
        },
        percent: { "\($0) por ciento" },
        speechOn: "Habla activada",
        speechOff: "Habla desactivada",
        curtainOn: "Cortina de pantalla activada",
        curtainOff: "Cortina de pantalla desactivada",
        capital: { "\($0) mayúscula" },
        decimalSeparator: ",",
        fullStop: ".",
        symbols: .spanish,
        rotor: .spanish,
        text: .spanish,
        web: .spanish,
        mac: .spanish
    )
}

extension WebPhrases {
    static let spanish = WebPhrases(
        multiLineTextField: "Campo de texto de varias líneas",
        radioButton: "Botón de opción",
        checkbox: "Casilla",
        checked: "marcada",
        unchecked: "no marcada",
        toggleButton: "Botón de alternancia",
        pressed: "pulsado",
        notPressed: "no pulsado",
        visited: "visitado",
        required: "obligatorio",
        popUpButton: "Botón emergente",
        popUp: { kind in
            switch kind {
            case .menu: "menú emergente"
            case .dialog: "diálogo emergente"
            case .listBox: "lista emergente"
            }
        },
        rowHeader: "Encabezado de fila",
        columnHeader: "Encabezado de columna",
        tableStart: "Inicio de la tabla",
        tableEnd: "Fin de la tabla",
        tableRows: { Phrase(count($0, "fila")) },
        tableColumns: { Phrase(count($0, "columna")) },
        landmarkKind: { kind in
            switch kind.lowercased() {
            case "main": "principal"
            case "navigation": "navegación"
            case "banner": "banner"
            case "complementary": "complementario"
            case "contentinfo": "información del contenido"
            case "search": "búsqueda"
            case "form": "formulario"
            case "region": "región"
            default: Phrase(kind)
            }
        }
    )
}

private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
}
