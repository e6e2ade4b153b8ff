#include "library.h"
#include <stdlib.h>
#include <string.h>

// A FreeType library that lives until the last face that cairo keeps of it is gone.
typedef struct {
    const dudel_cairo *cairo;
    dudel_ft_library library;
    int users;
} shared_library;

typedef struct {
    shared_library *shared;
    dudel_ft_face face;
} face_owner;

typedef struct {
    char *path;
    long index;
    cairo_font_face_t *face;
} open_face;

struct dudel_canvas {
    const dudel_cairo *cairo;
    cairo_surface_t *surface;
    cairo_t *context;
    int is_picture;
    unsigned char *bytes;
    size_t length, capacity;
    shared_library *fonts;
    open_face *faces;
    int face_count;
};

static cairo_status_t collect(void *closure, const unsigned char *bytes, unsigned int length) {
    dudel_canvas *canvas = closure;
    if (canvas->length + length > canvas->capacity) {
        size_t capacity = (canvas->length + length) * 2;
        unsigned char *larger = realloc(canvas->bytes, capacity);
        if (!larger) return CAIRO_STATUS_NO_MEMORY;
        canvas->bytes = larger;
        canvas->capacity = capacity;
    }
    memcpy(canvas->bytes + canvas->length, bytes, length);
    canvas->length += length;
    return CAIRO_STATUS_SUCCESS;
}

static void release(shared_library *shared) {
    if (--shared->users > 0) return;
    shared->cairo->FT_Done_FreeType(shared->library);
    free(shared);
}

static shared_library *share(const dudel_cairo *cairo) {
    shared_library *shared = calloc(1, sizeof *shared);
    if (!shared) return NULL;
    shared->cairo = cairo;
    shared->users = 1;
    if (cairo->FT_Init_FreeType(&shared->library) == 0) return shared;
    free(shared);
    return NULL;
}

static void create_context(dudel_canvas *canvas) {
    const dudel_cairo *cairo = canvas->cairo;
    canvas->context = cairo->cairo_create(canvas->surface);
    cairo_font_options_t *options = cairo->cairo_font_options_create();
    // The outlines as they are: a page has no pixels to fit letters to.
    cairo->cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo->cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo->cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo->cairo_set_font_options(canvas->context, options);
    cairo->cairo_font_options_destroy(options);
}

// Sets the surface up for painting; frees everything where that fails.
static dudel_canvas *begin(dudel_canvas *canvas) {
    const dudel_cairo *cairo = canvas->cairo;
    create_context(canvas);
    canvas->fonts = share(cairo);
    if (canvas->fonts && cairo->cairo_status(canvas->context) == CAIRO_STATUS_SUCCESS) return canvas;
    dudel_canvas_free(canvas);
    return NULL;
}

dudel_canvas *dudel_canvas_pdf(const dudel_cairo *cairo, double width, double height) {
    dudel_canvas *canvas = calloc(1, sizeof *canvas);
    if (!canvas) return NULL;
    canvas->cairo = cairo;
    canvas->surface = cairo->cairo_pdf_surface_create_for_stream(collect, canvas, width, height);
    return begin(canvas);
}

dudel_canvas *dudel_canvas_picture(const dudel_cairo *cairo, int width, int height, double red, double green, double blue) {
    dudel_canvas *canvas = calloc(1, sizeof *canvas);
    if (!canvas) return NULL;
    canvas->cairo = cairo;
    canvas->is_picture = 1;
    canvas->surface = cairo->cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    if (!begin(canvas)) return NULL;
    cairo->cairo_set_source_rgb(canvas->context, red, green, blue);
    cairo->cairo_paint(canvas->context);
    return canvas;
}

const char *dudel_canvas_finish(dudel_canvas *canvas) {
    const dudel_cairo *cairo = canvas->cairo;
    cairo_status_t status = cairo->cairo_status(canvas->context);
    if (status == CAIRO_STATUS_SUCCESS && canvas->is_picture) {
        status = cairo->cairo_surface_write_to_png_stream(canvas->surface, collect, canvas);
    }
    cairo->cairo_surface_finish(canvas->surface);
    if (status == CAIRO_STATUS_SUCCESS) status = cairo->cairo_surface_status(canvas->surface);
    return status == CAIRO_STATUS_SUCCESS ? NULL : cairo->cairo_status_to_string(status);
}

const unsigned char *dudel_canvas_bytes(const dudel_canvas *canvas, size_t *length) {
    *length = canvas->length;
    return canvas->bytes;
}

const uint32_t *dudel_canvas_pixels(dudel_canvas *canvas, int *stride) {
    const dudel_cairo *cairo = canvas->cairo;
    if (!canvas->is_picture) return NULL;
    cairo->cairo_surface_flush(canvas->surface);
    *stride = cairo->cairo_image_surface_get_stride(canvas->surface);
    return (const uint32_t *)(const void *)cairo->cairo_image_surface_get_data(canvas->surface);
}

void dudel_canvas_free(dudel_canvas *canvas) {
    const dudel_cairo *cairo = canvas->cairo;
    cairo->cairo_destroy(canvas->context);
    cairo->cairo_surface_destroy(canvas->surface);
    for (int face = 0; face < canvas->face_count; face++) {
        if (canvas->faces[face].face) cairo->cairo_font_face_destroy(canvas->faces[face].face);
        free(canvas->faces[face].path);
    }
    if (canvas->fonts) release(canvas->fonts);
    free(canvas->faces);
    free(canvas->bytes);
    free(canvas);
}

