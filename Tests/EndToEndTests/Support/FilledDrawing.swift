import Drawing
import Files
import Foundation
import TestSupport
import Testing

/// A drawing that outgrows the space there is while it is drawn.
struct FilledDrawing {
    let session: TmuxSession
    private let home: TestHome
    private let file: URL
    private let state: String
    private let text = "dudel 1\nrectangle 8 8 40 24 id=a\n"
    /// The rectangles that the person has added.
    private var added = 0

    /// Opens a small drawing in a folder; the home's environment says where its journal is.
    init(in home: TestHome, work: URL) throws {
        self.home = home
        file = work.appending(path: "plan.dudel")
        state = (home.environment["XDG_STATE_HOME"] ?? "") + "/dudel"
        try Data(text.utf8).write(to: file)
        session = try TmuxSession([file.path], in: home)
        try session.wait(for: "the drawing") { $0.status.contains("plan.dudel") && $0.contains("? Help") }
    }

    /// Draws while there is space, while there is none, and when there is some again.
    mutating func check(fill: () throws -> Void, free: () throws -> Void) throws {
        try add(10)
        try waitForJournal(holding: 11)
        try fill()
        // The journal is full first: what was written is whole, and the person is told.
        var told = Screenshot("")
        while !told.contains("recovery journal cannot be written") {
            try #require(added < 200, "the journal took all of it")
            // The next key takes the word away.
            try add(1)
            Patience.pause(0.1)
            told = try session.screen()
        }
        try #require(told.contains("no space left"), "\(told)")
        let kept = try #require(try journal(), "the journal is gone")
        #expect(kept.damagedLine == nil)
        #expect((11...added + 1).contains(kept.document.drawables.count))
        // So is the file.
        try add(200)
        try session.press("S")
        try session.wait(for: "the word that it is not saved") { $0.contains("not saved") && $0.contains("no space left") }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        let beside = TemporaryFolder.names(in: file.deletingLastPathComponent().path).filter { $0.contains("plan") }
        #expect(beside == [".plan.dudel.lock", "plan.dudel"])
        // Going on works, and space brings the journal up to date without a key.
        try add(4)
        try free()
        try waitForJournal(holding: added + 1)
        try session.press("S")
        try session.wait(for: "the save") { $0.status.contains("saved plan.dudel") || !$0.status.contains("*") }
        try Patience.wait(for: "the file") { try fileCount == added + 1 ? true : nil }
        try Patience.wait(for: "the end of the journal") { TemporaryFolder.names(in: state + "/journals").isEmpty ? true : nil }
    }

    /// Draws rectangles, each a step.
    private mutating func add(_ count: Int) throws {
        if added == 0 { try session.press("3") }
        for _ in 0..<count {
            try session.type(added.isMultiple(of: 2) ? " lj " : " hk ")
            added += 1
        }
    }

    private func waitForJournal(holding count: Int) throws {
        try Patience.wait(for: "\(count) drawables in the journal") {
            try journal()?.document.drawables.count == count ? true : nil
        } otherwise: {
            "\(String(describing: try journal()?.document.drawables.count))\n\(try session.screen())"
        }
    }

    /// What a crash would leave at this moment, or nothing; the program itself holds its journal locked.
    private func journal() throws -> RecoverableDrawing? {
        let copy = TemporaryFolder()
        let folder = StateFolder(path: copy.path)
        try folder.prepare()
        for name in TemporaryFolder.names(in: state + "/journals") {
            let bytes = try Data(contentsOf: URL(filePath: state + "/journals/" + name))
            try bytes.write(to: URL(filePath: folder.journals + "/" + name))
        }
        let report = Recovery.pending(in: folder)
        #expect(report.unreadable.isEmpty)
        return report.drawings.first
    }

    private var fileCount: Int {
        get throws { try DrawingReader.read([UInt8](Data(contentsOf: file))).document.drawables.count }
    }
}
