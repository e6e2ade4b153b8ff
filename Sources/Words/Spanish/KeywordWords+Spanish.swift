extension KeywordWords {
    static let spanish = KeywordWords(
        export: "svg png pdf html ansi ans imagen dibujo",
        copy: "svg ansi portapapeles",
        files: "nuevo crear carpeta",
        stroke: "color línea tinta",
        fill: "color fondo de relleno",
        points: "ancla nodo vértice anchor",
        snap: "conectar unir imán connect",
        move: "empujar desplazar arrastrar nudge",
        settings: "configuración config opciones preferencias emacs",
        keys: "configuración config atajo tecla",
        quit: "exit cerrar dejar",
        centre: "center centrar medio",
        alignment: "centrar center justificar margen",
        jump: "etiqueta letras label",
        delete: "quitar eliminar limpiar")
}
