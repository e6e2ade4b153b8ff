import Drawing
import Geometry

/// Sets texts in the machine's faces and gives the shapes of their glyphs; for one thread only.
///
/// Before a catalogue is installed every text is set in the `Terminal` face.
public final class Typesetter: TextSetter, GlyphSource {
    let shelf = FaceShelf()
    private lazy var shaper = Shaper()
    /// Whether a catalogue was installed.
    public private(set) var isInstalled = false
    /// Costs are bytes of text: about 100 times as many bytes of memory for each of two generations.
    private var layouts = GenerationalCache<TextRequest, TextLayout>(capacity: 1 << 17)
    /// Costs are path elements.
    private var outlines = GenerationalCache<GlyphKey, Path>(capacity: 1 << 16)
    /// Costs are dots.
    private var masks = GenerationalCache<MaskKey, GlyphMask?>(capacity: 1 << 19)

    private struct GlyphKey: Hashable {
        var glyph: UInt32
        var face: FaceID
    }

    private struct MaskKey: Hashable {
        var glyph: GlyphKey
        var size: Int
    }

    /// Creates a typesetter that knows no faces yet.
    public init() {}

    /// Takes the machine's faces, the first time or after fonts were installed or removed; layouts made before stay drawable.
    public func install(_ catalogue: FontCatalogue) {
        shelf.install(catalogue)
        isInstalled = true
        layouts.removeAll()
    }

    /// Forgets layouts and glyphs and closes all faces, which costs time only where they are wanted again.
    public func forget() {
        shelf.close()
        layouts.removeAll()
        outlines.removeAll()
        masks.removeAll()
    }

    /// The faces that turned out to be broken or gone since they were last drained, in the order they were found.
    public var brokenFaces: [FaceName] { shelf.broken }

    /// The broken faces that were not reported yet; each is given once.
    public func drainBrokenFaces() -> [FaceName] { shelf.drainBroken() }

    /// What a face's name means on this machine at this moment; a broken face counts as missing.
    public func resolve(_ face: FaceName, language: String) -> FaceResolution {
        if face.isTerminal { return .installed }
        guard isInstalled else { return .loading }
        if shelf.isUsable(face) { return .installed }
        guard let nearest = shelf.position(of: face, language: language) else { return .substituted(.terminal) }
        return .substituted(shelf.catalogue.list.entries[nearest].name)
    }

    /// Sets a text in its face, or the nearest one; without any face, in the `Terminal` face.
    public func layout(_ request: TextRequest) -> TextLayout {
        let isInCells = request.face.isTerminal || !isInstalled
        // A short text in cells is set faster than it is looked up.
        if isInCells, request.text.utf8.count < 256 { return CellTextSetter.layout(request) }
        if let layout = layouts.value(for: request) { return layout }
        let layout: TextLayout
        if !isInCells, let face = shelf.face(named: request.face, language: request.language) {
            layout = TextComposer(request, face: face, shelf: shelf, shaper: shaper).layout()
        } else {
            layout = CellTextSetter.layout(request)
        }
        layouts.insert(layout, for: request, cost: 64 + request.text.utf8.count)
        return layout
    }

    /// The unhinted outline on an em of 1 dot; for a picture without one, the squares of its dots in one colour.
    public func outline(of glyph: UInt32, in face: FaceID) -> Path {
        let key = GlyphKey(glyph: glyph, face: face)
        if let path = outlines.value(for: key) { return path }
        let path = makeOutline(of: glyph, in: face)
        outlines.insert(path, for: key, cost: 4 + path.elements.count)
        return path
    }

    /// The glyph as dots: hinted for black and white up to 12 dots, a picture reduced to one colour up to 512 dots.
    public func mask(of glyph: UInt32, in face: FaceID, size: Int) -> GlyphMask? {
        let key = MaskKey(glyph: GlyphKey(glyph: glyph, face: face), size: size)
        if let mask = masks.value(for: key) { return mask }
        let mask = makeMask(of: glyph, in: face, size: size)
        masks.insert(mask, for: key, cost: 32 + (mask?.dots.count ?? 0))
        return mask
    }

    /// A text that shows a face: the preferred one where the face has all its letters, else letters it has.
    public func sampleText(for face: FaceName, preferring preferred: String) -> String {
        guard !face.isTerminal, isInstalled, let position = shelf.catalogue.position(of: face),
            let open = shelf.face(at: position)
        else { return preferred }
        return open.working { SampleText.text(for: open, preferring: preferred) }
    }

    private func makeOutline(of glyph: UInt32, in id: FaceID) -> Path {
        guard let face = shelf.face(id) else { return Path() }
        return face.working { makeOutline(of: glyph, in: face) }
    }

    private func makeOutline(of glyph: UInt32, in face: OpenFace) -> Path {
        let path = OutlineReader.outline(of: glyph, in: face)
        guard path.isEmpty, face.hasPictures, let height = MaskReader.largestStrike(of: face),
            let mask = MaskReader.picture(glyph, in: face, size: height)
        else { return path }
        return mask.path(unit: 1 / Double(height))
    }

    private func makeMask(of glyph: UInt32, in id: FaceID, size: Int) -> GlyphMask? {
        guard (1...MaskReader.largestPictureSize).contains(size), let face = shelf.face(id) else { return nil }
        return face.working { makeMask(of: glyph, in: face, size: size) }
    }

    private func makeMask(of glyph: UInt32, in face: OpenFace, size: Int) -> GlyphMask? {
        if face.hasPictures, OutlineReader.outline(of: glyph, in: face).isEmpty,
            let picture = MaskReader.picture(glyph, in: face, size: size)
        {
            return picture
        }
        return MaskReader.hinted(glyph, in: face, size: size)
    }
}
