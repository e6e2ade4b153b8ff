import Drawing

extension Typesetter: FaceSource {
    /// The font of a face that was handed out in a layout; its names are empty where it is no longer listed.
    public func font(of face: FaceID) -> FontReference? { shelf.font(of: face) }
}
