/**
 * Reads the variables that the zsh hook writes, as triples whose parts end in a NUL each: the name, the key of an element or nothing, the
 * value. A triple without a name is the last one. The hook removes NULs from values.
 */
import type { Variable } from '../base/variable.ts';

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** A subscript that can be written as it is in `${NAME[key]}` and is no index, whose first number depends on an option of the user. */
const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Null when the last triple is missing. Bytes after it are left over from an earlier question. */
export function readTriples(text: string): readonly Variable[] | null {
  const found: Variable[] = [];
  // what follows the last NUL is no part
  const parts = text.split('\0').slice(0, -1);
  for (let at = 0; at < parts.length; at += 3) {
    const [name = '', key = '', value] = parts.slice(at, at + 3);
    if (name === '') return found;
    if (value !== undefined) found.push({ name, value, expansion: expansionOf(name, key) });
  }
  return null;
}

function expansionOf(name: string, key: string): string | null {
  if (!NAME.test(name)) return null;
  if (key === '') return name;
  return PLAIN_KEY.test(key) ? `{${name}[${key}]}` : null;
}
