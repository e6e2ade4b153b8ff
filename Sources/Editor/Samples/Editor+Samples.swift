import Popovers

extension Editor {
    /// Orders the samples that the open popover will show and that are not there, in place of what was ordered before.
    mutating func orderSamples() {
        let wanted =
            coordinator.isOpen && !layout.isTooSmall
            ? coordinator.samples(in: layout, anchor: anchorColumn, context: popoverContext) : []
        if let order = samples.order(wanted) { effects.append(.makeSamples(order)) }
        let thumbnail =
            coordinator.isOpen && !layout.isTooSmall
            ? coordinator.thumbnail(in: layout, anchor: anchorColumn, context: popoverContext) : nil
        if let thumbnail = thumbnails.order(thumbnail) { effects.append(.makeThumbnail(thumbnail, capabilities.colours)) }
    }
}
