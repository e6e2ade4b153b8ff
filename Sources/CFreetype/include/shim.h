#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H

// FT_LOAD_TARGET_MONO is a function-like macro, which Swift does not import.
static const FT_Int32 dudel_ft_load_target_mono = FT_LOAD_TARGET_MONO;

static inline int dudel_ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) ? 1 : 0; }
