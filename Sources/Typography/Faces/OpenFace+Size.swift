import CFreetype

extension OpenFace {
    /// Sets the size in dots that glyphs are loaded at, and says whether the face takes it.
    ///
    /// Setting the size that is set already would have FreeType run the font's program for that size again with every glyph.
    func setSize(_ size: Int) -> Bool {
        if !hasPictures, let current = face.pointee.size?.pointee.metrics, Int(current.x_ppem) == size,
            Int(current.y_ppem) == size
        {
            return true
        }
        return FT_Set_Pixel_Sizes(face, 0, FT_UInt(size)) == 0
    }
}
