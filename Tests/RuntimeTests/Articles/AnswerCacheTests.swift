import Glibc
import TestSupport
import Testing

@testable import Runtime

@Suite struct AnswerCaches {
    let folder = TemporaryFolder()

    private func answer(_ url: String, _ body: String, time: Int = 5) -> AnswerCache.Answer {
        AnswerCache.Answer(url: url, etag: "\"v\"", time: time, body: Array(body.utf8))
    }

    @Test func whatIsKeptComesBackWithItsMarkAndTime() throws {
        let cache = AnswerCache(folder: folder("a/b"))
        cache.keep(answer("http://x/1", "one\n\ntwo"))
        let found = try #require(cache.answer(to: "http://x/1"))
        #expect(found.body == Array("one\n\ntwo".utf8))
        #expect(found.etag == "\"v\"")
        #expect(found.time == 5)
        #expect(cache.answer(to: "http://x/2") == nil)
        cache.keep(answer("http://x/1", "three", time: 9))
        #expect(cache.answer(to: "http://x/1")?.time == 9)
        #expect(TemporaryFolder.names(in: folder("a/b")).count == 1)
    }

    /// Every prefix of a file, and every file with one byte changed in its head, is another answer's or none.
    @Test func aDamagedFileIsNoAnswer() throws {
        let cache = AnswerCache(folder: folder.path)
        cache.keep(answer("http://x/1", "body"))
        let name = try #require(folder.names.first)
        let whole = try #require(folder.text(of: name))
        for length in 0..<whole.utf8.count {
            folder.write(String(whole.prefix(length)), to: name)
            #expect(cache.answer(to: "http://x/1") == nil, "\(length)")
        }
        folder.write(whole.replacing("http://x/1", with: "http://x/7"), to: name)
        #expect(cache.answer(to: "http://x/1") == nil)
        folder.write(whole.replacing("\"v\"", with: "a b\u{1B}"), to: name)
        #expect(cache.answer(to: "http://x/1")?.etag == nil)
    }

    @Test func theLeastLatelyUsedGoWhenTheFolderIsFull() throws {
        let cache = AnswerCache(folder: folder.path, limit: 1 << 20, fileLimit: 3)
        for number in 1...3 {
            cache.keep(answer("http://x/\(number)", "body"))
            for name in folder.names {
                var status = stat()
                stat(folder(name), &status)
                var times = [
                    timespec(tv_sec: status.st_mtim.tv_sec - 100, tv_nsec: 0),
                    timespec(tv_sec: status.st_mtim.tv_sec - 100, tv_nsec: 0),
                ]
                utimensat(AT_FDCWD, folder(name), &times, 0)
            }
        }
        // The first is used again and stays.
        #expect(cache.answer(to: "http://x/1") != nil)
        cache.keep(answer("http://x/4", "body"))
        #expect(folder.names.count == 3)
        #expect(cache.answer(to: "http://x/1") != nil)
        #expect(cache.answer(to: "http://x/2") == nil)
        #expect(cache.answer(to: "http://x/4") != nil)
    }

    @Test func aPlantedLinkIsNotWrittenThrough() throws {
        let cache = AnswerCache(folder: folder("cache"))
        cache.keep(answer("http://x/1", "body"))
        let name = try #require(TemporaryFolder.names(in: folder("cache")).first)
        folder.write("mine", to: "victim")
        symlink(folder("victim"), folder("cache/\(name).\(getpid())"))
        cache.keep(answer("http://x/1", "other"))
        #expect(folder.text(of: "victim") == "mine")
        #expect(cache.answer(to: "http://x/1")?.body == Array("other".utf8))
    }
}
