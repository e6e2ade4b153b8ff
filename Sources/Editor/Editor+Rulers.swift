extension Editor {
    /// Gives the rulers the room they need now, or takes it back; what was at the canvas's top left stays there.
    mutating func placeRulers() {
        guard !layout.isTooSmall else { return }
        let isShown = settings.showsRulers && layout.hasRoomForRulers
        let wanted = isShown ? Rulers(view: view, step: cursor.step, glyphs: capabilities.glyphs).width : 0
        guard wanted != layout.rulerColumns else { return }
        layout.rulerColumns = wanted
        view.size = layout.canvas.size
        keepVisible()
    }
}
