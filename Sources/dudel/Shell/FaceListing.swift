import Drawing
import Graphemes
import Words

/// The list of faces as text or JSON.
struct FaceListing {
    private let entries: [FaceEntry]
    private let language: String
    private let words: Words

    init(_ list: FaceList, language: String, words: Words) {
        entries = list.entries
        self.language = language
        self.words = words
    }

    /// One face a line, `Terminal` first; behind a tab what is particular: the name that drawings keep where another is shown,
    /// the kind of the font, and a language that it cannot write.
    var text: String {
        var lines = [FaceName.terminal.text]
        for entry in entries {
            var marks: [String] = []
            if entry.label != entry.name.text { marks.append("= \(entry.name.text)") }
            if entry.traits.contains(.type1) { marks.append("Type 1") }
            if entry.traits.contains(.colour) { marks.append(words.popovers.colourFace) }
            if entry.cannotWrite.contains(language) { marks.append("!\(language)") }
            let line = entry.label + (marks.isEmpty ? "" : "\t(\(marks.joined(separator: ", ")))")
            lines.append(
                line.split(separator: "\t", omittingEmptySubsequences: false).map { VisibleReplacement.of($0) }.joined(
                    separator: "\t"))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// An array of objects with name, label, family, style, PostScript name, classes and whether the language can be written.
    var json: String {
        let terminal = FaceEntry(name: .terminal, family: "Terminal", style: "", postScriptName: "", traits: .mono)
        let objects = ([terminal] + entries).map { entry in
            let fields = [
                ("name", entry.name.text), ("label", entry.label), ("family", entry.family), ("style", entry.style),
                ("postscript", entry.postScriptName),
            ].map { "\(JSONText.quoted($0.0)): \(JSONText.quoted($0.1))" }
            let classes = FaceListing.classes.filter { entry.traits.contains($0.trait) }.map { JSONText.quoted($0.name) }
            let writes = entry.cannotWrite.contains(language) ? "false" : "true"
            let all = fields + ["\"classes\": [\(classes.joined(separator: ", "))]", "\"writes\": \(writes)"]
            return "  {" + all.joined(separator: ", ") + "}"
        }
        return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }

    private static let classes: [(name: String, trait: FaceTraits)] = [
        ("mono", .mono), ("serif", .serif), ("sans", .sans), ("bold", .bold), ("italic", .italic), ("colour", .colour),
        ("type1", .type1),
    ]
}
