/**
 * Finds the values of a map whose name says that they are secrets, whatever their own names are: `"bearer": { "git.example": "x" }`,
 * `passwords:` with a user on each line below, a section `[tokens]` of a file of settings.
 */
import { lineHead } from './named-values.ts';
import { changesIn } from './random-word.ts';
import { isAbout, isWhose, namesData } from './secret-names.ts';
import type { Span } from './span.ts';
import { isMadeUpWord, isTypedWord } from './values.ts';

/** The part of a map that is read. */
const MAP_CHARS = 2000;
const ENTRIES = 40;
/** What opens a map behind its name: a brace, the end of a section's title, a colon at the end of a line. */
const OPENS = /["']?(?:(?<brace>[ \t]{0,4}(?:=>|[:=])?[ \t]{0,4}\{)|(?<section>\][ \t]*\r?\n)|(?<block>:[ \t]*\r?\n))/y;
const NEXT = new Set([...`"' :={]`].map((char) => char.charCodeAt(0)));
/** An entry: a name and a text. A list, another map or a call is none. */
const ENTRY = new RegExp(
  String.raw`["']?(?<key>[^\s"':=,{}()[\]][^"'=,{}()[\]\n]{0,100}?)["']?[ \t]{0,20}(?:=>|[:=])[ \t]{0,20}` +
    String.raw`(?:"(?<v>[^"\n]{6,400})"|'(?<v>[^'\n]{6,400})'|(?<v>[^\s"',{}()[\]]{6,400}))[ \t]*,?[ \t]*(?=[\r\n}#]|$|["'\w])`,
  'dy',
);
/** Maps in which a person's passwords are: there a word that was typed counts too. */
const TYPED = /(?:^|[._-])(?:passwords|passwds|chpasswd|credentials|creds|secrets|logins)$/i;
/** Names of things, and times: `shop-db-v2`, `30days`. */
const PLAIN = /^(?:[a-z]+\d*(?:-[a-z\d]+)+|\d+[a-z]+)$/;
/** The share of neighbours of different kinds in a word at random. */
const CHANGES = 0.3;
/** The name of a secret that may open a map, and its place. */
export interface MapName {
  readonly name: string;
  readonly from: number;
}

/** Whether the character behind a name may belong to what opens a map: a quick answer for the many other names. */
export const mayOpenMap = (code: number): boolean => NEXT.has(code);

export function findMaps(text: string, names: readonly MapName[]): Span[] {
  const found: Span[] = [];
  for (const { name, from } of names) {
    OPENS.lastIndex = from + name.length;
    const opens = OPENS.exec(text);
    if (opens === null) continue;
    const { brace, section } = opens.groups ?? {};
    const start = OPENS.lastIndex;
    const indent = lineHead(text, from);
    if (section !== undefined && !/^[ \t]*\[[\w.-]*$/.test(indent)) continue;
    if (brace !== undefined) inBraces(text, start, TYPED.test(name), found);
    else if (/^[ \t]*(?:- |\[)?["']?$|^[ \t]*\[/.test(indent))
      below(text, start, section === undefined ? widthOf(indent) : -1, TYPED.test(name), found);
  }
  return found;
}

const widthOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;

/** Reads the entries up to the brace that closes the map, or that opens another one in it. */
function inBraces(text: string, from: number, typed: boolean, found: Span[]): void {
  const near = text.slice(from, from + MAP_CHARS);
  const end = near.search(/[{}]/);
  let at = 0;
  for (let entry = 0; entry < ENTRIES; entry++) {
    while (/[\s,]/.test(near[at] ?? '')) at++;
    if (end >= 0 && at >= end) return;
    const next = add(near, at, from, typed, found);
    if (next < 0) return;
    at = next;
  }
}

/** Reads the lines that have a longer indent than the name of the map; in a section, those up to the next one. */
function below(text: string, from: number, indent: number, typed: boolean, found: Span[]): void {
  const near = text.slice(from, from + MAP_CHARS);
  let at = 0;
  for (let entry = 0; entry < ENTRIES && at < near.length; entry++) {
    const newline = near.indexOf('\n', at);
    const end = newline < 0 ? near.length : newline;
    const line = near.slice(at, end);
    const width = widthOf(line);
    if (line.trim() === '' || width <= indent || line[width] === '[') return;
    if (add(line, width, from + at, typed, found) < 0 && indent < 0) return;
    at = end + 1;
  }
}

/** Adds the value of the entry at a place; returns where the entry ends, or -1. */
function add(near: string, at: number, offset: number, typed: boolean, found: Span[]): number {
  ENTRY.lastIndex = at;
  const match = ENTRY.exec(near);
  if (match === null) return -1;
  const { key = '', v = '' } = match.groups ?? {};
  const [start = 0, end = 0] = match.indices?.groups?.['v'] ?? [];
  const about = isWhose(key) || namesData(key) || key.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).some(isAbout);
  const secret = (isMadeUpWord(v) && changesIn(v) >= CHANGES) || (typed && isTypedWord(v) && !PLAIN.test(v));
  if (!about && secret) found.push({ start: offset + start, end: offset + end, kind: 'secret' });
  return at + match[0].length;
}
