/**
 * Reads a question into tokens. Words become concepts; what looks like a value (a path, a pattern, a size, a quoted text, an unknown
 * name) stays verbatim in `raw`.
 */
import { extensionsOf, isFolderName } from './file-kinds.ts';
import { conceptOf, misspelt } from './stem.ts';
import { ageUnit, isCalendarWord, numberWord, sizeUnit } from './units.ts';
import { lexicon } from './vocabulary.ts';

export type TokenKind =
  | 'filler'
  | 'word'
  | 'name'
  | 'quoted'
  | 'glob'
  | 'ext'
  | 'path'
  | 'url'
  | 'host'
  | 'ip'
  | 'mode'
  | 'flag'
  | 'number'
  | 'range'
  | 'size'
  | 'age'
  | 'noise';

export interface Token {
  kind: TokenKind;
  /** Verbatim, without the punctuation around it. */
  raw: string;
  low: string;
  concepts: readonly string[];
  /** Bytes, minutes or the number itself. */
  value: number;
  /** Indexes of other tokens that are explained when this one is used: `older than` for an age. */
  covers: readonly number[];
  /** In parentheses: it counts little against a rule that does not understand it. */
  aside: boolean;
  /** A name that the user gives: never a kind of file, whatever the word means elsewhere. */
  isName: boolean;
}

/**
 * How much of a question is read. A longer one is pasted text, not a request; it is never answered with a command that changes something.
 */
export const QUESTION_CHARS = 600;

const ACRONYM_WORDS =
  'CPU RAM IP DNS JSON CSV HTTP HTTPS SSH OS URL PDF TCP UDP ENV PATH GIT USB SSD HDD MD5 SHA SHA1 SHA256 UTC GMT HEX CRLF DOS PID TLS SSL ' +
  'PWD CWD TAR MAC I A NOT ALL AND OR MB GB KB TB UTF8 LAN WIFI SVG PNG JPG JPEG HTML CSS XML YAML';
const ACRONYMS = new RegExp(`^(${ACRONYM_WORDS.replaceAll(' ', '|')})S?$`);
const TLDS =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(com|org|net|io|dev|edu|gov|co|de|uk|fr|nl|eu|info|ch|local|lan|app|ai|us|example|test|invalid)$/i;

function token(kind: TokenKind, raw: string, value = 0): Token {
  return {
    kind,
    raw,
    low: raw.toLowerCase().replaceAll('’', "'"),
    concepts: [],
    value,
    covers: [],
    aside: false,
    isName: kind === 'quoted',
  };
}

function classify(raw: string): Token {
  if (/^tar\.(gz|bz2|xz|zst)$/i.test(raw)) return { ...token('word', raw), concepts: ['archive'] };
  if (/^(https?|ftp|ssh|git):\/\/\S+$|^git@\S+:\S+$/i.test(raw)) return token('url', raw);
  if (/^\d{1,3}(\.\d{1,3}){3}(\/\d+)?$/.test(raw)) return token('ip', raw);
  if (/^localhost$/i.test(raw) || (TLDS.test(raw) && !raw.includes('/')) || /^[\w.-]+@[\w.-]+$/.test(raw)) return token('host', raw);
  if (/[*]|\[[^\]]+\]|[^?]\?[^?]/.test(raw) && /^[\w.*?[\]/~@%+=:,-]+$/.test(raw) && /[\w.]/.test(raw)) return token('glob', raw);
  if (/^[ugoa]*[+=-][rwxXst]+$/.test(raw) && (/^[ugoa]/.test(raw) || raw.startsWith('+'))) return token('mode', raw);
  if (/^\.[A-Za-z][A-Za-z0-9]{0,4}(\.[a-z0-9]{1,4})?$/.test(raw)) return token('ext', raw);
  const glued = /^(\d+(?:[.,]\d+)?)-?([A-Za-z]+)$/.exec(raw);
  if (glued !== null) {
    const [, digits = '', unit = ''] = glued;
    const amount = Number(digits.replace(',', '.'));
    const age = /^(min|mins|hours?|hrs?|h|d|days?|w|wk|weeks?|minutes?|months?|years?)$/i.test(unit) ? ageUnit(unit.toLowerCase()) : null;
    if (age !== null) return token('age', raw, amount * age);
    const size = sizeUnit(unit.toLowerCase());
    if (size !== null) return token('size', raw, Math.round(amount * size));
    if (/^(st|nd|rd|th)$/.test(unit)) return token('number', raw, amount);
  }
  if (/^\d+-\d+$/.test(raw)) return token('range', raw);
  if (/^#?\d+([.]\d+)?$/.test(raw)) return token('number', raw.replace('#', ''), Number(raw.replace('#', '')));
  if (/^\d{1,3}(,\d{3})+$/.test(raw)) return token('number', raw.replaceAll(',', ''), Number(raw.replaceAll(',', '')));
  // a setting (`NAME=value`) is no file
  if (/^--?[A-Za-z]|^[A-Z_][A-Z0-9_]*=/.test(raw)) return token('flag', raw);
  if (/^(read\/write|and\/or|tcp\/ip|i\/o|on\/off)$/i.test(raw)) return token('filler', raw);
  if (/^[~/]|\/|^\$[A-Z]+\/|^\.\.?$/.test(raw) && /\w|^[~/.]+$/.test(raw)) return token('path', raw);
  if (
    /^\.[A-Za-z][\w.-]+$/.test(raw) ||
    (/^[\w@%+=:,~'-]+(\.[\w@%+=:,'-]+)*\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(raw) && !/^(e\.g|i\.e|etc\.\w*)$/i.test(raw))
  )
    return token('path', raw);
  if (!/[\p{L}\p{N}]/u.test(raw)) return token('noise', raw);
  return token('word', raw);
}

