/** Finds passwords among the arguments of certain programs: `mysql -psecret`, `curl -u user:secret`, `sshpass -p secret`. */
import { about, namesWith } from '../../programs/index.ts';
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';
import { isHarmless } from './values.ts';

/** A shell word, quoted or bare, which an apostrophe does not end. The quotes are outside the group. */
const WORD = String.raw`(?:\\"(?<v>[^"\\\n]+)\\"|"(?<v>[^"\n]+)"|'(?<v>[^'\n]+)'|(?<v>[^\s"';|&<>()]+(?:(?<=[a-z])'(?=[a-z])[^\s"';|&<>()]+)?))`;
const flag = (pattern: string): RegExp => new RegExp(`(?<=\\s)${pattern}${WORD}`, 'g');

/** Programs with a password among their arguments. */
const PROGRAMS: readonly string[] = namesWith('passwords');

/** The patterns that find it on the rest of the line, in the named group `v`, of the programs that a text named so far. */
const patterns = new Map<string, readonly RegExp[]>();

function patternsOf(program: string): readonly RegExp[] {
  const known = patterns.get(program) ?? (about(program).passwords ?? []).map(flag);
  patterns.set(program, known);
  return known;
}

/** What is searched for: a short name only with the space after it, since a letter occurs everywhere. */
const SHORT_CHARS = 3;
const SEARCHED = PROGRAMS.flatMap((name, id) =>
  name.length > SHORT_CHARS ? [{ id, literal: name }] : [' ', '\t'].map((space) => ({ id, literal: name + space })),
);
export const PROGRAM_LITERALS: readonly string[] = SEARCHED.map(({ literal }) => literal);

/** The part of a command line that is searched. */
const LINE_CHARS = 2000;
const MIN_CHARS = 3;

/** The passwords in a text. The ids of `hits` are indices into PROGRAM_LITERALS. */
export function findFlags(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  const doneUntil = new Map<number, number>();
  for (const [index, start] of hits.starts.entries()) {
    const id = SEARCHED[hits.ids[index] ?? 0]?.id ?? 0;
    const program = PROGRAMS[id];
    if (program === undefined || start < (doneUntil.get(id) ?? 0)) continue;
    const from = start + program.length;
    if (text.charCodeAt(from) > 32 || !/\s/.test(text[from] ?? '') || !beginsWord(text, start)) continue;
    const command = commandLine(text, from);
    doneUntil.set(id, from + command.length);
    for (const pattern of patternsOf(program))
      for (const match of command.matchAll(pattern)) {
        const value = match.groups?.['v'] ?? '';
        const at = from + match.index + match[0].lastIndexOf(value);
        if (value.length >= MIN_CHARS && !/^--[a-z-]+$/.test(value) && !isHarmless(value))
          found.push({ start: at, end: at + value.length, kind: 'password' });
      }
  }
  return found;
}

/** Whether a word begins here; a dash in the first column is that of a diff. */
const beginsWord = (text: string, at: number): boolean =>
  !/[\w.-]/.test(text[at - 1] ?? '') || (text[at - 1] === '-' && (at === 1 || text[at - 2] === '\n'));

/** The text up to the end of the line, or of the last line that a backslash continues. */
function commandLine(text: string, from: number): string {
  const piece = text.slice(from, from + LINE_CHARS);
  return /^(?:[^\n\\]|\\[^]|\\$)*/.exec(piece)?.[0] ?? '';
}
