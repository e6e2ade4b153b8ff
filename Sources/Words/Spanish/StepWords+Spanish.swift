extension StepWords {
    static let spanish = StepWords(
        label: "rótulo",
        delete: "borrado",
        style: "estilo",
        order: "orden",
        move: "movimiento",
        duplicate: "duplicado",
        paste: "pegado",
        resize: "tamaño",
        point: "punto",
        group: "agrupación",
        ungroup: "desagrupación",
        lock: "bloqueo",
        unlock: "desbloqueo",
        align: "alineación",
        distribute: "distribución",
        flip: "volteo")
}
