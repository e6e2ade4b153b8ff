/// Sets texts in faces.
public protocol TextSetter: AnyObject {
    /// Sets a text; while the face is not loaded, or where no face is installed, in the `Terminal` face.
    func layout(_ request: TextRequest) -> TextLayout

    /// What a face's name means on this machine at this moment.
    func resolve(_ face: FaceName, language: String) -> FaceResolution

    /// A text that shows a face: the preferred one where the face has all its letters, else letters it has.
    func sampleText(for face: FaceName, preferring preferred: String) -> String
}

extension TextSetter {
    /// The preferred text: without faces there is nothing to know of their letters.
    public func sampleText(for face: FaceName, preferring preferred: String) -> String { preferred }
}

/// What a face's name means on this machine.
public enum FaceResolution: Hashable, Sendable {
    /// The face is installed, or is the terminal's own.
    case installed
    /// It is not installed, and this one is shown in its place.
    case substituted(FaceName)
    /// The machine's faces are not known yet.
    case loading
}
