/// The main screens in German; the popovers without the toolbar above them and what lies below.
enum GermanScreens {
    static let screens = [
        "start": """
         1 Stift  2 Linie [3 Rechteck] 4 Oval  5 Kurve  6 Text  7 Wahl │A Menü : ? Hilfe
         f Terminal         s 24  w dünn    c Vorgabe F keine   G de  R Artikel D Datei









         Leertaste beginnt und beendet einen Kasten, Pfeile ziehen, Enter beschriftet.
                1-7 Werkzeug wählen   f Schrift   c Farbe   y als Text kopieren
                                  A Menü   ? Hilfe   Q beenden









        Rechteck bereit  Sp   3 Z   2  Zelle  Space beginnt  Tab Leiste      unbenannt
        """,
        "menu": """
                  ┌ Menü ───────────────────────────────────────────────┴──────────────┐
                  │Filter:                                                             │
                  │Zeichnen                                                            │
                  │›  frei zeichnen                                                 1 p│
                  │   Linie zeichnen                                                2 /│
                  │   Rechteck zeichnen                                             3 r│
                  │   Oval zeichnen                                                 4 o│
                  │   Bézierkurve zeichnen                                          5 b│
                  │   Text setzen                                                   6 t│
         Leertaste│   Auswahlwerkzeug                                               7 v│
                1-│   Stift auf oder ab                                           Space│
                  │   beenden, oder Text und Beschriftung ändern                  Enter│
                  │   verwerfen oder Auswahl aufheben                 Esc Ctrl-G Ctrl-C│
                  │   letzten Punkt zurücknehmen                      nichts angefangen│
                  │   Pfeilspitzen                                                    a│
                  │Stil                                                                │
                  │   Schrift                                                         f│
                  │   Schriftgröße                                                    s│
                  │   Ausrichtung und Abstände von Text                               T│
                  │   Text ausrichten                                                  │
                  └ Enter führt aus  Esc schließt  Tippen filtert  Pfeile bewegen ─────┘
        """,
        "help": """
          ┌ Hilfe ───────────────────────────────────────────────────────────────┴─────┐
          │Filter:                                                                     │
          │Zeichnen                                                                    │
          │›  1 p             frei zeichnen                                            │
          │   2 /             Linie zeichnen                                           │
          │   3 r             Rechteck zeichnen                                        │
          │   4 o             Oval zeichnen                                            │
          │   5 b             Bézierkurve zeichnen                                     │
          │   6 t             Text setzen                                              │
         L│   7 v             Auswahlwerkzeug                                          │
          │   Space           Stift auf oder ab                                        │
          │   Enter           beenden, oder Text und Beschriftung ändern               │
          │   Esc Ctrl-G Ctrl-C  verwerfen oder Auswahl aufheben                       │
          │   Backspace       letzten Punkt zurücknehmen              nichts angefangen│
          │   a               Pfeilspitzen                                             │
          │Stil                                                                        │
          │   f               Schrift                                                  │
          │   s               Schriftgröße                                             │
          │   T               Ausrichtung und Abstände von Text                        │
          │                   Text ausrichten                                          │
          └ Enter führt aus  Esc schließt  Tippen filtert  Pfeile bewegen ─────────────┘
        """,
        "font": """
        ┌┴ Schrift ──────────────────────────────────────────────────────────┐
        │Filter:                                                             │
        │                                                                    │
        │›✓ Terminal      Zwölf Boxkämpfer jagen Viktor quer über den großen │
        │                                                                    │
        │                                                                    │
        │   Alpha Bold                                                       │
        │                                                                    │
        │                                                                    │
        │   Alpha Regular                                                    │hriftet.
        │                                                                    │n
        │                                                                    │
        │   Beta Regular                                                     │
        │                                                                    │
        │die Zeichen des Terminals, eines je Zelle                           │
        └ Enter übernimmt  Esc stellt zurück  Tippen filtert  Pfeile bewegen ┘
        """,
        "size": """
                          ┌─┴ Schriftgröße ─────────────────────────────────────┐
                          │›Größe  24 [=========|------------------------------]│
                          │Terminal hat nur eine Größe: ein Zeichen je Zelle    │
                          │Zwölf Boxkämpfer jagen Viktor quer über den großen   │
                          │Deich                                                │
                          │                                                     │
                          │                                                     │
                          │                                                     │
                          │                                                     │
         Leertaste beginnt│                                                     │ftet.
                1-7 Werkze│                                                     │
                          │                                                     │
                          └ Enter übernimmt  Esc stellt zurück  Pfeile, Ziffern ┘
        """,
        "stroke": """
                     ┌────────────┴ Linienstärke und Stift ────────────────────────────┐
                     │›Stärke  2 [==|-------------------------------------------------]│
                     │  Punkte     ›✓dünn         dick                                 │
                     │  doppelt      rund         Striche                              │
                     │  ascii                                                          │
                     │die Stärke gilt nur für den Stift Punkte                         │
                     │┌─────────────┐   ⣀⣤⡶⠿⠛⠛⠛⠿⢶⣤⣀               ⢀⡴⠚                  │
                     ││             │ ⢀⣾⠋⠁       ⠈⠙⣷⡀           ⣠⠖⠁              ⢀⣴⠄   │
                     ││             │ ⣾⠃           ⠘⣷        ⢀⡴⠊               ⣀⣴⢿⣿    │
         Leertaste be││             │ ⢿⡄           ⢠⡿ ╶─────────────╴       ⣀⣴⠾⠋  ⣿⡀   │
                1-7 W││             │ ⠈⢿⣄⡀       ⢀⣠⡿⠁   ⢀⠴⠋             ⢀⣠⣴⠟⠋⠁    ⠸⣧   │
                     │└─────────────┘   ⠉⠛⠷⣶⣤⣤⣤⣶⠾⠛⠉   ⠠⠞⠁             ⣴⠾⠛⠉         ⠹⣧  │
                     └ Enter übernimmt  Esc stellt zurück  Pfeile, Ziffern  Tab weiter ┘
        """,
        "colour": """
                          ┌ Linienfarbe ────┴──────────────────────────────────────────┐
                          │  ██ Rot        ██ Grün       ██ Blau                       │
                          │  ██ Cyan       ██ Gelb       ██ Magenta                    │
                          │  ██ Orange     ██ Violett    ██ Braun                      │
                          │  ██ Weiß       ██ Hellgrau   ██ Schwarz                    │
                          │›✓██ Vorgabe                                                │
                          │  #                                                         │
                          │Vorgabe                                                     │
                          │████████████████████████████████████████████████████████████│
         Leertaste beginnt│████████████████████████████████████████████████████████████│
                1-7 Werkze└ Enter übernimmt  Esc stellt zurück  Pfeile  # für Farbwert ┘
        """,
        "language": """
                          ┌ Sprache ────────────────────────────┴──────────────────────┐
                          │Filter:                                                     │
                          │   English                                                en│
                          │   Français                                               fr│
                          │›✓ Deutsch                                                de│
                          │   Español                                                es│
                          └ Enter öffnet  Esc schließt  Tippen filtert  Pfeile bewegen ┘
        """,
        "files": """
                 ┌ Dateien ─────────────────────────────────────────────────────┴──────┐
                 │Filter:                          wird geladen                        │
                 │›  house.dudel                                                       │
                 │   sketch.dudel                                                      │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
         Leertast│                                                                     │
                1│      Neu…                                                           │
                 │      Umbenennen…                                                    │
                 │      Duplizieren                                                    │
                 │      Löschen                                                        │
                 │      Nach Datum sortieren                                           │
                 └ Enter öffnet  Esc schließt  Tippen filtert  Tab zu den Aktionen ────┘
        """,
        "articles": """
        ┌ Artikel ────────────────────────────────────────────────────┴────────────────┐
        │Filter:                                                                       │
        │Präsidenten der Vereinigten Staaten                                           │
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
        │ Öffnen   Entfernen   Hoch   Runter                                           │
        └ Enter öffnet  Esc schließt  Tippen: Titel, Adresse, Filter  Tab weiter ──────┘
        """,
        "question": """
                     ┌ Frage ───────────────────────────────────────────────────┴──────┐
                     │Die Zeichnung vorher speichern?                                  │
                     │›  y  speichern                                                  │
                     │   n  Änderungen verwerfen                                       │
                     └ Buchstaben drücken  Enter nimmt die markierte Antwort  Esc nein ┘
        """,
        "pane": """
         1 Stift  2 Linie [3 Rechteck] 4 Oval  5 Kurve  6 Text  7 Wahl │ A Menü  :  ? Hilfe
         f Terminal                                 s 24  w dünn    c Vorgabe F keine   G de  R Artikel D Datei
                                                                          │ Tinte
                                                                          │ Tinte ist eine gefärbte Flüssigkeit. Man
                                                                          │ schreibt damit.
                                                                          │
         Leertaste beginnt und beendet einen Kasten, Pfeile ziehen, Enter │ Geschichte
                                   beschriftet.                           │ Ruß und Leim.
         1-7 Werkzeug wählen   f Schrift   c Farbe   y als Text kopieren  │
                           A Menü   ? Hilfe   Q beenden                   │ Offline: Kopie vom 1970-01-01
                                                                          │ Seiten wünschen einen Kontakt: :set
                                                                          │ article-contact ADRESSE
                                                                          │ https://de.wikipedia.org/wiki/Tinte
                                                                          │ CC BY-SA 4.0  geändert 2026-01-31    100 %
                                                                          │ Esc Zeichenfläche  R Liste  / suchen  q zu
        Rechteck bereit  Sp   3 Z   2  Zelle  Space beginnt  Tab Leiste  ? Hilfe                           unbenannt *
        """,
        "reader": """
         1 Stift  2 Linie [3 Rechteck] 4 Oval  5 Kurve  6 Text  7 Wahl │A Menü : ? Hilfe
         f Terminal         s 24  w dünn    c Vorgabe F keine   G de  R Artikel D Datei
        ┌ Tinte ──────────────────────────────────────────────────────┴────────────────┐
        │Tinte ist eine gefärbte Flüssigkeit. Man schreibt damit.                      │
        │                                                                              │
        │Geschichte                                                                    │
        │Ruß und Leim.                                                                 │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │Offline: Kopie vom 1970-01-01                                                 │
        │Seiten wünschen einen Kontakt: :set article-contact ADRESSE                   │
        │https://de.wikipedia.org/wiki/Tinte                                           │
        │CC BY-SA 4.0  geändert 2026-01-31                                        100 %│
        └ Esc Zeichenfläche  R Liste  / suchen  q zu  o Gliederung  i Titel  I Satz ───┘
        Rechteck bereit  Sp   3 Z   2  Zelle  Space beginnt  Tab Leiste      unbenannt *
        """,
    ]
}
