/// Which file the drawing belongs to, and which place of the history it holds.
struct FileState: Equatable {
    /// The file's name; nothing for a drawing that was never saved.
    var name: String?
    var isReadOnly = false
    /// The place of the history that the file holds; nothing when no file holds any.
    var savedPosition: Int? = 0
}
