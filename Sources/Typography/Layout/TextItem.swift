import CHarfbuzz

/// A stretch of a paragraph that is shaped at once: one script, one level, one face.
struct TextItem {
    var characters: Range<Int>
    var script: hb_script_t
    var level: Int8
    var face: OpenFace

    var isRightToLeft: Bool { level & 1 == 1 }

    /// The number of characters from which an item ends at the next blank, which bounds the shaper's memory.
    private static let comfortableLength = 4096
    /// The number of characters no item exceeds.
    private static let greatestLength = 16384

    /// Cuts a paragraph into items, in reading order.
    static func items(of paragraph: Paragraph, levels: BidiLevels, chooser: FaceChooser) -> [TextItem] {
        var items: [TextItem] = []
        let scripts = ScriptRuns.scripts(of: paragraph)
        var open: TextItem?
        for character in 0..<paragraph.count {
            let level = levels[Int(paragraph.starts[character])]
            let face = chooser.face(for: paragraph.cluster(character))
            if var item = open, item.face === face, item.level == level, item.script == scripts[character] {
                let isTooLong =
                    item.characters.count >= comfortableLength
                    && (paragraph.isBlank(character - 1) || item.characters.count >= greatestLength)
                if !isTooLong {
                    item.characters = item.characters.lowerBound..<(character + 1)
                    open = item
                    continue
                }
            }
            if let item = open { items.append(item) }
            open = TextItem(characters: character..<(character + 1), script: scripts[character], level: level, face: face)
        }
        if let item = open { items.append(item) }
        return items
    }
}
