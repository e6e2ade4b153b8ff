import Drawing

/// The faces of a catalogue, opened when they are first asked for and closed when others push them out.
final class FaceShelf {
    private(set) var catalogue = FontCatalogue.empty
    /// The faces that could not be opened, in the order they were found.
    private(set) var broken: [FaceName] = []
    private var brokenSet: Set<FaceName> = []
    /// Started with the first face: until then the font libraries need not be there.
    private lazy var library = FontLibrary()
    /// The open faces by number; a face in use stays open while someone holds it.
    private var open = GenerationalCache<Int, OpenFace>(capacity: 32)
    /// What the numbers handed out stand for; they keep their meaning when another catalogue is installed.
    private var known: [(file: FaceFile, name: FaceName, content: FontFile?)] = []
    /// The numbers of the faces of this catalogue.
    private var numbers: [FaceFile: Int] = [:]
    /// The numbers that faces had in the catalogue before; they keep them while their files stay as they were.
    private var formerNumbers: [FaceFile: Int] = [:]
    private var substitutes: [SubstituteKey: Int?] = [:]

    private struct SubstituteKey: Hashable {
        var name: FaceName
        var language: String
    }

    /// Takes another catalogue; broken faces get another chance.
    func install(_ catalogue: FontCatalogue) {
        self.catalogue = catalogue
        broken = []
        brokenSet = []
        substitutes = [:]
        open.removeAll()
        formerNumbers = numbers
        numbers = [:]
    }

    /// Whether a face is listed and was not found to be broken.
    func isUsable(_ name: FaceName) -> Bool { catalogue.position(of: name) != nil && !brokenSet.contains(name) }

    /// The place of a name's face, or of the nearest one, in the catalogue; nothing if there are no faces.
    func position(of name: FaceName, language: String) -> Int? {
        if let position = catalogue.position(of: name), !brokenSet.contains(name) { return position }
        let key = SubstituteKey(name: name, language: language)
        if let known = substitutes[key] { return known }
        let nearest = catalogue.nearest(to: name, language: language, excluding: brokenSet)
        if substitutes.count > 4096 { substitutes = [:] }
        substitutes[key] = .some(nearest)
        return nearest
    }

    /// Opens the face of a name, or the nearest one that can be opened.
    func face(named name: FaceName, language: String) -> OpenFace? {
        // Every round finds one more face broken; a machine on which sixteen neighbours are broken sets text in cells.
        for _ in 0..<16 {
            guard let position = position(of: name, language: language) else { return nil }
            if let face = face(at: position) { return face }
        }
        return nil
    }

    /// Opens the face at a place of the catalogue; one that cannot be opened is remembered as broken.
    func face(at position: Int) -> OpenFace? {
        let file = catalogue.files[position]
        let name = catalogue.list.entries[position].name
        guard !brokenSet.contains(name) else { return nil }
        if let face = face(FaceID(number(of: file, named: name))) { return face }
        brokenSet.insert(name)
        broken.append(name)
        substitutes = [:]
        return nil
    }

    /// The number of a face: outlines and masks are kept by it, so a file that was replaced gets another one.
    private func number(of file: FaceFile, named name: FaceName) -> Int {
        if let number = numbers[file] { return number }
        let content = FontFile(file)
        var number = known.count
        if let former = formerNumbers[file], known[former].content == content, known[former].name == name {
            number = former
        } else {
            known.append((file, name, content))
        }
        numbers[file] = number
        return number
    }

    /// Opens a face that was handed out before.
    func face(_ id: FaceID) -> OpenFace? {
        if let face = open.value(for: id.number) { return face }
        guard known.indices.contains(id.number) else { return nil }
        let (file, name, content) = known[id.number]
        // What its glyphs were called in the file as it was means nothing in another one.
        guard FontFile(file) == content else { return nil }
        guard let face = OpenFace(file, id: id, name: name, library: library) else { return nil }
        open.insert(face, for: id.number)
        return face
    }

    /// What a face that was handed out before is called, and where it lies.
    func font(of id: FaceID) -> FontReference? {
        guard known.indices.contains(id.number) else { return nil }
        let (file, name, _) = known[id.number]
        let entry = catalogue.position(of: name).map { catalogue.list.entries[$0] }
        return FontReference(
            family: entry?.family ?? "", style: entry?.style ?? "", traits: entry?.traits ?? [], path: file.path,
            index: file.index)
    }

    /// Closes the faces; those that are asked for again are opened again.
    func close() { open.removeAll() }

    /// Forgets the list of broken faces, but not that they are broken.
    func drainBroken() -> [FaceName] {
        defer { broken = [] }
        return broken
    }
}
