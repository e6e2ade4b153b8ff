import TestSupport

extension EditorSession {
    /// A drawing with one box that was saved as `sketch.dudel`.
    static func saved() -> EditorSession {
        var session = EditorSession()
        session.press("Space L J Space : 'save_sketch' Enter")
        session.send(.report(.saved(name: "sketch.dudel", remark: nil)))
        session.press("l h")
        session.forgetEffects()
        return session
    }
}
