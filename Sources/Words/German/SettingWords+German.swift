extension SettingWords {
    static let german = SettingWords(
        smooth: "Freihandstriche der Tasten glätten",
        glyphs: "Zeichen, aus denen Bilder bestehen",
        colours: "Zahl der gezeigten Farben",
        theme: "Farben des ganzen Bildschirms")
}
