import CFreetype

/// The vertical measures of a face on an em of 1 dot.
struct FaceMetrics: Equatable {
    /// Dots above the baseline.
    var ascent = 0.8
    /// Dots below the baseline.
    var descent = 0.2
    /// Dots between two lines.
    var gap = 0.0

    /// Reads the measures of a face; what a broken font claims is brought into a sane range.
    init(_ face: FT_Face) {
        let em = Double(max(1, face.pointee.units_per_EM))
        let top = Double(face.pointee.ascender) / em
        let bottom = -Double(face.pointee.descender) / em
        guard top + bottom > 0.1 else { return }
        ascent = min(4, max(0, top))
        descent = min(4, max(0, bottom))
        gap = min(4, max(0, Double(face.pointee.height) / em - ascent - descent))
    }
}
