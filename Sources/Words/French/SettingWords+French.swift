extension SettingWords {
    static let french = SettingWords(
        smooth: "lisser les tracés faits au clavier",
        constrain: "carrés, cercles et lignes par multiples de 15°",
        keys: "touches en plus de celles d’origine",
        rulers: "règles au-dessus du dessin et à gauche",
        overview: "petite image de tout le dessin quand il est agrandi",
        grid: "points de la grille montrés",
        gridSize: "colonnes et lignes d’un point de la grille au suivant, en cellules",
        snap: "ce à quoi les places sont aimantées",
        glyphs: "caractères dont les images sont faites",
        colours: "nombre de couleurs montrées",
        theme: "couleurs de tout l’écran",
        articleEndpoint: "où les articles sont demandés : https://{edition}.example.org",
        articleContact: "une adresse où les sites peuvent écrire")
}
