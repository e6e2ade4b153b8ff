#include <freetype2/freetype/fterrors.h>
