import Glibc

// A file that would grow past a limit is an error that can be said, not a death; the pipe's signal stays as it is for filters.
signal(SIGXFSZ, SIG_IGN)
exit(Program(arguments: Array(CommandLine.arguments.dropFirst()), environment: .process).run())
