// The functions of freetype that the program calls, found in the library at the first call of each.
#include "forward.h"
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

FORWARD(DUDEL_FREETYPE, FT_Error, FT_Done_Face, (FT_Face a), (a))
FORWARD(DUDEL_FREETYPE, FT_Error, FT_Done_FreeType, (FT_Library a), (a))
FORWARD(DUDEL_FREETYPE, FT_ULong, FT_Get_First_Char, (FT_Face a, FT_UInt *b), (a, b))
FORWARD(DUDEL_FREETYPE, FT_ULong, FT_Get_Next_Char, (FT_Face a, FT_ULong b, FT_UInt *c), (a, b, c))
FORWARD(DUDEL_FREETYPE, FT_Error, FT_Init_FreeType, (FT_Library *a), (a))
FORWARD(DUDEL_FREETYPE, FT_Error, FT_Load_Glyph, (FT_Face a, FT_UInt b, FT_Int32 c), (a, b, c))
FORWARD(DUDEL_FREETYPE, FT_Error, FT_New_Memory_Face, (FT_Library a, const FT_Byte *b, FT_Long c, FT_Long d, FT_Face *e), (a, b, c, d, e))
FORWARD(DUDEL_FREETYPE, FT_Error, FT_Outline_Decompose, (FT_Outline *a, const FT_Outline_Funcs *b, void *c), (a, b, c))
FORWARD(DUDEL_FREETYPE, FT_Error, FT_Render_Glyph, (FT_GlyphSlot a, FT_Render_Mode b), (a, b))
FORWARD(DUDEL_FREETYPE, FT_Error, FT_Select_Size, (FT_Face a, FT_Int b), (a, b))
FORWARD(DUDEL_FREETYPE, FT_Error, FT_Set_Pixel_Sizes, (FT_Face a, FT_UInt b, FT_UInt c), (a, b, c))
