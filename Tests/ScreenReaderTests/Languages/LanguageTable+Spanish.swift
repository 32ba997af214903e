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
        mac start: VoiceOver activado, App, Window, ventana, E, área de entrada de texto, V, \
        punto de inserción al final del texto tiene el foco del teclado | Actualmente estás en un \
        área de entrada de texto.
        mac button: B, botón | Actualmente estás en un botón. Para hacer clic en este botón, \
        pulsa Control-Opción-Espacio.
        mac dimmed: D, atenuado, botón | Actualmente estás en un botón. Este elemento está \
        atenuado.
        mac checkbox: C, marcada, casilla | Actualmente estás en una casilla.
        mac slider: V, S, regulador | Actualmente estás en un regulador. Para empezar a \
        interactuar con el regulador, pulsa Control-Opción-Mayúsculas-Flecha abajo.
        mac heading: H, encabezado de nivel 2 | Actualmente estás en un encabezado de nivel 2.
        mac toolbarButton: Entrando en barra de herramientas. · T, botón | Actualmente estás en \
        un botón, dentro de una barra de herramientas. Para hacer clic en este botón, pulsa \
        Control-Opción-Espacio. Para desplazarte por los elementos de esta barra de herramientas, \
        pulsa Control-Opción y, a continuación, Flecha arriba, Flecha abajo, Flecha izquierda o \
        Flecha derecha. Para salir de esta barra de herramientas, pulsa \
        Control-Opción-Mayúsculas-Flecha arriba.
        mac textArea: E, área de entrada de texto, V, punto de inserción al final del texto | \
        Actualmente estás en un área de entrada de texto.
        mac popUp: V, P, menú emergente, contraído, botón | Actualmente estás en un botón. Para \
        hacer clic en este botón, pulsa Control-Opción-Espacio.
        mac interact: En G, grupo, 2 elementos, G1, imagen | Actualmente estás en una imagen, \
        dentro de un grupo.
        mac stopInteracting: Fuera de G, grupo · G, grupo | Actualmente estás en un grupo.
        mac webArea: 2 elementos, W, contenido web | Actualmente estás en contenido web. Para \
        entrar en el área web, pulsa Control-Opción-Mayúsculas-Flecha abajo.
        mac webHeading: encabezado de nivel 2, WH | Actualmente estás en un encabezado de nivel 2.
        mac endOfMain: fin de principal · WB, botón | Actualmente estás en un botón. Para hacer \
        clic en este botón, pulsa Control-Opción-Espacio.
        mac actionsMenu: Menú Acciones, 2 elementos · A1
        mac rotorMenu: Menú Encabezados · H
        mac described: V, S, regulador está en el cursor de VoiceOver
        mac focused: B, botón tiene el foco del teclado
        mac quickNav: navegación rápida con flechas activada
        """)
}
