extension SettingWords {
    static let french = SettingWords(
        smooth: "lisser les tracés faits au clavier",
        glyphs: "caractères dont les images sont faites",
        colours: "nombre de couleurs montrées",
        theme: "couleurs de tout l’écran")
}
