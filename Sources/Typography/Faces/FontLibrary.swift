import CFreetype

/// An instance of FreeType, for one thread.
final class FontLibrary {
    /// The library, or nothing if FreeType could not start; then no face can be opened.
    let pointer: FT_Library?

    /// Starts FreeType.
    init() {
        var library: FT_Library?
        pointer = FT_Init_FreeType(&library) == 0 ? library : nil
    }

    deinit {
        if let pointer { FT_Done_FreeType(pointer) }
    }
}
