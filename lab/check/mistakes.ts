/**
 * Puts one mistake of the kinds models make into a correct command. It does not use the tables of the check: patterns here decide which
 * words are programs, files and quotes, and the plain text of the manual page or bash itself confirms that the mistake is one.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { wordsOf } from './world.ts';

export type Mistake = 'program' | 'long flag' | 'short flag' | 'file' | 'quote' | 'here-document';

export interface Harmed {
  readonly kind: Mistake;
  readonly command: string;
}

/** mulberry32: the same seed, the same mistakes. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Dice = () => number;
const pick = <T>(from: readonly T[], roll: Dice): T | undefined => from[Math.floor(roll() * from.length)];

/** The command with quoted text replaced by underscores, so that patterns find only words of the shell. */
const bare = (command: string): string => command.replace(/\\.|'[^']*'|"(?:\\.|[^"\\])*"/gs, (quoted) => '_'.repeat(quoted.length));

interface Place {
  readonly word: string;
  readonly at: number;
}

/** Words that name a program: at the beginning and after `|`, `;`, `&&`, `$(`, `sudo`, `xargs`. */
function programs(command: string): readonly Place[] {
  const found = bare(command).matchAll(/(?:^|[|;]\s*|&&\s*|\$\(\s*|(?<=\b)sudo\s+|\bxargs\s+)([a-z][a-z0-9]{1,15})(?=\s|$)/g);
  return [...found].map((one) => ({ word: one[1] as string, at: one.index + one[0].length - (one[1] as string).length }));
}

const SHELL_WORDS =
  /^(?:if|for|while|until|do|done|then|else|elif|fi|case|esac|in|function|select|time|cd|echo|read|export|set|unset|alias|eval|exec|source|printf|test|true|false|exit|return|shift|trap|type|wait|kill|jobs|local|declare|shopt|history|pushd|popd|command|builtin|let|hash|help|umask|ulimit|bg|fg|dirs|disown|sudo|xargs|env|nohup|watch)$/;

const replaced = (command: string, { at, word }: Place, by: string): string => command.slice(0, at) + by + command.slice(at + word.length);

const SLIPS: readonly ((word: string, roll: Dice) => string)[] = [
  (word, roll) => {
    const at = Math.floor(roll() * (word.length - 1));
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  },
  (word) => `${word}x`,
  (word) => `fast${word}`,
  (word) => `${word}-ng2`,
  (word) => `my${word}`,
];

const isThere = (name: string): boolean => ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((folder) => fs.existsSync(`${folder}/${name}`));

function unknownProgram(command: string, roll: Dice): string | null {
  const place = pick(
    programs(command).filter(({ word }) => !SHELL_WORDS.test(word)),
    roll,
  );
  if (place === undefined) return null;
  const name = (pick(SLIPS, roll) as (typeof SLIPS)[number])(place.word, roll);
  return name === place.word || isThere(name) || SHELL_WORDS.test(name) || wordsOf(command).has(name)
    ? null
    : replaced(command, place, name);
}

const pages = new Map<string, string | null>();

/** The plain text of a manual page of this machine; null when there is none. */
export function pageOf(program: string): string | null {
  const known = pages.get(program);
  if (known !== undefined) return known;
  const file = ['1', '8'].map((section) => `/usr/share/man/man${section}/${program}.${section}.gz`).find((each) => fs.existsSync(each));
  const text = file === undefined ? null : gunzipSync(fs.readFileSync(file)).toString('utf8').replaceAll('\\-', '-').replace(/\\f./g, '');
  pages.set(program, text);
  return text;
}

const INVENTED =
  `all-files max-results show-hidden pretty-size in-parallel smart only-new everything deep sorted-by-size humanize no-dirs max-lines
  filter-by ignore-errors-all quietly with-dates color-always newest-first total-only json-output limit-to match-all as-table`.split(/\s+/);
const INVENTED_FIND =
  'contains olderthan sizegt namex exclude ext newerthan filename hidden recursive dir minsize regexx nocase limit'.split(' ');

/** Programs that have a manual page and no syntax of their own for options. */
function knownPlaces(command: string): readonly Place[] {
  return programs(command).filter(
    ({ word }) =>
      !/^(?:test|printf|echo|kill|ssh|sh|bash|perl|ruby|python\d?|java|gcc|awk|yes|man|vim?|expr|dd)$/.test(word) && pageOf(word) !== null,
  );
}

const behindWord = (command: string, { at, word }: Place, more: string): string =>
  `${command.slice(0, at + word.length)} ${more}${command.slice(at + word.length)}`;

function longFlag(command: string, roll: Dice): string | null {
  const place = pick(knownPlaces(command), roll);
  if (place === undefined) return null;
  const page = pageOf(place.word) as string;
  if (place.word === 'find') {
    const name = pick(INVENTED_FIND, roll) as string;
    return page.includes(`-${name}`)
      ? null
      : `${command.slice(0, place.at)}find . -${name}${command.slice(place.at + 4).replace(/^\s+[^-\s]\S*/, '')}`;
  }
  const real = /(?<=\s)--[a-z-]{5,}/.exec(bare(command).slice(place.at));
  if (real !== null && roll() < 0.5) {
    const at = place.at + real.index;
    const slip = 3 + Math.floor(roll() * (real[0].length - 4));
    const name = real[0].slice(0, slip) + real[0][slip + 1] + real[0][slip] + real[0].slice(slip + 2);
    return page.includes(name) || name === real[0] ? null : command.slice(0, at) + name + command.slice(at + real[0].length);
  }
  const name = pick(INVENTED, roll) as string;
  return new RegExp(`--?${name}`).test(page) ? null : behindWord(command, place, `--${name}`);
}

function shortFlag(command: string, roll: Dice): string | null {
  const place = pick(
    knownPlaces(command).filter(({ word }) => word !== 'find'),
    roll,
  );
  if (place === undefined) return null;
  const page = pageOf(place.word) as string;
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
    (letter) => !new RegExp(`-\\w*${letter}|\\b(?:Fl|Op)\\b.*${letter}`).test(page),
  );
  const letter = pick(letters, roll);
  return letter === undefined ? null : behindWord(command, place, `-${letter}`);
}

