import Drawing
import Lines

/// Reads a journal, which it trusts as little as any other file.
struct JournalReader {
    private(set) var header: JournalHeader
    private(set) var document = Document()
    private(set) var draft: JournalDraft?
    private(set) var steps = 0
    private(set) var damagedLine: Int?
    private var file: LineFile
    private var lines = JournalLines()
    private let isCutOff: Bool
    private let size: Int

    /// Reads the header; nothing when it is none.
    init?(_ bytes: [UInt8]) {
        guard let file = try? LineFile(bytes) else { return nil }
        self.file = file
        size = bytes.count
        isCutOff = file.isCutOff
        guard let entry = self.file.next(), let line = JournalReader.line(entry, of: self.file, lines: &lines),
            let header = JournalHeader(line)
        else { return nil }
        self.header = header
        steps = header.unsavedSteps
    }

    /// Reads the base and plays the steps back, up to the end or the first damaged line; false when the base is not whole.
    mutating func replay() -> Bool {
        guard readBase() else { return false }
        while let head = nextLine() {
            guard let content = block() else { break }
            guard apply(head, content) else {
                damagedLine = number
                break
            }
        }
        return true
    }

    private var number = 1

    /// The next whole and undamaged line. The last line, when it is torn, is as good as never written.
    private mutating func nextLine() -> Line? {
        guard damagedLine == nil, let entry = file.next(), !(isCutOff && entry.range.upperBound == size) else { return nil }
        number = entry.number
        guard let line = JournalReader.line(entry, of: file, lines: &lines) else {
            damagedLine = number
            return nil
        }
        return line
    }

    private static func line(_ entry: LineFile.Entry, of file: LineFile, lines: inout JournalLines) -> Line? {
        guard let length = lines.verify(file.bytes(of: entry)) else { return nil }
        var content = entry
        content.range = entry.range.lowerBound..<(entry.range.lowerBound + length)
        return try? file.line(of: content)
    }

    /// The lines up to the `end` of a block, or nothing when it never comes.
    private mutating func block() -> [Line]? {
        var content: [Line] = []
        while let line = nextLine() {
            if line.name == "end" { return content }
            content.append(line)
            guard content.count <= JournalReader.blockLimit else {
                damagedLine = number
                return nil
            }
        }
        return nil
    }

    /// More lines than any step needs: every drawable taken out and put in again.
    private static let blockLimit = 2 * Document.limit + 1_000

    private mutating func readBase() -> Bool {
        guard let head = nextLine(), head.name == "base", head.positional.count == 1,
            let version = FormatVersion(text: head.positional[0].text), version.major == FormatVersion.current.major
        else { return false }
        var body = DrawingBody(version: version, seed: 0)
        while let line = nextLine() {
            if line.name == "end" {
                document = body.document
                return !body.hasRenamed
            }
            do {
                if line.name == "article" {
                    try body.add(article: try ArticleSyntax.address(in: line), line: number)
                } else {
                    try body.add(try EditSyntax.drawable(from: line), line: number)
                }
            } catch { return false }
        }
        return false
    }

    private mutating func apply(_ head: Line, _ content: [Line]) -> Bool {
        switch (head.name, head.positional.first?.text) {
        case ("step", nil): return applyStep(content)
        case ("draft", "none"): draft = nil
        case ("draft", let kind?) where kind == "typing" || kind == "shape":
            guard content.count == 1, let drawable = try? EditSyntax.drawable(from: content[0]) else { return false }
            draft = JournalDraft(drawable, isTyping: kind == "typing")
        default: return false
        }
        return true
    }

    /// Applies all edits of a step, or none.
    private mutating func applyStep(_ content: [Line]) -> Bool {
        guard let edits = try? EditSyntax.edits(from: content) else { return false }
        var inverse: [Edit] = []
        for edit in edits {
            guard let back = try? edit.apply(to: &document) else {
                for edit in inverse.reversed() { _ = try? edit.apply(to: &document) }
                return false
            }
            inverse.append(back)
        }
        steps += 1
        return true
    }
}
