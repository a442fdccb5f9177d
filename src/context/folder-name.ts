/** Decides whether the name of a folder could hold an instruction to the model. */
import type { Provenance } from '../base/fact.ts';

/** A word of letters, digits, `.`, `_` and `-`: too short for an instruction. */
const PLAIN = /^[\w.-]{1,40}$/;

/**
 * The origin of a path's text. Folder names from archives and repositories may be written by others, and the path is sent to the model.
 * A path is untrusted unless each of its components is a plain word. An empty path is harmless.
 */
export function folderOrigin(path: string): Provenance {
  const isPlain = path.split('/').every((part) => part === '' || PLAIN.test(part));
  return isPlain ? { origin: 'system' } : { origin: 'untrusted', label: "the folder's name" };
}
