import Glibc
import Words

/// The environment variables that the program reads.
struct Environment {
    var values: [String: String]

    /// Those of the process.
    static var process: Environment {
        let names = [
            "HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "TERM", "LC_ALL", "LC_MESSAGES",
            "LC_CTYPE", "LANG", "DUDEL_GLYPHS", "DUDEL_COLORS",
            // What curl finds proxies and certificates by.
            "PATH", "http_proxy", "https_proxy", "all_proxy", "no_proxy", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY",
            "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR",
            "NO_COLOR",
        ]
        var values: [String: String] = [:]
        for name in names {
            guard let value = getenv(name) else { continue }
            values[name] = String(cString: value)
        }
        return Environment(values: values)
    }

    /// The language of the locale, English where the interface has no words in it (`LC_ALL`, `LC_MESSAGES`, `LANG`, as POSIX
    /// orders them).
    var language: Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { values[$0] }.first { !$0.isEmpty }
        return locale.flatMap { Language(locale: $0) } ?? .english
    }

    /// Whether the locale's characters are UTF-8.
    var isUTF8: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { values[$0] }.first { !$0.isEmpty } ?? ""
        let name = locale.lowercased()
        return name.contains("utf-8") || name.contains("utf8")
    }
}
