/// Where a face lies on the machine: its identity, whatever it is called.
struct FaceFile: Hashable, Sendable {
    /// The path of the font file.
    var path: String
    /// The number of the face in the file; the upper 16 bits hold the number of a named instance, counted from 1.
    var index: Int32

    /// The number of the face in its collection, without the instance bits.
    var faceNumber: UInt32 { UInt32(bitPattern: index) & 0xFFFF }

    /// The named instance of a variable font, counted from 0, if it is one.
    var namedInstance: UInt32? {
        let bits = (UInt32(bitPattern: index) >> 16) & 0x7FFF
        return bits == 0 ? nil : bits - 1
    }
}
