import Lines

@testable import Files

/// What must hold for any bytes at all, beside that nothing traps.
enum ReaderCheck {
    /// Reads bytes as a drawing, as a journal, and as the steps of one.
    static func check(_ bytes: [UInt8]) {
        if let file = try? DrawingReader.read(bytes) {
            guard let written = try? DrawingWriter.bytes(for: file.document), let again = try? DrawingReader.read(written),
                (try? DrawingWriter.bytes(for: again.document)) == written
            else { fatalError("what was read is written as something else") }
        }
        replay(bytes)
        replay(sealed(bytes))
    }

    private static func replay(_ bytes: [UInt8]) {
        guard var reader = JournalReader(bytes) else { return }
        _ = reader.replay()
    }

    /// A journal whose steps are the given lines, each with the checksum that only the program itself would write.
    private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
        var lines = JournalLines()
        var journal: [UInt8] = []
        lines.write(JournalHeader(subject: .untitled, owner: .current, unsavedSteps: 0).line, to: &journal)
        for line in [Line("base", ["1"]), Line("oval", ["0", "0", "8", "8"], attributes: [Attribute("id", "a")]), Line("end")] {
            lines.write(line, to: &journal)
        }
        guard var file = try? LineFile(bytes) else { return journal }
        while let entry = file.next() {
            if let line = try? file.line(of: entry) { lines.write(line, to: &journal) }
        }
        return journal
    }
}
