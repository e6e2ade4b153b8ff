// How the C library keeps memory: its header is none of those that Swift's own module of the C library has.
#pragma once

/// Lets freed memory stay with the program for the next time, up to 64 MiB at the end of the heap, and large blocks come from
/// the heap.
///
/// A command on thousands of drawables makes arrays of megabytes and lets go of them. To hand their pages back and fetch them again,
/// each emptied by the kernel, took a fifth of such a command.
void dudel_memory_keep(void);
