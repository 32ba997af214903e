extension MacPhrases {
    /// Spanish. Roles are the words of the Mac's own guides as far as they name them, the
    /// sentences are our own; none of them was heard.
    static let spanish = MacPhrases(
        role: spanishWord(of:),
        hintRole: { $0 == .text ? "texto seleccionable" : nil },
        headingLevel: { "encabezado de nivel \($0)" },
        landmark: WebPhrases.spanish.landmarkKind,
        minimize: "Minimizar",
        fullScreen: "Pantalla completa",
        close: "Cerrar",
        selected: "seleccionado",
        checked: "marcada",
        unchecked: "no marcada",
        mixed: "mixto",
        on: "activado",
        off: "desactivado",
        collapsed: "contraído",
        expanded: "expandido",
        dimmed: "atenuado",
        required: "obligatorio",
        visited: "visitado",
        blank: "vacío",
        current: { kind in
            switch kind {
            case "page": "página actual"
            case "step": "paso actual"
            case "location": "ubicación actual"
            case "date": "fecha actual"
            case "time": "hora actual"
            default: "elemento actual"
            }
        },
        popUp: WebPhrases.spanish.popUp,
        insertion: { insertion in
            switch insertion {
            case .atEnd: "punto de inserción al final del texto"
            case .atStart: "punto de inserción al principio del texto"
            case .between(let before, let after):
                "punto de inserción entre \(before) \(and(before: after)) \(after)"
            case .selection(let count):
                count == 1 ? "1 carácter seleccionado" : "\(count) caracteres seleccionados"
            }
        },
        items: { Phrase(countOfItems($0)) },
        position: { "\($0) de \($1)" },
        outlinePosition: { "(\($0) de \($1))" },
        rowPosition: { "fila \($0) de \($1)" },
        contentIsEmpty: "contenido vacío",
        interact: { "En \($0)" },
        stopInteracting: { "Fuera de \($0)" },
        endOf: { "fin de \($0)" },
        crossing: { left, entered in
            let sentences = [
                left.map { "Saliendo de \($0)." }, entered.map { "Entrando en \($0)." },
            ]
            return Phrase(sentences.compactMap { $0 }.joined(separator: " "))
        },
        voiceOverOn: { "VoiceOver activado, \($0)" },
        hasKeyboardFocus: { "\($0) tiene el foco del teclado" },
        isInCursor: { "\($0) está en el cursor de VoiceOver" },
        rotorMenu: { "Menú \($0)" },
        actionsMenu: { "Menú Acciones, \(countOfItems($0))" },
        webNavigation: { navigation in
            switch navigation {
            case .group: "Grupos, navegación web"
            case .dom: "Orden DOM, navegación web"
            }
        },
        quickNav: { "navegación rápida con flechas \($0 ? "activada" : "desactivada")" },
        singleKeyQuickNav: {
            "navegación rápida con una tecla \($0 ? "activada" : "desactivada")"
        },
        noun: spanishNoun(_:_:_:),
        currentlyOn: { "Actualmente estás en \($0)." },
        currentlyOnInside: { "Actualmente estás en \($0), dentro de \($1)." },
        clickButton: "Para hacer clic en este botón, pulsa Control-Opción-Espacio.",
        clickLink: "Para hacer clic en este enlace, pulsa Control-Opción-Espacio.",
        typeText: "Para introducir texto en este campo, escribe.",
        interactWithSlider: """
            Para empezar a interactuar con el regulador, pulsa \
            Control-Opción-Mayúsculas-Flecha abajo.
            """,
        enterWebArea: """
            Para entrar en el área web, pulsa Control-Opción-Mayúsculas-Flecha abajo.
            """,
        isDimmed: "Este elemento está atenuado.",
        navigateToolbar: """
            Para desplazarte por los elementos de esta barra de herramientas, pulsa \
            Control-Opción y, a continuación, Flecha arriba, Flecha abajo, Flecha izquierda o \
            Flecha derecha. Para salir de esta barra de herramientas, pulsa \
            Control-Opción-Mayúsculas-Flecha arriba.
            """,
        exitWebArea: """
            Para salir de esta área web, pulsa Control-Opción-Mayúsculas-Flecha arriba.
            """
    )
}

private func countOfItems(_ count: Int) -> String {
    "\(count) " + PluralNoun("elemento", "elementos").form(for: SpokenCount(count))
}

/// "y" turns into "e" before its own sound.
private func and(before word: String) -> String {
    word.first.map { "iIíÍ".contains($0) } == true ? "e" : "y"
}

private func spanishNoun(_ role: MacRole, _ word: String, _ hasArticle: Bool) -> String {
    switch role {
    case .webArea where !hasArticle: word
    case .landmark where word != spanishWord(of: .landmark).text:
        "el punto de referencia «\(word)»"
    // "Área" is feminine, but takes "un".
    case .checkbox, .tab, .image, .scrollBar, .menuBar, .toolbar, .list, .table, .outlineRow, .row,
        .column, .cell, .grid, .window, .sheet, .popover, .helpTag:
        "una " + word
    default: "un " + word
    }
}

private func spanishWord(of role: MacRole) -> Phrase {
    switch role {
    case .button: "botón"
    case .menuButton: "botón de menú"
    case .popUpButton: "botón de menú desplegable"
    case .checkbox: "casilla"
    case .switch: "conmutador"
    case .toggle: "botón de alternancia"
    case .radioButton: "botón de opción"
    case .tab: "pestaña"
    case .textField: "campo de texto"
    case .secureTextField: "campo de texto seguro"
    case .searchField: "campo de búsqueda"
    case .emailField: "campo de correo electrónico"
    case .readOnlyText: "texto en el que se puede hacer clic"
    case .comboBox: "cuadro combinado"
    case .textArea, .webTextArea: "área de entrada de texto"
    case .text: "texto"
    case .heading: "encabezado"
    case .link: "enlace"
    case .image: "imagen"
    case .slider: "regulador"
    case .horizontalSlider: "regulador horizontal"
    case .verticalSlider: "regulador vertical"
    case .stepper: "incrementador"
    case .splitter: "divisor"
    case .verticalSplitter: "divisor vertical"
    case .horizontalSplitter: "divisor horizontal"
    case .valueIndicator: "indicador de valor"
    case .levelIndicator: "indicador de nivel"
    case .progressIndicator: "indicador de progreso"
    case .busyIndicator: "indicador de actividad"
    case .colorWell: "selector de color"
    case .scrollBar: "barra de desplazamiento"
    case .disclosureTriangle: "triángulo desplegable"
    case .summary: "resumen"
    case .menu: "menú"
    case .menuItem: "elemento de menú"
    case .menuBar: "barra de menús"
    case .menuBarItem: "elemento de la barra de menús"
    case .group: "grupo"
    case .radioGroup: "grupo de botones de opción"
    case .tabGroup: "grupo de pestañas"
    case .toolbar: "barra de herramientas"
    case .scrollArea: "área de desplazamiento"
    case .splitGroup: "grupo dividido"
    case .list: "lista"
    case .table: "tabla"
    case .outline: "esquema"
    case .outlineRow: "fila de esquema"
    case .row: "fila"
    case .column: "columna"
    case .cell: "celda"
    case .browser: "navegador"
    case .grid: "cuadrícula"
    case .webArea: "contenido web"
    case .landmark: "punto de referencia"
    case .window: "ventana"
    case .dialog: "cuadro de diálogo"
    case .sheet: "hoja"
    case .drawer: "cajón"
    case .popover: "ventana flotante"
    case .helpTag: "etiqueta de ayuda"
    case .none: ""
    }
}
