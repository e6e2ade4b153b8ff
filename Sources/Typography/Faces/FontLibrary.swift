import CFreetype

/// An instance of FreeType, for one thread.
final class FontLibrary {
    /// The library, or nothing if FreeType could not start; then no face can be opened.
    let pointer: FT_Library?
    private let place: FontWorkPlace?

    /// Starts FreeType.
    ///
    /// - Parameter work: where the font is named that is worked on.
    init(work: FontWork? = .ofProcess) {
        var library: FT_Library?
        pointer = FT_Init_FreeType(&library) == 0 ? library : nil
        place = work?.place()
    }

    deinit {
        if let pointer { FT_Done_FreeType(pointer) }
    }

    /// Names the font that FreeType or HarfBuzz get to work on, which they may not survive.
    func begin(_ file: FontFile) { place?.begin(file) }

    /// They did.
    func end() { place?.end() }
}
