import Glibc

/// What the kernel tells of a folder that it watches (inotify(7)).
struct InotifyMessage {
    /// The number of the watch; -1 where messages were lost.
    let watch: Int32
    /// What happened, as bits of `IN_…`.
    let mask: UInt32
    /// The name in the folder that it happened to; empty where it is about the folder itself.
    let name: String

    /// Messages were lost: anything may have happened.
    var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }

    /// The bytes that are read at once, room for dozens of the longest names.
    private static let capacity = 16384

    /// Reads what waits; nothing where nothing could be read, and `errno` says why.
    static func read(from descriptor: Int32) -> [InotifyMessage]? {
        withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 8) { buffer in
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            return count > 0 ? messages(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) : nil
        }
    }

    /// Each message is a number, a mask, a cookie and the length of the name that follows, each of four bytes.
    private static func messages(in bytes: UnsafeRawBufferPointer) -> [InotifyMessage] {
        var result: [InotifyMessage] = []
        var offset = 0
        while offset + 16 <= bytes.count {
            let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
            let name = bytes[(offset + 16)..<min(bytes.count, offset + 16 + length)].prefix { $0 != 0 }
            result.append(
                InotifyMessage(
                    watch: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                    mask: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                    name: String(decoding: name, as: UTF8.self)))
            offset += 16 + length
        }
        return result
    }
}
