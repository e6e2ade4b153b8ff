import Drawing

/// Random numbers that a seed repeats.
public typealias SeededGenerator = SplitMix
