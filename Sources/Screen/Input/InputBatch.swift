/// The inputs decoded from one read, in which marks join the character they follow.
struct InputBatch {
    private(set) var inputs: [Input] = []

    /// The most scalars one typed character may have; further marks are dropped, since a flood of them is no text.
    private static let mostScalars = 32

    mutating func append(_ input: Input) { inputs.append(input) }

    /// Adds a typed scalar, as a key of its own or as a part of the character before it.
    mutating func append(_ scalar: Unicode.Scalar, followsEscape: Bool) {
        if scalar.value >= 0x300, !followsEscape, join(scalar) { return }
        inputs.append(.key(Key(.character(Character(scalar)), followsEscape: followsEscape)))
    }

    private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
        guard case .key(var key)? = inputs.last, case .character(let base) = key.code, key.modifiers.isEmpty else { return false }
        var view = String.UnicodeScalarView(base.unicodeScalars)
        view.append(scalar)
        let joined = String(view)
        guard let character = joined.first, joined.dropFirst().isEmpty else { return false }
        if view.count <= Self.mostScalars {
            key.code = .character(character)
            inputs[inputs.count - 1] = .key(key)
        }
        return true
    }
}
