import Drawing
import Export
import Geometry
import Graphemes
import Raster
import Screen
import TestSupport
import Testing

@testable import screenshots

/// What is made of cells, read by programs that know nothing of this one: every cell has to come out as it is on the canvas.
@Suite("Cells read by other programs")
struct CellReaderTests {
    private static func surface(_ drawables: [Drawable], glyphs: GlyphSet, colours: ColourDepth) -> Surface {
        PlainPicture(glyphs: glyphs, colours: colours).surface(of: drawables, setter: CellTypesetter(), source: nil)
            ?? Surface(CellSize(columns: 1, rows: 1))
    }

    private static func export(
        _ drawables: [Drawable], as format: ExportFormat, glyphs: GlyphSet, colours: ColourDepth
    ) throws -> [UInt8] {
        try DrawingExport(format, capabilities: Capabilities(glyphs: glyphs, colours: colours))
            .bytes(for: Document(drawables: drawables), typesetter: CellTypesetter())
    }

    @Test(
        "a terminal shows the cells of .ansi, colours included",
        .enabled(if: OutsideProgram.isExpected("tmux")),
        arguments: [ColourDepth.none, .eight, .sixteen, .palette, .exact])
    func terminal(depth: ColourDepth) throws {
        let drawables = Drawings.everyKind + [Drawings.wideText]
        let expected = Self.surface(drawables, glyphs: .braille, colours: depth)
        let bytes = try Self.export(drawables, as: .ansi, glyphs: .braille, colours: depth)
        // A server of its own, which ends with the shell.
        let script = """
            socket="$1.socket"; trap 'tmux -S "$socket" kill-server; rm -f "$socket"' EXIT
            tmux -u -S "$socket" -f /dev/null new-session -d -x \(expected.columns + 1) -y \(expected.rows + 3) \
                "cat '$1'; printf '(end)'; sleep 60"
            tries=0
            until tmux -S "$socket" capture-pane -p | grep -qF '(end)'; do
                tries=$((tries + 1)); [ "$tries" -lt 200 ] || exit 1; sleep 0.1
            done
            tmux -S "$socket" capture-pane -p -e -N
            """
        let result = try OutsideProgram.run("sh", ["-c", script, "sh", "{}"], on: bytes)
        #expect(result.status == 0)
        let capture = result.output.components(separatedBy: "(end)")[0]
        let shown = CellListing(CaptureReader.surface(of: capture, size: expected.size), colour: Self.name)
        let wanted = CellListing(expected, colour: Self.name)
        #expect(wanted.rows.count > 20)
        #expect(shown.difference(from: wanted) == nil)
    }

    /// Parses the page with Python's own parser, and resolves the classes of its style sheet.
    private static let pageReader = """
        import re, sys, unicodedata
        from html.parser import HTMLParser
        class Page(HTMLParser):
            def __init__(self):
                super().__init__()
                self.open, self.style, self.cells, self.pre = [], '', [], 0
            def handle_starttag(self, tag, attributes):
                if tag in ('meta', 'link', 'img', 'script', 'iframe') and dict(attributes).keys() != {'charset'}: sys.exit(3)
                if tag != 'meta': self.open.append((tag, dict(attributes).get('class', '')))
                self.pre += tag == 'pre'
            def handle_endtag(self, tag):
                if self.open.pop()[0] != tag: sys.exit(4)
            def handle_data(self, text):
                if self.open and self.open[-1][0] == 'style': self.style += text
                if any(tag == 'pre' for tag, _ in self.open):
                    self.cells += [(letter, self.open[-1][1] if self.open[-1][0] == 'span' else '') for letter in text]
        page = Page()
        page.feed(open(sys.argv[1], encoding='utf-8').read())
        page.close()
        if page.open or page.pre != 1: sys.exit(5)
        looks = {}
        for name, body in re.findall(r'\\.(c\\d+)\\{([^}]*)\\}', page.style):
            values = dict(part.split(':') for part in body.split(';'))
            def hexadecimal(key, own):
                value = values.get(key, own)
                return '=' if value in ('Canvas', 'CanvasText') else value.lstrip('#')
            looks[name] = hexadecimal('color', '-') + ':' + hexadecimal('background', '-')
        # The line feed right behind the tag is no part of the text; marks share the cell of their letter.
        text = ''.join('\\n' if letter == '\\n' else '%x:%s ' % (ord(letter), looks[look] if look else '-:-')
            for letter, look in page.cells[1:]
            if not unicodedata.combining(letter))
        sys.stdout.write(text)
        """

    @Test(
        "a parser finds the cells of .html, colours included", .enabled(if: OutsideProgram.isExpected("python3")),
        arguments: [ColourDepth.none, .exact])
    func page(depth: ColourDepth) throws {
        let drawables = Drawings.everyKind + [Drawings.wideText, Drawings.text("<&>\"'</pre>&lt;", at: Point(0, 120))]
        let bytes = try Self.export(drawables, as: .html, glyphs: .braille, colours: depth)
        let result = try OutsideProgram.run("python3", ["-c", Self.pageReader, "{}"], on: bytes)
        #expect(result.status == 0)
        let wanted = CellListing(Self.surface(drawables, glyphs: .braille, colours: depth), colour: Self.name)
        #expect(CellListing(result.output).difference(from: wanted) == nil)
    }

