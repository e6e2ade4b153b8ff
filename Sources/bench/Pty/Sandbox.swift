import Glibc

/// A fresh folder with the environment of programs that know nothing of earlier runs.
struct Sandbox {
    /// The folder's path.
    let folder: String
    /// A fontconfig file that takes the place of the machine's own.
    var fontconfig: String?

    /// Makes the folder below the one for temporary files.
    init() throws(BenchError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        guard let template = strdup("\(parent)/dudel-bench-XXXXXX") else { throw BenchError(BenchError.lastCause) }
        defer { free(template) }
        guard mkdtemp(template) != nil else {
            throw BenchError("no temporary folder could be made in \(parent): \(BenchError.lastCause)")
        }
        folder = String(cString: template)
    }

    /// The environment for a program, as `NAME=VALUE`.
    var environment: [String] {
        let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        let folders = ["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"]
        return ["PATH=\(path)", "TERM=xterm-256color", "LC_ALL=C.UTF-8"] + folders.map { "\($0)=\(folder)" }
            + (fontconfig.map { ["FONTCONFIG_FILE=\($0)"] } ?? [])
    }

    /// Forgets what a program has kept, all but the fonts' cache.
    func forgetState() {
        Sandbox.removeTree("\(folder)/dudel")
    }

    /// Writes the configuration that programs read.
    func configure(_ text: String) throws(BenchError) {
        mkdir("\(folder)/dudel", 0o700)
        try FileBytes.write(Array(text.utf8), to: "\(folder)/dudel/config")
    }

    /// Forgets the articles that were kept.
    func forgetArticles() {
        Sandbox.removeTree("\(folder)/dudel/articles")
    }

    /// Removes the folder and all in it.
    func remove() {
        Sandbox.removeTree(folder)
    }

    private static func removeTree(_ path: String) {
        if let directory = opendir(path) {
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                guard name != ".", name != ".." else { continue }
                if unlink("\(path)/\(name)") != 0 { removeTree("\(path)/\(name)") }
            }
            closedir(directory)
        }
        rmdir(path)
    }
}
