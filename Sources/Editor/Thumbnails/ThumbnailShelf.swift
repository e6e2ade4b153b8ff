import Popovers

/// Keeps the pictures of drawings that were looked at last, and knows which one is on its way.
struct ThumbnailShelf {
    /// The most pictures that are kept.
    static let capacity = 40

    private var kept: [(thumbnail: Thumbnail, picture: ThumbnailPicture)] = []
    private var ordered: Thumbnail?

    func picture(of thumbnail: Thumbnail) -> ThumbnailPicture? { kept.first { $0.thumbnail == thumbnail }?.picture }

    /// Takes what is wanted now and returns it where it is to be ordered.
    mutating func order(_ wanted: Thumbnail?) -> Thumbnail? {
        guard let wanted, wanted != ordered, picture(of: wanted) == nil else { return nil }
        ordered = wanted
        return wanted
    }

    mutating func take(_ picture: ThumbnailPicture, of thumbnail: Thumbnail) {
        if ordered == thumbnail { ordered = nil }
        kept.removeAll { $0.thumbnail == thumbnail }
        kept.append((thumbnail, picture))
        if kept.count > ThumbnailShelf.capacity { kept.removeFirst() }
    }

    /// Forgets everything, as when files were changed or the looks of the terminal are others.
    mutating func clear() { self = ThumbnailShelf() }
}
