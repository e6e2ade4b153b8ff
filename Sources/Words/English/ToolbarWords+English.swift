extension ToolbarWords {
    static let english = ToolbarWords(
        pencil: "Pencil",
        line: "Line",
        rectangle: "Rect",
        oval: "Oval",
        curve: "Curve",
        text: "Text",
        select: "Select",
        menu: "Menu",
        help: "Help",
        article: "Article",
        files: "Files",
        done: "Done",
        mixed: "mixed")
}
