import CFreetype
import CHarfbuzz
import Drawing

/// A face whose file is open, for FreeType and HarfBuzz alike; both read the same mapping of the file.
final class OpenFace {
    /// The number it is known by outside.
    let id: FaceID
    /// The name it is listed by.
    let name: FaceName
    /// The file it was opened from.
    let file: FontFile
    /// FreeType's face.
    let face: FT_Face
    /// HarfBuzz's font.
    let font: OpaquePointer
    /// The metrics on an em of 1 dot.
    let metrics: FaceMetrics
    /// Whether glyphs can be pictures without an outline.
    let hasPictures: Bool
    /// Dots on an em of 1 dot for each of HarfBuzz's units.
    let shapingUnit: Double
    /// Dots on an em of 1 dot for each unit of FreeType's unscaled outlines.
    let outlineUnit: Double
    /// The size in dots FreeType needs to be set to while HarfBuzz shapes, where HarfBuzz asks FreeType for advances.
    private let shapingSize: FT_UInt?
    private let library: FontLibrary
    private let blob: OpaquePointer

    /// Opens a face, or fails if the file is gone, is no font, or is too broken to be read.
    convenience init?(_ place: FaceFile, id: FaceID, name: FaceName, library: FontLibrary) {
        guard let file = FontFile(place), file.size > 0 else { return nil }
        self.init(place, file, id: id, name: name, library: library)
    }

    private init?(_ place: FaceFile, _ file: FontFile, id: FaceID, name: FaceName, library: FontLibrary) {
        library.begin(file)
        defer { library.end() }
        guard let freetype = library.pointer, let blob = place.withPath({ hb_blob_create_from_file_or_fail($0) }) else {
            return nil
        }
        var length: UInt32 = 0
        var opened: FT_Face?
        guard let bytes = hb_blob_get_data(blob, &length), length > 0, length < UInt32(Int32.max) else {
            hb_blob_destroy(blob)
            return nil
        }
        let error = bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            FT_New_Memory_Face(freetype, $0, FT_Long(length), FT_Long(place.index), &opened)
        }
        guard error == 0, let face = opened else {
            hb_blob_destroy(blob)
            return nil
        }
        hasPictures = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_FIXED_SIZES) != 0
        guard dudel_ft_is_scalable(face) == 1 || hasPictures,
            let shaping = OpenFace.shapingFont(blob, face: face, file: place)
        else {
            FT_Done_Face(face)
            hb_blob_destroy(blob)
            return nil
        }
        self.id = id
        self.name = name
        self.file = file
        self.library = library
        self.blob = blob
        self.face = face
        font = shaping.font
        shapingSize = shaping.size
        var scale: (x: Int32, y: Int32) = (0, 0)
        hb_font_get_scale(font, &scale.x, &scale.y)
        shapingUnit = 1 / Double(max(1, scale.x))
        outlineUnit = 1 / Double(max(1, face.pointee.units_per_EM))
        metrics = FaceMetrics(face)
    }

    deinit {
        hb_font_destroy(font)
        FT_Done_Face(face)
        hb_blob_destroy(blob)
    }

    /// Whether the face has a glyph for a scalar.
    func hasGlyph(for scalar: UInt32) -> Bool {
        working {
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0
        }
    }

    /// Turns the characters of a buffer into glyphs.
    ///
    /// - Parameter features: OpenType features to be turned on or off.
    func shape(_ buffer: OpaquePointer?, features: [hb_feature_t]) {
        working {
            // HarfBuzz may have to ask FreeType for advances.
            if let shapingSize { FT_Set_Pixel_Sizes(face, 0, shapingSize) }
            hb_shape(font, buffer, features, UInt32(truncatingIfNeeded: features.count))
        }
    }

    /// Runs a body that uses the face; should it end the program, the next start knows the font.
    @inline(__always) func working<Result>(_ body: () throws -> Result) rethrows -> Result {
        library.begin(file)
        defer { library.end() }
        return try body()
    }

    /// HarfBuzz's own reader for OpenType files; for all others (Type 1, compressed ones) FreeType's, at a large size.
    private static func shapingFont(_ blob: OpaquePointer, face: FT_Face, file: FaceFile) -> (
        font: OpaquePointer, size: FT_UInt?
    )? {
        if let openType = hb_face_create(blob, file.faceNumber) {
            defer { hb_face_destroy(openType) }
            if hb_face_get_glyph_count(openType) > 0, let font = hb_font_create(openType) {
                if let instance = file.namedInstance { hb_font_set_var_named_instance(font, instance) }
                return (font, nil)
            }
        }
        let size: FT_UInt = 1000
        guard FT_Set_Pixel_Sizes(face, 0, size) == 0, let font = hb_ft_font_create_referenced(face) else { return nil }
        hb_ft_font_set_load_flags(font, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
        return (font, size)
    }
}
