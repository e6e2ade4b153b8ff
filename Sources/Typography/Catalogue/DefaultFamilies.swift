import Drawing

/// The machine's preferred family for each class of faces.
struct DefaultFamilies: Sendable {
    var sans = ""
    var serif = ""
    var mono = ""

    /// The family for a class; fixed width counts more than serifs.
    func family(for traits: FaceTraits) -> String {
        if traits.contains(.mono) { return mono }
        return traits.contains(.serif) ? serif : sans
    }
}
