/// The main screens in French; the popovers without the toolbar above them and what lies below.
enum FrenchScreens {
    static let screens = [
        "start": """
         1 Crayon  2 Ligne [3 Rect] 4 Ovale  5 Courbe  6 Texte  7 Choix │A Menu : ? Aide
         f Terminal         s 24  w fine    c défaut  F aucun   G fr  R Article D Ouvrir









          Espace commence et finit un cadre, les flèches l’étirent, Enter l’étiquette.
                1-7 choisir un outil   f police   c couleur   y copier en texte
                                  A menu   ? aide   Q quitter









        Rect prêt  col   3 lig   2  cellule  Space commence  Tab barre      sans titre
        """,
        "menu": """
                 ┌ Menu ─────────────────────────────────────────────────┴─────────────┐
                 │Filtre :                                                             │
                 │Dessiner                                                             │
                 │›  dessiner à main levée                                          1 p│
                 │   tracer une ligne                                               2 /│
                 │   tracer un rectangle                                            3 r│
                 │   tracer un ovale                                                4 o│
                 │   tracer une courbe de Bézier                                    5 b│
                 │   poser un texte                                                 6 t│
          Espace │   outil de sélection                                             7 v│
                1│   baisser ou lever la plume                                    Space│
                 │   terminer, ou éditer texte ou étiquette                       Enter│
                 │   abandonner ou désélectionner                     Esc Ctrl-G Ctrl-C│
                 │   reprendre le dernier point                    aucun tracé en cours│
                 │   pointes de flèche                                                a│
                 │Style                                                                │
                 │   police                                                           f│
                 │   taille de police                                                 s│
                 │   alignement et espacement du texte                                T│
                 │   aligner le texte                                                  │
                 └ Enter exécute  Esc ferme  Taper filtre  Flèches déplacent ──────────┘
        """,
        "help": """
          ┌ Aide ─────────────────────────────────────────────────────────────────┴────┐
          │Filtre :                                                                    │
          │Dessiner                                                                    │
          │›  1 p             dessiner à main levée                                    │
          │   2 /             tracer une ligne                                         │
          │   3 r             tracer un rectangle                                      │
          │   4 o             tracer un ovale                                          │
          │   5 b             tracer une courbe de Bézier                              │
          │   6 t             poser un texte                                           │
          │   7 v             outil de sélection                                       │
          │   Space           baisser ou lever la plume                                │
          │   Enter           terminer, ou éditer texte ou étiquette                   │
          │   Esc Ctrl-G Ctrl-C  abandonner ou désélectionner                          │
          │   Backspace       reprendre le dernier point           aucun tracé en cours│
          │   a               pointes de flèche                                        │
          │Style                                                                       │
          │   f               police                                                   │
          │   s               taille de police                                         │
          │   T               alignement et espacement du texte                        │
          │                   aligner le texte                                         │
          └ Enter exécute  Esc ferme  Taper filtre  Flèches déplacent ─────────────────┘
        """,
        "font": """
        ┌┴ Police ──────────────────────────────────────────────────────┐
        │Filtre :                                                       │
        │                                                               │
        │›✓ Terminal      Ce garçon zélé préfère un œuf brouillé à Noël │
        │                                                               │
        │                                                               │
        │   Alpha Bold                                                  │
        │                                                               │
        │                                                               │
        │   Alpha Regular                                               │ l’étiquette.
        │                                                               │ texte
        │                                                               │
        │   Beta Regular                                                │
        │                                                               │
        │les caractères du terminal, un par cellule                     │
        └ Enter applique  Esc rétablit  Taper filtre  Flèches déplacent ┘
        """,
        "size": """
                          ┌─┴ Taille de police ─────────────────────────────┐
                          │›Taille  24 [========|--------------------------]│
                          │Terminal n’a qu’une taille : un caractère par    │
                          │cellule                                          │
                          │Ce garçon zélé préfère un œuf brouillé à Noël    │
                          │                                                 │
                          │                                                 │
                          │                                                 │
                          │                                                 │
          Espace commence │                                                 │tiquette.
                1-7 choisi│                                                 │te
                          │                                                 │
                          └ Enter applique  Esc rétablit  Flèches, chiffres ┘
        """,
        "stroke": """
                        ┌─────────┴ Épaisseur du contour et plume ─────────────────────┐
                        │›Épaisseur  2 [==|-------------------------------------------]│
                        │  points     ›✓fine         épaisse                           │
                        │  double       ronde        tirets                            │
                        │  ascii                                                       │
                        │épaisseur : plume à points seule                              │
                        │┌────────────┐   ⣠⣴⠶⠿⠛⠛⠿⠶⣦⣄              ⢀⡤⠚                  │
                        ││            │ ⢀⡾⠋        ⠙⢷⡀          ⢀⠔⠉              ⣴⡄    │
                        ││            │ ⣾⠃          ⠘⣷        ⡠⠞⠁             ⢀⣴⠞⣿     │
          Espace commenc││            │ ⢿⡄          ⢠⡿ ╶────────────╴      ⢀⣠⡶⠛⠁ ⣿⡄    │
                1-7 choi││            │ ⠈⢷⣄        ⣠⡾⠁   ⣀⠔⠁            ⢀⣠⡶⠟⠉    ⠘⣷    │
                        │└────────────┘   ⠙⠻⠶⣶⣤⣤⣶⠶⠟⠋   ⠠⠚⠁            ⣴⠾⠛⠁        ⠹⣧   │
                        └ Enter applique  Esc rétablit  Flèches, chiffres  Tab suivant ┘
        """,
        "colour": """
                         ┌──────────────────┴ Couleur du contour ──────────────────────┐
                         │  ██ rouge        ██ vert         ██ bleu                    │
                         │  ██ cyan         ██ jaune        ██ magenta                 │
                         │  ██ orange       ██ violet       ██ marron                  │
                         │  ██ blanc        ██ gris clair   ██ noir                    │
                         │›✓██ défaut                                                  │
                         │  #                                                          │
                         │défaut                                                       │
                         │█████████████████████████████████████████████████████████████│
          Espace commence│█████████████████████████████████████████████████████████████│
                1-7 chois└ Enter applique  Esc rétablit  Flèches  # saisit une couleur ┘
        """,
        "language": """
                             ┌ Langue ──────────────────────────┴──────────────────────┐
                             │Filtre :                                                 │
                             │   English                                             en│
                             │›✓ Français                                            fr│
                             │   Deutsch                                             de│
                             │   Español                                             es│
                             └ Enter ouvre  Esc ferme  Taper filtre  Flèches déplacent ┘
        """,
        "files": """
                 ┌ Fichiers ────────────────────────────────────────────────────┴──────┐
                 │Filtre :                         chargement                          │
                 │›  house.dudel                                                       │
                 │   sketch.dudel                                                      │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
                 │                                                                     │
          Espace │                                                                     │
                1│      Nouveau…                                                       │
                 │      Renommer…                                                      │
                 │      Dupliquer                                                      │
                 │      Supprimer                                                      │
                 │      Trier par date                                                 │
                 └ Enter ouvre  Esc ferme  Taper filtre  Tab vers les actions ─────────┘
        """,
        "articles": """
        ┌ Article ────────────────────────────────────────────────────┴────────────────┐
        │Filtre :                                                                      │
        │Présidents des États-Unis                                                     │
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
        │ Ouvrir   Retirer   Monter   Descendre                                        │
        └ Enter ouvre  Esc ferme  Taper un titre, une adresse, un filtre  Tab suite ───┘
        """,
        "question": """
                           ┌ Question ──────────────────────────────────────────┴──────┐
                           │Enregistrer d’abord le dessin ?                            │
                           │›  y  enregistrer                                          │
                           │   n  abandonner les changements                           │
                           └ Taper une lettre  Enter prend la réponse marquée  Esc non ┘
        """,
        "pane": """
         1 Crayon  2 Ligne [3 Rect] 4 Ovale  5 Courbe  6 Texte  7 Choix │ A Menu  :  ? Aide
         f Terminal                                 s 24  w fine    c défaut  F aucun   G fr  R Article D Ouvrir
                                                                          │ Encre
                                                                          │ L’encre est un liquide coloré. Elle sert à
                                                                          │ écrire.
                                                                          │
         Espace commence et finit un cadre, les flèches l’étirent, Enter  │ Histoire
                                   l’étiquette.                           │ Suie et colle.
         1-7 choisir un outil   f police   c couleur   y copier en texte  │
                           A menu   ? aide   Q quitter                    │ Hors ligne : copie du 1970-01-01
                                                                          │ Les sites veulent un contact : :set
                                                                          │ article-contact ADRESSE
                                                                          │ https://fr.wikipedia.org/wiki/Encre
                                                                          │ CC BY-SA 4.0  modifié 2026-01-31     100 %
                                                                          │ Esc dessin  R liste  / chercher  q fermer
        Rect prêt  col   3 lig   2  cellule  Space commence  Tab barre  ? aide                            sans titre *
        """,
        "reader": """
         1 Crayon  2 Ligne [3 Rect] 4 Ovale  5 Courbe  6 Texte  7 Choix │A Menu : ? Aide
         f Terminal         s 24  w fine    c défaut  F aucun   G fr  R Article D Ouvrir
        ┌ Encre ──────────────────────────────────────────────────────┴────────────────┐
        │L’encre est un liquide coloré. Elle sert à écrire.                            │
        │                                                                              │
        │Histoire                                                                      │
        │Suie et colle.                                                                │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │Hors ligne : copie du 1970-01-01                                              │
        │Les sites veulent un contact : :set article-contact ADRESSE                   │
        │https://fr.wikipedia.org/wiki/Encre                                           │
        │CC BY-SA 4.0  modifié 2026-01-31                                         100 %│
        └ Esc dessin  R liste  / chercher  q fermer  o plan  i titre  I phrase ────────┘
        Rect prêt  col   3 lig   2  cellule  Space commence  Tab barre      sans titre *
        """,
    ]
}