/** Splits into quoted texts and chunks between spaces, without the punctuation at their ends. */
function split(question: string): Token[] {
  const out: Token[] = [];
  const pattern = /(?<![^\s(=])(?:"([^"]+)"|'([^']+)'(?![\p{L}])|`([^`]+)`|“([^”]+)”|‘([^’]+)’(?![\p{L}]))(?=[\s,.;:?!)]|$)|(\S+)/gu;
  let deep = 0;
  for (const match of question.matchAll(pattern)) {
    const text = match.slice(1, 6).find((part) => part !== undefined);
    if (text !== undefined) {
      out.push(token('quoted', text));
      continue;
    }
    const chunk = match[6] ?? '';
    if (chunk.startsWith('(')) deep += 1;
    const raw = chunk
      .replace(/^[("'`“‘]+(?=.)/u, '')
      .replace(/(?<=.)[,;:?!)"'`”’]+$/u, '')
      .replace(/(?<=[^.\s/])\.+$/, '')
      .replace(/(?<=.)[?!,;:]+$/u, '');
    const made = classify(raw);
    made.aside = deep > 0;
    out.push(made);
    if (chunk.includes(')') && deep > 0) deep -= 1;
  }
  return out;
}

/** Replaces phrases of several words with one token each. */
function phrases(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const head = tokens[at];
    if (head === undefined) break;
    const known = head.kind === 'word' ? lexicon.phrases.get(head.low) : undefined;
    const hit = known?.find(([words]) =>
      words.every((word, step) => {
        const other = tokens[at + step];
        return other !== undefined && (other.kind === 'word' || other.kind === 'filler') && other.low === word;
      }),
    );
    if (hit === undefined || out.at(-1)?.low === 'named' || out.at(-1)?.low === 'called') {
      out.push(head);
      continue;
    }
    const [words, concepts] = hit;
    out.push({ ...head, raw: words.join(' '), low: words.join(' '), concepts: [...concepts] });
    at += words.length - 1;
  }
  return out;
}

/** Numbers that carry a unit in the next word become sizes and ages; `a week`, `last hour` count as one. */
function units(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const here = tokens[at];
    const next = tokens[at + 1];
    if (here === undefined) break;
    const spelled = here.kind === 'word' && here.concepts.length === 0 ? numberWord(here.low) : null;
    const amount = here.kind === 'number' ? here.value : /^(a|an|one|last|past|this|previous)$/.test(here.low) ? 1 : spelled;
    let unitAt = at + 1;
    // `between 1 and 5 megabytes`: the first has the unit of the second
    if (here.kind === 'number' && tokens[at - 1]?.low === 'between' && next?.low === 'and' && tokens[at + 2]?.kind === 'number') {
      const shared = sizeUnit(tokens[at + 3]?.low ?? '');
      if (shared !== null) {
        out.push(token('size', here.raw, Math.round(here.value * shared)));
        continue;
      }
    }
    if (here.low === 'couple' && next?.low === 'of') unitAt += 1;
    const unit = tokens[unitAt];
    if (amount !== null && unit?.kind === 'word' && unit.concepts.length === 0) {
      const size = here.kind === 'number' || spelled !== null ? sizeUnit(unit.low) : null;
      const age = ageUnit(unit.low);
      if (size !== null) {
        out.push(token('size', `${here.raw} ${unit.raw}`, Math.round(amount * size)));
        at = unitAt;
        continue;
      }
      if (age !== null) {
        if (here.low === 'last' || here.low === 'past') out.push({ ...here, kind: 'filler' });
        out.push(token('age', `${here.raw} ${unit.raw}`, amount * age));
        at = unitAt;
        continue;
      }
    }
    out.push(spelled !== null && here.low !== 'few' && here.low !== 'couple' ? { ...token('number', here.raw, spelled) } : here);
  }
  return out;
}

/**
 * In `the folder logs`, `the txt folder` and `a file called images` the word is a name; in `the folder python files` it is a kind of file.
 */
function isNameAt(tokens: readonly Token[], at: number, exists: (name: string) => boolean): boolean {
  const [before, here, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (here === undefined || here.kind !== 'word') return false;
  // `named in names.txt` gives no name yet
  if (/^(named|called)$/.test(before?.low ?? '')) return after === undefined || !/^(in|by|after|like|as|with|to|on|from)$/.test(here.low);
  const isListed = /^(and|or)$/.test(after?.low ?? '') && /^(files?|extensions?)$/.test(tokens[at + 3]?.low ?? '');
  const isBeforeFiles = isListed || /^(files?|extensions?)$/.test(after?.low ?? '');
  // `to archive`, where there is an archive
  if (/^(in|inside|under|within|below|beneath|from|to|into)$/.test(before?.low ?? '') && !isBeforeFiles && exists(here.raw)) return true;
  if (!isFolderName(here.low) && extensionsOf(here.low, true) === null && !exists(here.raw)) return false;
  if (isFolderWord(after)) return true;
  return (isFolderWord(before) || before?.low === 'file') && !isBeforeFiles;
}

/** The word "folder", mistyped or not. */
const isFolderWord = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  (/^(folder|directory|dir)$/.test(token.low) ||
    (conceptOf(token.low) === null && /^[fd]/.test(token.low) && misspelt(token.low) === 'dir'));

/**
 * The tokens of a question, of at most `QUESTION_CHARS` characters of it. `exists` says whether the user's folder has something of a name.
 * Never throws, whatever it holds.
 */
export function read(question: string, exists: (name: string) => boolean = () => false): Token[] {
  const tokens = units(phrases(split(question.slice(0, QUESTION_CHARS))));
  for (const [at, here] of tokens.entries()) {
    if (here.kind !== 'word' || here.concepts.length > 0) continue;
    const shouted = /^[A-Z][A-Z0-9_]{2,}$/.test(here.raw) && !ACRONYMS.test(here.raw) && tokens.some((other) => /[a-z]/.test(other.raw));
    if (isNameAt(tokens, at, exists)) {
      here.kind = 'name';
      here.isName = true;
    } else if (isCalendarWord(here.low) && !exists(here.raw)) continue;
    else if (lexicon.fillers.has(here.low) || here.low.length === 1) here.kind = 'filler';
    else {
      const concept = conceptOf(here.low);
      if (concept !== null && concept !== '') here.concepts = [concept];
      else if (here.low !== here.raw || /[_\d-]/.test(here.raw)) here.kind = 'name';
      else {
        const meant = misspelt(here.low);
        if (meant === '') here.kind = 'filler';
        else if (meant !== null) {
          here.concepts = [meant];
          here.value = -1;
        } else here.kind = 'name';
      }
      if (shouted && here.kind === 'word') here.value = -2;
    }
  }
  return tokens;
}
