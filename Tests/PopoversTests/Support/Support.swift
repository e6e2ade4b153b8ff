import Drawing
import Popovers
import Screen
import Words

/// What popovers are drawn with in the tests.
func context(
    _ language: Language = .english, glyphs: GlyphSet = .braille, room: CellSize = CellSize(columns: 78, rows: 19),
    ready: Bool = true
) -> PopoverContext {
    PopoverContext(
        words: .of(language), theme: .terminal, glyphs: glyphs, room: room, previews: LabelledPreviews(areReady: ready))
}

/// The inputs of a script: characters as typed, and names in angle brackets such as `<down>` or `<C-w>`.
func inputs(_ script: String) -> [Input] {
    let named: [String: Key.Code] = [
        "enter": .enter, "esc": .escape, "tab": .tab, "bs": .backspace, "del": .delete, "up": .up, "down": .down, "left": .left,
        "right": .right, "home": .home, "end": .end, "pgup": .pageUp, "pgdn": .pageDown,
    ]
    var result: [Input] = []
    var rest = Substring(script)
    while let first = rest.first {
        guard first == "<", let end = rest.firstIndex(of: ">") else {
            result.append(.key(.character(first)))
            rest = rest.dropFirst()
            continue
        }
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        if name == "S-tab" {
            result.append(.key(Key(.tab, .shift)))
        } else if name.hasPrefix("C-"), let letter = name.last {
            result.append(.key(.control(letter)))
        } else if let code = named[name] {
            result.append(.key(Key(code)))
        }
        rest = rest[rest.index(after: end)...]
    }
    return result
}

extension PopoverController {
    /// Answers a script, and returns what came of its last input.
    @discardableResult
    mutating func press(_ script: String) -> PopoverOutcome<Selection> {
        var outcome = PopoverOutcome<Selection>.stay
        for input in inputs(script) { outcome = handle(input) }
        return outcome
    }

    /// Draws on a fresh surface.
    mutating func surface(_ columns: Int, _ rows: Int, _ context: PopoverContext = PopoversTests.context()) -> Surface {
        var surface = Surface(CellSize(columns: columns, rows: rows))
        draw(on: &surface, context: context)
        return surface
    }

    /// The text of a fresh drawing.
    mutating func screen(_ columns: Int, _ rows: Int, _ context: PopoverContext = PopoversTests.context()) -> String {
        surface(columns, rows, context).text
    }
}

extension Surface {
    /// The number of check marks on it.
    var checkMarks: Int { text.count { $0 == "✓" } }

    /// The text of the row that the cursor stands on.
    var cursorRow: String? { cursor.map { rowText($0.row) } }
}

/// Some faces as a machine might have them.
enum Faces {
    static let few = FaceList(
        entries: [
            face("DejaVu Sans", "Book", [.sans]),
            face("DejaVu Sans", "Bold", [.sans, .bold]),
            face("DejaVu Sans Mono", "Book", [.mono, .sans]),
            face("DejaVu Serif", "Book", [.serif]),
            face("DejaVu Serif", "Italic", [.serif, .italic]),
            face("Noto Sans Arabic", "Regular", [.sans], cannotWrite: ["de", "fr"]),
        ], isLoading: false)

    static func face(_ family: String, _ style: String, _ traits: FaceTraits, cannotWrite: [String] = []) -> FaceEntry {
        FaceEntry(
            name: FaceName("\(family) \(style)"), family: family, style: style,
            postScriptName: family.filter { $0 != " " } + "-" + style, traits: traits, cannotWrite: cannotWrite)
    }

    static func many(_ count: Int) -> FaceList {
        FaceList(entries: (0..<count).map { face("Family \($0 / 4)", "Style \($0 % 4)", [.sans]) }, isLoading: false)
    }

    static func popover(
        current: String = "DejaVu Serif Book", substitute: String? = nil, faces: FaceList = few, language: String = "en",
        recent: [String] = [], sample: String? = nil
    ) -> FontPopover {
        FontPopover(
            current: FaceName(current), substitute: substitute.map { FaceName($0) }, faces: faces, style: .first,
            language: language,
            recent: recent.map { FaceName($0) }, sample: sample)
    }
}

extension String {
    /// Words as a screen shows them: a no-break space is a blank there.
    var shown: String { replacing("\u{A0}", with: " ") }
}
