/// Why a drawing could not be exported.
public enum ExportError: Error, Equatable, Sendable {
    /// The cairo library, which writes PNG and PDF, is not installed.
    case cairoMissing
    /// It was called off.
    case stopped
    /// Cairo gave up, with its own words in English.
    case cairoFailed(String)
}
