extension ToolbarWords {
    static let french = ToolbarWords(
        pencil: "Crayon",
        line: "Ligne",
        rectangle: "Rect",
        oval: "Ovale",
        curve: "Courbe",
        text: "Texte",
        select: "Choix",
        menu: "Menu",
        help: "Aide",
        article: "Article",
        files: "Ouvrir",
        done: "Fini",
        mixed: "mixte")
}
