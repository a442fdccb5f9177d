/** Whether a folder's name can hold an instruction. */
import type { Provenance } from '../base/fact.ts';

/** A word of letters, digits, `.`, `_` and `-`: too short and too plain for a sentence. */
const PLAIN = /^[\w.-]{1,40}$/;

/**
 * Anybody can name a folder: archives and repositories bring theirs along, and the name goes to the model. A path whose every component
 * is plain is as harmless as it looks; any other is untrusted. An empty path names nothing.
 */
export function folderOrigin(path: string): Provenance {
  const isPlain = path.split('/').every((part) => part === '' || PLAIN.test(part));
  return isPlain ? { origin: 'system' } : { origin: 'untrusted', label: "the folder's name" };
}
