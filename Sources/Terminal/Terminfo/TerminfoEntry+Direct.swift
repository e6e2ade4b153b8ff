import CNcurses
import Glibc

extension TerminfoEntry {
    /// The numbers of exact colours are their red, green and blue; those of the palette begin here.
    static let paletteStart = 1 << 24

    /// The description of the terminal that `setupterm` read.
    static func loaded(named name: String) -> TerminfoEntry {
        let flags = (0..<Int32(BOOLCOUNT)).map { nc_flag(nc_flag_name($0)) != 0 }
        let numbers = (0..<Int32(NUMCOUNT)).map { nc_number(nc_number_name($0)) }
        let strings = (0..<Int32(STRCOUNT)).map { nc_string(nc_string_name($0)).map { bytes(of: $0) } }
        return TerminfoEntry(
            names: name + "|dudel with exact colours", flags: flags, numbers: numbers, strings: strings,
            extendedFlags: ["AX", "U8", "XT"].filter { nc_flag($0) != 0 })
    }

    /// Makes the terminal one with exact colours, which ncurses gives only to an entry with the flag `RGB`.
    ///
    /// Colours up to 0xFFFFFF are sent as `38;2;r;g;b`, so that none of them is taken for one of the palette; the 256 behind
    /// them are the palette's.
    mutating func makeDirect() {
        let base = Self.paletteStart
        func setter(normal: Int, bright: Int) -> String {
            "\u{1B}[%?%p1%{\(base)}%<%t\(normal)8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
                + "%e%p1%{\(base + 8)}%<%t\(normal)%p1%{\(base)}%-%d"
                + "%e%p1%{\(base + 16)}%<%t\(bright)%p1%{\(base + 8)}%-%d"
                + "%e\(normal)8;5;%p1%{\(base)}%-%d%;m"
        }
        set("colors", to: Int32(base + 256))
        set("pairs", to: 1 << 16)
        set("setaf", to: setter(normal: 3, bright: 9))
        set("setab", to: setter(normal: 4, bright: 10))
        // Nobody redefines colours of the palette, and a table of 16 million would be made for it.
        for name in ["initc", "initp", "oc", "setf", "setb"] { set(name, to: nil) }
        if let index = (0..<BOOLCOUNT).first(where: { strcmp(nc_flag_name($0), "ccc") == 0 }) { flags[Int(index)] = false }
        extendedFlags = (extendedFlags + ["RGB"]).sorted()
    }

    private static func bytes(of string: UnsafePointer<CChar>) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: string, count: strlen(string)))
    }

    private mutating func set(_ name: String, to value: Int32) {
        if let index = (0..<NUMCOUNT).first(where: { strcmp(nc_number_name($0), name) == 0 }) { numbers[Int(index)] = value }
    }

    private mutating func set(_ name: String, to value: String?) {
        guard let index = (0..<STRCOUNT).first(where: { strcmp(nc_string_name($0), name) == 0 }) else { return }
        strings[Int(index)] = value.map { Array($0.utf8) }
    }
}
