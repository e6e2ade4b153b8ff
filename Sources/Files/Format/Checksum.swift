/// Checksums against accidents; they protect from no one.
enum Checksum {
    /// FNV-1a with 64 bits (Fowler, Noll, Vo; parameters of draft-eastlake-fnv).
    static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    /// CRC-32 as in ISO-HDLC and zlib (polynomial 0xEDB88320, reflected), going on from the checksum of what came before.
    static func crc32(_ bytes: some Sequence<UInt8>, after previous: UInt32 = 0) -> UInt32 {
        var crc = ~previous
        for byte in bytes { crc = crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] ^ crc >> 8 }
        return ~crc
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
