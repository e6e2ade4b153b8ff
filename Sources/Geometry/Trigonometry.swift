import Glibc

/// Angles, which the standard library alone does not give.
public enum Trigonometry {
    /// The angle of a direction in degrees, −180…180, counter-clockwise from the right where y grows upwards.
    public static func degrees(x: Double, y: Double) -> Double { atan2(y, x) * 180 / .pi }
}
