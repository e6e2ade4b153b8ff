import Drawing
import Typography

extension Typesetter {
    /// Finds the machine's faces where a drawing needs any and none were found yet; it may take a tenth of a second.
    /// - Parameter cells: whether text in the `Terminal` face needs one as well.
    public func loadFaces(for document: Document, language: String, forCells cells: Bool = false) {
        let needy = document.drawables.first { drawable in
            guard cells || !drawable.style.face.isTerminal else { return false }
            if case .text = drawable.shape { return true }
            return !drawable.label.isEmpty
        }
        guard needy != nil, !isInstalled else { return }
        install(FontCatalogue.load(languages: [language]))
    }
}
