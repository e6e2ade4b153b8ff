import Drawing

/// The faces that are listed, chosen from all that fontconfig describes: twins merged, names unique, sorted.
struct FaceSelection {
    private(set) var records: [FaceRecord] = []
    /// The description each record was read from, while fontconfig holds it.
    private(set) var patterns: [OpaquePointer] = []
    /// The record that was read from a description, or that was kept in place of its twin.
    private(set) var positions: [OpaquePointer: Int] = [:]

    /// Chooses among descriptions, of which those without a record are not listed.
    init(_ candidates: [(pattern: OpaquePointer, record: FaceRecord?)]) {
        var kept: [(pattern: OpaquePointer, record: FaceRecord)] = []
        var slots: [String: Int] = [:]
        var slotOfPattern: [(OpaquePointer, Int)] = []
        for candidate in candidates {
            guard let record = candidate.record else { continue }
            let key = record.twinKey
            if let slot = slots[key] {
                if record.isPreferred(to: kept[slot].record) { kept[slot] = (candidate.pattern, record) }
                slotOfPattern.append((candidate.pattern, slot))
            } else {
                slots[key] = kept.count
                slotOfPattern.append((candidate.pattern, kept.count))
                kept.append((candidate.pattern, record))
            }
        }
        FaceSelection.makeNamesUnique(&kept)
        FaceSelection.makeLabelsUnique(&kept)
        let order = kept.indices.sorted { left, right in
            let (a, b) = (kept[left].record, kept[right].record)
            return a.sortKey == b.sortKey ? a.entry.name < b.entry.name : a.sortKey < b.sortKey
        }
        var placeOfSlot = [Int](repeating: 0, count: kept.count)
        for (place, slot) in order.enumerated() {
            placeOfSlot[slot] = place
            records.append(kept[slot].record)
            patterns.append(kept[slot].pattern)
        }
        for (pattern, slot) in slotOfPattern { positions[pattern] = placeOfSlot[slot] }
    }

    /// Gives faces that share a name, and are no twins, names that tell them apart: a drawing keeps nothing but the name.
    ///
    /// The first in the order of the files keeps the plain name; the others are followed by their PostScript names.
    private static func makeNamesUnique(_ faces: inout [(pattern: OpaquePointer, record: FaceRecord)]) {
        let slots = Dictionary(grouping: faces.indices) { faces[$0].record.entry.name }
        var taken = Set(slots.keys)
        for (name, group) in slots.filter({ $0.value.count > 1 }).sorted(by: { $0.key < $1.key }) {
            let ordered = group.sorted {
                let (left, right) = (faces[$0].record.file, faces[$1].record.file)
                return (left.path, left.index) < (right.path, right.index)
            }
            for slot in ordered.dropFirst() {
                let postScriptName = faces[slot].record.entry.postScriptName
                let stem = postScriptName.isEmpty ? name.text : "\(name.text) (\(postScriptName))"
                var candidate = FaceName(stem)
                var number = 2
                while !taken.insert(candidate).inserted {
                    candidate = FaceName("\(stem) \(number)")
                    number += 1
                }
                let entry = faces[slot].record.entry
                faces[slot].record.entry.name = candidate
                faces[slot].record.entry.label = entry.label + candidate.text.dropFirst(name.text.count)
                faces[slot].record.sortKey = faces[slot].record.entry.label.lowercased()
            }
        }
    }

    /// Puts the name behind labels that several faces share: fonts need not be as exact in other languages as in English.
    private static func makeLabelsUnique(_ faces: inout [(pattern: OpaquePointer, record: FaceRecord)]) {
        var counts: [String: Int] = [:]
        counts.reserveCapacity(faces.count)
        for face in faces { counts[face.record.entry.label, default: 0] += 1 }
        guard counts.count < faces.count else { return }
        for slot in faces.indices {
            let entry = faces[slot].record.entry
            guard counts[entry.label, default: 0] > 1, entry.label != entry.name.text else { continue }
            faces[slot].record.entry.label = "\(entry.label) (\(entry.name.text))"
            faces[slot].record.sortKey = faces[slot].record.entry.label.lowercased()
        }
    }
}
