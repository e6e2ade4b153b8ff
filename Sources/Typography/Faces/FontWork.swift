import Glibc
import Synchronization

/// A small mapped file that names the fonts the program works on at the moment, so that the start after a crash knows which one
/// did it.
///
/// Every thread that opens, shapes or rasterises has a place of its own in it. The file is locked as long as its process lives;
/// one without a lock was left behind. What is written into it survives the process, however that ends.
public final class FontWork: Sendable {
    /// The one of this process, once it was begun.
    static var ofProcess: FontWork? { current.withLock { $0 } }
    private static let current = Mutex<FontWork?>(nil)

    /// The places of threads; further ones go without.
    static let places = 8
    private static let size = places * FontWorkPlace.size
    private static let prefix = "work-"

    // Each place is written by one thread alone, and none is ever unmapped.
    nonisolated(unsafe) private let memory: UnsafeMutableRawPointer
    private let path: String
    private let taken = Mutex(0)

    private init(memory: UnsafeMutableRawPointer, path: String) {
        self.memory = memory
        self.path = path
    }

    /// Makes the file of this process in a folder; fails where it cannot be written, and then nothing is remembered.
    init?(in folder: String) {
        path = "\(folder)/\(FontWork.prefix)\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        // The room is taken now: a full disk would make a later store into the mapping a crash of its own.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, posix_fallocate(descriptor, 0, off_t(FontWork.size)) == 0,
            let mapped = mmap(nil, FontWork.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), mapped != MAP_FAILED
        else {
            unlink(path)
            close(descriptor)
            return nil
        }
        // The descriptor stays open, as the lock is its.
        memory = mapped
    }

    /// Begins to name the fonts of this process in a folder, unless it does so already.
    public static func begin(in folder: String) {
        current.withLock { current in
            if current == nil { current = FontWork(in: folder) }
        }
    }

    /// Forgets the file of this process, which ends as it should.
    public static func end() {
        current.withLock { current in
            if let path = current?.path { unlink(path) }
            current = nil
        }
    }

    /// A place for a thread, or nothing where all are taken.
    func place() -> FontWorkPlace? {
        taken.withLock { taken in
            guard taken < FontWork.places else { return nil }
            taken += 1
            return FontWorkPlace(memory + (taken - 1) * FontWorkPlace.size)
        }
    }

    /// The fonts that ended processes were at work on, from files in a folder that no living process holds; these are removed.
    public static func collect(from folder: String) -> [FontFile] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var found: [FontFile] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(prefix) { found += collect(file: "\(folder)/\(name)") }
        }
        return found
    }

    private static func collect(file path: String) -> [FontFile] {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return [] }
        unlink(path)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, size))
        }
        guard bytes.count == size else { return [] }
        return (0..<places).compactMap {
            FontWorkPlace.file(in: bytes[($0 * FontWorkPlace.size)..<(($0 + 1) * FontWorkPlace.size)])
        }
    }
}
