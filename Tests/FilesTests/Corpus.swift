import Foundation
import Testing

@testable import Files

/// The files of `Tests/Corpus` that the fuzzer begins with, and those it has found.
enum Corpus {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Corpus")

    /// The drawings, broken ones among them.
    static func drawings() throws -> [[UInt8]] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".dudel") }
        return try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    }
}

@Suite struct CorpusTests {
    @Test func eachFileIsReadWholeOrRefused() throws {
        let files = try Corpus.drawings()
        #expect(files.count > 3)
        for file in files {
            guard let drawing = try? DrawingReader.read(file) else { continue }
            let written = try DrawingWriter.bytes(for: drawing.document)
            #expect(try DrawingWriter.bytes(for: try DrawingReader.read(written).document) == written)
        }
    }
}
