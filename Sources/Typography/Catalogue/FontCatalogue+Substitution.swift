import Drawing

extension FontCatalogue {
    /// The face that comes nearest to one that is not installed: by family, then by style, then by language.
    ///
    /// Where no family resembles the name, the machine's default family of the class that the name suggests is taken.
    /// - Parameter excluded: faces that cannot be used.
    func nearest(to name: FaceName, language: String, excluding excluded: Set<FaceName> = []) -> Int? {
        let wanted = WantedFace(name)
        let fallbackFamily = defaults.family(for: wanted.traits)
        var best: (position: Int, family: Int, rest: [Int])?
        for (position, entry) in list.entries.enumerated() where !excluded.contains(entry.name) {
            let common = wanted.familyScore(of: entry)
            // A shared word counts more than the default family, which counts more than nothing.
            let family = common > 0 ? common + 1 : entry.family == fallbackFamily ? 1 : 0
            if let best, family < best.family { continue }
            let rest = [wanted.styleScore(of: entry), entry.cannotWrite.contains(language) ? 0 : 1]
            if let best, family == best.family, !best.rest.lexicographicallyPrecedes(rest) { continue }
            best = (position, family, rest)
        }
        return best?.position
    }
}
