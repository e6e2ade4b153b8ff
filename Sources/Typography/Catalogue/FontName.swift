import Glibc
import Graphemes

/// Makes names that fonts claim fit to be shown: fonts are files from anywhere, and their names may hold any bytes.
enum FontName {
    /// The most bytes of a name; real ones have less than 64.
    static let longest = 256

    /// A text that ends with a zero byte in a form that is safe on a line: broken UTF-8 and whatever would act on a terminal
    /// replaced, blanks joined, cut behind `longest` bytes.
    static func text(of bytes: UnsafePointer<UInt8>) -> String {
        var length = strnlen(UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self), longest + 1)
        let isCut = length > longest
        if isCut {
            length = longest
            // Not within a character: its bytes behind the first begin with the bits 10.
            while length > 0, bytes[length] & 0xC0 == 0x80 { length -= 1 }
        }
        let buffer = UnsafeBufferPointer(start: bytes, count: length)
        let text = String(decoding: buffer, as: UTF8.self)
        let isPlain = buffer.allSatisfy { (0x20..<0x7F).contains($0) } && buffer.first != 0x20 && buffer.last != 0x20
        let safe = isPlain ? text : VisibleReplacement.of(text).split(separator: " ").joined(separator: " ")
        return isCut ? safe + "…" : safe
    }
}
