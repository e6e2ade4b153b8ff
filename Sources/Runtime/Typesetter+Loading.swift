import Drawing
import Files
import Typography

extension Typesetter {
    /// Finds the machine's faces where a drawing needs any and none were found yet; it may take a tenth of a second.
    ///
    /// - Parameters:
    ///   - cells: whether text in the `Terminal` face needs one as well.
    ///   - state: where earlier sessions left word of fonts that ended them.
    /// - Returns: the names of the font files that turned out to have ended the session before.
    @discardableResult
    public func loadFaces(for document: Document, language: String, forCells cells: Bool = false, state: StateFolder?) -> [String]
    {
        let needy = document.drawables.first { $0.isLettered && (cells || !$0.style.face.isTerminal) }
        guard needy != nil, !isInstalled else { return [] }
        let memory = FontMemory.begin(in: state)
        install(FontCatalogue.load(languages: [language], leavingOut: memory.leftOut))
        return memory.crashed
    }
}
