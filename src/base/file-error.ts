/** Why a file cannot be read or written, as the user reads it. */

/** An error of the file system in plain words. */
export function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return WORDS[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  ELOOP: 'its symbolic link leads back to itself',
  EISDIR: 'it is a folder',
};
