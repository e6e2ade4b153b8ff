import Drawing
import Geometry

/// Sets a text: paragraphs, items, shaping, lines.
struct TextComposer {
    private let request: TextRequest
    private let face: OpenFace
    private let chooser: FaceChooser
    private let shaper: Shaper
    private let size: Double

    /// Creates a composer for a request whose face is open.
    init(_ request: TextRequest, face: OpenFace, shelf: FaceShelf, shaper: Shaper) {
        self.request = request
        self.face = face
        self.shaper = shaper
        size = Double(max(1, request.size))
        chooser = FaceChooser(face, language: request.language, shelf: shelf)
    }

    /// The layout.
    func layout() -> TextLayout {
        var lines: [SetLine] = []
        var top = 0.0
        for paragraph in Paragraph.paragraphs(of: request.text) {
            let levels = BidiLevels(paragraph)
            let setter = LineSetter(
                paragraph: paragraph, base: levels.base, metrics: face.metrics, size: size, shaper: shaper,
                language: request.language)
            let runs = shaped(paragraph, levels)
            var next = 0
            for range in ranges(of: paragraph, runs) {
                let line = setter.line(range, top: top, runs: runs, from: &next)
                top += line.line.height
                lines.append(line)
            }
        }
        let widest = lines.map(\.line.width).max() ?? 0
        let aligned = lines.map { $0.aligned(request.alignment, frame: request.width, widest: widest) }
        return TextLayout(lines: aligned, size: Size(widest, top))
    }

    private func shaped(_ paragraph: Paragraph, _ levels: BidiLevels) -> [ShapedRun] {
        TextItem.items(of: paragraph, levels: levels, chooser: chooser).map {
            shaper.shape($0, in: paragraph, context: 0..<paragraph.count, size: size, language: request.language)
        }
    }

    private func ranges(of paragraph: Paragraph, _ runs: [ShapedRun]) -> [Range<Int>] {
        guard let width = request.width else { return [0..<paragraph.count] }
        var advances = [Double](repeating: 0, count: paragraph.count)
        for run in runs { run.addAdvances(to: &advances, from: 0, in: paragraph) }
        guard advances.reduce(0, +) > width else { return [0..<paragraph.count] }
        return LineBreaks(paragraph, language: request.language).lines(advances: advances, width: width)
    }
}