void dudel_canvas_colour(dudel_canvas *canvas, double red, double green, double blue) {
    canvas->cairo->cairo_set_source_rgb(canvas->context, red, green, blue);
}

void dudel_canvas_move(dudel_canvas *canvas, double x, double y) { canvas->cairo->cairo_move_to(canvas->context, x, y); }

void dudel_canvas_line(dudel_canvas *canvas, double x, double y) { canvas->cairo->cairo_line_to(canvas->context, x, y); }

void dudel_canvas_curve(dudel_canvas *canvas, double x1, double y1, double x2, double y2, double x3, double y3) {
    canvas->cairo->cairo_curve_to(canvas->context, x1, y1, x2, y2, x3, y3);
}

void dudel_canvas_close(dudel_canvas *canvas) { canvas->cairo->cairo_close_path(canvas->context); }

void dudel_canvas_fill(dudel_canvas *canvas, int even_odd) {
    canvas->cairo->cairo_set_fill_rule(canvas->context, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    canvas->cairo->cairo_fill(canvas->context);
}

void dudel_canvas_stroke(dudel_canvas *canvas, double width, int cap, int join, const double *dashes, int count) {
    static const cairo_line_cap_t caps[] = {CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
    static const cairo_line_join_t joins[] = {CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
    const dudel_cairo *cairo = canvas->cairo;
    cairo->cairo_set_line_width(canvas->context, width);
    cairo->cairo_set_line_cap(canvas->context, caps[(unsigned)cap % 3]);
    cairo->cairo_set_line_join(canvas->context, joins[(unsigned)join % 3]);
    cairo->cairo_set_dash(canvas->context, dashes, count, 0);
    cairo->cairo_stroke(canvas->context);
}

static void close_face(void *data) {
    face_owner *owner = data;
    owner->shared->cairo->FT_Done_Face(owner->face);
    release(owner->shared);
    free(owner);
}

// Cairo may keep a face after the canvas is gone, so it closes the file itself when it lets go.
static cairo_font_face_t *open_font(dudel_canvas *canvas, const char *path, long index) {
    static const cairo_user_data_key_t key;
    const dudel_cairo *cairo = canvas->cairo;
    face_owner *owner = calloc(1, sizeof *owner);
    if (!owner) return NULL;
    if (cairo->FT_New_Face(canvas->fonts->library, path, index, &owner->face) != 0) {
        free(owner);
        return NULL;
    }
    owner->shared = canvas->fonts;
    canvas->fonts->users++;
    cairo_font_face_t *face = cairo->cairo_ft_font_face_create_for_ft_face(owner->face, 0);
    if (cairo->cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS
        && cairo->cairo_font_face_set_user_data(face, &key, owner, close_face) == CAIRO_STATUS_SUCCESS) {
        return face;
    }
    cairo->cairo_font_face_destroy(face);
    close_face(owner);
    return NULL;
}

int dudel_canvas_face(dudel_canvas *canvas, const char *path, long index) {
    for (int face = 0; face < canvas->face_count; face++) {
        if (canvas->faces[face].index == index && strcmp(canvas->faces[face].path, path) == 0) {
            return canvas->faces[face].face ? face : -1;
        }
    }
    open_face *faces = realloc(canvas->faces, sizeof *faces * (size_t)(canvas->face_count + 1));
    if (!faces) return -1;
    canvas->faces = faces;
    char *copy = strdup(path);
    if (!copy) return -1;
    cairo_font_face_t *font = open_font(canvas, path, index);
    faces[canvas->face_count] = (open_face){copy, index, font};
    canvas->face_count++;
    return font ? canvas->face_count - 1 : -1;
}

int dudel_canvas_glyphs(
    dudel_canvas *canvas, int face, double size, const dudel_glyph *glyphs, int count, const char *text, int length,
    const dudel_cluster *clusters, int cluster_count, int backward) {
    if (face < 0 || face >= canvas->face_count || !canvas->faces[face].face || count <= 0) return 0;
    const dudel_cairo *cairo = canvas->cairo;
    cairo_glyph_t *shown = calloc((size_t)count, sizeof *shown);
    cairo_text_cluster_t *groups = calloc((size_t)cluster_count + 1, sizeof *groups);
    if (shown && groups) {
        for (int i = 0; i < count; i++) shown[i] = (cairo_glyph_t){glyphs[i].index, glyphs[i].x, glyphs[i].y};
        for (int i = 0; i < cluster_count; i++) groups[i] = (cairo_text_cluster_t){clusters[i].bytes, clusters[i].glyphs};
        cairo->cairo_set_font_face(canvas->context, canvas->faces[face].face);
        cairo->cairo_set_font_size(canvas->context, size);
        cairo->cairo_show_text_glyphs(
            canvas->context, text, length, shown, count, groups, cluster_count,
            backward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : 0);
    }
    int is_shown = shown && groups && cairo->cairo_status(canvas->context) == CAIRO_STATUS_SUCCESS;
    free(shown);
    free(groups);
    if (!is_shown) {
        // A context that met a broken font does nothing any more.
        cairo->cairo_destroy(canvas->context);
        create_context(canvas);
    }
    return is_shown;
}