/** Patterns for the name of a file that is read: the first operand of certain programs, and the input redirection. */
const FILES: readonly RegExp[] = [
  /(?:^|[|;&]\s*)(?:sudo\s+)?(?:cat|less|more|tac|nl|wc|source|cd|stat|file|md5sum|gunzip|zcat|unzip|rev|od|ls|du|rmdir|sort|comm|diff|cmp|paste)\s+(?:-[a-zA-Z]+\s+)?(?<file>[\w./~-]*\w)(?=\s|$|;|\|)/g,
  /(?:^|[|;&]\s*)(?:sudo\s+)?(?:head|tail)\s+(?:-\d+\s+|-n\s*\d+\s+)?(?<file>[a-zA-Z/~.][\w./-]*\w)(?=\s|$|;|\|)/g,
  /(?:^|[|;&]\s*)(?:sudo\s+)?find\s+(?<file>[\w/~][\w./-]*\w)\s+-/g,
  /(?:^|[|;&]\s*)(?:sudo\s+)?(?:chmod|chown)\s+(?:-R\s+)?[\w+=:]+\s+(?<file>[\w./~-]*\w)(?=\s*$)/g,
  /(?:^|[|;&]\s*)(?:sudo\s+)?(?:cp|mv|rsync)\s+(?:-[a-zA-Z]+\s+)?(?<file>[a-zA-Z/~.][\w./-]*\w)\s+[\w./~:-]+\s*$/g,
  /(?:^|[|;&]\s*)(?:sudo\s+)?(?:grep|sed|awk)\s+(?:-[nvirE]+\s+)?_+\s+(?<file>[a-zA-Z/~.][\w./-]*\w)(?=\s|$|\|)/g,
  /(?:^|[|;&]\s*)(?:sudo\s+)?tar\s+-?[xt][a-z]*f\s+(?<file>[a-zA-Z/~.][\w./-]*\w)(?=\s|$|;|\|)/g,
  /(?<=\s)<\s*(?<file>[a-zA-Z/~.][\w./-]*\w)(?=\s|$|;|\|)/g,
];

function missingFile(command: string, roll: Dice): string | null {
  const places = FILES.flatMap((pattern) =>
    [...bare(command).matchAll(pattern)].map((one): Place => {
      const word = one.groups?.['file'] ?? '';
      return { word, at: one.index + one[0].lastIndexOf(word) };
    }),
  ).filter(({ word }) => !/^_+$|^\/dev\/|^\/$|:/.test(word));
  const place = pick(places, roll);
  if (place === undefined) return null;
  return replaced(command, place, `nosuch-${Math.floor(roll() * 90000) + 10000}.txt`);
}

function openQuote(command: string, roll: Dice): string | null {
  const quotes = [...command.matchAll(/["']/g)].map(({ index }) => index);
  const at = pick(quotes, roll);
  const harmed =
    at === undefined || roll() < 0.2
      ? `${command} ${pick(['"', "'", '$(', '`', '('], roll)}`
      : command.slice(0, at) + command.slice(at + 1);
  return spawnSync('bash', ['-O', 'extglob', '-n', '-c', '--', harmed]).status === 0 ? null : harmed;
}

const openHereDocument = (command: string): string | null =>
  /<<|[\n#]/.test(command) || /[;&|({]\s*$/.test(command) ? null : `${command} <<EOF\nsome text\nEOFF`;

const MAKERS: Readonly<Record<Mistake, (command: string, roll: Dice) => string | null>> = {
  program: unknownProgram,
  'long flag': longFlag,
  'short flag': shortFlag,
  file: missingFile,
  quote: openQuote,
  'here-document': openHereDocument,
};

/** How many of each kind are made in a thousand commands; the kinds with the fewest places come first. */
export const QUOTAS: Readonly<Record<Mistake, number>> = {
  file: 250,
  'short flag': 150,
  'long flag': 200,
  program: 250,
  quote: 100,
  'here-document': 50,
};

/** The command with one mistake, of a kind whose quota is not used up; null when the command has no place for one. */
export function harm(command: string, made: Readonly<Partial<Record<Mistake, number>>>, roll: Dice): Harmed | null {
  for (const [kind, quota] of Object.entries(QUOTAS) as [Mistake, number][]) {
    if ((made[kind] ?? 0) >= quota) continue;
    const harmed = MAKERS[kind](command, roll);
    if (harmed !== null && harmed !== command) return { kind, command: harmed };
  }
  return null;
}
