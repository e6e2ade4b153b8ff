import Drawing
import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Merging drawings with git")
struct MergeTests {
    private static let gitIsInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

    @Test("keeps what two people added, with the line for .gitattributes that the document gives", .enabled(if: gitIsInstalled))
    func union() throws {
        let folder = TemporaryFolder()
        func git(_ arguments: String...) throws {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/git")
            process.arguments =
                ["-C", folder.path, "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
                + arguments
            process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1"]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "git \(arguments)")
        }
        let first = "dudel 1\nrectangle 0 0 8 8 id=base\n"
        folder.write("*.dudel merge=union\n", to: ".gitattributes")
        folder.write(first, to: "a.dudel")
        try git("init", "-q", "-b", "main")
        try git("add", ".")
        try git("commit", "-q", "-m", "Begin")
        try git("checkout", "-q", "-b", "ann")
        folder.write(first + "oval 0 0 4 4 id=ann\ntext 0 0 \"Ann's\" id=ann2\n", to: "a.dudel")
        try git("commit", "-q", "-a", "-m", "Add an oval")
        try git("checkout", "-q", "main")
        folder.write(first + "line 0 0 9 9 id=bob\n", to: "a.dudel")
        try git("commit", "-q", "-a", "-m", "Add a line")
        try git("merge", "-q", "--no-edit", "ann")
        let text = try #require(folder.text(of: "a.dudel"))
        let file = try DrawingReader.read(Array(text.utf8))
        #expect(Set(file.document.drawables.map(\.id.text)) == ["base", "ann", "ann2", "bob"])
        #expect(file.document.drawables.first?.id.text == "base" && file.notices.isEmpty)
    }
}
