import Drawing
import Graphemes

/// The list of faces as text or JSON.
struct FaceListing {
    private let entries: [FaceEntry]
    private let language: String

    init(_ list: FaceList, language: String) {
        entries = list.entries
        self.language = language
    }

    /// One face a line, `Terminal` first; a face that cannot write the language says so.
    var text: String {
        var lines = [FaceName.terminal.text]
        for entry in entries {
            let mark = entry.cannotWrite.contains(language) ? "\t(!\(language))" : ""
            lines.append(VisibleReplacement.of(entry.name.text + "") + mark)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// An array of objects with name, family, style, PostScript name and whether the language can be written.
    var json: String {
        let terminal = FaceEntry(name: .terminal, family: "Terminal", style: "", postScriptName: "", traits: .mono)
        let objects = ([terminal] + entries).map { entry in
            let fields = [
                ("name", entry.name.text), ("family", entry.family), ("style", entry.style), ("postscript", entry.postScriptName),
            ].map { "\(FaceListing.quoted($0.0)): \(FaceListing.quoted($0.1))" }
            let writes = entry.cannotWrite.contains(language) ? "false" : "true"
            return "  {" + (fields + ["\"writes\": \(writes)"]).joined(separator: ", ") + "}"
        }
        return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }

    /// A JSON string (RFC 8259): quotes, backslashes and every control character escaped.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20 || VisibleReplacement.of(scalar) != scalar:
                let units = String(scalar).utf16.map { unit in
                    let digits = String(unit, radix: 16)
                    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
                result += units.joined()
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
