extension StepWords {
    static let spanish = StepWords(
        label: "etiqueta",
        delete: "eliminación",
        style: "estilo",
        order: "orden de apilado",
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
