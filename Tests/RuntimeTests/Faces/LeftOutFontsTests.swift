import Drawing
import Files
import Glibc
import TestSupport
import Testing
import Typography

@testable import Runtime

@Suite("The fonts that are left out")
struct LeftOutFontsTests {
    private let home = TemporaryFolder()
    private var folder: StateFolder { StateFolder(path: home.path) }

    private func font(_ path: String, seconds: Int64 = 1) -> FontFile {
        FontFile(path: path, size: 10, seconds: seconds, nanoseconds: 5)
    }

    @Test("are the same ones in the next session, whatever they are called")
    func keeping() throws {
        var list = LeftOutFonts()
        list.add([font("/a\"b\\c\n\u{1b}é.ttf"), font("/b.ttf")])
        try folder.prepare()
        try list.save(in: folder)
        #expect(LeftOutFonts(in: folder) == list)
        #expect(home.mode(of: "fonts/left-out") == 0o600)
    }

    @Test("are at most 64, each once, the newest first")
    func bounds() {
        var list = LeftOutFonts()
        for number in 0..<100 { list.add([font("/\(number)")]) }
        list.add([font("/99"), font("/98")])
        #expect(list.files.count == 64)
        #expect(list.files.prefix(3).map(\.path) == ["/99", "/98", "/97"])
    }

    @Test("are none where the list is broken")
    func broken() throws {
        try folder.prepare()
        for text in ["", "font", "font \"/a\" size=x seconds=1 nanoseconds=1\n", "\u{0}\u{1}", "font \"/a"] {
            home.write(text, to: "fonts/left-out")
            #expect(LeftOutFonts(in: folder).files.isEmpty)
        }
    }

    @Test("are not listed until their files change")
    func catalogue() throws {
        let all = FontCatalogue.load(languages: ["en"])
        let name = try #require(all.list.entries.first).name
        let typesetter = Typesetter()
        typesetter.install(all)
        let layout = typesetter.layout(.init("A", face: name, size: 12))
        let runs = layout.lines.flatMap(\.runs).compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
        let face = try #require(runs.first).face
        let path = try #require(typesetter.font(of: face)).path
        var status = stat()
        try #require(stat(path, &status) == 0)
        var file = FontFile(
            path: path, size: Int64(status.st_size), seconds: Int64(status.st_mtim.tv_sec),
            nanoseconds: Int64(status.st_mtim.tv_nsec))
        #expect(FontCatalogue.load(languages: ["en"], leavingOut: [file]).list.position(of: name) == nil)
        file.size += 1
        #expect(FontCatalogue.load(languages: ["en"], leavingOut: [file]).list == all.list)
    }
}
