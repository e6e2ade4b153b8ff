import Glibc

/// The locale that the environment asks for.
enum TerminalLocale {
    /// Takes the locale of the environment over.
    ///
    /// SSH brings along the name of a locale that the machine may lack. Its characters are what the terminal shows all the same,
    /// so where they are UTF-8 the C library's own locale with them stands in.
    static func adopt() {
        guard setlocale(LC_ALL, "") == nil, namesUTF8(wanted) else { return }
        for name in ["C.UTF-8", "C.utf8"] where setlocale(LC_CTYPE, name) != nil { return }
    }

    /// The name of the locale for characters, as POSIX orders the variables.
    private static var wanted: String {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty { return value }
        }
        return ""
    }

    /// Whether a locale's name says that its characters are UTF-8.
    static func namesUTF8(_ locale: String) -> Bool {
        let codeset = locale.prefix { $0 != "@" }.drop { $0 != "." }.dropFirst().lowercased()
        return codeset == "utf-8" || codeset == "utf8"
    }
}
