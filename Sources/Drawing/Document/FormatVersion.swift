/// The version of the drawing format: a newer major one cannot be read, a newer minor one can.
public struct FormatVersion: Hashable, Sendable {
    /// Grows when older programs cannot read the format any more; from 1.
    public var major: Int
    /// Grows when older programs can read the format but do not know all of it; from 0.
    public var minor: Int

    /// The version this program writes.
    public static let current = FormatVersion(major: 1, minor: 0)

    /// Creates a version.
    public init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// The version as a header writes it; a minor version of 0 is left out.
    public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
