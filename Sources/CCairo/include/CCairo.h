// Cairo by dlopen: pages and pictures with embedded fonts, without linking cairo or what it brings along.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The functions of a cairo library that was opened, and of the FreeType it uses.
typedef struct dudel_cairo dudel_cairo;

/// A page or a picture that is being painted.
typedef struct dudel_canvas dudel_canvas;

/// Opens a library by its name, as `libcairo.so.2`; NULL where it is missing or lacks a function. It is never closed, and what
/// is opened once may be used by any number of threads that each have canvases of their own.
const dudel_cairo *dudel_cairo_open(const char *name);

/// A PDF of one page, its size in points; NULL without memory. Bytes are collected in memory.
dudel_canvas *dudel_canvas_pdf(const dudel_cairo *cairo, double width, double height);

/// An opaque picture, its size in pixels, at most 32767 each, on paper of a colour, 0–1 a channel; NULL without memory.
dudel_canvas *dudel_canvas_picture(const dudel_cairo *cairo, int width, int height, double red, double green, double blue);

/// Ends the page, or encodes the picture as PNG. Returns NULL, or what went wrong in cairo's words; nothing may be painted
/// afterwards.
const char *dudel_canvas_finish(dudel_canvas *canvas);

/// The bytes that a finished canvas wrote; they belong to the canvas.
const unsigned char *dudel_canvas_bytes(const dudel_canvas *canvas, size_t *length);

/// The pixels of a picture that is not finished, row by row, 32 bits each with the channels in the low 24, red highest; `stride` is
/// the distance of two rows in bytes. NULL for a page; they belong to the canvas.
const uint32_t *dudel_canvas_pixels(dudel_canvas *canvas, int *stride);

/// Frees a canvas, finished or not.
void dudel_canvas_free(dudel_canvas *canvas);

/// The colour of all that is painted next, 0–1 a channel.
void dudel_canvas_colour(dudel_canvas *canvas, double red, double green, double blue);

void dudel_canvas_move(dudel_canvas *canvas, double x, double y);
void dudel_canvas_line(dudel_canvas *canvas, double x, double y);
void dudel_canvas_curve(dudel_canvas *canvas, double x1, double y1, double x2, double y2, double x3, double y3);
void dudel_canvas_close(dudel_canvas *canvas);

/// Fills the path that was begun and forgets it.
void dudel_canvas_fill(dudel_canvas *canvas, int even_odd);

/// Strokes the path that was begun and forgets it. Caps: 0 butt, 1 round, 2 square; joins: 0 mitre, 1 round, 2 bevel.
void dudel_canvas_stroke(dudel_canvas *canvas, double width, int cap, int join, const double *dashes, int count);

/// A glyph and the place of its origin.
typedef struct {
    uint32_t index;
    double x, y;
} dudel_glyph;

/// How many bytes of text and how many glyphs belong together.
typedef struct {
    int bytes, glyphs;
} dudel_cluster;

/// Opens a face of a font file for a canvas; the upper 16 bits of the index name an instance of a variable font. Returns its
/// number, or -1 where it cannot be opened. The same face has the same number.
int dudel_canvas_face(dudel_canvas *canvas, const char *path, long index);

/// Shows glyphs of a face, and in a PDF the text they stand for. `backward`: the text runs from the last glyph to the first.
/// Returns 0 where cairo cannot, as with a font that turns out to be broken; the colour is then to be set again.
int dudel_canvas_glyphs(
    dudel_canvas *canvas, int face, double size, const dudel_glyph *glyphs, int count, const char *text, int length,
    const dudel_cluster *clusters, int cluster_count, int backward);
