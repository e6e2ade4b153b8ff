import Screen

extension Editor {
    /// Changes a setting.
    ///
    /// - Throws: `CommandError` when there is no such setting, or it cannot have the value.
    mutating func set(_ name: String, _ value: String) throws(CommandError) {
        guard let setting = SettingTable.setting(name) else { throw .badValue(name) }
        guard try setting.take(&self, value) else { throw .badValue(value) }
        if setting.isKept { effects.append(.keepSetting(name: name, value: value)) }
    }

    /// Takes the settings that an earlier session kept, where the configuration does not say otherwise; what no longer exists among
    /// them is left out.
    public mutating func restore(settings: [String: String]) {
        for (name, value) in settings where !configuredSettings.contains(name) {
            guard let setting = SettingTable.setting(name), setting.isKept else { continue }
            _ = try? setting.take(&self, value)
        }
        placeRulers()
        message = nil
        effects = []
    }

    /// Gives a setting the value behind the one it has, and the first behind the last, and says which it is.
    mutating func turn(_ name: String) throws(CommandError) {
        guard let setting = SettingTable.setting(name), let first = setting.values.first else { throw .badValue(name) }
        let behind = setting.values.drop { $0 != setting.value(self) }.dropFirst()
        try set(name, behind.first ?? first)
        // What the setting itself has to say weighs more.
        if message == nil { try tell(name) }
    }

    /// Shows what a person picked from the test card, and keeps it for this terminal.
    mutating func use(_ picked: Capabilities) {
        capabilities = picked
        effects += [.useColours(picked.colours), .rememberTerminal(picked)]
        say(words.messages.terminalKept(picked.glyphs.rawValue, picked.colours.rawValue))
    }

    /// Opens the test card, for whose samples the terminal is told to expect all colours it may have.
    mutating func openTestCard() {
        if limits.hasColours { effects.append(.useColours(.exact)) }
        open(.testCard)
    }

    /// Says what a setting is.
    mutating func tell(_ name: String) throws(CommandError) {
        guard let setting = SettingTable.setting(name) else { throw .badValue(name) }
        say("\(setting.name) \(setting.value(self))")
    }
}
