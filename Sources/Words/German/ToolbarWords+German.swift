extension ToolbarWords {
    static let german = ToolbarWords(
        pencil: "Stift",
        line: "Linie",
        rectangle: "Rechteck",
        oval: "Oval",
        curve: "Kurve",
        text: "Text",
        select: "Wahl",
        menu: "Menü",
        help: "Hilfe",
        article: "Artikel",
        files: "Datei",
        done: "Fertig",
        mixed: "divers")
}
