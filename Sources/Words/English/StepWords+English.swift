extension StepWords {
    static let english = StepWords(
        label: "label",
        delete: "delete",
        style: "style",
        order: "order",
        move: "move",
        duplicate: "duplicate")
}
