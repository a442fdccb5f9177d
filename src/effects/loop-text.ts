/**
 * Says what a loop does to which files: `renames 3 files: a.txt → a.md, b.txt → b.md and 1 more` in place of `moves "$f" to "${f%.txt}.md"`.
 * Only reads folders. What cannot be worked out without running something is said of "the files that f names".
 */
import path from 'node:path';
import { type Arg, lookUp, type Part, type Scope } from '../syntax/simple-command.ts';
import type { Effects } from './effect-types.ts';
import { expand, inFolderOf, type View } from './expand.ts';
import { patternOf } from './glob.ts';
import { SHOWN_CHARS, shownArg } from './subject.ts';
import type { Tally } from './tally.ts';

/** Files that are named; the rest is counted. */
const NAMED = 3;

/** The texts of effects that name a variable of the line, with the files in its place. */
export function textsOfLoops({ list }: Effects, view: View, tally: Tally): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { what, named, elsewhere } of list) {
    if (named === undefined) continue;
    const said = textOf(what, named.words, named.scope, elsewhere ? null : inFolderOf(named.scope, view, tally), tally);
    if (said !== what) texts.set(what, said);
  }
  return texts;
}

/** The text of an effect, without a variable whose value only a program prints or reads. */
export function withoutUnknown(what: string, words: readonly Arg[], scope: Scope | null): string {
  const shown = words.filter((word) => what.includes(shownArg(word)) && variableOf(word, scope) !== null);
  const name = shown[0] === undefined ? null : variableOf(shown[0], scope);
  const values = name === null ? [] : (lookUp(scope, name) ?? null);
  const isPrinted = values === null || values.some(({ parts }) => parts.some(({ kind }) => kind === 'command' || kind === 'process'));
  return name !== null && isPrinted ? unknown(what, shown, name) : what;
}

/** A text that names these words with the variable in them. Where a file goes is left out when that has the variable too. */
function unknown(what: string, words: readonly Arg[], name: string): string {
  const place = words.find((word) => what.endsWith(` to ${shownArg(word)}`));
  const start = place === undefined ? what : what.slice(0, -` to ${shownArg(place)}`.length);
  return words.reduce((text, word) => text.replaceAll(shownArg(word), `the files that ${name} names`), start);
}

function textOf(what: string, words: readonly Arg[], scope: Scope | null, view: View | null, tally: Tally): string {
  const shown = words.filter((word) => what.includes(shownArg(word)) && variableOf(word, scope) !== null);
  const [word] = shown;
  if (word === undefined) return what;
  const name = variableOf(word, scope) as string;
  const values = view === null ? null : valuesOf(name, scope, view, tally);
  const rest = shown.filter((each) => variableOf(each, scope) === name);
  if (values === null) return unknown(what, rest, name);
  if (values.length === 0) return `${what.split(' ', 1)[0]} no file: nothing here matches`;
  const filled = (arg: Arg): readonly string[] | null => allOrNull(values.map((value) => fill(arg.parts, name, value)));
  const pair = /^(moves|copies|links) (.+) to (.+)$/.exec(what);
  const [, verb = '', source = '', place = ''] = pair ?? [];
  const [from, to] = [source, place].map((text) => words.find((each) => shownArg(each) === text));
  if (pair !== null && from !== undefined && to !== undefined) {
    const [sources, places] = [filled(from), filled(to)];
    if (sources !== null) return transfer(verb, sources, variableOf(to, scope) === name ? places : place);
  }
  return rest.reduce((text, each) => text.replaceAll(shownArg(each), namesOf(filled(each) ?? values)), what);
}

/** `places`: where each of them goes, or the one place for all; null when it is unknown. */
function transfer(verb: string, sources: readonly string[], places: readonly string[] | string | null): string {
  const files = `${sources.length} file${sources.length === 1 ? '' : 's'}`;
  if (places === null) return `${verb} ${files}: ${namesOf(sources)}`;
  if (typeof places === 'string') return `${verb} ${files} to ${places}: ${namesOf(sources)}`;
  const stays = sources.every((source, at) => path.dirname(source) === path.dirname(places[at] as string));
  const pairs = sources.map((source, at) => `${short(source)} → ${short(places[at] as string)}`);
  return `${verb === 'moves' && stays ? 'renames' : verb} ${files}: ${counted(pairs)}`;
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > SHOWN_CHARS ? `${line.slice(0, SHOWN_CHARS - 1)}…` : line;
};
const namesOf = (names: readonly string[]): string => counted([...new Set(names)].map(short));

