import Drawing
import Foundation
import TestSupport
import Testing

@testable import Typography

@Suite("The file that names the font at work")
struct FontWorkTests {
    private let folder = TemporaryFolder()
    private let font = FontFile(path: "/fonts/é.ttf", size: 7, seconds: 8, nanoseconds: 9)

    /// What the next start would find, were the process to end at this moment: a copy of the file has no lock.
    private func leftBehind() throws -> [FontFile] {
        let other = TemporaryFolder()
        for name in folder.names { try FileManager.default.copyItem(atPath: folder(name), toPath: other(name)) }
        return FontWork.collect(from: other.path)
    }

    @Test func namesAFontOnlyWhileItIsWorkedOn() throws {
        let work = try #require(FontWork(in: folder.path))
        let place = try #require(work.place())
        #expect(try leftBehind().isEmpty)
        place.begin(font)
        #expect(try leftBehind() == [font])
        place.begin(font)
        place.end()
        #expect(try leftBehind() == [font])
        place.end()
        #expect(try leftBehind().isEmpty)
    }

    @Test func everyThreadHasAPlaceOfItsOwn() throws {
        let work = try #require(FontWork(in: folder.path))
        let places = (0..<FontWork.places).compactMap { _ in work.place() }
        #expect(places.count == FontWork.places)
        #expect(work.place() == nil)
        var fonts: [FontFile] = []
        for (number, place) in places.enumerated() {
            fonts.append(FontFile(path: "/\(number)", size: 1, seconds: 2, nanoseconds: 3))
            place.begin(fonts[number])
        }
        #expect(try leftBehind() == fonts)
    }

    @Test func whatALivingProcessHoldsIsLeftAlone() throws {
        let work = try #require(FontWork(in: folder.path))
        try #require(work.place()).begin(font)
        #expect(FontWork.collect(from: folder.path).isEmpty)
        #expect(folder.names.count == 1)
    }

    @Test func aFileIsCollectedOnceAndADamagedOneIsRemoved() throws {
        let work = try #require(FontWork(in: folder.path))
        try #require(work.place()).begin(font)
        let other = TemporaryFolder()
        try FileManager.default.copyItem(atPath: folder(folder.names[0]), toPath: other("work-1"))
        other.write("no such thing", to: "work-2")
        try Data(repeating: 0xFF, count: FontWork.places * FontWorkPlace.size).write(to: URL(filePath: other("work-3")))
        try Data([1, 0, 0, 0]).write(to: URL(filePath: other("unrelated")))
        #expect(FontWork.collect(from: other.path) == [font])
        #expect(other.names == ["unrelated"])
        #expect(FontWork.collect(from: other.path).isEmpty)
        #expect(FontWork.collect(from: "/nowhere").isEmpty)
    }

    @Test func aPathWithoutRoomNamesNothing() throws {
        let work = try #require(FontWork(in: folder.path))
        let place = try #require(work.place())
        place.begin(font)
        place.end()
        place.begin(FontFile(path: String(repeating: "a", count: 5000), size: 1, seconds: 1, nanoseconds: 1))
        #expect(try leftBehind().isEmpty)
    }

    @Test func whereItCannotBeWrittenThereIsNone() {
        #expect(FontWork(in: "/proc/nowhere") == nil)
    }

    @Test func openingAFaceWorksOnItsFile() throws {
        let work = try #require(FontWork(in: folder.path))
        let library = FontLibrary(work: work)
        let file = try #require(TestFonts.file(of: TestFonts.sans))
        let face = try #require(OpenFace(file, id: FaceID(0), name: TestFonts.sans, library: library))
        #expect(try leftBehind().isEmpty)
        let during = try face.working { try leftBehind() }
        #expect(during.map(\.path) == [file.path])
        #expect(face.hasGlyph(for: 0x41))
        #expect(try leftBehind().isEmpty)
    }
}
