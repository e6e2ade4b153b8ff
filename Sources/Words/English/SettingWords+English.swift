extension SettingWords {
    static let english = SettingWords(
        smooth: "smooth freehand strokes drawn by keys",
        constrain: "squares, circles, and lines at multiples of 15°",
        keys: "keys beside the default ones",
        rulers: "rulers above the canvas and at its left",
        overview: "small picture of the whole drawing when zoomed in",
        grid: "dots at the points of the grid",
        gridSize: "columns and rows from one point of the grid to the next, in cells",
        snap: "what places keep to",
        glyphs: "characters that pictures are made of",
        colours: "number of colours shown",
        theme: "colours of the whole screen",
        articleEndpoint: "where articles are asked for: https://{edition}.example.org",
        articleContact: "an address that sites can write to")
}
