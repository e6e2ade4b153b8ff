import Lines

/// Who has a drawing open, and since when, as attributes of a line, shared by locks and journals.
enum OwnerSyntax {
    static func attributes(of owner: LockOwner) -> [Attribute] {
        [
            Attribute("host", owner.identity.host),
            Attribute("boot", owner.identity.boot),
            Attribute("process", String(owner.identity.process)),
            Attribute("start", String(owner.identity.start)),
            Attribute("since", String(owner.since)),
        ]
    }

    /// The owner that a line names, or nothing when a part is missing or broken.
    static func owner(in line: Line) -> LockOwner? {
        guard let host = line["host"], let boot = line["boot"], host.utf8.count <= 256, boot.utf8.count <= 256,
            let process = line["process"].flatMap({ Int32($0) }), process > 0,
            let start = line["start"].flatMap({ UInt64($0) }), let since = line["since"].flatMap({ Int64($0) })
        else { return nil }
        return LockOwner(
            identity: ProcessIdentity(host: host, boot: boot, process: process, start: start), since: since)
    }
}
