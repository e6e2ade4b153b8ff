import Drawing
import Geometry

/// Sets a text: paragraphs, items, shaping, lines.
struct TextComposer {
    private let request: TextRequest
    private let face: OpenFace
    private let chooser: FaceChooser
    private let shaper: Shaper
    private let size: Double
    /// What is added between characters, in dots.
    private let tracking: Double

    /// Creates a composer for a request whose face is open.
    init(_ request: TextRequest, face: OpenFace, shelf: FaceShelf, shaper: Shaper) {
        self.request = request
        self.face = face
        self.shaper = shaper
        size = Double(max(1, request.size))
        tracking = size * Double(request.tracking) / 1000
        chooser = FaceChooser(face, language: request.language, shelf: shelf)
    }

    /// The layout.
    func layout() -> TextLayout {
        var lines: [SetLine] = []
        var top = 0.0
        var last = 0.0
        let leading = Double(max(1, request.leading)) / 100
        for paragraph in Paragraph.paragraphs(of: request.text) {
            let levels = BidiLevels(paragraph)
            let setter = LineSetter(
                paragraph: paragraph, base: levels.base, metrics: face.metrics, size: size, shaper: shaper,
                language: request.language, tracking: tracking, justified: request.alignment == .justify ? request.width : nil)
            let runs = shaped(paragraph, levels)
            var next = 0
            for range in ranges(of: paragraph, runs) {
                var line = setter.line(range, top: top, runs: runs, from: &next)
                last = line.line.height
                line.line.height *= leading
                top += line.line.height
                lines.append(line)
            }
        }
        // Line spacing stands between lines: a text of one line has the height of that line.
        if let index = lines.indices.last {
            top += last - lines[index].line.height
            lines[index].line.height = last
        }
        let widest = lines.map(\.line.width).max() ?? 0
        let aligned = lines.map { $0.aligned(request.alignment, frame: request.width, widest: widest) }
        return TextLayout(lines: aligned, size: Size(widest, top))
    }

    private func shaped(_ paragraph: Paragraph, _ levels: BidiLevels) -> [ShapedRun] {
        TextItem.items(of: paragraph, levels: levels, chooser: chooser).map {
            shaper.shape(
                $0, in: paragraph, context: 0..<paragraph.count, size: size, language: request.language, tracking: tracking)
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
