/// The main screens in Spanish; the popovers without the toolbar above them and what lies below.
enum SpanishScreens {
    static let screens = [
        "start": """
         1 Lápiz  2 Línea [3 Rect] 4 Óvalo  5 Curva  6 Texto  7 Elegir │A Menú : ? Ayuda
         f Terminal         s 24  w fina    c predet. F ninguno G es  R Lectura D Abrir









         Espacio empieza y acaba un cuadro, las flechas lo ajustan, Enter lo etiqueta.
            1-7 elegir herramienta   f tipo de letra   c color   y copiar como texto
                                   A menú   ? ayuda   Q salir









        Rect listo  col   3 fila   2  celda  Space empieza  Tab barra       sin título
        """,
        "menu": """
                 ┌ Menú ────────────────────────────────────────────────┴──────────────┐
                 │Filtro:                                                              │
                 │Dibujar                                                              │
                 │›  dibujar a mano alzada                                          1 p│
                 │   trazar una línea                                               2 /│
                 │   trazar un rectángulo                                           3 r│
                 │   trazar un óvalo                                                4 o│
                 │   trazar una curva Bézier                                        5 b│
                 │   poner un texto                                                 6 t│
         Espacio │   herramienta de selección                                       7 v│
            1-7 e│   bajar o subir la pluma                                       Space│
                 │   terminar, o editar texto o etiqueta                          Enter│
                 │   descartar o deseleccionar                        Esc Ctrl-G Ctrl-C│
                 │   quitar el último punto                               nada empezado│
                 │   puntas de flecha                                                 a│
                 │Estilo                                                               │
                 │   tipo de letra                                                    f│
                 │   tamaño de letra                                                  s│
                 │   alineación y espaciado del texto                                 T│
                 │   alinear el texto                                                  │
                 └ Enter ejecuta  Esc cierra  Escribir filtra  Flechas mueven ─────────┘
        """,
        "help": """
          ┌ Ayuda ───────────────────────────────────────────────────────────────┴─────┐
          │Filtro:                                                                     │
          │Dibujar                                                                     │
          │›  1 p             dibujar a mano alzada                                    │
          │   2 /             trazar una línea                                         │
          │   3 r             trazar un rectángulo                                     │
          │   4 o             trazar un óvalo                                          │
          │   5 b             trazar una curva Bézier                                  │
          │   6 t             poner un texto                                           │
         E│   7 v             herramienta de selección                                 │
          │   Space           bajar o subir la pluma                                   │
          │   Enter           terminar, o editar texto o etiqueta                      │
          │   Esc Ctrl-G Ctrl-C  descartar o deseleccionar                             │
          │   Backspace       quitar el último punto                      nada empezado│
          │   a               puntas de flecha                                         │
          │Estilo                                                                      │
          │   f               tipo de letra                                            │
          │   s               tamaño de letra                                          │
          │   T               alineación y espaciado del texto                         │
          │                   alinear el texto                                         │
          └ Enter ejecuta  Esc cierra  Escribir filtra  Flechas mueven ────────────────┘
        """,
        "font": """
        ┌┴ Tipo de letra ─────────────────────────────────────────────┐
        │Filtro:                                                      │
        │                                                             │
        │›✓ Terminal      ¿Qué año tan feliz, pingüino? ¡Así, con jamó│
        │                                                             │
        │                                                             │
        │   Alpha Bold                                                │
        │                                                             │
        │                                                             │
        │   Alpha Regular                                             │er lo etiqueta.
        │                                                             │ar como texto
        │                                                             │
        │   Beta Regular                                              │
        │                                                             │
        │los caracteres del terminal, uno por celda                   │
        └ Enter aplica  Esc restaura  Escribir filtra  Flechas mueven ┘
        """,
        "size": """
                          ┌─┴ Tamaño de letra ──────────────────────────┐
                          │›Tamaño  24 [=======|-----------------------]│
                          │Terminal tiene un solo tamaño: un carácter   │
                          │por celda                                    │
                          │¿Qué año tan feliz, pingüino? ¡Así, con jamón│
                          │y kiwi!                                      │
                          │                                             │
                          │                                             │
                          │                                             │
         Espacio empieza y│                                             │ lo etiqueta.
            1-7 elegir her│                                             │ como texto
                          │                                             │
                          └ Enter aplica  Esc restaura  Flechas, cifras ┘
        """,
        "stroke": """
                          ┌───────┴ Grosor de trazo y pluma ───────────────────────────┐
                          │›Grosor  2 [==|--------------------------------------------]│
                          │  puntos     ›✓fina         gruesa                          │
                          │  doble        redonda      guiones                         │
                          │  ascii                                                     │
                          │grosor: solo en pluma de puntos                             │
                          │┌────────────┐   ⣠⣴⠶⠿⠛⠛⠿⠶⣦⣄              ⢀⡤⠚                │
                          ││            │ ⢀⡾⠋        ⠙⢷⡀          ⢀⠔⠉              ⣴⡄  │
                          ││            │ ⣾⠃          ⠘⣷        ⡠⠞⠁             ⢀⣴⠞⣿   │
         Espacio empieza y││            │ ⢿⡄          ⢠⡿ ╶────────────╴      ⢀⣠⡶⠛⠁ ⣿⡄  │
            1-7 elegir her││            │ ⠈⢷⣄        ⣠⡾⠁   ⣀⠔⠁            ⢀⣠⡶⠟⠉    ⠘⣷  │
                          │└────────────┘   ⠙⠻⠶⣶⣤⣤⣶⠶⠟⠋   ⠠⠚⠁            ⣴⠾⠛⠁        ⠹⣧ │
                          └ Enter aplica  Esc restaura  Flechas, cifras  Tab siguiente ┘
        """,
        "colour": """
                             ┌──────────────┴ Color de trazo ──────────────────────────┐
                             │  ██ rojo         ██ verde        ██ azul                │
                             │  ██ cian         ██ amarillo     ██ magenta             │
                             │  ██ naranja      ██ morado       ██ marrón              │
                             │  ██ blanco       ██ gris claro   ██ negro               │
                             │›✓██ predet.                                             │
                             │  #                                                      │
                             │predet.                                                  │
                             │█████████████████████████████████████████████████████████│
         Espacio empieza y ac│█████████████████████████████████████████████████████████│
            1-7 elegir herram└ Enter aplica  Esc restaura  Flechas  # escribe un color ┘
        """,
        "language": """
                             ┌ Idioma ──────────────────────────┴──────────────────────┐
                             │Filtro:                                                  │
                             │   English                                             en│
                             │   Français                                            fr│
                             │   Deutsch                                             de│
                             │›✓ Español                                             es│
                             └ Enter abre  Esc cierra  Escribir filtra  Flechas mueven ┘
        """,
        "files": """
                 ┌ Archivos ────────────────────────────────────────────────────┴──────┐
                 │Filtro:                          cargando                            │
                 │›  house.dudel                                                       │
                 │   sketch.dudel                                                      │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
         Espacio │                                                                     │
            1-7 e│      Nuevo…                                                         │
                 │      Renombrar…                                                     │
                 │      Duplicar                                                       │
                 │      Eliminar                                                       │
                 │      Ordenar por fecha                                              │
                 └ Enter abre  Esc cierra  Escribir filtra  Tab a las acciones ────────┘
        """,
        "articles": """
        ┌ Artículo ───────────────────────────────────────────────────┴────────────────┐
        │Filtro:                                                                       │
        │Presidentes de los Estados Unidos                                             │
        │›  George Washington                                                 1789-1797│
        │   John Adams                                                        1797-1801│
        │   Thomas Jefferson                                                  1801-1809│
        │   James Madison                                                     1809-1817│
        │   James Monroe                                                      1817-1825│
        │   John Quincy Adams                                                 1825-1829│
        │   Andrew Jackson                                                    1829-1837│
        │   Martin Van Buren                                                  1837-1841│
        │   William Henry Harrison                                            1841-1841│
        │   John Tyler                                                        1841-1845│
        │   James K. Polk                                                     1845-1849│
        │   Zachary Taylor                                                    1849-1850│
        │   Millard Fillmore                                                  1850-1853│
        │   Franklin Pierce                                                   1853-1857│
        │   James Buchanan                                                    1857-1861│
        │   Abraham Lincoln                                                   1861-1865│
        │ Abrir   Quitar   Subir   Bajar                                               │
        └ Enter abre  Esc cierra  Escribir título, dirección o filtro  Tab más ────────┘
        """,
        "question": """
                            ┌ Pregunta ─────────────────────────────────────────┴──────┐
                            │¿Guardar antes el dibujo?                                 │
                            │›  y  guardar                                             │
                            │   n  descartar los cambios                               │
                            └ Pulse una letra  Enter toma la respuesta marcada  Esc no ┘
        """,
        "pane": """
         1 Lápiz  2 Línea [3 Rect] 4 Óvalo  5 Curva  6 Texto  7 Elegir │ A Menú  :  ? Ayuda
         f Terminal                                 s 24  w fina    c predet. F ninguno G es  R Lectura D Abrir
                                                                          │ Tinta
                                                                          │ La tinta es un líquido con color. Sirve
                                                                          │ para escribir.
                                                                          │
         Espacio empieza y acaba un cuadro, las flechas lo ajustan, Enter │ Historia
                                   lo etiqueta.                           │ Hollín y cola.
           1-7 elegir herramienta f tipo de letra c color y copiar como   │
                                      texto                               │ Sin conexión: copia del 1970-01-01
                            A menú   ? ayuda   Q salir                    │ Los sitios piden un contacto: :set
                                                                          │ article-contact DIRECCIÓN
                                                                          │ https://es.wikipedia.org/wiki/Tinta
                                                                          │ CC BY-SA 4.0  modificado 2026-01-31  100 %
                                                                          │ Esc lienzo  R lista  / buscar  q cerrar
        Rect listo  col   3 fila   2  celda  Space empieza  Tab barra  ? ayuda                            sin título *
        """,
        "reader": """
         1 Lápiz  2 Línea [3 Rect] 4 Óvalo  5 Curva  6 Texto  7 Elegir │A Menú : ? Ayuda
         f Terminal         s 24  w fina    c predet. F ninguno G es  R Lectura D Abrir
        ┌ Tinta ──────────────────────────────────────────────────────┴────────────────┐
        │La tinta es un líquido con color. Sirve para escribir.                        │
        │                                                                              │
        │Historia                                                                      │
        │Hollín y cola.                                                                │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │Sin conexión: copia del 1970-01-01                                            │
        │Los sitios piden un contacto: :set article-contact DIRECCIÓN                  │
        │https://es.wikipedia.org/wiki/Tinta                                           │
        │CC BY-SA 4.0  modificado 2026-01-31                                      100 %│
        └ Esc lienzo  R lista  / buscar  q cerrar  o esquema  i título  I frase ───────┘
        Rect listo  col   3 fila   2  celda  Space empieza  Tab barra       sin título *
        """,
    ]
}
