import CHarfbuzz

/// Scripts whose letters are joined by strokes, which letter spacing would tear (CSS Text 3, appendix D).
enum JoiningScript {
    /// Whether letters of a script join.
    static func joins(_ script: hb_script_t) -> Bool {
        switch script {
        case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_PHAGS_PA,
            HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_ADLAM:
            true
        default: false
        }
    }
}
