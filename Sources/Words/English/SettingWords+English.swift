extension SettingWords {
    static let english = SettingWords(
        smooth: "smooth freehand strokes drawn by keys",
        glyphs: "characters that pictures are made of",
        colours: "number of colours shown",
        theme: "colours of the whole screen")
}
