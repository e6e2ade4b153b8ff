import Articles
import Drawing
import Geometry
import Graphemes

extension Editor {
    /// The widest that a sentence is set, in letters of the face in force.
    private static let measure = 40.0

    /// Puts words of the article into the text being typed, else into the drawing as a text at the cursor.
    mutating func insertFromArticle(_ words: String, wrapped: Bool) {
        let text = String(String.UnicodeScalarView(words.unicodeScalars.map { VisibleReplacement.of($0) }))
        guard let article = desk.article, !text.isEmpty else { return }
        if textEditing != nil { return paste(text) }
        finishDrawing()
        var style = style
        style.language = article.text.address.edition.language
        var box = TextBox(text, at: place.rect.origin)
        if wrapped {
            // A letter is about half as wide as its size; in cells it is one.
            let letter = style.face.isTerminal ? CellRun.cellWidth : Double(style.size) / 2
            let width = Editor.measure * letter
            let request = TextRequest(text, face: style.face, size: style.size, width: width, language: style.language)
            box.frame = Size(width, setter.layout(request).size.height)
        }
        let drawable = Drawable(id: newID(), shape: .text(box), style: style)
        insert([drawable], named: .text)
        // What is inserted next stands below, and does not cover this.
        if let bounds = drawable.bounds(setter: setter) {
            setCursor(Point(cursor.point.x, bounds.maxY + cursorPlace.rect.height / 2))
        }
        say(self.words.article.inserted)
    }
}
