extension StepWords {
    static let english = StepWords(
        label: "label",
        delete: "delete",
        style: "style",
        order: "order",
        move: "move",
        duplicate: "duplicate",
        paste: "paste",
        resize: "resize",
        point: "point",
        group: "group",
        ungroup: "ungroup",
        lock: "lock",
        unlock: "unlock",
        align: "align",
        distribute: "distribute",
        flip: "flip")
}
