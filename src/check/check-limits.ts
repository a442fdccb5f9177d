/** The bounds of the check, each with the reason for its size. */

/** The whole check: a suggestion is never held back longer. Its target is 60 ms in 95 of 100 cases; a busy machine gets more, unnoticed behind a model. */
export const CHECK_MS = 250;

/** The longest command looked at; a longer one is a script, and no prompt would show it. Bytes are near enough to characters. */
export const COMMAND_CHARS = 16 * 1024;

/** Findings handed on: the model repairs from the first few, and nobody reads more. */
export const FINDINGS = 8;

/** One line for the user, and one for the model: a word of the command in it may be as long as that. */
export const TOLD_CHARS = 240;

/** What a shell may say about a command's syntax before the rest is dropped. */
export const SHELL_OUTPUT_BYTES = 4 * 1024;

/** A manual page or completion file as it lies on disk; the largest common ones (gcc, zsh) have 400 KB compressed. */
export const SOURCE_BYTES = 1024 * 1024;

/** The same unpacked: reading 2 MB takes 40 ms; what is longer is a bomb or a book, and nothing is said about its program. */
export const UNPACKED_BYTES = 2 * 1024 * 1024;

/** One line of such a file; the longest real ones (usage lines of generated pages) have 3,000. */
export const LINE_CHARS = 4096;

/** Folders of PATH looked into; the longest seen in the wild (Windows' own appended) have about sixty. */
export const PATH_FOLDERS = 100;

/** Names read from PATH's folders to find one spelled alike. */
export const NEARBY_NAMES = 20_000;

/** One cached index: the largest (rsync, curl, git-log) have 10 KB. */
export const CACHED_BYTES = 256 * 1024;

/** Options one page may bring; ffmpeg's whole manual has 2,000. */
export const OPTIONS = 8_000;
