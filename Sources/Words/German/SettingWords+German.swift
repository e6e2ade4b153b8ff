extension SettingWords {
    static let german = SettingWords(
        smooth: "Freihandstriche der Tasten glätten",
        constrain: "Quadrate, Kreise und Linien zu Vielfachen von 15°",
        keys: "Tasten neben den üblichen",
        rulers: "Lineale über der Zeichenfläche und links davon",
        overview: "kleines Bild der ganzen Zeichnung bei Vergrößerung",
        grid: "Punkte des Rasters zeigen",
        gridSize: "Spalten und Zeilen von einem Punkt des Rasters zum nächsten, in Zellen",
        snap: "woran Stellen einrasten",
        glyphs: "Zeichen, aus denen Bilder bestehen",
        colours: "Zahl der gezeigten Farben",
        theme: "Farben des ganzen Bildschirms",
        articleEndpoint: "wo Artikel erfragt werden: https://{edition}.example.org",
        articleContact: "eine Adresse, an die Seiten schreiben können")
}
