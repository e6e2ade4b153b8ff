import Editor
import Files

extension ArticleMemory {
    /// Takes what the preferences keep.
    init(_ reading: ReadingMemory) {
        self.init(address: reading.address, paragraph: reading.paragraph, president: reading.president)
    }

    /// As the preferences keep it.
    var reading: ReadingMemory { ReadingMemory(address: address, paragraph: paragraph, president: president) }
}
