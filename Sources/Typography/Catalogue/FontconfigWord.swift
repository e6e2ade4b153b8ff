import Glibc

/// A word of fontconfig's, compared with what it holds without making a text of that.
struct FontconfigWord: Sendable {
    private let bytes: [CChar]

    /// The name of the language that drawings name faces in.
    static let english = FontconfigWord("en")

    init(_ text: String) { bytes = Array(text.utf8CString) }

    /// Whether a text that ends with a zero byte is the same.
    func matches(_ text: UnsafePointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { own in
            own.baseAddress.map { strcmp($0, UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self)) == 0 } ?? false
        }
    }

    /// What a font may call a language that is given by its BCP 47 code, the best name first.
    ///
    /// Chinese is named by where it is written, as fonts have done since before codes named its script.
    static func names(of code: String) -> [FontconfigWord] {
        let full = String(code.lowercased().map { $0 == "_" ? "-" : $0 })
        let primary = LanguageCode.primary(code)
        var names = [full]
        if primary == "zh" {
            let isTraditional = full.contains("hant") || ["-tw", "-hk", "-mo"].contains { full.hasSuffix($0) }
            names += isTraditional ? ["zh-tw", "zh-hk"] : ["zh-cn", "zh-sg"]
        }
        // In English the names that drawings keep are shown.
        return primary == "en" ? [] : (names + [primary]).map { FontconfigWord($0) }
    }
}
