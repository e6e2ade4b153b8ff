extension StatusWords {
    static let spanish = StatusWords(
        idle: "listo",
        penDown: "TRAZANDO",
        handle: "tirador",
        anchor: "ancla",
        typing: "escritura",
        cell: "celda",
        dot: "punto",
        position: { "col \($0) fila \($1)" },
        caret: { "línea \($0) col \($1)" },
        start: { "\($0) empieza" },
        type: { "\($0) escribe aquí" },
        set: { "\($0) fija" },
        anchorKey: { "\($0) ancla" },
        finish: { "\($0) termina" },
        drop: { "\($0) descarta" },
        done: { "\($0) listo" },
        toolbar: { "\($0) barra" },
        font: { "\($0) fuente" },
        help: { "\($0) ayuda" },
        untitled: "sin título",
        readOnly: "solo lectura",
        hint: [
            "Espacio empieza y acaba un cuadro, las flechas lo ajustan, Intro lo rotula.",
            "1-7 elegir herramienta   f fuente   c color   y copiar como texto",
            "A menú   ? ayuda   Q salir",
        ])
}
