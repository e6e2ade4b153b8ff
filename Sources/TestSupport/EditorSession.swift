import Drawing
import Editor
import Popovers
import Raster
import Screen

/// The whole program without a terminal, driven by scripts of keys and read as text.
public struct EditorSession {
    /// The program as it stands behind the last event.
    public var editor: Editor
    /// Everything the editor wanted done so far but what leaves no trace in the drawing or on the screen: samples and pictures,
    /// listings of folders, and the keeping of typed lines.
    public internal(set) var effects: [Effect] = []
    /// The orders of samples so far.
    public internal(set) var orders: [SampleOrder] = []
    /// The folders that were to be listed so far.
    public internal(set) var folders: [String] = []
    /// The command lines that were to be kept so far.
    public internal(set) var typedLines: [String] = []
    /// The pictures of drawings that were ordered so far.
    public internal(set) var thumbnails: [Thumbnail] = []

    private let typesetter: any TextSetter & GlyphSource

    /// Starts a program with an empty drawing; ids come from a fixed seed.
    public init(
        columns: Int = 80, rows: Int = 24, language: String = "en", style: Style = .first,
        capabilities: Capabilities = Capabilities(glyphs: .braille, colours: .palette),
        typesetter: any TextSetter & GlyphSource = CellTypesetter()
    ) {
        self.typesetter = typesetter
        editor = Editor(
            size: CellSize(columns: columns, rows: rows), capabilities: capabilities, style: style, language: language,
            typesetter: typesetter, generator: SeededGenerator(seed: 1))
    }

    /// Presses keys given by their names with blanks between them, as in `3 Space L L J Space`.
    ///
    /// A word in single quotes, in which `_` stands for a blank, is typed character by character.
    public mutating func press(_ script: String) {
        for name in script.split(separator: " ") {
            if name.count > 2, name.first == "'", name.last == "'" {
                type(name.dropFirst().dropLast().replacing("_", with: " "))
            } else if let key = KeyName.key(name) {
                send(.input(.key(key)))
            } else {
                fatalError("no key is called \(name)")
            }
        }
    }

    /// Types text character by character.
    public mutating func type(_ text: some StringProtocol) {
        for character in text { send(.input(.key(Key(.character(character))))) }
    }

    /// Runs a line on the command line.
    public mutating func run(_ line: some StringProtocol) {
        press(":")
        type(line)
        press("Enter")
    }

    /// Sends an event and returns the effects that came of it.
    @discardableResult
    public mutating func send(_ event: Event) -> [Effect] {
        let new = editor.handle(event)
        for effect in new {
            switch effect {
            case .makeSamples(let order): orders.append(order)
            case .listFolder(let folder): folders.append(folder)
            case .keepTyped(let line): typedLines.append(line)
            case .makeThumbnail(let thumbnail, _): thumbnails.append(thumbnail)
            default: effects.append(effect)
            }
        }
        return new
    }

    /// The texts that were to be sent to the person's own clipboard so far.
    public var copiedTexts: [String] {
        effects.compactMap { effect in
            guard case .copy(let document, .text) = effect else { return nil }
            return PlainPicture(glyphs: editor.capabilities.glyphs)
                .surface(of: document.drawables, setter: typesetter, source: typesetter)?.text ?? ""
        }
    }

    /// The screen as text, blanks at the ends of rows left out.
    public mutating func screen() -> String { editor.draw().text }

    /// One row of the screen as text, counted from 0; negative rows count from below.
    public mutating func row(_ row: Int) -> String {
        let surface = editor.draw()
        return surface.rowText(row < 0 ? surface.rows + row : row)
    }
}
