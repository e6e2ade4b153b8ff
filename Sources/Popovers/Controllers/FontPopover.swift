import Drawing
import Screen
import Words

/// Chooses a face among the terminal's own and all of the machine's.
public struct FontPopover: PopoverController {
    /// The name of a face.
    public typealias Selection = FaceName

    /// It shows its value live, and closing applies it.
    public static let kind = PopoverKind.value

    private let current: FaceName
    private var substitute: FaceName?
    private var isLoading: Bool
    private let style: Style
    private let language: String
    private let recent: [FaceName]
    private let sample: String?
    /// The faces after `Terminal`, in the order of the rows.
    private var faces: [FaceEntry] = []
    private var list: FilterListBlock
    private var chosen: FaceName
    private var wasMoved = false

    /// Creates the popover.
    ///
    /// - Parameters:
    ///   - current: The face in force, which gets the check mark where it is installed.
    ///   - substitute: The face that is shown in place of one that is not installed.
    ///   - faces: The machine's faces as far as they are known; while they are loading, the faces in use.
    ///   - style: The style that the sample is drawn in, but for face and size.
    ///   - language: The BCP 47 code of the language that the faces shall be able to write.
    ///   - recent: The faces that `*` finds.
    ///   - sample: The selected text, where there is one.
    public init(
        current: FaceName, substitute: FaceName?, faces: FaceList, style: Style, language: String, recent: [FaceName],
        sample: String?
    ) {
        self.current = current
        self.substitute = substitute
        self.style = style
        self.language = language
        self.recent = recent
        self.sample = sample
        isLoading = faces.isLoading
        chosen = current
        list = FilterListBlock(index: FilterIndex(), highlighted: nil, checked: nil)
        take(faces, highlighted: nil)
    }

    /// Takes the machine's faces when they are known, keeping filter, row and substitute.
    ///
    /// Until the person moved, the list opens anew at the current face.
    public mutating func update(faces: FaceList, substitute: FaceName?) {
        let held = wasMoved ? list.highlightedItem.map { name(of: $0) } : nil
        self.substitute = substitute ?? self.substitute
        isLoading = faces.isLoading
        take(faces, highlighted: held)
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.fontTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.fontHints }

    /// What closing applies.
    public var selection: FaceName? { chosen }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<FaceName> {
        switch list.answer(input) {
        case .cancel: return .cancel
        case .leave: return .leave
        case .ignored: return .ignored
        case .stay: return .stay
        case .entered(let item):
            guard let item else { return .stay }
            chosen = name(of: item)
            return .post(chosen)
        case .clicked(let item):
            // The second click on a face takes it, as Enter does.
            let face = name(of: item)
            let isSecond = wasMoved && face == chosen
            wasMoved = true
            chosen = face
            return isSecond ? .post(face) : .preview(face)
        case .moved:
            guard let item = list.highlightedItem else { return .stay }
            wasMoved = true
            chosen = name(of: item)
            return .preview(chosen)
        }
    }

    // MARK: - Rows

    private mutating func take(_ new: FaceList, highlighted: FaceName?) {
        faces = new.entries
        if faces.contains(where: \.name.isTerminal) { faces.removeAll(where: \.name.isTerminal) }
        if isLoading, !current.isTerminal, !faces.contains(where: { $0.name == current }) {
            // Whether it is installed is not known yet: it keeps its row and its mark until it is.
            faces.insert(FaceEntry(name: current, family: current.text, style: "", postScriptName: "", traits: []), at: 0)
        }
        let checked = item(of: current)
        let start = highlighted.flatMap { item(of: $0) } ?? checked ?? substitute.flatMap { item(of: $0) }
        list.replace(index: searchIndex(), highlighted: start, checked: checked, centred: highlighted == nil)
    }

    private static let traitNames = ["mono", "serif", "sans", "bold", "italic", "*"]

    private func searchIndex() -> FilterIndex {
        let recent = Set(recent)
        let recentTag: UInt8 = 32
        var index = FilterIndex(tagNames: FontPopover.traitNames)
        index.append(FaceName.terminal.text, tags: FaceTraits.mono.rawValue | (recent.contains(.terminal) ? recentTag : 0))
        for face in faces {
            // The first five traits are the first five tag names, in the same order.
            let traits = face.traits.rawValue & 31
            index.append(
                face.label, face.name.text, face.family, face.style, face.postScriptName,
                tags: traits | (recent.contains(face.name) ? recentTag : 0))
        }
        return index
    }

    private func item(of face: FaceName) -> Int? {
        face.isTerminal ? 0 : faces.firstIndex { $0.name == face }.map { $0 + 1 }
    }

    private func name(of item: Int) -> FaceName { item == 0 ? .terminal : faces[item - 1].name }

    private func isSubstitute(_ item: Int) -> Bool {
        list.checked == nil && substitute.map { name(of: item) == $0 } ?? false
    }

    private func row(_ item: Int, words: PopoverWords) -> ListRow {
        let label = item == 0 ? FaceName.terminal.text : faces[item - 1].label
        let isUnable = item > 0 && faces[item - 1].cannotWrite.contains(language)
        if isSubstitute(item) { return ListRow(label, detail: words.substitute, isUnavailable: isUnable) }
        if isUnable { return ListRow(label, detail: words.lacks(language), isUnavailable: true) }
        return ListRow(label, detail: item == 0 ? "" : kind(of: faces[item - 1], words: words))
    }

    /// What is particular about a face's font, in a word, or nothing.
    private func kind(of face: FaceEntry, words: PopoverWords) -> String {
        if face.traits.contains(.colour) { return words.colourFace }
        return face.traits.contains(.type1) ? "Type 1" : ""
    }

    /// What is to be said about the highlighted face.
    private func note(words: PopoverWords) -> String {
        guard let item = list.highlightedItem else { return isLoading ? words.loading : "" }
        if isSubstitute(item) { return words.standsIn(current.text) }
        if item > 0, faces[item - 1].cannotWrite.contains(language) {
            return words.cannotWrite(Language(rawValue: language)?.ownName ?? language)
        }
        if isLoading { return words.loading }
        return item == 0 ? words.terminalNote : ""
    }

    // MARK: - Drawing

    private static let columns = 44
    private static let sampleRows = 6

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        CellSize(columns: FontPopover.columns, rows: 2 + min(faces.count + 1, PopoverLayout.listRows) + FontPopover.sampleRows)
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        let words = context.words.popovers
        let sampleRows = area.size.rows >= 4 ? max(2, min(FontPopover.sampleRows, (area.size.rows - 2) / 2)) : 0
        let noteRows = area.size.rows >= 6 ? 1 : 0
        let listRows = area.size.rows - sampleRows - noteRows
        // A copy answers the rows while the list is being changed; its arrays are shared.
        let rows = self
        list.draw(on: &surface, in: area.rows(from: 0, count: listRows), context: context) { rows.row($0, words: words) }
        if noteRows > 0 {
            surface.writeCut(note(words: words), column: 0, row: listRows, style: context.theme.faint, width: area.size.columns)
        }
        guard let item = list.highlightedItem, sampleRows > 0 else { return }
        var style = style
        style.face = name(of: item)
        // Three quarters of the sample's height leave room for what reaches below the line.
        style.size = sampleRows * 3
        style.language = language
        let text = PopoverLayout.sampleText(given: sample, language: language, words: context.words)
        let below = area.rows(from: listRows + noteRows, count: sampleRows)
        PopoverLayout.draw(Preview(.text(text), style: style), on: &surface, in: below, context: context)
    }
}
