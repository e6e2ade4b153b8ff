import Drawing
import Editor
import Geometry
import Screen
import TestSupport
import Testing
import Words

@testable import Runtime

@Suite("An export asks before it replaces what the session has not written")
struct ExportWorkerTests {
    private let folder = TemporaryFolder()
    private let worker = ExportWorker(folder: nil)
    private let mailbox = Mailbox()

    private func export(_ name: String, overwrites: Bool = false) throws -> Report? {
        var document = Document()
        try Edit.insert([.init(StoreSession.box("aaaaaaaa"), at: .max)]).apply(to: &document)
        worker.export(
            ExportWorker.Order(
                document: document, destination: .file(folder(name), ExportWishes(), overwrites: overwrites),
                capabilities: Capabilities(glyphs: .braille, colours: .palette), language: "en", words: .of(.english)),
            for: mailbox)
        worker.finish()
        for case .report(let report) in mailbox.collect() { return report }
        return nil
    }

    @Test("A file that was there is left alone until that is wanted, and is replaced freely from then on")
    func foreign() throws {
        folder.write("important", to: "a.txt")
        #expect(try export("a.txt")?.existingExport == folder("a.txt"))
        #expect(folder.text(of: "a.txt") == "important")
        #expect(try export("a.txt", overwrites: true)?.exportText == "exported \(folder("a.txt"))")
        #expect(folder.text(of: "a.txt") != "important")
        #expect(try export("a.txt")?.exportText == "exported \(folder("a.txt"))")
    }

    @Test("What another program wrote over an export is asked for again")
    func changedByOthers() throws {
        #expect(try export("a.txt")?.exportText == "exported \(folder("a.txt"))")
        folder.write("a note below the picture", to: "a.txt")
        #expect(try export("a.txt")?.existingExport == folder("a.txt"))
        #expect(folder.text(of: "a.txt") == "a note below the picture")
    }

    @Test("A folder that is not there is named as the reason")
    func missingFolder() throws {
        #expect(try export("nowhere/a.txt")?.exportText?.contains("folder") == true)
    }
}

extension Report {
    fileprivate var existingExport: String? { if case .exportExists(let path, _) = self { path } else { nil } }

    fileprivate var exportText: String? { if case .exportEnded(let text) = self { text } else { nil } }
}
