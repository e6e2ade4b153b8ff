extension StepWords {
    static let spanish = StepWords(
        label: "rótulo",
        delete: "borrado",
        style: "estilo",
        order: "orden",
        move: "movimiento",
        duplicate: "duplicado")
}
