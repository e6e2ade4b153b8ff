// What both halves of this target share: the table of functions and the canvas.
#pragma once
#include "CCairo.h"
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>

// FreeType by its stable ABI: its headers are not where a plain include finds them.
typedef struct FT_LibraryRec_ *dudel_ft_library;
typedef struct FT_FaceRec_ *dudel_ft_face;

// Every function of cairo that is used, found by name in the library.
#define DUDEL_CAIRO_FUNCTIONS(use)                                                                                         \
    use(cairo_create) use(cairo_destroy) use(cairo_status) use(cairo_status_to_string) use(cairo_set_source_rgb)           \
    use(cairo_paint) use(cairo_move_to) use(cairo_line_to) use(cairo_curve_to) use(cairo_close_path) use(cairo_new_path)   \
    use(cairo_fill) use(cairo_set_fill_rule) use(cairo_stroke) use(cairo_set_line_width) use(cairo_set_line_cap)           \
    use(cairo_set_line_join) use(cairo_set_dash) use(cairo_set_font_face)                                                  \
    use(cairo_set_font_size) use(cairo_set_font_options) use(cairo_show_text_glyphs) use(cairo_font_options_create)        \
    use(cairo_font_options_destroy) use(cairo_font_options_set_hint_style) use(cairo_font_options_set_hint_metrics)        \
    use(cairo_font_options_set_antialias) use(cairo_font_face_destroy) use(cairo_font_face_status)                         \
    use(cairo_font_face_set_user_data) use(cairo_surface_destroy) use(cairo_surface_finish) use(cairo_surface_status)      \
    use(cairo_surface_write_to_png_stream) use(cairo_image_surface_create) use(cairo_pdf_surface_create_for_stream)       \
    use(cairo_surface_flush) use(cairo_image_surface_get_data) use(cairo_image_surface_get_stride)

struct dudel_cairo {
#define DUDEL_DECLARE(name) __typeof__(name) *name;
    DUDEL_CAIRO_FUNCTIONS(DUDEL_DECLARE)
#undef DUDEL_DECLARE
    cairo_font_face_t *(*cairo_ft_font_face_create_for_ft_face)(dudel_ft_face face, int load_flags);
    int (*FT_Init_FreeType)(dudel_ft_library *library);
    int (*FT_Done_FreeType)(dudel_ft_library library);
    int (*FT_New_Face)(dudel_ft_library library, const char *path, long index, dudel_ft_face *face);
    int (*FT_Done_Face)(dudel_ft_face face);
};
