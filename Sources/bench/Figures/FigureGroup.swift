/// Figures that are measured together, by the name that asks for them alone.
enum FigureGroup: String, CaseIterable {
    case start, keys, rest, fonts, catalogue, compose, drag, large, files, article, fidelity

    /// Measures the figures and prints each as soon as it is known.
    func measure(program: String) throws(BenchError) {
        switch self {
        case .start: Figure.print(try FirstFrame.figures(program: program))
        case .keys:
            for size in [TerminalSize.small, .large] {
                Figure.print(try KeyTraffic(program: program, size: size).figures())
            }
        case .rest: Figure.print(try AtRest.figures(program: program))
        case .fonts:
            Figure.print(try FontPopover.figures(program: program))
            Figure.print(try FontList(program: program).figures())
            Figure.print(FontRows.figures())
            Figure.print(try SizeSteps.figures(program: program))
        case .catalogue: Figure.print(try Catalogue(program: program).figures())
        case .compose: Figure.print(Composing.figures())
        case .drag: Figure.print(try DragBytes.figures(program: program))
        case .fidelity:
            var fidelity = try Fidelity()
            Figure.print(try fidelity.figures())
        case .files: Figure.print(try FileFigures(program: program).figures())
        case .article: Figure.print(try ArticleFigures(program: program).figures())
        case .large: Figure.print(try LargeDrawings(program: program).figures())
        }
    }
}
