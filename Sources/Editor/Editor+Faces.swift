import Drawing

extension Editor {
    /// Takes the machine's faces, as they were found first or as they are after fonts were installed or removed.
    ///
    /// All texts are set anew. Faces in use that are gone are told once, when they go.
    mutating func take(_ list: FaceList) {
        let former = faces
        faces = list
        facesRevision += 1
        lookUpSelection()
        samples.renew()
        if case .style(let change) = coordinator.update(faces: list, substitute: substitute) { preview = change }
        guard !former.isLoading, !list.isLoading else { return }
        let gone = facesInUse.filter { former.position(of: $0.face) != nil && list.position(of: $0.face) == nil }
        guard let first = gone.first else { return }
        if gone.count > 1 { return say(words.files.facesGone(String(gone.count))) }
        guard case .substituted(let shown) = setter.resolve(first.face, language: first.language) else { return }
        say(words.files.faceGone(former.label(of: first.face), list.label(of: shown)))
    }

    /// The faces of the drawing's texts and of what comes next, each once, with the language of its first text.
    private var facesInUse: [(face: FaceName, language: String)] {
        var seen: Set<FaceName> = [.terminal]
        var result: [(face: FaceName, language: String)] = []
        func add(_ style: Style) {
            if seen.insert(style.face).inserted { result.append((style.face, style.language)) }
        }
        add(textEditing?.style ?? style)
        for drawable in document.drawables where drawable.isLettered { add(drawable.style) }
        return result
    }

    /// The name of a style's face as the toolbar shows it, marked where another is shown in its place.
    func faceLabel(_ style: Style) -> String {
        guard case .substituted = setter.resolve(style.face, language: style.language) else { return faces.label(of: style.face) }
        return "?" + style.face.text
    }
}
