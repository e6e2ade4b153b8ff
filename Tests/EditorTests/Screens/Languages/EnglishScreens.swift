/// The main screens in English; the popovers without the toolbar above them and what lies below.
enum EnglishScreens {
    static let screens = [
        "start": """
         1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
         f Terminal         s 24  w light   c default F none    G en  R Article D Files









              Space starts a box, arrows size it, Space ends it, Enter labels it.
                     1-7 choose a tool   f font   c colour   y copy as text
                                    A menu   ? help   Q quit









        Rect idle  col   3 row   2  cell  Space start  Tab toolbar  ? help    untitled
        """,
        "menu": """
                     ┌ Menu ───────────────────────────────────────────┴───────────────┐
                     │Filter:                                                          │
                     │Draw                                                             │
                     │›  draw freehand                                              1 p│
                     │   draw a line                                                2 /│
                     │   draw a rectangle                                           3 r│
                     │   draw an oval                                               4 o│
                     │   draw a Bézier curve                                        5 b│
                     │   set a text                                                 6 t│
              Space s│   select with a tool                                         7 v│
                     │   pen down or up                                           Space│
                     │   finish, or edit text or label                            Enter│
                     │   drop or deselect                             Esc Ctrl-G Ctrl-C│
                     │   take the last point back                 nothing is half-drawn│
                     │   arrow heads of lines                                         a│
                     │Style                                                            │
                     │   font                                                         f│
                     │   font size                                                    s│
                     │   alignment and spacing of text                                T│
                     │   align text                                                    │
                     └ Enter runs  Esc closes  Type to filter  Arrows move ────────────┘
        """,
        "help": """
          ┌ Help ─────────────────────────────────────────────────────────────────┴────┐
          │Filter:                                                                     │
          │Draw                                                                        │
          │›  1 p             draw freehand                                            │
          │   2 /             draw a line                                              │
          │   3 r             draw a rectangle                                         │
          │   4 o             draw an oval                                             │
          │   5 b             draw a Bézier curve                                      │
          │   6 t             set a text                                               │
          │   7 v             select with a tool                                       │
          │   Space           pen down or up                                           │
          │   Enter           finish, or edit text or label                            │
          │   Esc Ctrl-G Ctrl-C  drop or deselect                                      │
          │   Backspace       take the last point back            nothing is half-drawn│
          │   a               arrow heads of lines                                     │
          │Style                                                                       │
          │   f               font                                                     │
          │   s               font size                                                │
          │   T               alignment and spacing of text                            │
          │                   align text                                               │
          └ Enter runs  Esc closes  Type to filter  Arrows move ───────────────────────┘
        """,
        "font": """
        ┌┴ Font ────────────────────────────────────────────────────┐
        │Filter:                                                    │
        │                                                           │
        │›✓ Terminal      The quick brown fox jumps over the lazy do│
        │                                                           │
        │                                                           │
        │   Alpha Bold                                              │
        │                                                           │
        │                                                           │
        │   Alpha Regular                                           │r labels it.
        │                                                           │s text
        │                                                           │
        │   Beta Regular                                            │
        │                                                           │
        │the terminal's own characters, one a cell                  │
        └ Enter applies  Esc puts back  Type to filter  Arrows move ┘
        """,
        "size": """
                          ┌─┴ Font size ─────────────────────────────────┐
                          │›Size  24 [=======|--------------------------]│
                          │Terminal has one size: a character a cell     │
                          │The quick brown fox jumps over the lazy dog   │
                          │                                              │
                          │                                              │
                          │                                              │
                          │                                              │
                          │                                              │
              Space starts│                                              │els it.
                     1-7 c│                                              │t
                          │                                              │
                          └ Enter applies  Esc puts back  Arrows, digits ┘
        """,
        "stroke": """
                              ┌───┴ Stroke width and pen ──────────────────────────────┐
                              │›Width  2 [==|-----------------------------------------]│
                              │  dots       ›✓light        heavy                       │
                              │  double       rounded      dashed                      │
                              │  ascii                                                 │
                              │the width is for the dots pen                           │
                              │┌───────────┐   ⣠⣴⠾⠟⠛⠻⠷⣦⣄              ⡠⠚               │
                              ││           │ ⢠⡾⠋       ⠙⢷⡄         ⢀⡴⠊             ⣠⡄  │
                              ││           │ ⣿⠃         ⠘⣿       ⢀⠔⠁             ⣠⡾⣿⡇  │
              Space starts a b││           │ ⣿⡄         ⢠⣿ ╶───────────╴      ⣀⣴⠟⠋ ⢿⡇  │
                     1-7 choos││           │ ⠘⢷⣄       ⣠⡾⠃   ⡠⠞⠁           ⢀⣤⠾⠋⠁   ⠘⣷⡀ │
                              │└───────────┘   ⠙⠻⢶⣦⣤⣴⡶⠟⠋   ⠠⠊            ⣴⠾⠋⠁       ⠘⣷ │
                              └ Enter applies  Esc puts back  Arrows, digits  Tab next ┘
        """,
        "colour": """
                              ┌─────────────┴ Stroke colour ───────────────────────────┐
                              │  ██ red          ██ green        ██ blue               │
                              │  ██ cyan         ██ yellow       ██ magenta            │
                              │  ██ orange       ██ purple       ██ brown              │
                              │  ██ white        ██ light grey   ██ black              │
                              │›✓██ default                                            │
                              │  #                                                     │
                              │default                                                 │
                              │████████████████████████████████████████████████████████│
              Space starts a b│████████████████████████████████████████████████████████│
                     1-7 choos└ Enter applies  Esc puts back  Arrows  # types a colour ┘
        """,
        "language": """
                                ┌ Language ─────────────────────┴──────────────────────┐
                                │Filter:                                               │
                                │›✓ English                                          en│
                                │   Français                                         fr│
                                │   Deutsch                                          de│
                                │   Español                                          es│
                                └ Enter opens  Esc closes  Type to filter  Arrows move ┘
        """,
        "files": """
                 ┌ Files ───────────────────────────────────────────────────────┴──────┐
                 │Filter:                          loading                             │
                 │›  house.dudel                                                       │
                 │   sketch.dudel                                                      │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
              Spa│                                                                     │
                 │      New…                                                           │
                 │      Rename…                                                        │
                 │      Duplicate                                                      │
                 │      Delete                                                         │
                 │      Sort by date                                                   │
                 └ Enter opens  Esc closes  Type to filter  Tab to the actions ────────┘
        """,
        "articles": """
        ┌ Article ────────────────────────────────────────────────────┴────────────────┐
        │Filter:                                                                       │
        │Presidents of the United States                                               │
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
        │ Open   Remove   Up   Down                                                    │
        └ Enter opens  Esc closes  Type a title, an address or a filter  Tab more ─────┘
        """,
        "question": """
                                  ┌ Question ───────────────────────────────────┴──────┐
                                  │Save the drawing first?                             │
                                  │›  y  save                                          │
                                  │   n  discard the changes                           │
                                  └ Press a letter  Enter takes the marked one  Esc no ┘
        """,
        "pane": """
         1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
         f Terminal                                 s 24  w light   c default F none    G en  R Article D Files
                                                                          │ Ink
                                                                          │ Ink is a coloured liquid. It is used for
                                                                          │ writing.
                                                                          │
         Space starts a box, arrows size it, Space ends it, Enter labels  │ History
                                       it.                                │ Soot and glue.
              1-7 choose a tool   f font   c colour   y copy as text      │
                             A menu   ? help   Q quit                     │ Offline: a copy of 1970-01-01
                                                                          │ Sites want a contact: :set article-contact
                                                                          │ ADDRESS
                                                                          │ https://en.wikipedia.org/wiki/Ink
                                                                          │ CC BY-SA 4.0  changed 2026-01-31      100%
                                                                          │ Esc canvas  R list  / find  q close
        Rect idle  col   3 row   2  cell  Space start  Tab toolbar  ? help                                  untitled *
        """,
        "reader": """
         1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
         f Terminal         s 24  w light   c default F none    G en  R Article D Files
        ┌ Ink ────────────────────────────────────────────────────────┴────────────────┐
        │Ink is a coloured liquid. It is used for writing.                             │
        │                                                                              │
        │History                                                                       │
        │Soot and glue.                                                                │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │Offline: a copy of 1970-01-01                                                 │
        │Sites want a contact: :set article-contact ADDRESS                            │
        │https://en.wikipedia.org/wiki/Ink                                             │
        │CC BY-SA 4.0  changed 2026-01-31                                          100%│
        └ Esc canvas  R list  / find  q close  o outline  i title  I sentence ─────────┘
        Rect idle  col   3 row   2  cell  Space start  Tab toolbar  ? help    untitled *
        """,
    ]
}
