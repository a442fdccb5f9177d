/** The limits of the check, each with the reason for its size. */

/**
 * Time for the whole check: a suggestion never waits longer. The target is 60 ms in 95 of 100 cases; a busy machine gets more, which is not
 * noticed after a model's answer.
 */
export const CHECK_MS = 250;

/** The longest command that is checked. A longer one is a script that no prompt would show. */
export const COMMAND_CHARS = 16 * 1024;

/** Findings that are reported: the model repairs the first few, and more would not be read. */
export const FINDINGS = 8;

/** One line for the user, or for the model; it may contain a long word of the command. */
export const MESSAGE_CHARS = 240;

/** Output of the shell about the syntax of a command; the rest is dropped. */
export const SHELL_OUTPUT_BYTES = 4 * 1024;

/** A manual page or completion file as it is stored on disk; the largest common ones (gcc, zsh) have 400 KB compressed. */
export const SOURCE_BYTES = 1024 * 1024;

/** A manual page or completion file, unpacked: reading 2 MB takes 40 ms. A longer file is ignored: it is a decompression bomb or a book. */
export const UNPACKED_BYTES = 2 * 1024 * 1024;

/** One line of such a file; the longest real ones (usage lines of generated pages) have 3,000. */
export const LINE_CHARS = 4096;

/** Folders of PATH that are read; the longest seen in practice (with those of Windows appended) have about sixty. */
export const PATH_FOLDERS = 100;

/** Names that are read from the folders of PATH to find one with a similar spelling. */
export const NEARBY_NAMES = 20_000;

/** One cached index of options; the largest (rsync, curl, git-log) have 10 KB. */
export const CACHED_BYTES = 256 * 1024;

/** Options of one page; the whole manual of ffmpeg has 2,000. */
export const OPTIONS = 8_000;
