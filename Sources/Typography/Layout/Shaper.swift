import CHarfbuzz

/// Turns items into glyphs with HarfBuzz.
final class Shaper {
    private let buffer: OpaquePointer?
    private var languages: [String: OpaquePointer] = [:]

    /// The features that letter spacing puts out of use (CSS Text 3, section 8.2): ligatures that a text can do
    /// without.
    private static let optionalLigatures: [hb_feature_t] = ["liga", "clig"].map { name in
        let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return hb_feature_t(tag: tag, value: 0, start: 0, end: UInt32.max)
    }

    /// Creates a shaper with a buffer that every call uses again.
    init() { buffer = hb_buffer_create() }

    deinit { hb_buffer_destroy(buffer) }

    /// Shapes an item.
    /// - Parameters:
    ///   - context: the characters that letters may join with; of the paragraph, or of one line.
    ///   - size: the font size in dots.
    ///   - tracking: what is added between characters, in dots; scripts whose letters join take none.
    func shape(
        _ item: TextItem, in paragraph: Paragraph, context: Range<Int>, size: Double, language: String, tracking: Double = 0
    ) -> ShapedRun {
        let outer = paragraph.scalarRange(of: context)
        let inner = paragraph.scalarRange(of: item.characters)
        prepare(item, atStart: inner.lowerBound == outer.lowerBound, atEnd: inner.upperBound == outer.upperBound, language)
        paragraph.scalars.withUnsafeBufferPointer { scalars in
            guard let first = scalars.baseAddress else { return }
            hb_buffer_add_utf32(
                buffer, first + outer.lowerBound, Int32(truncatingIfNeeded: outer.count),
                UInt32(truncatingIfNeeded: inner.lowerBound - outer.lowerBound), Int32(truncatingIfNeeded: inner.count))
        }
        let isTracked = tracking != 0 && tracking.isFinite && !JoiningScript.joins(item.script)
        item.face.shape(buffer, features: isTracked ? Shaper.optionalLigatures : [])
        var run = ShapedRun(
            item: item, glyphs: glyphs(of: item, in: paragraph, from: outer.lowerBound, within: inner, size: size))
        if isTracked { run.track(by: tracking) }
        return run
    }

    private func prepare(_ item: TextItem, atStart: Bool, atEnd: Bool, _ language: String) {
        hb_buffer_reset(buffer)
        hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, item.script)
        if let known = languages[language] ?? hb_language_from_string(language, -1) {
            if languages.count > 256 { languages = [:] }
            languages[language] = known
            hb_buffer_set_language(buffer, known)
        }
        var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
        if atStart { flags |= HB_BUFFER_FLAG_BOT.rawValue }
        if atEnd { flags |= HB_BUFFER_FLAG_EOT.rawValue }
        hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    }

    private func glyphs(
        of item: TextItem, in paragraph: Paragraph, from first: Int, within inner: Range<Int>, size: Double
    ) -> [ShapedGlyph] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        let unit = item.face.shapingUnit * size
        var result: [ShapedGlyph] = []
        result.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            let position = positions[index]
            let cluster = min(max(Int(infos[index].cluster) + first, inner.lowerBound), inner.upperBound - 1)
            var advance = Double(position.x_advance) * unit
            if paragraph.isTab(Int(paragraph.characterOf[cluster])) { advance *= Paragraph.tabWidth }
            result.append(
                ShapedGlyph(
                    glyph: infos[index].codepoint, cluster: Int32(truncatingIfNeeded: cluster),
                    isSafeToBreak: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0, advance: advance,
                    offsetX: Double(position.x_offset) * unit, offsetY: Double(position.y_offset) * unit))
        }
        return result
    }
}
