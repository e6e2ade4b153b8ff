/// The themes that can be chosen.
public enum ThemeName: String, CaseIterable, Hashable, Sendable {
    /// The terminal's own colours.
    case terminal
    /// Dark ink on light paper.
    case light
    /// Light ink on dark paper.
    case dark
    /// White on black, with pure colours.
    case highContrast = "high-contrast"
}
