import Geometry

@testable import bench

extension LuminanceImage {
    /// A picture in netpbm's binary format, grey (`P5`) or coloured (`P6`) with up to 255 a channel, as `pngtopnm` and `pdftoppm`
    /// write it.
    init?(pnm bytes: [UInt8]) {
        var rest = bytes[...]
        func word() -> String {
            rest = rest.drop { $0 <= 0x20 }
            let end = rest.firstIndex { $0 <= 0x20 } ?? rest.endIndex
            defer { rest = rest[end...] }
            return String(decoding: rest[..<end], as: UTF8.self)
        }
        let kind = word()
        guard kind == "P5" || kind == "P6" || kind == "P4", let width = Int(word()), let height = Int(word()) else { return nil }
        if kind == "P4" {
            // One bit a pixel, 1 being black, each row from a whole byte.
            rest = rest.dropFirst()
            let stride = (width + 7) / 8
            guard rest.count == stride * height else { return nil }
            let start = rest.startIndex
            self.init(
                width: width, height: height,
                values: (0..<width * height).map { place in
                    let byte = rest[start + place / width * stride + place % width / 8]
                    return byte >> (7 - UInt8(place % width % 8)) & 1 == 1 ? 0 : 255
                })
            return
        }
        guard word() == "255" else { return nil }
        rest = rest.dropFirst()
        let channels = kind == "P5" ? 1 : 3
        guard rest.count == width * height * channels else { return nil }
        let start = rest.startIndex
        self.init(
            width: width, height: height,
            values: (0..<width * height).map { pixel in
                let place = start + pixel * channels
                guard channels == 3 else { return Float(rest[place]) }
                return LuminanceImage.luminance(of: Colour(red: rest[place], green: rest[place + 1], blue: rest[place + 2]))
            })
    }
}
