extension ToolbarWords {
    static let spanish = ToolbarWords(
        pencil: "Lápiz",
        line: "Línea",
        rectangle: "Rect",
        oval: "Óvalo",
        curve: "Curva",
        text: "Texto",
        select: "Elegir",
        menu: "Menú",
        help: "Ayuda",
        article: "Lectura",
        files: "Abrir",
        done: "Listo",
        mixed: "mixto")
}
