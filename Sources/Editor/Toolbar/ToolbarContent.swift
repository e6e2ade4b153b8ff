import Drawing
import Popovers
import Words

/// What the toolbar's items say at this moment.
struct ToolbarContent {
    var words: Words
    var style: Style
    /// The face's name, marked where another is shown in its place.
    var face: String
    var language: String
    var tool: ToolKind
    /// The values that differ among what is selected.
    var mixed: StyleValues
    /// Stands between the tools and the rest.
    var separator: String
    /// The key of an item in the key map in force; empty where it has none.
    var key: (ToolbarItem) -> String

    /// An item as its key and its name or value.
    struct Label {
        var key: String
        var value: String

        /// Key and value with a blank between them.
        var text: String { value.isEmpty ? key : key.isEmpty ? value : "\(key) \(value)" }
    }

    func label(of item: ToolbarItem) -> Label {
        let toolbar = words.toolbar
        let value =
            switch item {
            case .done: toolbar.done
            case .tool(let kind): kind.name(toolbar)
            case .menu: toolbar.menu
            case .commandLine: ""
            case .help: toolbar.help
            case .font where mixed.contains(.face): toolbar.mixed
            case .font: face
            case .size where mixed.contains(.size): toolbar.mixed
            case .size: String(style.size)
            case .stroke where mixed.contains(.pen) || mixed.contains(.width) && !style.pen.isBox: toolbar.mixed
            case .stroke: penName
            case .strokeColour where mixed.contains(.stroke): toolbar.mixed
            case .fillColour where mixed.contains(.fill): toolbar.mixed
            case .strokeColour: words.popovers.colours.name(of: style.stroke)
            case .fillColour: words.popovers.colours.name(of: style.fill)
            case .language: language
            case .article: toolbar.article
            case .files: toolbar.files
            }
        return Label(key: key(item), value: value)
    }

    /// The pen's name; the dots pen with its width.
    private var penName: String {
        let name = words.popovers.pens.name(of: style.pen)
        return style.pen.isBox ? name : "\(style.width) \(name)"
    }
}