    /// Reads a text of ANSI.SYS with Python's own table of the character set, by the width and the size that its record names.
    private static let dosReader = """
        import struct, sys
        data = open(sys.argv[1], 'rb').read()
        (mark, version, title, author, group, date, size, kind, form, width, height, _, _, notes, flags, font) = struct.unpack(
            '<5s2s35s20s20s8sIBBHHHHBB22s', data[-128:])
        if mark != b'SAUCE' or version != b'00' or (kind, form, notes) != (1, 1, 0) or data[-129] != 0x1a: sys.exit(3)
        if font.rstrip(b'\\0') != b'IBM VGA' or size != len(data) - 129 or flags & 1 != 1: sys.exit(4)
        data, place, row, column, look, rows = data[:size], 0, 0, 0, ('-', '-'), {}
        while place < len(data):
            byte = data[place]
            if byte == 0x1b:
                end = data.index(b'm', place)
                bold = blink = 0
                ink, ground = 7, 0
                for code in data[place + 2:end].decode('ascii').split(';'):
                    code = int(code)
                    if code == 0: bold, blink, ink, ground = 0, 0, 7, 0
                    elif code == 1: bold = 8
                    elif code == 5: blink = 8
                    elif 30 <= code <= 37: ink = code - 30
                    elif 40 <= code <= 47: ground = code - 40
                    else: sys.exit(5)
                look = ('%x' % (ink + bold), '%x' % (ground + blink))
                look = ('-' if look[0] == '7' else look[0], '-' if look[1] == '0' else look[1])
                place = end
            elif byte == 13: column = 0
            elif byte == 10: row += 1
            else:
                rows.setdefault(row, []).append('%x:%s:%s' % (ord(bytes([byte]).decode('cp437')), *look))
                column += 1
                if column == width: row, column = row + 1, 0
            place += 1
        if height != row: sys.exit(6)
        print('\\n'.join(' '.join(rows.get(number, [])) for number in range(row)))
        """

    @Test(
        "a decoder finds the cells of .ans and what its record says", .enabled(if: OutsideProgram.isExpected("python3")),
        arguments: [ColourDepth.none, .sixteen], [0, 90])
    func dos(depth: ColourDepth, indent: Int) throws {
        // Wider than 80 columns, and with a row that is full.
        let wide = [
            Drawings.text(String(repeating: "é", count: 40 + indent), at: Point(0, 120)), Drawings.text("¿", at: Point(0, 124)),
        ]
        let drawables = Drawings.everyKind + wide
        let bytes = try Self.export(drawables, as: .cp437, glyphs: .braille, colours: depth)
        let result = try OutsideProgram.run("python3", ["-c", Self.dosReader, "{}"], on: bytes)
        #expect(result.status == 0)
        let surface = Self.surface(drawables, glyphs: .blocks, colours: depth)
        // Light grey and black are what the reader's own colours are.
        let wanted = CellListing(surface, scalar: { BoxCharacters.consoleCharacter(for: $0) }) { colour in
            guard case .palette(let number) = colour else { return nil }
            return String(number, radix: 16)
        }
        let shown = CellListing(result.output)
        for (row, cells) in wanted.rows.enumerated() {
            for (column, cell) in cells.enumerated() {
                guard row < shown.rows.count, column < shown.rows[row].count else {
                    Issue.record("row \(row), column \(column) is missing")
                    return
                }
                #expect(
                    Self.isShown(cell, by: shown.rows[row][column]),
                    "row \(row), column \(column): \(shown.rows[row][column]), not \(cell)")
            }
        }
    }

    /// Whether a cell of ANSI.SYS stands for a cell of the canvas: the terminal's own colours are light grey on black there, and what
    /// the character set lacks is a question mark.
    private static func isShown(_ cell: String, by dos: String) -> Bool {
        let (wanted, shown) = (cell.split(separator: ":"), dos.split(separator: ":"))
        let hasInk = wanted[0] != "20"
        func plain(_ colour: Substring, own: Substring, reversed: Substring) -> Substring {
            colour == "=" ? reversed : colour == own ? "-" : colour
        }
        return (wanted[0] == shown[0] || shown[0] == "3f")
            && (!hasInk || plain(wanted[1], own: "7", reversed: "0") == shown[1])
            && plain(wanted[2], own: "0", reversed: "7") == shown[2]
    }

    /// A colour as the readers name it.
    private static func name(_ colour: CellColour) -> String? {
        switch colour {
        case .standard: nil
        case .palette(let number): "p\(number)"
        case .exact(let colour): String(colour.hex.dropFirst())
        }
    }
}
