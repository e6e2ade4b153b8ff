import CCairo

/// Cairo, which writes pages and pictures; opened when it is first needed and never closed.
public struct CairoLibrary {
    /// The name that the loader finds the library by, as Debian's `libcairo2` installs it.
    public static let defaultName = "libcairo.so.2"

    let pointer: OpaquePointer

    /// Opens the library.
    ///
    /// - Throws: `ExportError.cairoMissing` where it is not installed, or is too old.
    public init(_ name: String = defaultName) throws(ExportError) {
        guard let pointer = dudel_cairo_open(name) else { throw .cairoMissing }
        self.pointer = pointer
    }
}
