extension SettingTable {
    /// The program as a whole.
    static let program: [Setting] = [
        Setting("keys", \.keys, choice: \.keySet)
    ]
}
