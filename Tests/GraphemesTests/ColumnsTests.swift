import CNcurses
import Glibc
import Graphemes
import Testing

@Suite("Columns of scalars")
struct ColumnsTests {
    /// Where Unicode changed the width of assigned scalars after version 14, so that C libraries differ by their age.
    ///
    /// Unicode 16 made the trigrams and hexagrams of the Yijing and the monograms and digrams of Taixuanjing wide.
    private static let changedLater: [ClosedRange<UInt32>] = [
        0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376,
    ]

    @Test("agree with the C library for every scalar of Unicode 14 that it prints")
    func agreement() throws {
        _ = try #require(setlocale(LC_CTYPE, "C.UTF-8"))
        var differences: [String] = []
        for value in UInt32(0x20)...0x10FFFF {
            let expected = Int(nc_columns(value))
            guard expected >= 0, let scalar = Unicode.Scalar(value), expected != scalar.columns else { continue }
            guard let age = scalar.properties.age, age.major <= 14 else { continue }
            if Self.changedLater.contains(where: { $0.contains(value) }) { continue }
            differences.append("U+\(String(value, radix: 16, uppercase: true)): \(scalar.columns), library \(expected)")
        }
        #expect(differences.isEmpty, "\(differences.count) differ: \(differences.prefix(20).joined(separator: "; "))")
    }

    @Test(
        "are what terminals agree on",
        arguments: [
            ("a", 1), ("é", 1), ("\u{301}", 0), ("漢", 2), ("ｶ", 1), ("🙂", 2), ("─", 1), ("⣿", 1), ("█", 1), ("\u{200D}", 0),
        ]
            as [(Unicode.Scalar, Int)])
    func examples(_ scalar: Unicode.Scalar, _ columns: Int) {
        #expect(scalar.columns == columns)
    }
}
