extension ToolKind {
    /// The tool in its idle state, or nothing where this version has none.
    func makeTool() -> (any Tool)? {
        switch self {
        case .pencil: PencilTool()
        case .line: LineTool()
        case .rectangle, .oval, .text: BoxTool(self)
        case .curve: CurveTool()
        case .select: nil
        }
    }
}
