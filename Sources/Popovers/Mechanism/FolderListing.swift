/// The names in a folder, as far as they can be typed: hidden ones, and those that are not text, are left out.
public struct FolderListing: Hashable, Sendable {
    /// The folder as it was asked for: empty for the one the program works in, else ending in a slash.
    public var folder: String
    /// The files in it.
    public var files: [String]
    /// The folders in it.
    public var folders: [String]

    /// Creates a listing.
    public init(folder: String, files: [String] = [], folders: [String] = []) {
        self.folder = folder
        self.files = files
        self.folders = folders
    }
}
