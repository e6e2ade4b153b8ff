import Articles
import Files
import Glibc

/// Answers of sites, kept on disk between sessions; any number of programs may use one folder at a time.
///
/// Each answer is a file of its own that is put into place whole, so that nobody reads half of one. When the folder grows beyond
/// its limits the files that were used least lately go.
struct AnswerCache: Sendable {
    /// An answer that was kept.
    struct Answer {
        /// The address it answers.
        var url: String
        /// The mark of its version.
        var etag: String?
        /// When the site gave it, in seconds since 1970.
        var time: Int
        var body: [UInt8]
    }

    private let folder: String
    private let limit: Int
    private let fileLimit: Int

    /// Creates a cache in a folder, which is made when something is first kept.
    ///
    /// - Parameters:
    ///   - limit: the most bytes of all files.
    ///   - fileLimit: the most files.
    init(folder: String, limit: Int = 32 << 20, fileLimit: Int = 1_000) {
        self.folder = folder
        self.limit = limit
        self.fileLimit = fileLimit
    }

    /// Finds the folder `dudel/articles` in the folder of caches; without a home there is none.
    init?(environment: [String: String]) {
        guard let parent = BaseDirectory.cache.path(in: environment) else { return nil }
        self.init(folder: parent + "/dudel/articles")
    }

    /// The answer that was kept for an address; nothing where there is none, or none that is whole.
    func answer(to url: String) -> Answer? {
        let path = path(of: url)
        guard let bytes = try? SafeFile.read(path, limit: AnswerLimits.bytes + 1 << 16).bytes,
            let answer = AnswerCache.read(bytes), answer.url == url
        else { return nil }
        // The newest use counts when room is made.
        utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
        return answer
    }

    /// Keeps an answer; where that fails the next session asks again.
    func keep(_ answer: Answer) {
        guard (try? Folder.make(folder)) != nil else { return }
        let path = path(of: answer.url)
        let head = "dudel-answer 1\n\(answer.url)\n\(answer.etag ?? "")\n\(answer.time)\n\(answer.body.count)\n"
        AnswerCache.write(Array(head.utf8) + answer.body, to: path)
        makeRoom()
    }

    private static func read(_ bytes: [UInt8]) -> Answer? {
        var rest = bytes[...]
        var lines: [String] = []
        while lines.count < 5 {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            lines.append(String(decoding: rest[..<end], as: UTF8.self))
            rest = rest[(end + 1)...]
        }
        guard lines[0] == "dudel-answer 1", let time = Int(lines[3]), Int(lines[4]) == rest.count else { return nil }
        // What is sent to a site again is checked again: anybody may have written here.
        var head = AnswerHead(status: 200)
        head.headers["etag"] = lines[2]
        return Answer(url: lines[1], etag: head.etag, time: time, body: Array(rest))
    }

    /// A name for an address: two hashes of it (FNV-1a, from two starts). That the file is the right one, its first lines tell.
    private func path(of url: String) -> String {
        func hash(_ start: UInt64) -> String {
            let value = url.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return "\(folder)/\(hash(0xCBF2_9CE4_8422_2325))\(hash(0x9AE1_6A3B_2F90_404F))"
    }

    /// Writes a file beside its place and puts it there. It is not synced: after a power cut a copy may be lost, and is asked for
    /// again.
    private static func write(_ bytes: [UInt8], to path: String) {
        let temporary = "\(path).\(getpid())"
        unlink(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return }
        var written = 0
        while written < bytes.count {
            let result = bytes.withUnsafeBytes { buffer in
                Glibc.write(file, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if result < 0 && errno == EINTR { continue }
            guard result > 0 else { break }
            written += result
        }
        close(file)
        guard written == bytes.count, rename(temporary, path) == 0 else {
            unlink(temporary)
            return
        }
    }

    /// Removes the files that were used least lately until the rest keeps within the limits.
    private func makeRoom() {
        var files: [(path: String, size: Int, time: Int)] = []
        Folder.each(in: folder) { name, _ in
            var status = stat()
            let path = "\(folder)/\(name)"
            if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
                files.append((path, Int(status.st_size), status.st_mtim.tv_sec))
            }
            return true
        }
        var size = files.reduce(0) { $0 + $1.size }
        var count = files.count
        for file in files.sorted(by: { $0.time < $1.time }) {
            guard size > limit || count > fileLimit else { break }
            unlink(file.path)
            size -= file.size
            count -= 1
        }
    }
}
