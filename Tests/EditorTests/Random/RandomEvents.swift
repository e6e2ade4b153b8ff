import Drawing
import Editor
import Geometry
import Popovers
import Screen
import TestSupport

/// Events as a person, or nobody in their right mind, would send them; a seed repeats them.
struct RandomEvents {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Keys that draw, move and open, which come more often than the others.
    private static let frequent = Array(
        "   llhhjjkkLHJK123456ufswcFGA:?ae*nN.;zz[]{}dxyY+-0Zg=12axtpro/b7vvv  mmEeC&&,IX;;PyxfjfkfP")
    private static let codes: [Key.Code] = [
        .enter, .enter, .enter, .escape, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
        .pageUp, .pageDown, .function(3),
    ]
    private static let pastes = [
        "", "\n", "words", "two\r\nlines", "\u{1B}[31mred\u{7}\u{0}", "日本語 عربي עברית", "e\u{301}\u{302}", "👩‍👩‍👧‍👦 🇩🇪",
        "40x10", "dudel 1\nrectangle 4 4 8 8\noval 0 0 9 9 group=g\nline 0 0 4 4 locked=yes", "line 0 0 4 4\rwords",
        "\u{202E}txet", String(repeating: "long ", count: 200),
    ]
    private static let lines = [
        "rectangle 0 0 40 20", "select all", "move 3 -4", "duplicate", "undo", "redo", "zoom 400", "goto 10c 5c", "front",
        "lower",
        "set smooth off", "set glyphs ascii", "set glyphs braille", "font Alpha Bold", "text 4 4 \"a b\"", "delete", "right 20",
        "curve 0,0,4,4 8,8,8,8", "width 9", "pen dots", "snap points", "snap grid", "snap cells", "set rulers on", "grid on",
        "set grid-size 4x2", "zoom 33", "goto 9999999 -9999999", "fill red", "save", "open other", "q", "language de",
        "group", "ungroup", "lock", "unlock all", "align-left", "align-middle", "distribute-columns", "distribute-rows",
        "flip-horizontal", "flip-vertical", "resize 40 20", "resize 1 1", "add-point", "smooth-point", "copy-style",
        "paste-style", "copy", "cut", "paste", "paste", "set keys emacs", "set keys default", "map q oval", "unmap q", "jump",
        "export x",
        "repeat", "constrain", "select none", "pencil 0,0 9,9 20,0",
    ]
    private static let sizes = [(80, 24), (80, 24), (40, 12), (20, 6), (100, 30), (33, 17), (7, 2), (1, 1), (0, 0)]

    /// The next event.
    mutating func next() -> Event {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<60: .input(.key(Key(.character(pick(Self.frequent)))))
        case 60..<80: .input(.key(Key(pick(Self.codes), chance(10) ? .shift : [], followsEscape: chance(10))))
        case 80..<85: .input(.key(.control(pick(Array("acdegklnopruwxyz")))))
        case 85..<88: .input(.key(Key(.character(pick(Array("dQxul"))), followsEscape: true)))
        case 88..<91: .input(.paste(pick(Self.pastes)))
        case 91..<96: .input(.mouse(mouse()))
        case 96..<98: resize()
        default: report()
        }
    }

    /// A command line to be typed, now and then.
    mutating func line() -> String? { chance(4) ? pick(Self.lines) : nil }

    /// How many events come in one read.
    mutating func burst() -> Int { Int.random(in: 1...6, using: &generator) }

    private mutating func mouse() -> MouseEvent {
        let actions: [MouseEvent.Action] = [.press, .press, .drag, .release, .wheelUp, .wheelDown, .wheelLeft, .wheelRight]
        let position = CellPosition(
            column: Int.random(in: -1...90, using: &generator), row: Int.random(in: -1...30, using: &generator))
        return MouseEvent(pick(actions), at: position, chance(20) ? .control : [])
    }

    private mutating func resize() -> Event {
        let size = pick(Self.sizes)
        return .resized(CellSize(columns: size.0, rows: size.1))
    }

    private mutating func report() -> Event {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: .report(.saved(name: "a.dudel", remark: nil))
        case 1: .report(.changedOnDisk(name: "a.dudel"))
        case 2: .report(.folder(.listed([DrawingEntry("a.dudel"), DrawingEntry("b\u{1B}[2J.dudel", changed: 9)])))
        case 3: .report(.failed("no\u{7}t\nsaved"))
        case 5:
            .report(.names(FolderListing(folder: "", files: ["a.dudel", "b\u{1B}[2J.dudel"], folders: ["c d"])))
        case 6:
            .report(.clipboard(DrawableID("x").map { [Drawable(id: $0, shape: .oval(Rect(0, 0, 8, 8)), style: .first)] } ?? []))
        case 4: .report(.faces(FaceList(isLoading: false)))
        default: .report(.notice("something"))
        }
    }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
}
