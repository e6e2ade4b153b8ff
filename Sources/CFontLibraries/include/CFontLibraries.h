#pragma once

// The font libraries, opened when the first of their functions is called and not when the program starts: with those they need
// they are a dozen files, whose loading would cost a third of the time to the first frame.
//
// Nothing links them. The functions that the program calls are defined here under their own names and hand their arguments on.

// Whether all font libraries are on this machine, with every function of theirs that is called; opens them. Without them no other function of theirs may be called.
int dudel_fonts_are_there(void);
