extension RotorOption {
    var spanishName: String {
        switch self {
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
        case .custom(let name): name
        case .system(let type): systemTypes[type] ?? type
        case .moreContent: "Más contenido"
        case .actions: "Acciones"
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
        case .characters, .words, .lines, .speakingRate, .adjustValue, .custom, .system,
            .moreContent, .actions:
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
