import Screen

extension Editor {
    /// Answers an event and returns what is to be done outside of the editor.
    public mutating func handle(_ event: Event) -> [Effect] {
        if !isTyped(event) { catchUp() }
        switch event {
        case .input(let input): handle(input)
        case .resized(let size): resize(to: size)
        case .report(let report): take(report)
        }
        placePane()
        placeRulers()
        if tool.phase.isChanging { tool.settle(at: place) }
        orderSamples()
        orderListing()
        defer { effects = [] }
        return effects
    }

    /// Whether an event is a letter of a text being typed.
    private func isTyped(_ event: Event) -> Bool {
        guard case .input(.key(let key)) = event, key.typed != nil else { return false }
        return textEditing != nil && focus == .canvas && !coordinator.isOpen
    }

    private mutating func handle(_ input: Input) {
        message = nil
        originBeforeResize = nil
        if layout.isTooSmall {
            handleTooSmall(input)
        } else if coordinator.isOpen {
            handleInPopover(input)
        } else {
            switch input {
            case .mouse(let event) where handleInPane(event): break
            case _ where focus == .article: handleInPane(input)
            case .key(let key): handle(key)
            case .paste(let text):
                jump = nil
                paste(text)
            case .mouse(let event):
                jump = nil
                handle(event)
            }
        }
    }

    private mutating func handle(_ key: Key) {
        if jump != nil {
            handleJump(key)
        } else if case .toolbar(let item) = focus {
            handle(key, on: item)
        } else if textEditing != nil {
            handleTyping(key)
        } else {
            runBinding(of: key)
        }
    }

    /// In a window too small for anything, leaving is still possible.
    private mutating func handleTooSmall(_ input: Input) {
        guard case .key(let key) = input, !key.followsEscape, case .command(let line) = keyMap.match([key]), line == "q" else {
            return
        }
        if isDirty { effects.append(.draftChanged) }
        run(line)
    }

    private mutating func resize(to size: CellSize) {
        layout.size = size
        jump = nil
        // A window too small for anything leaves the view alone, so that growing brings it back as it was.
        guard !layout.isTooSmall else { return }
        placePane()
        view.size = layout.canvas.size
        // Each size is looked at from where the person was before the window changed, so that growing undoes shrinking.
        let origin = originBeforeResize ?? view.origin
        originBeforeResize = origin
        view.origin = origin
        keepVisible()
    }
}
