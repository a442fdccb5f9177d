/**
 * Finds the `value` of an object whose other fields say that it is a secret: `"Type": "SecureString"`, `"sensitive": true`, a telling name,
 * the address of a vault. In JSON, as clouds, terraform and secret stores print it.
 */
import type { Hits } from './literals.ts';
import { namesSession, secretNameOf } from './secret-names.ts';
import type { Span } from './span.ts';
import { isHarmless, isMadeUpWord } from './values.ts';

export const VALUE_LITERALS: readonly string[] = ['"value"', '"secretvalue"', '"plaintext"', '"secretbinary"', 'resource "'];

/** The part of an object that is read before and after its value. */
const OBJECT_CHARS = 600;
const VALUE = /^"[A-Za-z]+"[ \t]*:[ \t]*"(?<v>(?:[^"\\\n]|\\.){4,8192})"/d;
const SAYS = new RegExp(
  [
    String.raw`securestring|\/secrets\/|vault\.azure\.net|"keyname"|"ciphertext\w*"`,
    String.raw`|"(?:sensitive|httponly|is_?secret|hidden)"[ \t]*:[ \t]*true`,
  ].join(''),
  'i',
);
const NAME = /"(?:name|key|field|id|label)"[ \t]*:[ \t]*"(?<name>[^"\n]{1,120})"/gi;
/** What closes an object; a line that begins in the first column, as a prompt, is in none. */
const OBJECT_END = /\}|\n[^\s\]{}["]/;
/** The name right before a value, which alone is that of the value. */
const NAME_BEFORE = /"(?:name|key|field|id|label)"[ \t]*:[ \t]*"(?<name>[^"\n]{1,120})",\s{0,40}$/i;
const KEY_BEFORE = /"(?<name>[^"\n]{1,80})"[ \t]*:[ \t]*\{[^{}]*$/;

/** A block of Terraform, whose type says what it makes: `resource "random_password" "db" {`. */
const BLOCK_LITERAL = 'resource "';
const BLOCK = /^(?<type>\w{3,80})" "[^"\n]{1,120}" \{\n(?<body>(?:[ \t][^\n]{0,400}\n|\n){1,60})/;
const MADE = /^[ \t]+(?:result|value|content|plaintext)[ \t]*=[ \t]*"(?<v>[^"\n]{4,400})"/dgm;

function inBlock(text: string, start: number): Span[] {
  const from = start + BLOCK_LITERAL.length;
  const { type = '', body = '' } = BLOCK.exec(text.slice(from, from + 4000))?.groups ?? {};
  if (body === '' || secretNameOf(type) === null) return [];
  const at = text.indexOf(body, from);
  return [...body.matchAll(MADE)].flatMap(({ indices, groups }) =>
    isHarmless(groups?.['v'] ?? '')
      ? []
      : [{ start: at + (indices?.groups?.['v']?.[0] ?? 0), end: at + (indices?.groups?.['v']?.[1] ?? 0), kind: 'secret' }],
  );
}

export function findObjects(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const [index, start] of hits.starts.entries()) {
    if (start < done) continue;
    if (VALUE_LITERALS[hits.ids[index] ?? 0] === BLOCK_LITERAL) {
      found.push(...inBlock(text, start));
      continue;
    }
    const match = VALUE.exec(text.slice(start, start + 8300));
    const [from = 0, to = 0] = match?.indices?.groups?.['v'] ?? [];
    const value = match?.groups?.['v'] ?? '';
    if (value === '' || isHarmless(value)) continue;
    done = start + to;
    const before = text.slice(Math.max(0, start - OBJECT_CHARS), start);
    const open = before.lastIndexOf('{');
    const after = text.slice(start + to, start + to + OBJECT_CHARS);
    const close = after.search(OBJECT_END);
    const object = `${before.slice(open + 1)} ${close < 0 ? after : after.slice(0, close)}`;
    const named = open < 0 ? null : KEY_BEFORE.exec(before.slice(0, open + 1));
    const beside = NAME_BEFORE.exec(before);
    const names = (beside === null ? [...object.matchAll(NAME), ...(named === null ? [] : [named])] : [beside]).map(
      ({ groups }) => groups?.['name'] ?? '',
    );
    if (
      SAYS.test(object) ||
      names.some((name) => secretNameOf(name.split('/').at(-1) ?? '') !== null) ||
      (names.some(namesSession) && isMadeUpWord(value))
    )
      found.push({ start: start + from, end: start + to, kind: 'secret' });
  }
  return found;
}
