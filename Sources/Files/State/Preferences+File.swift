import Articles
import Drawing
import Geometry
import Lines
import Notation

extension Preferences {
    /// Reads the preferences of a state folder; what is missing or broken in them is as if it had never been written.
    public init(in folder: StateFolder) {
        self.init()
        guard let bytes = try? SafeFile.read(folder.preferences, limit: 1 << 20).bytes, var file = try? LineFile(bytes) else {
            return
        }
        while let entry = file.next() {
            if let line = try? file.line(of: entry) { read(line) }
        }
    }

    /// Writes the preferences into a state folder, which is made where it is missing; the file is its owner's alone.
    ///
    /// - Throws: `FileError`; the preferences written before are then still there.
    public func save(in folder: StateFolder) throws(FileError) {
        try folder.prepare()
        let stamp = try SafeFile.stamp(of: folder.preferences)
        _ = try SafeFile.save(bytes, to: folder.preferences, expecting: stamp, options: SaveOptions(mode: 0o600))
    }

    private var bytes: [UInt8] {
        var writer = LineWriter()
        writer.append(Line("state", ["1"]))
        if let style { writer.append(Line("style", attributes: StyleSyntax.attributes(of: style))) }
        if let language { writer.append(Line("language", [Argument(language)])) }
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
            writer.append(Line("set", [Argument(name), Argument(value)]))
        }
        if let article {
            var attributes = [Attribute("paragraph", String(article.paragraph))]
            if let president = article.president { attributes.append(Attribute("president", String(president))) }
            writer.append(Line("article", [Argument(article.address)], attributes: attributes))
        }
        for line in typedLines { writer.append(Line("typed", [Argument(line, isQuoted: true)])) }
        for memory in terminals {
            writer.append(
                Line(
                    "terminal", [Argument(memory.term)],
                    attributes: [Attribute("glyphs", memory.glyphs), Attribute("colors", memory.colours)]))
        }
        for memory in folders {
            writer.append(
                Line(
                    "folder", [Argument(memory.folder), Argument(memory.drawing)],
                    attributes: [
                        Attribute("x", DecimalNumber.text(memory.origin.x)), Attribute("y", DecimalNumber.text(memory.origin.y)),
                        Attribute("zoom", DecimalNumber.text(memory.zoom)),
                    ]))
        }
        return writer.bytes
    }

    private mutating func read(_ line: Line) {
        switch (line.name, line.positional.count) {
        case ("style", 0):
            var style = Style.documented
            for attribute in line.attributes { _ = try? StyleSyntax.set(attribute, in: &style) }
            self.style = style
        case ("language", 1):
            let code = line.positional[0].text
            if StyleSyntax.isLanguage(code) { language = code }
        case ("set", 2):
            if settings.count < Preferences.settingLimit { settings[line.positional[0].text] = line.positional[1].text }
        case ("article", 1):
            let paragraph = line["paragraph"].flatMap { try? DecimalNumber.whole($0, in: 0...10_000_000) }
            article = ArticleMemory(
                address: line.positional[0].text, paragraph: paragraph ?? 0,
                president: line["president"].flatMap { try? DecimalNumber.whole($0, in: 1...999) })
        case ("typed", 1): remember(typedLine: line.positional[0].text)
        case ("terminal", 1):
            addOlder(
                TerminalMemory(term: line.positional[0].text, glyphs: line["glyphs"] ?? "", colours: line["colors"] ?? ""))
        case ("folder", 2):
            func number(_ key: String, else value: Double) -> Double {
                line[key].flatMap { try? DecimalNumber.value(of: $0) } ?? value
            }
            addOlder(
                FolderMemory(
                    folder: line.positional[0].text, drawing: line.positional[1].text,
                    origin: Point(number("x", else: 0), number("y", else: 0)), zoom: number("zoom", else: 100)))
        default: break
        }
    }
}
