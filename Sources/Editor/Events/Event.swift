import Drawing
import Screen

/// Something the editor is told: what the person did, how the window changed, or what came of an effect.
public enum Event: Sendable {
    case input(Input)
    case resized(CellSize)
    case report(Report)
}
