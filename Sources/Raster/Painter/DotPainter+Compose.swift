import Graphemes
import Screen

extension DotPainter {
    /// Writes the picture into a surface, its top left at `origin`; cells where nothing was painted are left as they are.
    public func compose(onto surface: inout Surface, at origin: CellPosition) {
        compose(CellRect(origin: .zero, size: view.size), onto: &surface, at: origin)
    }

    /// Writes some cells of the picture into a surface, as `compose(onto:at:)` does with all.
    public func compose(_ cells: CellRect, onto surface: inout Surface, at origin: CellPosition) {
        let cells = cells.intersection(CellRect(origin: .zero, size: view.size))
        let stride = sampleColumns * MemoryLayout<UInt16>.stride
        // Held once: read of `self` for every cell, the palette would be copied each time.
        let palette = palette
        samples.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in cells.minRow..<cells.endRow {
                for column in cells.minColumn..<cells.endColumn {
                    let cell = CellSamples(
                        base + row * CellSamples.rows * stride + column * CellSamples.columns * 2, stride: stride)
                    let place = row * columns + column
                    let hasObject = !texts[place].isNone || !boxes[place].isEmpty
                    let isUntouched = cell.isEmpty
                    if isUntouched, !hasObject { continue }
                    let target = origin + CellPosition(column: column, row: row)
                    let paper = surface[target.column, target.row].background
                    var picture: CellPicture?
                    // What was painted later over all of a cell hides its box or text; less leaves it whole.
                    if hasObject, isUntouched || cell.mask(of: 0) != 0 {
                        picture = object(at: place)
                    } else {
                        picture = CellPicture(
                            cell, touchedByFill: filled[place], glyphs: capabilities.glyphs, palette: palette)
                    }
                    guard let picture else { continue }
                    surface.put(self.cell(picture, paper: paper), column: target.column, row: target.row)
                }
            }
        }
    }

    private func object(at place: Int) -> CellPicture? {
        // Where fills are characters, they are not colours of cells as well.
        let ground = capabilities.glyphs == .ascii ? 0 : grounds[place]
        if let text = text(at: place) {
            return text.isContinuation && !isHidden(place - 1) ? nil : CellPicture(text.grapheme, text.value, on: ground)
        }
        let hasFullSet = capabilities.glyphs != .console
        let box = boxes[place]
        let scalar = capabilities.glyphs.hasBoxes ? BoxCharacters.scalar(of: box, hasFullSet: hasFullSet) : plain(box)
        return CellPicture(scalar, boxInks[place], on: ground)
    }

    private func plain(_ box: BoxCell) -> UInt32 {
        box.head.map { BoxCharacters.heads[Int($0.rawValue)] } ?? BoxCharacters.ascii(box.arms)
    }

    /// Whether later paint covers all of a cell.
    private func isHidden(_ place: Int) -> Bool {
        samples.withUnsafeBytes { buffer in
            guard place >= 0, let base = buffer.baseAddress else { return false }
            let stride = sampleColumns * 2
            let start = place / columns * CellSamples.rows * stride + place % columns * CellSamples.columns * 2
            return CellSamples(base + start, stride: stride).mask(of: 0) == 0
        }
    }

    /// The terminal's cell of a picture.
    ///
    /// The terminal's foreground cannot be named as a background, nor its background as a foreground: where one is needed, the
    /// two change places in reverse. So ink on a ground of the same colour on a terminal without colours is left out of it.
    private func cell(_ picture: CellPicture, paper: CellColour) -> Cell {
        let ink = picture.ink
        let ground = picture.ground
        let groundColour = ground == 0 ? paper : palette.colour(of: ground)
        if ink == 0, ground == 0 { return Cell(.space, background: paper) }
        let groundNeedsReverse = ground != 0 && groundColour == .standard
        let inkNeedsReverse = ink == 0 && paper == .standard
        let inkColour = ink == 0 ? paper : palette.colour(of: ink)
        if groundNeedsReverse || inkNeedsReverse {
            return Cell(picture.grapheme, foreground: groundColour, background: inkColour, attributes: .reverse)
        }
        var foreground = inkColour
        if ink != 0, ink >> 1 != ground >> 1, case .palette(let number) = groundColour, inkColour == groundColour {
            // Two inks that became one colour must still be told apart.
            foreground = .palette(ColourReduction.contrast(to: number))
        }
        return Cell(picture.grapheme, foreground: foreground, background: groundColour)
    }
}
