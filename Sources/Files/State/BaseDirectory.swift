/// The folders that a person's files of each kind stand in, as the XDG Base Directory Specification 0.8 says.
public enum BaseDirectory: Sendable {
    case configuration, state, cache, data

    private var variable: String {
        switch self {
        case .configuration: "XDG_CONFIG_HOME"
        case .state: "XDG_STATE_HOME"
        case .cache: "XDG_CACHE_HOME"
        case .data: "XDG_DATA_HOME"
        }
    }

    /// Where it is in a home while its variable is unset.
    private var standard: String {
        switch self {
        case .configuration: ".config"
        case .state: ".local/state"
        case .cache: ".cache"
        case .data: ".local/share"
        }
    }

    /// The absolute path; relative values count as unset. Without a home there is none.
    public func path(in environment: [String: String]) -> String? {
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        return absolute(variable) ?? absolute("HOME").map { FilePath.join($0, standard) }
    }
}
