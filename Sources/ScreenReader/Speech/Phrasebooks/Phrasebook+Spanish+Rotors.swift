extension RotorOption {
    var spanishName: String {
        switch self {
        case .edit: "Edición"
        case .textSelection: "Selección de texto"
        case .characters: "Caracteres"
        case .words: "Palabras"
        case .lines: "Líneas"
        case .speakingRate: "Velocidad de habla"
        case .adjustValue: "Ajustar valor"
        case .containers: "Contenedores"
        case .headings: "Encabezados"
        case .landmarks: "Puntos de referencia"
        case .links: "Enlaces"
        case .formControls: "Controles de formulario"
        case .textFields: "Campos de texto"
        case .searchFields: "Campos de búsqueda"
        case .buttons: "Botones"
        case .images: "Imágenes"
        case .tables: "Tablas"
        case .lists: "Listas"
        case .misspelledWords: "Palabras mal escritas"
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "Más contenido"
        case .audioGraph: "Gráfica de audio"
        case .directTouch: "Toque directo"
        case .actions: "Acciones"
        case .visitedLinks: "Enlaces visitados"
        case .nonvisitedLinks: "Enlaces no visitados"
        case .staticText: "Texto estático"
        case .sameItem: "Mismo elemento"
        case .sameHeadingLevel: "Mismo nivel de encabezado"
        case .differentItem: "Elemento distinto"
        case .verticalNavigation: "Navegación vertical"
        case .volume: "Volumen"
        case .hints: "Indicaciones"
        case .language: "Idioma"
        case .punctuation: "Puntuación"
        case .typingMode: "Modo de escritura"
        case .zoom: "Zoom"
        case .navigationStyle: "Estilo de navegación"
        }
    }

    /// The participle agrees with the noun; a name from elsewhere stands behind a colon.
    var spanishNotFound: String {
        switch self {
        case .containers: "Contenedor no encontrado"
        case .headings: "Encabezado no encontrado"
        case .landmarks: "Punto de referencia no encontrado"
        case .links: "Enlace no encontrado"
        case .formControls: "Control de formulario no encontrado"
        case .textFields: "Campo de texto no encontrado"
        case .searchFields: "Campo de búsqueda no encontrado"
        case .buttons: "Botón no encontrado"
        case .images: "Imagen no encontrada"
        case .tables: "Tabla no encontrada"
        case .lists: "Lista no encontrada"
        case .misspelledWords: "Palabra mal escrita no encontrada"
        case .visitedLinks: "Enlace visitado no encontrado"
        case .nonvisitedLinks: "Enlace no visitado no encontrado"
        case .staticText: "Texto estático no encontrado"
        case .sameItem: "Mismo elemento no encontrado"
        case .sameHeadingLevel: "Encabezado del mismo nivel no encontrado"
        case .differentItem: "Elemento distinto no encontrado"
        case .edit, .textSelection, .characters, .words, .lines, .speakingRate, .adjustValue,
            .custom, .system, .moreContent, .audioGraph, .directTouch, .actions,
            .verticalNavigation, .volume, .hints,
            .language, .punctuation, .typingMode, .zoom, .navigationStyle:
            "No se ha encontrado: \(spanishName)"
        }
    }
}

private let systemTypes: [String: String] = [
    "link": "Enlaces", "visitedLink": "Enlaces visitados", "heading": "Encabezados",
    "headingLevel1": "Encabezado 1", "headingLevel2": "Encabezado 2",
    "headingLevel3": "Encabezado 3", "headingLevel4": "Encabezado 4",
    "headingLevel5": "Encabezado 5", "headingLevel6": "Encabezado 6",
    "boldText": "Texto en negrita", "italicText": "Texto en cursiva",
    "underlineText": "Texto subrayado", "misspelledWord": "Palabras mal escritas",
    "image": "Imágenes", "textField": "Campos de texto", "table": "Tablas", "list": "Listas",
    "landmark": "Puntos de referencia",
]

extension RotorPhrases {
    static let spanish = RotorPhrases(
        languageName: "Español",
        settingOn: "Activado",
        settingOff: "Desactivado",
        punctuation: { level in
            switch level {
            case .some: "Algo de puntuación"
            case .all: "Toda la puntuación"
            case .none: "Sin puntuación"
            }
        },
        chart: { entry in
            switch entry {
            case .describe: "Describir gráfica"
            case .play: "Reproducir gráfica de audio"
            case .details: "Detalles de la gráfica"
            }
        },
        group: { kind in
            switch kind {
            case .list: "Lista"
            case .landmark: "Punto de referencia"
            case .table: "Tabla"
            case .tabBar: "Barra de pestañas"
            case .group: "Grupo"
            }
        },
        navigationStyle: { $0 ? "Navegación agrupada" : "Navegación plana" },
        typingMode: { mode in
            switch mode {
            case .standard: "Escritura estándar"
            case .touch: "Escritura táctil"
            case .directTouch: "Escritura táctil directa"
            }
        },
        showContextMenu: "Mostrar menú contextual",
        directTouchOn: "Toque directo activado",
        directTouchOff: "Toque directo desactivado",
        helpStarts: "Ayuda iniciada",
        helpEnds: "Ayuda finalizada"
    )
}
