import CHarfbuzz

/// The script of every character of a paragraph, with shared characters given to the script they stand in (UAX #24).
enum ScriptRuns {
    /// The scripts: what is common or inherited takes the script before it, or at the beginning the first that comes.
    static func scripts(of paragraph: Paragraph) -> [hb_script_t] {
        var result: [hb_script_t] = []
        result.reserveCapacity(paragraph.count)
        let functions = hb_unicode_funcs_get_default()
        var current = HB_SCRIPT_COMMON
        var leading = 0
        for character in 0..<paragraph.count {
            for scalar in paragraph.cluster(character) {
                let script = scalar < 0x80 ? ascii(scalar) : hb_unicode_script(functions, scalar)
                if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN { continue }
                if current == HB_SCRIPT_COMMON { leading = character }
                current = script
                break
            }
            result.append(current)
        }
        for character in 0..<leading { result[character] = result[leading] }
        return result
    }

    private static func ascii(_ scalar: UInt32) -> hb_script_t {
        (0x61...0x7A).contains(scalar | 0x20) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }
}
