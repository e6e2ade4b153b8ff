extension Collection<Drawable> {
    /// Describes all of them to a painter, bottom first, and answers whether it came to the end.
    ///
    /// - Parameter watch: told now and then how much is done, from 0 to 1; with its `false` the work ends.
    public func paint(on painter: inout some Painter, setter: some TextSetter, watch: (Double) -> Bool) -> Bool {
        // So many are painted between two looks at whether to go on.
        let batch = 64
        let count = Double(Swift.max(1, self.count))
        for (number, drawable) in enumerated() {
            if number % batch == 0, !watch(Double(number) / count) { return false }
            drawable.paint(on: &painter, setter: setter)
        }
        return true
    }
}
