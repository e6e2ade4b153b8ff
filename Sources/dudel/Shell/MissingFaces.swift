import Drawing
import Graphemes
import Typography

/// The faces that a drawing names and this machine lacks, as text or JSON.
struct MissingFaces {
    /// A face that is missing, and what its texts are shown in.
    private struct Group: Hashable {
        var face: FaceName
        var substitute: FaceName
    }

    private var groups: [(group: Group, texts: Int)] = []

    /// Whether every face of the drawing is here.
    var isEmpty: Bool { groups.isEmpty }

    /// Looks for the faces of all texts and labels; one that cannot be opened is missing as well.
    init(in document: Document, typesetter: Typesetter) {
        var counts: [Group: Int] = [:]
        for drawable in document.drawables where drawable.isLettered {
            let style = drawable.style
            guard !style.face.isTerminal else { continue }
            // Whether a listed face can be used shows when it is.
            _ = typesetter.layout(TextRequest("A", face: style.face, size: 12, language: style.language))
            guard case .substituted(let other) = typesetter.resolve(style.face, language: style.language) else { continue }
            counts[Group(face: style.face, substitute: other), default: 0] += 1
        }
        groups = counts.map { ($0.key, $0.value) }.sorted { left, right in
            (left.group.face, left.group.substitute) < (right.group.face, right.group.substitute)
        }
    }

    /// A line for each missing face: its name, the face that is shown, and how many texts use it, with tabs between.
    var text: String {
        groups.map { group, texts in
            "\(VisibleReplacement.of(group.face.text))\t\(VisibleReplacement.of(group.substitute.text))\t\(texts)\n"
        }.joined()
    }

    /// An array of objects with the name, the substitute and the number of texts.
    var json: String {
        let objects = groups.map { group, texts in
            "  {\"name\": \(JSONText.quoted(group.face.text)), \"substitute\": \(JSONText.quoted(group.substitute.text)), "
                + "\"texts\": \(texts)}"
        }
        return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }
}
