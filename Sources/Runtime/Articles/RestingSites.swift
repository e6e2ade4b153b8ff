import Synchronization

/// The sites that asked to be left alone for a while.
final class RestingSites: Sendable {
    private let ends = Mutex<[String: Int]>([:])

    /// Remembers that the site of an address is to be left alone until a time, in seconds since 1970.
    func rest(_ url: String, until time: Int) {
        ends.withLock { $0[RestingSites.site(of: url)] = time }
    }

    /// The seconds that the site of an address is still to be left alone.
    func seconds(for url: String, now: Int) -> Int {
        ends.withLock { max(0, ($0[RestingSites.site(of: url)] ?? now) - now) }
    }

    /// Scheme and host; the rest of an address makes no other site of it.
    private static func site(of url: String) -> String {
        url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).prefix(2).joined(separator: "//")
    }
}
