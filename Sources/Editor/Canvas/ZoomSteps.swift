/// The zooms that the zoom keys go through, 1 being 100 %.
///
/// They are whole multiples and whole parts, so that the cells of the drawing and the cells of the screen share their edges and
/// what is drawn on cells stays crisp.
enum ZoomSteps {
    /// The zooms that can be set, between the steps as well.
    static let range = 0.25...16.0

    private static let steps = [0.25, 1.0 / 3, 0.5, 1, 2, 3, 4, 6, 8, 12, 16]

    /// How much larger or smaller a step has to be, so that 33 % is not left for a third.
    private static let leastChange = 1.05

    /// The next larger step, or the largest.
    static func above(_ zoom: Double) -> Double { steps.first { $0 > zoom * leastChange } ?? range.upperBound }

    /// The next smaller step, or the smallest.
    static func below(_ zoom: Double) -> Double { steps.last { $0 < zoom / leastChange } ?? range.lowerBound }

    /// The largest step up to 100 % that meets a condition, or the smallest of all.
    static func largestReduction(where isEnough: (Double) -> Bool) -> Double {
        steps.last { $0 <= 1 && isEnough($0) } ?? range.lowerBound
    }
}
