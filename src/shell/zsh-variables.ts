/**
 * Reads the variables that the zsh hook writes, as triples whose parts end in a NUL each: the name, the key of an element or nothing, the
 * value. A triple without a name is the last one. The hook removes NULs from values.
 */
import type { Variable } from '../base/variable.ts';

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** A subscript that can be written as it is in `${NAME[key]}` and is no index. */
const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The key that the hook writes for each element of an array, in their order. */
const ELEMENT = '0';

/** Null when the last triple is missing. Bytes after it are left over from an earlier question. */
export function readTriples(text: string): readonly Variable[] | null {
  const found: Variable[] = [];
  // what follows the last NUL is no part
  const parts = text.split('\0').slice(0, -1);
  for (let at = 0, element = 0; at < parts.length; at += 3) {
    const [name = '', key = '', value] = parts.slice(at, at + 3);
    if (name === '') return found;
    element = name === parts[at - 3] ? element + 1 : 0;
    if (value !== undefined) found.push({ name, value, expansion: expansionOf(name, key, element) });
  }
  return null;
}

/** An element is written by its offset, which is the same under each option, as an index is not. Source: zshexpn(1), `${name:offset:length}`. */
function expansionOf(name: string, key: string, element: number): string | null {
  if (!NAME.test(name)) return null;
  if (key === '') return name;
  if (key === ELEMENT) return `{${name}[@]:${element}:1}`;
  return PLAIN_KEY.test(key) ? `{${name}[${key}]}` : null;
}
