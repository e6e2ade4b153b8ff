extension ShellWords {
    static let spanish = ShellWords(
        help: [
            "uso: dudel [ARCHIVO]                 dibujar; sin ARCHIVO, el último de aquí",
            "     dudel print ARCHIVO             mostrar un dibujo en el terminal",
            "     dudel export ARCHIVO -o SALIDA  escribir SALIDA; - la muestra",
            "                                     .txt .ansi .ans .html .svg .png .pdf",
            "     dudel run GUION [ARCHIVO]       ejecutar un guion (- lee la entrada)",
            "     dudel fonts [--missing ARCHIVO] [--lang CODE] [--json]",
            "     dudel --help | --version",
            "",
            "export y print: --format NOMBRE  --size COLSxFILAS",
            "export: --text outlines  --scale 1-16  --background COLOR",
            "estos y el dibujo: --glyphs JUEGO  --color always|never|NÚMERO",
        ],
        unknownOption: { "opción desconocida \($0); vea dudel --help" },
        missingValue: { "\($0) pide un valor; vea dudel --help" },
        badOptionValue: { "\($0) no puede ser \($1); vea dudel --help" },
        missingFile: { "dudel \($0) pide un archivo; vea dudel --help" },
        missingOutput: "dudel export pide -o SALIDA; vea dudel --help",
        tooManyFiles: { "un solo archivo: \($0) sobra; vea dudel --help" },
        outputFailed: "no se pudo escribir la salida estándar",
        noTerminal: "pide un terminal; para archivos use dudel print, export o run",
        termUnset: "TERM no está definido; pruebe TERM=xterm-256color dudel",
        termTooSimple: { "el terminal \($0) no puede mostrar una pantalla; use dudel print o export" },
        termUnknown: { "terminal \($0) desconocido: tratado como xterm-256color" },
        endedFromOutside: "terminado desde fuera, como al tomar otra sesión el relevo; todo el trabajo se guarda",
        badVariable: { "\($0) no puede ser \($1)" })
}