function counted(texts: readonly string[]): string {
  const more = texts.length - NAMED;
  if (more > 0) return `${texts.slice(0, NAMED).join(', ')} and ${more} more`;
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}` : (texts[0] ?? '');
}

/** The first variable in a word that the line itself sets; null when there is none. */
function variableOf({ parts }: Arg, scope: Scope | null): string | null {
  for (const part of parts) {
    const name = part.kind === 'variable' ? part.name : (BASENAME.exec(part.text)?.[1] ?? null);
    if (name !== null && lookUp(scope, name) !== undefined) return name;
  }
  return null;
}

/** The values of a variable as paths; null when they are only known when the line runs. */
function valuesOf(name: string, scope: Scope | null, view: View, tally: Tally): readonly string[] | null {
  let at = scope;
  while (at !== null && at.name !== name) at = at.outer;
  if (at?.values == null) return null;
  const outer = at.outer;
  const each = at.values.map((value) => expand(value, outer, view, tally));
  // of a folder that is too large to be read only some names are known
  return tally.more || each.some((found) => found === null || found.unset.length > 0) ? null : each.flatMap((found) => found?.paths ?? []);
}

const allOrNull = (texts: readonly (string | null)[]): readonly string[] | null =>
  texts.every((text) => text !== null) ? (texts as readonly string[]) : null;

/** A word in the turn of the loop in which the variable has this value. */
function fill(parts: readonly Part[], name: string, value: string): string | null {
  const texts = parts.map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'variable' && part.name === name) return operated(part.text, name, value);
    return part.kind === 'command' ? based(part.text, name, value) : null;
  });
  return allOrNull(texts)?.join('') ?? null;
}

/** `$(basename "$f" .txt)`, which people write in place of `${f%.txt}`. */
const BASENAME = /^\$\(basename (?:-- )?"?\$\{?(\w+)\}?"?(?: ["']?([\w.-]+)["']?)?\)$/;

function based(text: string, name: string, value: string): string | null {
  const [, variable, ending = ''] = BASENAME.exec(text) ?? [];
  return variable === name ? path.basename(value, ending) : null;
}

/** `$f`, and what bash and zsh both know of `${f…}`: removal, replacement, and letters' case. */
function operated(text: string, name: string, value: string): string | null {
  if (text === `$${name}`) return value;
  const inner = text.startsWith(`\${${name}`) ? text.slice(name.length + 2, -1) : null;
  if (inner === null || inner === '') return inner === '' ? value : null;
  if (inner === ',,') return value.toLowerCase();
  if (inner === '^^') return value.toUpperCase();
  const [, sign = '', operand = ''] = /^(%%?|##?)(.*)$/s.exec(inner) ?? [];
  if (sign !== '') return removed(value, sign, operand);
  const [, all, from = '', to = ''] = /^\/(\/?)([^/]+)(?:\/([^/$`]*))?$/.exec(inner) ?? [];
  if (from === '' || SPECIAL.test(from) || /^[#%]/.test(from)) return null;
  return all === '/' ? value.replaceAll(from, () => to) : value.replace(from, () => to);
}

const SPECIAL = /["'\\$`*?[\]{}()]/;

/** `value` without the part at its beginning (#) or end (%) that the pattern matches: the shortest, or the longest (## and %%). */
function removed(value: string, sign: string, pattern: string): string | null {
  const matcher = /["'\\$`{}]/.test(pattern) ? null : patternOf(pattern);
  if (matcher === null) return null;
  const lengths = Array.from({ length: value.length + 1 }, (_, length) => length);
  for (const length of sign.length === 2 ? lengths.toReversed() : lengths) {
    const part = sign.startsWith('#') ? value.slice(0, length) : value.slice(value.length - length);
    if (matcher.test(part)) return sign.startsWith('#') ? value.slice(length) : value.slice(0, value.length - length);
  }
  return value;
}
