import Graphemes
import Screen

/// What a cell shows: a character, the sample of its ink and the one of its ground, 0 being paper.
struct CellPicture {
    var grapheme: Grapheme
    var ink: UInt16
    var ground: UInt16

    init(_ grapheme: Grapheme, _ ink: UInt16, on ground: UInt16) {
        self.grapheme = grapheme
        self.ink = ink
        self.ground = ground
    }

    init(_ scalar: UInt32, _ ink: UInt16, on ground: UInt16) {
        self.init(Grapheme(Unicode.Scalar(scalar) ?? " "), ink, on: ground)
    }

    /// The picture nearest to a cell's samples, or nothing where too little is painted to be seen.
    ///
    /// A stroke that takes all of a cell over a fill is solid, as the fill's own cells beside it are.
    init?(_ cell: CellSamples, touchedByFill: Bool, glyphs: GlyphSet, palette: borrowing InkPalette) {
        if let value = cell.uniform, value & 1 != 0 || touchedByFill && value != 0 {
            self.init(CellPicture.solid(glyphs), value, on: 0)
            return
        }
        let inks = CellInks(cell)
        if inks.fills == 0, !touchedByFill || glyphs == .ascii || glyphs == .console {
            self.init(strokes: inks, glyphs: glyphs)
        } else if inks.strokes != 0, inks.paper == 0, inks.secondFill.count == 0 {
            self.init(strokesOnFill: inks, glyphs: glyphs)
        } else if glyphs == .ascii || glyphs == .console {
            self.init(coverage: inks, glyphs: glyphs)
        } else {
            self.init(blocks: inks, glyphs: glyphs, palette: palette)
        }
    }

    private static func solid(_ glyphs: GlyphSet) -> UInt32 { glyphs == .ascii ? 0x23 : BlockPattern.full.scalar }

    /// Strokes and text on paper, or on each other.
    private init?(strokes inks: CellInks, glyphs: GlyphSet) {
        let overlap = inks.paper == 0 ? DotMask.dots(of: inks.secondStroke.mask) : 0
        let mask = overlap != 0 ? inks.secondStroke.mask : inks.strokes
        let ink = overlap != 0 ? inks.secondStroke.value : inks.firstStroke.value
        let ground = overlap != 0 && glyphs != .ascii ? inks.firstStroke.value : 0
        guard DotMask.dots(of: mask) != 0 else { return nil }
        self.init(CellPicture.stroke(mask, glyphs), ink, on: ground)
    }

    private static func stroke(_ mask: UInt32, _ glyphs: GlyphSet) -> UInt32 {
        switch glyphs {
        case .ascii, .console: AsciiPattern.stroke(DotMask.dots(of: mask))
        case .blocks, .quadrants, .sextants, .octants:
            BlockPattern.nearest(to: mask, in: glyphs, hasBars: false, mustShow: true).scalar
        case .braille: DotMask.braille(DotMask.dots(of: mask))
        }
    }

    /// Strokes and text over a fill that takes the rest of the cell: dots on its colour, or blocks where these are exact.
    private init(strokesOnFill inks: CellInks, glyphs: GlyphSet) {
        let ground = inks.firstFill.value
        let mask = inks.strokes
        guard DotMask.dots(of: mask) != 0 else {
            self.init(CellPicture.solid(glyphs), ground, on: 0)
            return
        }
        if glyphs == .braille {
            let block = BlockPattern.nearest(to: mask, in: glyphs, hasBars: true, mustShow: true)
            if DotMask.blockError(block.covered, mask) < DotMask.dotError(mask) {
                self.init(
                    block.scalar, block.isInverted ? ground : inks.firstStroke.value,
                    on: block.isInverted ? inks.firstStroke.value : ground)
                return
            }
        }
        self.init(CellPicture.stroke(mask, glyphs), inks.firstStroke.value, on: glyphs == .ascii ? 0 : ground)
    }

    /// Fills at their edges by characters of more or less ink.
    private init?(coverage inks: CellInks, glyphs: GlyphSet) {
        let dots = DotMask.dots(of: inks.strokes)
        if dots.nonzeroBitCount > 1 {
            self.init(AsciiPattern.stroke(dots), inks.firstStroke.value, on: 0)
            return
        }
        let scalar = glyphs == .ascii ? AsciiPattern.fill(~inks.paper) : AsciiPattern.shade(~inks.paper)
        guard scalar != 0x20 else { return nil }
        self.init(scalar, inks.firstFill.value, on: 0)
    }

    /// Fills at their edges, and with strokes beside them: the best block in two of the inks, paper being the ground.
    private init?(blocks inks: CellInks, glyphs: GlyphSet, palette: borrowing InkPalette) {
        let fit = BlockFit(inks, glyphs: glyphs, palette: palette)
        let covered = fit.pattern.covered
        if covered == 0 || covered == .max {
            let value = covered == 0 ? fit.ground : fit.ink
            if value == 0 { return nil }
            self.init(BlockPattern.full.scalar, value, on: 0)
        } else if fit.pattern.isInverted {
            self.init(fit.pattern.scalar, fit.ground, on: fit.ink)
        } else {
            self.init(fit.pattern.scalar, fit.ink, on: fit.ground)
        }
    }
}
