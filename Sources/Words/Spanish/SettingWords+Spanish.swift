extension SettingWords {
    static let spanish = SettingWords(
        smooth: "suavizar los trazos hechos con teclas",
        glyphs: "caracteres de los que se hacen las imágenes",
        colours: "número de colores mostrados",
        theme: "colores de toda la pantalla")
}
