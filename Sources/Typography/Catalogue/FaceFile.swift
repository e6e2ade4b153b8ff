/// Where a face lies on the machine: its identity, whatever it is called.
struct FaceFile: Hashable, Sendable {
    /// The path of the font file; where it is no UTF-8, a form of it that can be shown.
    var path: String
    /// The path's bytes where they are no UTF-8.
    private var rawPath: [CChar]?
    /// The number of the face in the file; the upper 16 bits hold the number of a named instance, counted from 1.
    var index: Int32

    /// Creates the place of a face in a file whose path is UTF-8.
    init(path: String, index: Int32) {
        self.path = path
        self.index = index
    }

    /// Creates the place of a face in a file, whose path ends with a zero byte and may hold any bytes before it.
    init(path: UnsafePointer<UInt8>, index: Int32) {
        self.path = String(cString: path)
        self.index = index
        // A repaired text is another one than the bytes; what is ASCII needs no repair.
        var length = 0
        var isASCII = true
        while path[length] != 0 {
            isASCII = isASCII && path[length] < 0x80
            length += 1
        }
        guard !isASCII, !self.path.utf8.elementsEqual(UnsafeBufferPointer(start: path, count: length)) else { return }
        rawPath = (0...length).map { CChar(bitPattern: path[$0]) }
    }

    /// Calls a body with the path as the system knows it.
    func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        guard let rawPath else { return path.withCString(body) }
        return rawPath.withUnsafeBufferPointer { $0.baseAddress.map(body) } ?? path.withCString(body)
    }

    /// The number of the face in its collection, without the instance bits.
    var faceNumber: UInt32 { UInt32(bitPattern: index) & 0xFFFF }

    /// The named instance of a variable font, counted from 0, if it is one.
    var namedInstance: UInt32? {
        let bits = (UInt32(bitPattern: index) >> 16) & 0x7FFF
        return bits == 0 ? nil : bits - 1
    }
}
