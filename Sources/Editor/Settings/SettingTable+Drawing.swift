extension SettingTable {
    /// How the tools draw.
    static let drawing: [Setting] = [
        Setting("smooth", \.smooth, isOn: \.settings.smooth),
        Setting("constrain", \.constrain, isOn: \.settings.constrains),
    ]
}
