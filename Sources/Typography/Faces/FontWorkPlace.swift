/// The place of one thread in the file that names the fonts at work.
///
/// It holds whether the thread works, and the font file it worked on last: the file is written when it changes, and a number
/// before and behind each piece of work.
final class FontWorkPlace {
    /// In bytes.
    static let size = 4096
    /// Where the numbers and the path begin, in bytes.
    private enum Offset {
        static let isAtWork = 0
        static let length = 4
        static let size = 8
        static let seconds = 16
        static let nanoseconds = 24
        static let path = 32
    }

    private let memory: UnsafeMutableRawPointer
    private var current: FontFile?
    /// How many pieces of work are begun within each other, all on one font.
    private var depth = 0

    init(_ memory: UnsafeMutableRawPointer) { self.memory = memory }

    /// Names the font that is worked on until `end`.
    func begin(_ file: FontFile) {
        if depth == 0, file != current { write(file) }
        depth += 1
        memory.storeBytes(of: 1, toByteOffset: Offset.isAtWork, as: UInt32.self)
    }

    /// The thread is done with a piece of work.
    func end() {
        depth -= 1
        if depth == 0 { memory.storeBytes(of: 0, toByteOffset: Offset.isAtWork, as: UInt32.self) }
    }

    private func write(_ file: FontFile) {
        current = file
        memory.storeBytes(of: 0, toByteOffset: Offset.length, as: UInt32.self)
        var path = file.path
        path.withUTF8 { bytes in
            // No path that can be opened is longer than the 4096 bytes of `PATH_MAX`; the few that have no room go unnamed.
            guard let first = bytes.baseAddress, bytes.count <= FontWorkPlace.size - Offset.path else { return }
            (memory + Offset.path).copyMemory(from: first, byteCount: bytes.count)
            memory.storeBytes(of: file.size, toByteOffset: Offset.size, as: Int64.self)
            memory.storeBytes(of: file.seconds, toByteOffset: Offset.seconds, as: Int64.self)
            memory.storeBytes(of: file.nanoseconds, toByteOffset: Offset.nanoseconds, as: Int64.self)
            memory.storeBytes(of: UInt32(bytes.count), toByteOffset: Offset.length, as: UInt32.self)
        }
    }

    /// The font that a place named when its process ended, or nothing where it was not at work or the place is damaged.
    static func file(in place: ArraySlice<UInt8>) -> FontFile? {
        place.withUnsafeBytes { bytes in
            guard bytes.count == size, bytes.loadUnaligned(fromByteOffset: Offset.isAtWork, as: UInt32.self) == 1 else {
                return nil
            }
            let length = Int(bytes.loadUnaligned(fromByteOffset: Offset.length, as: UInt32.self))
            guard (1...(size - Offset.path)).contains(length) else { return nil }
            return FontFile(
                path: String(decoding: bytes[Offset.path..<(Offset.path + length)], as: UTF8.self),
                size: bytes.loadUnaligned(fromByteOffset: Offset.size, as: Int64.self),
                seconds: bytes.loadUnaligned(fromByteOffset: Offset.seconds, as: Int64.self),
                nanoseconds: bytes.loadUnaligned(fromByteOffset: Offset.nanoseconds, as: Int64.self))
        }
    }
}
