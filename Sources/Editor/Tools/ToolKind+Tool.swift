extension ToolKind {
    /// The tool in its idle state.
    func makeTool() -> any Tool {
        switch self {
        case .pencil: PencilTool()
        case .line: LineTool()
        case .rectangle, .oval, .text: BoxTool(self)
        case .curve: CurveTool()
        case .select: SelectTool()
        }
    }
}
