import Drawing

extension GlyphRun {
    /// The vertical place that most of the glyphs stand on, which marks above and below letters are moved away from, in dots.
    var baseline: Double {
        var result = 0.0
        var votes = 0
        for glyph in glyphs {
            if votes == 0 { result = glyph.position.y }
            votes += glyph.position.y == result ? 1 : -1
        }
        return result
    }
}
