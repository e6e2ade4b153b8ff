/// Why a text is not the address of an article.
public enum AddressRefusal: Error, Hashable, Sendable {
    /// No host stands in the text, so it is no address; it may be a title.
    case noAddress
    /// The address is of another site, or of another scheme than `http` and `https`.
    case otherSite
    /// The host is an edition's, but the path and the query name no article.
    case noArticle
    /// The address is malformed: an escape is cut off or no UTF-8, a control character stands in it, or it is longer than
    /// 8,192 bytes.
    case malformed
}
