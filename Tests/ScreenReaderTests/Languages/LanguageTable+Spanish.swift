extension LanguageTable {
    static let spanish = LanguageTable(
        "es",
        """
        button: L, Botón
        dimmedButton: L, atenuado, Botón
        tab: seleccionado, L2, Pestaña, 2 de 5
        switchOn: L, Botón conmutador, activado | Pulsa dos veces para cambiar el ajuste.
        switchOff: L, Botón conmutador, desactivado | Pulsa dos veces para cambiar el ajuste.
        switchMixed: L, Botón conmutador, mixto | Pulsa dos veces para cambiar el ajuste.
        switchHalf: L, Botón conmutador, half | Pulsa dos veces para cambiar el ajuste.
        slider: L, V, Ajustable | H. Desliza un dedo hacia arriba o hacia abajo para ajustar el \
        valor.
        textField: L, P, Campo de texto | Pulsa dos veces para editar.
        editing: L, Campo de texto, editando | Usa el rotor para acceder a Palabras mal escritas
        textArea: L, Campo de texto | Pulsa dos veces para editar. Usa el rotor para acceder a \
        Palabras mal escritas
        secureOne: L, 1 carácter, Campo de texto seguro | Pulsa dos veces para editar.
        secureTwo: L, 2 caracteres, Campo de texto seguro | Pulsa dos veces para editar.
        secureFive: L, 5 caracteres, Campo de texto seguro | Pulsa dos veces para editar.
        secureMany: L, 21 caracteres, Campo de texto seguro | Pulsa dos veces para editar.
        search: L, Campo de búsqueda | Pulsa dos veces para editar.
        heading: L, Encabezado
        headingLevel: L, Encabezado de nivel 2
        link: L, Enlace
        image: L, Imagen
        back: L, Botón Atrás
        backLabelled: Botón Atrás
        popUp: L, Botón, Botón de menú desplegable
        menuItem: L, Elemento de menú
        wheel: L, Elemento del selector, Ajustable | Desliza un dedo hacia arriba o hacia abajo \
        para ajustar el valor.
        pages: L, página 1 de 3, Ajustable | Desliza un dedo hacia arriba o hacia abajo para \
        ajustar el valor.
        draggable: L, arrastrable | Pulsa dos veces sin levantar el dedo, espera el sonido y \
        arrastra para reordenar
        collapsed: L, Botón, contraído | Pulsa dos veces para expandir.
        expanded: L, Botón, expandido | Pulsa dos veces para contraer.
        actions: L, Acciones disponibles | Desliza hacia arriba o hacia abajo para seleccionar \
        una acción personalizada y pulsa dos veces para activarla.
        content: L, Más contenido disponible
        rotors: L | Usa el rotor para acceder a R
        listStart: L1, Inicio de la lista
        listEnd: L2, Fin de la lista
        landmarkStart: L1, Punto de referencia
        landmarkEnd: L2, Fin
        alert: Alerta, L
        row: Fila 2
        column: Columna 3
        rowSpan: Abarca 2 filas
        columnSpan: Abarca 3 columnas
        rotorNames: Encabezados · Enlaces · Controles de formulario · R · Encabezado 3
        notFound: Encabezado no encontrado · Enlace no encontrado · Imagen no encontrada · \
        Campo de texto no encontrado · No se ha encontrado: R
        page: Página 2 de 4
        rows: Filas 5 a 8
        rowsOfAll: Filas 5 a 8 de 20
        percent: 55 por ciento
        speech: Habla activada · Habla desactivada
        curtain: Cortina de pantalla activada · Cortina de pantalla desactivada
        capital: A mayúscula
        space: espacio
        """)
}
