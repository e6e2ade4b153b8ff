import Geometry
import Glibc

/// A colour in the Oklab space, where distances agree with what people see.
///
/// The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab/); the sRGB curve is that of IEC 61966-2-1.
public struct Oklab: Hashable, Sendable {
    /// From black, 0, to white, 1.
    public var lightness: Double
    /// From green to red, about −0.4 to 0.4.
    public var greenRed: Double
    /// From blue to yellow, about −0.4 to 0.4.
    public var blueYellow: Double

    /// Creates the place of a colour of sRGB.
    public init(_ colour: Colour) {
        let red = Oklab.linear[Int(colour.red)]
        let green = Oklab.linear[Int(colour.green)]
        let blue = Oklab.linear[Int(colour.blue)]
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The square of the distance to another colour.
    public func squaredDistance(to other: Oklab) -> Double {
        let one = lightness - other.lightness
        let two = greenRed - other.greenRed
        let three = blueYellow - other.blueYellow
        return one * one + two * two + three * three
    }

    private static let linear: [Double] = (0...255).map { value in
        let channel = Double(value) / 255
        return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
}
