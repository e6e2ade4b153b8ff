extension SettingWords {
    static let spanish = SettingWords(
        smooth: "suavizar los trazos hechos con teclas",
        constrain: "cuadrados, círculos y líneas a múltiplos de 15°",
        keys: "teclas además de las de origen",
        rulers: "reglas sobre el dibujo y a su izquierda",
        overview: "imagen pequeña de todo el dibujo al ampliar",
        grid: "puntos de la rejilla",
        gridSize: "columnas y filas de un punto de la rejilla al siguiente, en celdas",
        snap: "a qué se ajustan los lugares",
        glyphs: "caracteres de los que se hacen las imágenes",
        colours: "número de colores mostrados",
        theme: "colores de toda la pantalla",
        articleEndpoint: "dónde se piden los artículos: https://{edition}.example.org",
        articleContact: "una dirección a la que los sitios pueden escribir")
}
