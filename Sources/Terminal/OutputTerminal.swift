import CNcurses
import Glibc
import Graphemes
import Screen

/// A terminal on standard output that a program only prints on, as its description, the locale and the environment have it.
///
/// Nothing is written to it and no mode changes; what is found out is what the drawing program itself finds.
public struct OutputTerminal {
    /// What it can show; without colours where nothing describes it.
    public let capabilities: Capabilities
    /// The width of its window in columns, or nothing where it does not know.
    public let columns: Int?
    private let isUTF8: Bool

    /// Finds out about standard output; nothing where that is no terminal.
    public init?(_ options: TerminalOptions) {
        guard isatty(Terminal.standardOutput) == 1 else { return nil }
        TerminalLocale.adopt()
        let traits = TerminalTraits.current()
        isUTF8 = traits.isUTF8
        let description = try? TerminalDescription.find(traits, options)
        let depth = description.map { TerminalTraits.depth(described: Int(nc_number("colors")), exact: $0.hasExactColours) }
        capabilities = Capabilities(
            glyphs: traits.glyphs(options, limits: .found(isUTF8: isUTF8)),
            colours: traits.colours(options, screen: depth ?? .none))
        nc_forget_setup()
        let width = Int(nc_window_size(Terminal.standardOutput) & 0xFFFF)
        columns = width > 0 ? width : nil
    }

    /// UTF-8 as the locale writes it: what it lacks is a question mark for each column.
    public func encoded(_ bytes: [UInt8]) -> [UInt8] {
        guard !isUTF8 else { return bytes }
        var result: [UInt8] = []
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar.isASCII {
                result.append(UInt8(scalar.value))
            } else {
                let written = OutputTerminal.bytes(of: scalar)
                result += written.isEmpty ? Array(repeating: UInt8(ascii: "?"), count: scalar.columns) : written
            }
        }
        return result
    }

    private static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
        guard nc_encodes(scalar.value) > 0 else { return [] }
        var buffer = [CChar](repeating: 0, count: 32)
        var state = mbstate_t()
        let count = wcrtomb(&buffer, wchar_t(bitPattern: scalar.value), &state)
        return buffer.prefix(count).map { UInt8(bitPattern: $0) }
    }
}
