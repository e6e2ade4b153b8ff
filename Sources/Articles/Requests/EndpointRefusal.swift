/// Why a text is no template of an endpoint.
public enum EndpointRefusal: Error, Hashable, Sendable {
    /// The text does not start with `http://` or `https://`.
    case noScheme
    /// `{edition}` does not stand in the host or the path exactly once.
    case noEdition
    /// A user's name, a query, a fragment, an escape, or a character that no host or path holds as it is.
    case malformed
}
