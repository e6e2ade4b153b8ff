import Files
import Runtime

/// Which drawing a session starts with.
struct StartingDrawing {
    /// The file, or nothing for a new drawing without a name.
    let path: String?
    /// How it was looked at last, where that is known.
    let memory: FolderMemory?

    /// The file that was named, else the last one of this folder where it is there and nobody has it open.
    init(file: String?, runtime: Runtime) {
        let memory = runtime.memory(of: DrawingFolder.current)
        if let file {
            path = file
            self.memory = memory?.drawing == file ? memory : nil
        } else if let memory, DrawingFolder.names(in: ".").contains(memory.drawing), StartingDrawing.isFree(memory.drawing) {
            path = memory.drawing
            self.memory = memory
        } else {
            path = nil
            self.memory = nil
        }
    }

    private static func isFree(_ name: String) -> Bool {
        switch try? LockFile.state(of: name) {
        case .free, .stale: true
        default: false
        }
    }
}
