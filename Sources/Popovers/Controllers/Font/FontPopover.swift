import Drawing
import Screen
import Words

/// Chooses a face among the terminal's own and all of the machine's.
public struct FontPopover: PopoverController {
    /// The name of a face.
    public typealias Selection = FaceName

    /// It shows its value live, and closing applies it.
    public static let kind = PopoverKind.value

    let current: FaceName
    private(set) var substitute: FaceName?
    private(set) var isLoading: Bool
    let style: Style
    let language: String
    private let recent: [FaceName]
    /// The selected text, on one line.
    let sample: String?
    /// The faces after `Terminal`, in the order of the rows.
    private(set) var faces: [FaceEntry] = []
    /// The bytes of the longest name.
    private(set) var longestName = 0
    var list: FilterListBlock
    private var chosen: FaceName
    private var wasMoved = false

    /// Creates the popover.
    ///
    /// - Parameters:
    ///   - current: The face in force, which gets the check mark where it is installed.
    ///   - substitute: The face that is shown in place of one that is not installed.
    ///   - faces: The machine's faces as far as they are known; while they are loading, the faces in use.
    ///   - style: The style that the large sample is drawn in, but for face and size.
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
        self.sample = PopoverLayout.line(of: sample)
        isLoading = faces.isLoading
        chosen = current
        list = FilterListBlock(index: FilterIndex(), highlighted: nil, checked: nil)
        take(faces)
        let checked = item(of: current)
        list = FilterListBlock(index: searchIndex(), highlighted: checked ?? substituteItem, checked: checked)
    }

    /// Takes the machine's faces when they are known, keeping the filter, and the highlighted row where it is on the screen.
    ///
    /// Until the person moved, the current face or its substitute stays highlighted; then the one that was moved to, or the next
    /// one that is left where that one is gone.
    public mutating func update(faces: FaceList, substitute: FaceName?) {
        let former = self.faces
        let held = list.highlightedItem
        self.substitute = substitute ?? self.substitute
        isLoading = faces.isLoading
        take(faces)
        let checked = item(of: current)
        var highlighted = checked ?? substituteItem
        if wasMoved, let held {
            highlighted = held == 0 ? 0 : survivor(of: held - 1, among: former)
            if let highlighted, chosen == (held == 0 ? .terminal : former[held - 1].name) { chosen = name(of: highlighted) }
        }
        list.replace(index: searchIndex(), highlighted: highlighted, checked: checked)
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

    // MARK: - Faces

    private mutating func take(_ new: FaceList) {
        faces = new.entries
        if faces.contains(where: \.name.isTerminal) { faces.removeAll(where: \.name.isTerminal) }
        if isLoading, !current.isTerminal, !faces.contains(where: { $0.name == current }) {
            // Whether it is installed is not known yet: it keeps its row and its mark until it is.
            faces.insert(FaceEntry(name: current, family: current.text, style: "", postScriptName: "", traits: []), at: 0)
        }
        longestName = faces.reduce(FaceName.terminal.text.utf8.count) { max($0, FontPopover.columns(for: $1, language)) }
    }

    /// The columns that a face's name wants, and what is to be said under it.
    private static func columns(for face: FaceEntry, _ language: String) -> Int {
        let hasNote = face.cannotWrite.contains(language) || face.traits.contains(.colour) || face.traits.contains(.type1)
        return max(face.label.utf8.count, hasNote ? 16 : 0)
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

    private var substituteItem: Int? { substitute.flatMap { item(of: $0) } }

    private func item(of face: FaceName) -> Int? {
        face.isTerminal ? 0 : faces.firstIndex { $0.name == face }.map { $0 + 1 }
    }

    /// The item of a face of a former list, else of the first one behind it that is still listed, else of the last before it.
    private func survivor(of index: Int, among former: [FaceEntry]) -> Int? {
        if let item = item(of: former[index].name) { return item }
        let listed = Set(faces.map(\.name))
        let next = former[index...].first { listed.contains($0.name) } ?? former[..<index].last { listed.contains($0.name) }
        return next.flatMap { item(of: $0.name) } ?? 0
    }

    func name(of item: Int) -> FaceName { item == 0 ? .terminal : faces[item - 1].name }

    func isSubstitute(_ item: Int) -> Bool { list.checked == nil && substitute.map { name(of: item) == $0 } ?? false }

    func cannotWrite(_ item: Int) -> Bool { item > 0 && faces[item - 1].cannotWrite.contains(language) }
}
