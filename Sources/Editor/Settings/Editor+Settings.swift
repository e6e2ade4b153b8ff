extension Editor {
    /// Changes a setting.
    ///
    /// - Throws: `CommandError` when there is no such setting, or it cannot have the value.
    mutating func set(_ name: String, _ value: String) throws(CommandError) {
        guard let setting = SettingTable.setting(name) else { throw .badValue(name) }
        guard try setting.take(&self, value) else { throw .badValue(value) }
    }

    /// Says what a setting is.
    mutating func tell(_ name: String) throws(CommandError) {
        guard let setting = SettingTable.setting(name) else { throw .badValue(name) }
        say("\(setting.name) \(setting.value(self))")
    }
}
